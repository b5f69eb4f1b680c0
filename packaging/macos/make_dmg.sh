#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes dist/SpiderQt-VERSION.dmg of dist/SpiderQt.app, on a Mac, after packaging/freeze.py.
# SIGN_AS: a "Developer ID Application: …" of the keychain. NOTARY_PROFILE: one of `notarytool store-credentials`.
# Without them the image is unsigned, and macOS asks whoever opens it.
set -eu
cd "$(dirname -- "$0")/../.."
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' spiderqt/__init__.py)
image=dist/SpiderQt-$version.dmg
application=dist/SpiderQt.app

plutil -lint "$application/Contents/Info.plist"
if [ -n "${SIGN_AS:-}" ]; then
    # Inside out: a signature covers what lies within, which must not change afterwards.
    find "$application/Contents" -type f \( -name '*.dylib' -o -name '*.so' -o -perm -u+x \) -print0 |
        xargs -0 -n 20 codesign --force --timestamp --options runtime \
            --entitlements packaging/macos/entitlements.plist --sign "$SIGN_AS"
    codesign --force --timestamp --options runtime \
        --entitlements packaging/macos/entitlements.plist --sign "$SIGN_AS" "$application"
    codesign --verify --deep --strict "$application"
fi

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$application" "$stage/"
ln -s /Applications "$stage/Applications"
rm -f "$image"
hdiutil create -volname SpiderQt -srcfolder "$stage" -format UDZO "$image"

if [ -n "${SIGN_AS:-}" ]; then
    codesign --timestamp --sign "$SIGN_AS" "$image"
fi
if [ -n "${NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
fi
