"""Six signs for good and bad beside each other: of a phase, or of one order."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.study.tree.marks import Sign
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import button


class SignRow(Translated, QWidget):
    """The one that counts is pressed; pressed again it is taken away."""

    chosen = Signal(object)
    """A ``Sign``, or nothing."""

    def __init__(self, *, of_order: bool = False) -> None:
        super().__init__()
        self._of_order = of_order
        self.sign: Sign | None = None
        self.buttons = {sign: button(sign.value, checkable=True) for sign in Sign}
        layout = spaced(QHBoxLayout(self), gap=4)
        for sign, made in self.buttons.items():
            made.setProperty("density", "narrow")  # six beside each other
            made.clicked.connect(partial(self._on_sign, sign))
            layout.addWidget(made, 1)
        self._speak()

    def show_sign(self, sign: Sign | None) -> None:
        """Show which one counts."""
        self.sign = sign
        for one, made in self.buttons.items():
            made.setChecked(one is sign)

    def _on_sign(self, sign: Sign) -> None:
        taken = None if self.sign is sign else sign
        self.show_sign(taken)
        self.chosen.emit(taken)

    def _speak(self) -> None:
        phase = {
            Sign.GOOD: self.tr("a good phase"),
            Sign.MISTAKE: self.tr("a mistake"),
            Sign.BRILLIANT: self.tr("a brilliant phase"),
            Sign.BLUNDER: self.tr("a blunder"),
            Sign.INTERESTING: self.tr("worth a try"),
            Sign.DUBIOUS: self.tr("doubtful"),
        }
        order = {Sign.GOOD: self.tr("a good order"), Sign.BRILLIANT: self.tr("a brilliant order")}
        said = {**phase, **order} if self._of_order else phase
        for sign, made in self.buttons.items():
            made.setToolTip(said[sign])
            made.setAccessibleName(said[sign])
