"""What a few have to say in a phase, told aloud one after another instead of written in secret."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from engine.board.board import Board
from engine.rules.game import Rules
from engine.table.view import PublicView
from gui.kit.dialog import Card
from gui.kit.pick_list import PickList
from gui.kit.signs import Badge
from gui.kit.widgets import button, label, row
from gui.words import labels


class ToldCard(Card):
    """One row for each unit that is asked about. All of it is public."""

    told = Signal(object)
    """Carries the orders of everybody asked, by power."""

    written = Signal()
    """The table would rather have it written in secret."""

    def __init__(
        self, parent: QWidget | None, view: PublicView, board: Board, rules: Rules
    ) -> None:
        super().__init__(parent, self.tr("Told aloud, one after another"))
        self._asked = view.queue
        self.answers: dict[str, tuple[str, QComboBox]] = {}
        self.add(
            label(
                self.tr(
                    "No answer can change what becomes of another one, so nobody has to write. "
                    "There is no talk between."
                ),
                "muted",
                wrap=True,
            )
        )
        self._named: list[QLabel] = []
        for power in view.queue:
            for first in rules.choices(view.position, power, ()):
                self._ask(view, board, rules, power, first.token)
        wide = max((named.sizeHint().width() for named in self._named), default=0)
        for named in self._named:  # all answers begin below one another
            named.setMinimumWidth(wide)
        self._rather_written = False
        self.no = button(self.tr("Rather in writing"), "quiet")
        self.no.clicked.connect(self._on_no)
        self.rejected.connect(self._on_rejected)
        self.yes = button(self.tr("So it was told"), "primary")
        self.yes.clicked.connect(self._on_told)
        self.add_acts(self.no, self.yes)
        self._look()

    def _ask(self, view: PublicView, board: Board, rules: Rules, power: str, unit: str) -> None:
        choice = PickList()
        choice.addItem(self.tr("not told yet"), "")
        for offer in rules.choices(view.position, power, (unit,)):
            if offer.order and not offer.why_not:
                order = rules.order(offer.order)
                choice.addItem(labels.order_words(order, board), offer.order)
        named = label(labels.unit_name(unit, board))
        choice.setAccessibleName(f"{labels.power_name(board, power)}: {named.text()}")
        choice.currentIndexChanged.connect(self._look)
        sign = Badge(labels.power_letter(board, power), 26)
        self._named.append(named)
        self.add(row(sign, named, (choice, 1), gap=10))
        self.answers[unit] = (power, choice)

    @property
    def orders(self) -> Mapping[str, tuple[str, ...]]:
        """What was told so far, by power."""
        return {
            power: tuple(
                str(choice.currentData())
                for owner, choice in self.answers.values()
                if owner == power and choice.currentData()
            )
            for power in self._asked
        }

    def _look(self) -> None:
        self.yes.setEnabled(all(choice.currentData() for _, choice in self.answers.values()))

    def _on_told(self) -> None:
        orders = self.orders
        self.accept()
        self.told.emit(orders)

    def _on_no(self) -> None:
        self._rather_written = True
        self.reject()

    def _on_rejected(self) -> None:
        if self._rather_written:
            self.written.emit()
