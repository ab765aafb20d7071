"""Gunboat: what one player plays, shown to him alone, with a PIN to keep it so."""

from PySide6.QtCore import QCoreApplication, Qt

from engine.board.board import Board
from gui.kit import theme
from gui.kit.widgets import button, label, row
from gui.seating.secret_page import SecretPage, badges
from gui.seating.wish_page import side_name
from gui.table.desk.pin_card import PinCard
from gui.words import labels

_MIDDLE = Qt.AlignmentFlag.AlignCenter


class PowerPage(SecretPage):
    """A power's name, large; a PIN of his own; and down with the curtain."""

    def __init__(
        self, board: Board, side: tuple[str, ...], player: str, *, pin: bool, pins: bool
    ) -> None:
        super().__init__(
            QCoreApplication.translate("PowerPage", "{player}: you play").format(player=player),
            QCoreApplication.translate(
                "PowerPage",
                "Tell nobody, and show nobody. From now on the curtain calls the power, not you.",
            ),
        )
        self.player, self.has_pin = player, pin
        self.name = label(side_name(board, side), "h1", wrap=True, align=_MIDDLE)
        letters = tuple(labels.power_letter(board, power) for power in side)
        self.pin = button("", "", "lock", "accent")
        self.pin.clicked.connect(self.ask_pin)
        self.pin.setVisible(pins)
        self.advice = label(
            QCoreApplication.translate(
                "PowerPage",
                "Set a PIN: without one, anybody who presses the button at the curtain sees your "
                "desk, and knows who you are by your orders.",
            ),
            "muted",
            wrap=True,
            align=_MIDDLE,
        )
        self.advice.setVisible(pins)
        self.typed_pin: str | None = None
        self.lay(
            None,
            row(None, badges(letters, 72), None),
            self.name,
            20,
            row(None, self.pin, None),
            self.advice,
            None,
        )
        self._say()
        self.setFocus()

    def fit(self) -> None:
        """Set the power's name largest of all."""
        super().fit()
        self.name.setStyleSheet(f"font-size: {theme.room(52)}px;")

    def ask(self, *, asking: bool) -> None:
        """Nothing is handed in here: one press and the curtain falls."""
        super().ask(asking=asking)
        self.sure.hide()
        self.change.hide()
        self.go.say(QCoreApplication.translate("PowerPage", "I know it, lower the curtain"))

    def press(self) -> None:
        """Lower the curtain."""
        self.handed.emit()

    def ask_pin(self) -> None:
        """Let him set a PIN, twice the same digits."""
        card = PinCard(self, self.player, present=self.has_pin)
        card.chosen.connect(self._keep)
        card.open()

    def _keep(self, pin: str) -> None:
        self.typed_pin, self.has_pin = pin, bool(pin)
        self._say()

    def _say(self) -> None:
        self.pin.say(
            QCoreApplication.translate("PowerPage", "PIN is set. Change it…")
            if self.has_pin
            else QCoreApplication.translate("PowerPage", "Set a PIN…")
        )
