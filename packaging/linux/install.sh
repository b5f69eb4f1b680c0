#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Shows the game in the menus of this user's desktop, from the folder in which this file lies; no root needed.
# --remove takes that back. What was played stays in either case.
#
# Pone el juego en los menús del escritorio; --remove lo quita. Lo jugado se conserva siempre.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
id=io.github.spiderqt.SpiderQt

refresh() {
    if command -v update-mime-database >/dev/null; then update-mime-database "$data/mime" 2>/dev/null || true; fi
    if command -v update-desktop-database >/dev/null; then
        update-desktop-database "$data/applications" 2>/dev/null || true
    fi
}

if [ "${1:-}" = --remove ]; then
    rm -f "$data/applications/$id.desktop" "$data/mime/packages/$id.xml" "$data/metainfo/$id.metainfo.xml"
    find "$data/icons/hicolor" -name "$id.*" -delete 2>/dev/null || true
    rm -f "$HOME/.local/bin/spiderqt" "$HOME/.local/bin/spiderqt-cli"
    refresh
    exit 0
fi
cd "$here/share"
find applications metainfo mime icons -type f | while read -r file; do
    mkdir -p "$data/$(dirname "$file")"
    cp "$file" "$data/$file"
done
sed -i "s|^Exec=spiderqt|Exec=\"$here/bin/spiderqt\"|" "$data/applications/$id.desktop"
mkdir -p "$HOME/.local/bin"
ln -sf "$here/bin/spiderqt" "$here/bin/spiderqt-cli" "$HOME/.local/bin/"
refresh
