"""Whole games as chapters of a study: of our tables as everybody may know them, and of others."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from engine.exchange.doors import Opened
from engine.exchange.game_remarks import with_remarks
from engine.notation.known_rules import packed
from engine.notation.rulebook import alone, lineup_of
from engine.rules.game import Rules
from engine.store.carried import carried_map
from engine.study.chapters import told_anew
from engine.study.folding import Timeline
from engine.study.line_of_play import line_of_play, played
from engine.study.study_event import StudyBegun, StudyEvent
from engine.study.tree.setup import Ordered
from engine.study.tree.study import Study, numbered
from engine.study.words import LONGEST_NAME, one_line
from engine.table.view import PublicView
from engine.tables import look_at_game


def public_chapter(public: PublicView, rules: Rules, content: bytes = b"") -> Study:
    """Make a chapter of what everybody knows of a game; nothing before its first reveal.

    Players stand in its head where everybody may know who plays what.
    """
    facts = {
        f"Player {seat.power}": one_line(seat.player)[:LONGEST_NAME]
        for seat in public.seats
        if seat.player and not public.gunboat
    }
    told = line_of_play(
        rules,
        played(public.past),
        title=one_line(public.title)[:LONGEST_NAME],
        lineup=lineup(rules),
        carried=packed(content),
    )
    return _with_facts(told, facts)


def own_game(path: Path) -> Study:
    """Make a chapter of what everybody knows of a stored game.

    Raises:
        StoreError: its file cannot be used.
        MapError: its map cannot be used.
    """
    table = look_at_game(path)
    try:
        content = carried_map(path)
        return public_chapter(table.public(), table.rules, content)
    finally:
        table.close()


def foreign_chapter(opened: Opened, rules: Rules, title: str = "") -> Study:
    """Make a chapter of a game of another program, judged by these rules.

    Where its record says that the board stood otherwise than we judge, the line goes on from that
    board, set up by hand.
    """
    phases = (
        (
            one.position,
            Ordered(
                orders={power: texts for power, texts in one.orders.items() if texts},
                disorder=tuple(p for p in rules.board.powers_by_id if p in one.disorder),
            ),
        )
        for one in opened.game.phases
    )
    told = line_of_play(
        rules,
        phases,
        title=one_line(opened.game.title or title)[:LONGEST_NAME],
        lineup=lineup(rules),
        carried=packed(opened.map),
    )
    return with_remarks(told, opened.game.phases, rules.board)


def lineup(rules: Rules) -> str:
    """Return the arrangement in which powers are shared; nothing where everybody plays his own."""
    if rules.sides == alone(rules.board):
        return ""
    try:
        return lineup_of(rules.sides, rules.board)
    except ValueError:  # a side that a coin has joined: no arrangement says so
        return ""


def joined(parts: Iterable[Study]) -> Study:
    """Return the chapters of several studies in one."""
    step: list[StudyEvent] = [StudyBegun()]
    after = count = 0
    for part in parts:
        step += told_anew(part, after, count)
        after += len(part.nodes) + len(part.chapters) + 1
        count += len(part.chapters)
    return numbered(Timeline([step]).study)


def _with_facts(study: Study, facts: Mapping[str, str]) -> Study:
    return replace(study, chapters=tuple(replace(one, facts=facts) for one in study.chapters))
