# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the program's icons into resources/icons: ``python packaging/icons.py``.

For whoever changes `spiderqt.board.emblem`; a test sees whether the files are those that it draws. ``--windows
FILE`` and ``--mac FOLDER`` make what those systems' packages take: one .ico, or an .iconset for `iconutil`.
"""

from __future__ import annotations

import argparse
import os
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SIZES = (16, 24, 32, 48, 64, 96, 128, 256, 512)
_MAC = {f"icon_{n}x{n}{'@2x' * (s - 1)}": n * s for n in (16, 32, 128, 256, 512) for s in (1, 2)}

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(ROOT))


def draw(folder: Path) -> None:
    """Write the vector file and a picture of each size into `folder`."""
    from spiderqt.assets import APPLICATION_ID
    from spiderqt.board import emblem

    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{APPLICATION_ID}.svg").write_text(emblem.vector(), encoding="utf-8", newline="\n")
    for size in SIZES:
        (folder / f"{APPLICATION_ID}-{size}.png").write_bytes(_png(size))


def draw_for_windows(path: Path) -> None:
    """Write one .ico with pictures (PNG, as Windows reads them since Vista) of the sizes that it shows."""
    pictures = [(size, _png(size)) for size in SIZES if size <= 256]
    offset = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, data in pictures:
        # A side of 256 is written as 0.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(head + b"".join(data for _, data in pictures))


def draw_for_mac(folder: Path) -> None:
    """Write an .iconset, from which `iconutil -c icns` makes an .icns."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, size in _MAC.items():
        (folder / f"{name}.png").write_bytes(_png(size))


def _png(size: int) -> bytes:
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice

    from spiderqt.board import emblem

    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not emblem.paint(size).save(buffer, "PNG", 0):  # type: ignore[call-overload]  # its stub knows bytes only
        raise RuntimeError("Qt cannot write PNG here")
    return bytes(data.data())


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Draw the program's icons.")
    parser.add_argument("--windows", metavar="FILE", type=Path)
    parser.add_argument("--mac", metavar="FOLDER", type=Path)
    wanted = parser.parse_args()
    if wanted.windows:
        draw_for_windows(wanted.windows)
    if wanted.mac:
        draw_for_mac(wanted.mac)
    if not (wanted.windows or wanted.mac):
        draw(ROOT / "resources" / "icons")


if __name__ == "__main__":
    main()
