"""An opening as a chapter to play on with: the board as the game begins, and its orders."""

from collections.abc import Mapping

from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.library.chapter_maker import ROOT, ChapterMaker
from engine.notation.known_rules import begun_by, packed
from engine.openings.explorer import Fork
from engine.study.opening import Opening
from engine.study.positions import in_notation, judged
from engine.study.tree.node import Chapter
from engine.study.tree.study import Study

Phases = Mapping[str, Mapping[str, tuple[str, ...]]]
"""Orders by phase (its code) and power."""


def of_opening(opening: Opening) -> Phases:
    """Return the orders of an opening; where several belong to it, the first."""
    return {
        phase: {
            power: tuple(texts[0] for texts in units.values()) for power, units in sheets.items()
        }
        for phase, sheets in opening.orders.items()
    }


def of_fork(fork: Fork) -> Phases:
    """Return the orders that led to a place in the tree of what was played."""
    return {phase: {fork.power: tuple(orders.values())} for phase, orders in fork.before.items()}


def opening_study(loaded: LoadedMap, ordered: Phases, title: str, text: str) -> Study:
    """Return a study of one chapter in which these orders are played, all others standing."""
    board = loaded.board
    rules = GAMES[board.game].rules(board, {})
    setup = begun_by(rules)
    chapter = Chapter(
        id=1,
        root=ROOT,
        game=board.game,
        map=board.id,
        title=title,
        text=text,
        carried=packed(loaded.content),
    )
    made, at, position = ChapterMaker(chapter, setup), ROOT, setup.position
    for code, sheets in ordered.items():
        if position.phase.code != code:
            break
        played = in_notation(rules, position, sheets, ())
        at = made.play(at, played.orders, name=title if at == ROOT else "")
        position = judged(rules, position, played).resolution.after
    return made.study
