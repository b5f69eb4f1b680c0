#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at an application from outside, as a screen reader does: through AT-SPI, in another process.

    probe.py APPLICATION tree             the whole tree as one JSON object
    probe.py APPLICATION press NAME       press the thing whose name begins with NAME
    probe.py APPLICATION focus NAME       put the focus there
    probe.py APPLICATION at X Y           the names from the window down to what lies at that point of the screen
    probe.py - listen EVENT               print each event of that kind (``object:announcement``), until ended

Run with the system's Python, which has the bindings of AT-SPI. APPLICATION is a part of the application's name.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

_TOLD_STATES = ("focused", "focusable", "selected", "selectable", "showing", "enabled", "defunct")


def application(part: str, patience: float = 10.0) -> Any:
    end = time.monotonic() + patience
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for child in children(desktop):
            if part in (child.get_name() or ""):
                return child
        time.sleep(0.1)
    raise SystemExit(f"no application named {part!r} on the accessibility bus")


def children(node: Any) -> Iterator[Any]:
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def walk(node: Any) -> Iterator[Any]:
    yield node
    for child in children(node):
        yield from walk(child)


def picture(node: Any) -> dict[str, Any]:
    states = {state.value_nick for state in node.get_state_set().get_states()}
    extents = node.get_extents(Atspi.CoordType.SCREEN) if node.get_component_iface() else None
    return {
        "role": node.get_role_name(),
        "name": node.get_name(),
        "description": node.get_description(),
        "states": [state for state in _TOLD_STATES if state in states],
        "rectangle": [extents.x, extents.y, extents.width, extents.height] if extents else [],
        "actions": [node.get_action_name(i) for i in range(node.get_n_actions())]
        if node.get_action_iface()
        else [],
        "children": [picture(child) for child in children(node)],
    }


def act(root: Any, wanted: str, name: str) -> None:
    for node in walk(root):
        if node.get_action_iface() and (node.get_name() or "").startswith(name):
            for index in range(node.get_n_actions()):
                if node.get_action_name(index) == wanted:
                    node.do_action(index)
                    return
    raise SystemExit(f"nothing named {name!r} can be asked to {wanted}")


def names_at(root: Any, x: int, y: int) -> list[str]:
    names = []
    node = next(children(root))
    while node is not None:
        names.append(node.get_name())
        found = node.get_accessible_at_point(x, y, Atspi.CoordType.SCREEN)
        node = found if found is not None and found != node else None
    return names


def listen(kind: str) -> None:
    def on_event(event: Any) -> None:
        data = event.any_data
        told = {
            "type": event.type,
            "name": event.source.get_name(),
            "data": data if isinstance(data, str) else "",
        }
        print(json.dumps(told, ensure_ascii=False), flush=True)

    listener = Atspi.EventListener.new(on_event)
    listener.register(kind)
    print(json.dumps({"type": "listening"}), flush=True)
    GLib.MainLoop().run()


def main(arguments: list[str]) -> None:
    if arguments[1] == "listen":
        listen(arguments[2])
        return
    root = application(arguments[0])
    match arguments[1:]:
        case ["tree"]:
            print(json.dumps(picture(root), ensure_ascii=False))
        case ["press", name]:
            act(root, "Press", name)
        case ["focus", name]:
            act(root, "SetFocus", name)
        case ["at", x, y]:
            print(json.dumps(names_at(root, int(x), int(y)), ensure_ascii=False))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
