"""What a row of the tree says: which phase, what was ordered there, what somebody remarks."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.study.refusal import StudyError
from engine.study.sandbox import Sandbox
from engine.study.tree.node import Node
from engine.study.tree.setup import Sheets
from engine.study.tree.study import Study
from gui.sandbox.tree.tree_rows import TreeRow
from gui.words import labels, phases

_MOST = 8
"""Orders that a row says at most; there is hardly room for three."""


@dataclass(frozen=True, slots=True)
class RowWords:
    """The words of one row."""

    head: str
    """Which phase it is."""

    orders: str = ""
    remark: str = ""
    """Name and note, the first line of it."""

    sign: str = ""
    """How good it was, in the signs of chess."""

    @property
    def aloud(self) -> str:
        """All of it in one sentence."""
        return ". ".join(filter(None, (self.head, self.sign, self.orders, self.remark)))


def row_words(sandbox: Sandbox, study: Study, row: TreeRow, own: Collection[int] = ()) -> RowWords:
    """Say what stands in a row of a study, which may tell less of it than the sandbox knows.

    ``own`` are boards that its reader came to by himself. A board that cannot be is said to be one.
    """
    node = study.nodes[row.node]
    try:
        head, orders = _told(sandbox, study, node, writing=row.writing)
    except StudyError:
        head = QCoreApplication.translate("Tree", "a board that cannot be")
        orders = ""
    if row.writing:
        return RowWords(head, orders, QCoreApplication.translate("Tree", "not judged yet"))
    tried = QCoreApplication.translate("Tree", "your own try") if node.id in own else ""
    remark = " · ".join(filter(None, (tried, node.name, node.note.partition("\n")[0])))
    return RowWords(head, orders, remark, node.sign.value if node.sign is not None else "")


def _told(sandbox: Sandbox, study: Study, node: Node, *, writing: bool) -> tuple[str, str]:
    if writing:
        phase = sandbox.position(node.id).phase
        return phases.full_phase_words(phase), _orders(sandbox, node.id, node.draft)
    if node.ordered is None:
        phase = sandbox.position(node.id).phase
        said = QCoreApplication.translate("Tree", "Board: {phase}")
        return said.format(phase=phases.full_phase_words(phase)), ""
    phase = sandbox.position(node.parent).phase
    told = _differing(study, node) or node.ordered.orders
    return phases.full_phase_words(phase), _orders(sandbox, node.parent, told, node)


def _differing(study: Study, node: Node) -> Sheets:
    """Return what was ordered otherwise than on the branch beside it; nothing where there is none.

    Two branches of one board are told apart by that, hardly by what all powers ordered.
    """
    assert node.ordered is not None
    beside = study.nodes[node.parent].children
    other = next((one for one in beside if one != node.id), 0)
    content = study.nodes[other].ordered if other else None
    if content is None:
        return {}
    own = node.ordered.orders
    return {
        power: tuple(one for one in texts if one not in content.orders.get(power, ()))
        for power, texts in own.items()
    }


def _orders(sandbox: Sandbox, node: int, sheets: Sheets, signed: Node | None = None) -> str:
    """Write orders as the rulebook does, with what is thought of each."""
    return ", ".join(_written(sandbox, node, sheets, signed))


def _written(sandbox: Sandbox, node: int, sheets: Sheets, signed: Node | None) -> Iterator[str]:
    rules = sandbox.rules(node)
    several = sum(bool(texts) for texts in sheets.values()) > 1
    left = _MOST
    for power in rules.board.powers_by_id:
        texts = sheets.get(power, ())[:left]
        if not texts:
            continue
        left -= len(texts)
        said = ", ".join(
            labels.notation(rules.order(text), rules.board) + _sign(signed, power, text)
            for text in texts
        )
        letter = labels.power_letter(rules.board, power)[:1]
        yield f"{letter}: {said}" if several else said


def _sign(node: Node | None, power: str, order: str) -> str:
    sign = node.sign_of(power, order) if node is not None else None
    return sign.value if sign is not None else ""
