# SPDX-License-Identifier: GPL-3.0-or-later
"""The little language of the manual's pages, turned into HTML. Standard library only; must not know what pages say.

A page is text in paragraphs: ``# Title``, ``## Heading {#anchor}``, ``- item`` or ``1. item`` (one line each),
``![what is seen](table:name)`` alone on its line for a picture, with its text below it; and within lines
``**strong**``, ``*stressed*``, code between backticks, and ``[text](page.md#anchor)``.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator
from itertools import groupby

_HEADING = re.compile(r"(#{1,3}) (.+?)(?: \{#([\w-]+)\})?$")
_PICTURE = re.compile(r"!\[(.+)\]\(table:([\w-]+)\)$")
_ITEM = re.compile(r"(- |\d+\. )(.+)$")
_INLINE = (
    (re.compile(r"`([^`]+)`"), r"<code>\1</code>"),
    (re.compile(r"\*\*([^*]+)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*([^*]+)\*"), r"<i>\1</i>"),
)
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)]+)\)")


def title(source: str) -> str:
    """The title of a page."""
    return source.partition("\n")[0].removeprefix("# ").strip()


def headings(source: str) -> dict[str, str]:
    """The headings that can be linked to: anchor and text."""
    found = filter(None, (_HEADING.match(line) for line in source.splitlines()))
    return {match[3]: match[2] for match in found if match[3]}


def links(source: str) -> list[str]:
    """Where the page's links lead."""
    return [target for _, target in _LINK.findall(source)]


def pictures(source: str) -> list[str]:
    """The names of the pictures on the page."""
    found = (_PICTURE.match(line) for line in source.splitlines())
    return [match[2] for match in found if match]


def to_html(source: str, picture: Callable[[str], str], link: Callable[[str], str]) -> str:
    """The body of a page. `picture` gives the address of a picture, `link` that of a link."""
    return "\n".join(_blocks(source, picture, link))


def _blocks(source: str, picture: Callable[[str], str], link: Callable[[str], str]) -> Iterator[str]:
    for kind, group in groupby(source.splitlines(), key=_kind):
        lines = list(group)
        match kind:
            case "heading":
                yield from (_heading(line) for line in lines)
            case "picture":
                yield from (_figure(line, picture) for line in lines)
            case "ul" | "ol":
                items = (_ITEM.match(line) for line in lines)
                inside = "".join(f"<li>{_inline(item[2], link)}</li>\n" for item in items if item)
                yield f"<{kind}>\n{inside}</{kind}>"
            case "text":
                yield f"<p>{_inline(' '.join(lines), link)}</p>"


def _kind(line: str) -> str:
    if not line.strip():
        return ""
    if _HEADING.match(line):
        return "heading"
    if _PICTURE.match(line):
        return "picture"
    if item := _ITEM.match(line):
        return "ul" if item[1] == "- " else "ol"
    return "text"


def _heading(line: str) -> str:
    match = _HEADING.match(line)
    assert match is not None
    level, anchor = len(match[1]), match[3]
    name = f'<a name="{anchor}" id="{anchor}"></a>' if anchor else ""
    return f"<h{level}>{name}{html.escape(match[2])}</h{level}>"


def _figure(line: str, picture: Callable[[str], str]) -> str:
    match = _PICTURE.match(line)
    assert match is not None
    text, address = html.escape(match[1], quote=False), html.escape(picture(match[2]), quote=True)
    # The text stands below the picture, for everybody: as an alternative too, readers would say it twice.
    return f'<p class="table"><img src="{address}" alt=""><br><i>{text}</i></p>'


def _inline(text: str, link: Callable[[str], str]) -> str:
    shown = html.escape(text, quote=False)
    for pattern, replacement in _INLINE:
        shown = pattern.sub(replacement, shown)
    return _LINK.sub(
        lambda found: f'<a href="{html.escape(link(found[2]), quote=True)}">{found[1]}</a>', shown
    )
