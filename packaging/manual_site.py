# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds the manual as static pages for the web: the same pages as in the program, in every language that has them.

    python packaging/manual_site.py OUTDIR

Needs no display. Pages lie in OUTDIR/<language>/<page>.html, pictures in OUTDIR/tables, and OUTDIR/index.html lets the
reader choose a language.
"""

from __future__ import annotations

import html
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PySide6.QtGui import QGuiApplication  # noqa: E402 - the platform is chosen before Qt is loaded
from PySide6.QtWidgets import QApplication  # noqa: E402

from spiderqt import assets, tongue  # noqa: E402
from spiderqt.board.options import BoardOptions  # noqa: E402
from spiderqt.i18n import own_name  # noqa: E402
from spiderqt.tongue import translate  # noqa: E402
from spiderqt.windows.actions import SPECS  # noqa: E402
from spiderqt.windows.manual import markup, pages, tables  # noqa: E402

_STYLE = """
:root { color-scheme: light dark; }
body { font: 1.1rem/1.55 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 1rem; }
nav ul { padding: 0; } nav li { display: inline-block; margin: 0 1rem .4rem 0; }
nav [aria-current] { font-weight: bold; text-decoration: none; }
h1, h2 { line-height: 1.2; } img { max-width: 100%; height: auto; } .table { margin: 1.5rem 0; }
"""


def languages() -> list[str]:
    """The languages that have pages."""
    return [
        code
        for code in assets.languages()
        if all(pages.path_of(name, code).is_file() for name in pages.NAMES)
    ]


def build(folder: Path) -> list[Path]:
    """Write everything below `folder`; the pages that were written."""
    (folder / "tables").mkdir(parents=True, exist_ok=True)
    for name in tables.names():
        tables.draw(name, BoardOptions(), 2.0).save(str(folder / "tables" / f"{name}.png"))
    (folder / "style.css").write_text(_STYLE.lstrip(), encoding="utf-8")
    keys = {spec.name: ", ".join(spec.keys) for spec in SPECS}
    written = [_write_index(folder)]
    before = tongue.language()
    for code in languages():
        tongue.use(code)
        made = [pages.page(name, keys) for name in pages.NAMES]
        for page in made:
            path = folder / code / f"{page.name}.html"
            path.parent.mkdir(exist_ok=True)
            path.write_text(_document(page, made, code), encoding="utf-8")
            written.append(path)
    tongue.use(before)
    return written


def _document(page: pages.Page, made: list[pages.Page], code: str) -> str:
    body = markup.to_html(
        page.source,
        picture=lambda name: f"../tables/{name}.png",
        link=lambda target: target.replace(".md", ".html"),
    )
    items = "".join(_item(each, current=each is page) for each in made)
    others = "".join(
        f'<li><a href="../{other}/{page.name}.html" lang="{other}" hreflang="{other}">{own_name(other)}</a></li>'
        for other in languages()
        if other != code
    )
    pages_label, language_label = (
        translate("Manual", "Page"),
        translate("Menus", "Lan&guage").replace("&", ""),
    )
    navigation = (
        f'<nav aria-label="{pages_label}"><ul>{items}</ul></nav>\n'
        f'<nav aria-label="{language_label}"><ul>{others}</ul></nav>'
    )
    return _frame(code, f"{page.title} · SpiderQt", f"{navigation}\n<main>\n{body}\n</main>", "../style.css")


def _item(page: pages.Page, *, current: bool) -> str:
    mark = ' aria-current="page"' if current else ""
    return f'<li><a href="{page.name}.html"{mark}>{html.escape(page.title)}</a></li>'


def _write_index(folder: Path) -> Path:
    items = "".join(
        f'<li><a href="{code}/{pages.NAMES[0]}.html" lang="{code}" hreflang="{code}">{own_name(code)}</a></li>'
        for code in languages()
    )
    path = folder / "index.html"
    body = f"<main>\n<h1>SpiderQt</h1>\n<ul>{items}</ul>\n</main>"
    path.write_text(_frame("en", "SpiderQt", body, "style.css"), encoding="utf-8")
    return path


def _frame(code: str, title: str, body: str, style: str) -> str:
    return (
        f'<!DOCTYPE html>\n<html lang="{code}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{html.escape(title)}</title>\n<link rel="stylesheet" href="{style}">\n</head>\n'
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def main(arguments: list[str]) -> int:
    """Do what the module's docstring says; the exit code."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print((__doc__ or "").partition("\n\n")[2].partition("\n\n")[0], file=sys.stderr)
        return 2
    application = QGuiApplication.instance() or QApplication([])
    written = build(Path(arguments[0]))
    print(f"{len(written)} pages in {', '.join(languages())}")
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
