# SPDX-License-Identifier: GPL-3.0-or-later
"""``apply``: the position after some actions, and what came of each."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import dataclass, field
from typing import Any

from spiderqt.cli.answers import DONE, NO, Answer, BadInputError, lines
from spiderqt.cli.objects import event_object, position_object, position_text, refusal_object
from spiderqt.cli.sources import add_code, from_code, from_name, timeline_of
from spiderqt.engine.actions import parse_action
from spiderqt.engine.play import Step
from spiderqt.engine.refusals import Refusal
from spiderqt.engine.timeline import Entry, Timeline, Travel
from spiderqt.tongue import translate
from spiderqt.voice.faults import quoted


def summary() -> str:
    """What the command does."""
    return translate("Console", "carry out actions, and print the position after them")


def arguments(parser: ArgumentParser) -> None:
    """A game, and the actions."""
    parser.add_argument(
        "words",
        metavar=translate("Console", "FILE|CODE ACTION"),
        nargs="*",
        help=translate(
            "Console", "a game, and the actions: “3x2 7” (two cards from column 3 to 7), d, undo, redo"
        ),
    )
    add_code(parser)


def run(given: Namespace) -> Answer:
    """Carry out the actions up to the first that is refused; nothing is applied after it."""
    words = list(given.words)
    if given.code is not None:
        source = from_code(given.code)
    elif words:
        source = from_name(words.pop(0))
    else:
        raise BadInputError(
            translate("Console", "A file or a game code is needed."), translate("Console", "FILE|CODE")
        )
    entries = read_entries(words)
    story = _Story(timeline_of(source))
    for entry in entries:
        if not story.carries_out(entry):
            break
    return story.answer(source.code)


def read_entries(words: list[str]) -> list[Entry]:
    """The entries that the arguments name; ``3x2 7`` may come as one argument or as two. Raises BadInputError."""
    entries: list[Entry] = []
    at = 0
    while at < len(words):
        for length in (1, 2):
            entry = _entry(" ".join(words[at : at + length]))
            if entry is not None:
                break
        else:
            sentence = translate(
                "Console", "This is not an action; actions are like “3x2 7”, “d”, “undo” and “redo”."
            )
            raise BadInputError(sentence, "“" + quoted(words[at]) + "”")
        entries.append(entry)
        at += length
    return entries


def _entry(text: str) -> Entry | None:
    folded = text.strip().lower()
    try:
        return Travel(folded) if folded in ("undo", "redo") else parse_action(folded)
    except ValueError:
        return None


@dataclass
class _Story:
    """What has happened so far."""

    timeline: Timeline
    told: list[tuple[Entry, Step]] = field(default_factory=list)
    refused: tuple[Entry, Refusal] | None = None

    def carries_out(self, entry: Entry) -> bool:
        """Whether `entry` is legal here; what comes of it is noted."""
        after = self.timeline.enter(entry)
        if isinstance(after, Refusal):
            self.refused = entry, after
            return False
        steps = self.timeline.steps if entry is Travel.UNDO else after.steps
        self.told.append((entry, steps[-1]))
        self.timeline = after
        return True

    def answer(self, code: str | None) -> Answer:
        """The table as it lies now, with the whole story."""
        data: dict[str, Any] = {
            "position": position_object(self.timeline, code),
            "events": [_events(entry, step) for entry, step in self.told],
            "refusal": None,
        }
        if self.refused is None:
            return Answer(data, self._text, DONE)
        from spiderqt.voice.phrases.refusals import refusal_sentence

        entry, refusal = self.refused
        says = refusal_sentence(refusal, self.timeline.position.variant)
        data["refusal"] = refusal_object(refusal, entry, says)
        return Answer(data, self._text, NO, f"{entry}: {says}")

    def _text(self) -> str:
        from spiderqt.voice.phrases.events import say_step

        told = []
        for entry, step in self.told:
            says = say_step(step, entry if isinstance(entry, Travel) else None)
            told.append(f"; {entry}: {' '.join(map(str, says))}")
        return lines(told) + position_text(self.timeline)


def _events(entry: Entry, step: Step) -> list[dict[str, Any]]:
    """The events of an action; an undo has one event of its own, a redo has one before the action's."""
    events = [event_object(event) for event in step.events]
    match entry:
        case Travel.UNDO:
            return [{"event": "undone", "action": str(step.action)}]
        case Travel.REDO:
            return [{"event": "redone", "action": str(step.action)}, *events]
    return events
