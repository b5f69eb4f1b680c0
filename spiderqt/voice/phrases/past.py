# SPDX-License-Identifier: GPL-3.0-or-later
"""The player's figures in words: what each number of the statistics is, and the picture over time told as sentences.

No Qt. A phrase is whole: whoever hears one cell of a table alone knows what it says.
"""

from __future__ import annotations

from collections.abc import Sequence

from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import LAST_ACTIONS, UndoPolicy
from spiderqt.store.statistics import Figures, Outcome, Statistics
from spiderqt.store.values import Group, PastGame
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import game_name, join_commas
from spiderqt.voice.phrases.table import join_sentences
from spiderqt.voice.phrases.times import duration

RECENT = 20
"""Over how many games, up to each of them, the share of wins is taken in the picture over time."""


def policy_words(policy: UndoPolicy) -> str:
    """``free undo``."""
    match policy:
        case UndoPolicy.FREE:
            return translate("Past", "free undo")
        case UndoPolicy.LAST_100:
            return translate("Past", "undo of the last {count} actions").format(count=LAST_ACTIONS)
        case UndoPolicy.CHARGED:
            return translate("Past", "charged undo")
        case UndoPolicy.BARRIER:
            return translate("Past", "undo with barriers")
        case UndoPolicy.NONE:
            return translate("Past", "no undo")


def scheme_words(scheme: ScoreScheme) -> str:
    """``classic score``."""
    match scheme:
        case ScoreScheme.CLASSIC:
            return translate("Past", "classic score")
        case ScoreScheme.TIMED:
            return translate("Past", "score with a time bonus")
        case ScoreScheme.NONE:
            return translate("Past", "no score")


def rules_words(group: Group) -> str:
    """``free undo, classic score``."""
    return join_commas([policy_words(group.policy), scheme_words(group.scheme)])


def group_words(group: Group) -> str:
    """``Spider, 2 suits, free undo, classic score``."""
    return join_commas([game_name(group.variant), rules_words(group)])


def won_words(won: int, played: int) -> str:
    """``won 12 of 30``."""
    return translate("Past", "won {won} of {played}").format(won=won, played=played)


def figures_words(kind: str, which: str, figures: Figures | None) -> str:
    """One figure of the games won: `kind` is ``moves``, ``time`` or ``score``, `which` ``best``, ``mean``, ``last``."""
    if figures is None:
        return translate("Past", "nothing yet")
    value: float = getattr(figures, which)
    shown = duration(value) if kind == "time" else str(round(value))
    return _figure_pattern(kind, which).format(value=shown)


def _figure_pattern(kind: str, which: str) -> str:
    return {
        ("moves", "best"): translate("Past", "fewest moves {value}"),
        ("moves", "mean"): translate("Past", "mean moves {value}"),
        ("moves", "last"): translate("Past", "moves of the last win {value}"),
        ("time", "best"): translate("Past", "best time {value}"),
        ("time", "mean"): translate("Past", "mean time {value}"),
        ("time", "last"): translate("Past", "time of the last win {value}"),
        ("score", "best"): translate("Past", "best score {value}"),
        ("score", "mean"): translate("Past", "mean score {value}"),
        ("score", "last"): translate("Past", "score of the last win {value}"),
    }[kind, which]


def percent_text(share: float) -> str:
    """``40 %``, for the eye."""
    return translate("Past", "{percent} %", "a share in figures").format(percent=round(100 * share))


def percent_words(share: float) -> str:
    """``40 percent won``."""
    return translate("Past", "{percent} percent won").format(percent=round(100 * share))


def statistics_sentence(line: Statistics) -> str:
    """All of one line in a row, for the console."""
    parts = [
        won_words(line.won, line.played),
        percent_words(line.rate),
        translate("Past", "%n in a row now", None, line.streak),
        translate("Past", "%n in a row at most", None, line.longest),
    ]
    for kind, figures in (("moves", line.moves), ("time", line.seconds), ("score", line.score)):
        if figures is not None:
            parts += [figures_words(kind, which, figures) for which in ("best", "mean", "last")]
    pattern = translate("Past", "{group}: {figures}.", "a line of the statistics")
    return pattern.format(group=group_words(line.group), figures=join_commas(parts))


def outcomes_sentences(outcomes: Sequence[Outcome]) -> str:
    """What the picture over time shows: how many of all and of the last games were won, and how the scores went."""
    if not outcomes:
        return translate("Past", "No game of these is over yet.")
    wins = [one for one in outcomes if one.won_on is not None]
    said = [
        translate("Past", "%n games are over, {won} of them won.", None, len(outcomes)).format(won=len(wins))
    ]
    if len(outcomes) > RECENT:
        recent = _wins(outcomes[-RECENT:])
        if len(outcomes) < 2 * RECENT:
            pattern = translate("Past", "Of the last {count}, {won} were won.")
        else:
            pattern = translate(
                "Past", "Of the last {count}, {won} were won; of the {count} before, {before}."
            )
        said.append(pattern.format(count=RECENT, won=recent, before=_wins(outcomes[-2 * RECENT : -RECENT])))
    scores = [one.score for one in wins if one.score is not None]
    if len(scores) == 1:
        said.append(translate("Past", "The win has a score of {score}.").format(score=scores[0]))
    elif scores:
        pattern = translate(
            "Past", "The scores of the wins lie between {least} and {most}; the last is {last}."
        )
        said.append(pattern.format(least=min(scores), most=max(scores), last=scores[-1]))
    return join_sentences(*said)


def _wins(outcomes: Sequence[Outcome]) -> int:
    return sum(one.won_on is not None for one in outcomes)


def result_words(game: PastGame) -> str:
    """How a game of the past stands: ``won``, ``under way``, ``not won``."""
    if game.won:
        return translate("Past", "won", "the result of a game")
    if game.is_current:
        return translate("Past", "under way", "the result of a game")
    return translate("Past", "not won", "the result of a game")
