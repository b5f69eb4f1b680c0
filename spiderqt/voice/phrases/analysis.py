# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of an analysis and of a winning line that is shown. No Qt.

Must not know how anything was found.
"""

from __future__ import annotations

from spiderqt.advice.hints import facts_of
from spiderqt.engine.actions import Action, Move
from spiderqt.engine.position import Position
from spiderqt.tongue import translate
from spiderqt.voice.phrases.hints import move_sentence
from spiderqt.voice.phrases.table import join_sentences


def analysing_sentence(seconds: int, key: str) -> str:
    """An analysis begins; `key` stops it."""
    text = translate(
        "Verdicts", "Analysing with all cards seen, for %n seconds at most. {key} stops.", None, seconds
    )
    return text.format(key=key)


def looking_back_sentence(steps: int, key: str) -> str:
    """The game cannot be won from here; an earlier position is looked for."""
    text = translate(
        "Verdicts",
        "It cannot be won any more from here. Looking through %n actions for the last position that could be won. "
        "{key} stops.",
        None,
        steps,
    )
    return text.format(key=key)


def never_winnable_sentence() -> str:
    """The deal itself is lost."""
    return translate("Verdicts", "This deal could not be won from its start: everything was tried.")


def lost_somewhere_sentence() -> str:
    """Lost now, and nothing is known of before."""
    return translate(
        "Verdicts",
        "It cannot be won any more from here. Where it was lost was not found within the time.",
    )


def border_sentence(won: int, steps: int, *, exact: bool) -> str:
    """Lost now; the position before step `won`, from 0, of `steps` could still be won."""
    if exact:
        return translate(
            "Verdicts",
            "It cannot be won any more from here. The last position that could be won was %n actions ago.",
            None,
            steps - won,
        )
    return translate(
        "Verdicts",
        "It cannot be won any more from here. %n actions ago it still could; of some positions after that nothing "
        "was found out.",
        None,
        steps - won,
    )


def resumed_sentence(number: int, *, by_undo: bool) -> str:
    """An earlier position lies on the table."""
    if by_undo:
        return translate(
            "Verdicts",
            "The position after %n actions lies on the table again. Redo leads forward.",
            None,
            number,
        )
    return translate(
        "Verdicts",
        "A copy of this game after %n actions lies on the table, as its rules allow no undo so far. "
        "Undo leads back to the game itself.",
        None,
        number,
    )


def line_begins_sentence(steps: int, forth: str, back: str, stop: str) -> str:
    """A winning line is about to be shown, with the keys for it."""
    text = translate(
        "Verdicts",
        "A way to win in %n steps. {forth} plays the next step, {back} takes it back, {stop} ends the showing.",
        None,
        steps,
    )
    return text.format(forth=forth, back=back, stop=stop)


def line_sentence(number: int, steps: int, position: Position, action: Action) -> str:
    """Which step of a line comes next, and what it is."""
    text = translate("Verdicts", "Step {number} of {count}.").format(number=number, count=steps)
    if isinstance(action, Move):
        return join_sentences(text, move_sentence(facts_of(position, action)))
    return join_sentences(text, translate("Hints", "Deal."))


def line_left_sentence() -> str:
    """The player went another way."""
    return translate("Verdicts", "You have left the way that was shown.")


def line_start_sentence() -> str:
    """There is no step to take back."""
    return translate("Verdicts", "This is the start of the way.")


def no_line_sentence(key: str) -> str:
    """No line is being shown; `key` analyses."""
    return translate("Verdicts", "No way to win is being shown. {key} looks for one.").format(key=key)


def no_kept_line_sentence(key: str) -> str:
    """No line was kept for this deal; `key` analyses."""
    text = translate("Verdicts", "No way to win was kept for this deal. {key} looks for one from here.")
    return text.format(key=key)
