"""What was said in games of other programs, as notes on the boards of a study."""

from collections.abc import Sequence
from dataclasses import replace

from engine.board.board import Board
from engine.formats.recorded_game import Recorded, Remark
from engine.study.tree.study import Study
from engine.study.words import LONGEST_NOTE, lines


def with_remarks(study: Study, phases: Sequence[Recorded], board: Board) -> Study:
    """Write what was said in a game on its boards.

    What powers said to each other stands at the board on which they wrote: ``F → G: …``, to all
    ``F: …``. What somebody remarks on a phase stands at the board after it.
    """
    nodes, notes = dict(study.nodes), dict[int, list[str]]()
    judged = [key for key in sorted(nodes) if nodes[key].ordered is not None]
    for key, phase in zip(judged, phases, strict=False):
        for one in phase.remarks:
            said = lines(one.text)
            if said:
                where = nodes[key].parent if one.by else key
                notes.setdefault(where, []).append(_speaker(one, board) + said)
    for key, told in notes.items():
        nodes[key] = replace(nodes[key], note="\n".join(told)[:LONGEST_NOTE].rstrip())
    return replace(study, nodes=nodes)


def _speaker(one: Remark, board: Board) -> str:
    if not one.by:
        return ""
    by, to = (
        board.powers_by_id[power].letter[:1] if power in board.powers_by_id else power
        for power in (one.by, one.to)
    )
    return f"{by} → {to}: " if to else f"{by}: "
