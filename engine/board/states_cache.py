"""The table of a map of states and its marks, as the compiled form keeps them."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from engine.board.atlas import StateMarks
from engine.board.states import Apart, Source, State, StateBoard, StateBorder, Via


def packed(board: StateBoard) -> dict[str, Any]:
    """Write a table down as plain values."""
    return {
        "id": board.id,
        "game": board.game,
        "names": dict(board.names),
        "states": {key: asdict(state) for key, state in board.states.items()},
        "borders": [[one.a, one.b, one.via, one.source] for one in board.borders],
        "apart": [[one.a, one.b, dict(one.why)] for one in board.apart],
    }


def unpacked(told: Mapping[str, Any]) -> StateBoard:
    """Read a table that was written down."""
    return StateBoard(
        id=told["id"],
        game=told["game"],
        names=told["names"],
        states={
            key: State(**{**state, "aliases": tuple(state["aliases"])})
            for key, state in told["states"].items()
        },
        borders=tuple(StateBorder(a, b, Via(v), Source(s)) for a, b, v, s in told["borders"]),
        apart=tuple(Apart(a, b, why) for a, b, why in told["apart"]),
    )


def packed_marks(marks: StateMarks) -> dict[str, Any]:
    """Write the marks of a drawing down as plain values."""
    return {
        "stones": dict(marks.stones),
        "leaders": dict(marks.leaders),
        "lines": {part: dict(lines) for part, lines in marks.lines.items()},
        "crossings": [[a, b, way] for (a, b), way in marks.crossings.items()],
    }


def unpacked_marks(told: Mapping[str, Any]) -> StateMarks:
    """Read marks that were written down."""
    return StateMarks(
        stones={part: (x, y) for part, (x, y) in told["stones"].items()},
        leaders={part: tuple((x, y) for x, y in line) for part, line in told["leaders"].items()},
        lines=told["lines"],
        crossings={(a, b): tuple((x, y) for x, y in way) for a, b, way in told["crossings"]},
    )
