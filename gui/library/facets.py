"""What can be chosen beside what is typed: a theme, a section, a rulebook, a power, a space."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from gui.kit.flow import flow
from gui.kit.pick_list import PickList
from gui.kit.sizing import spaced
from gui.library.wanted import FACETS

Choices = Mapping[str, Sequence[tuple[str, str]]]
"""By facet, keys with their words."""

_LEAST = 11


class Facets(QWidget):
    """Lists side by side; what no item has is not offered."""

    chosen = Signal(str, str)
    """A facet, and what of it: nothing for anything."""

    def __init__(self) -> None:
        super().__init__()
        self.boxes = {name: PickList() for name in FACETS}
        for name, box in self.boxes.items():
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.activated.connect(
                lambda at, name=name: self.chosen.emit(
                    name, str(self.boxes[name].itemData(at) or "")
                )
            )
        layout = spaced(QVBoxLayout(self))
        layout.addWidget(flow(*self.boxes.values(), gap=8))

    def offer(self, choices: Choices, wanted: Mapping[str, str]) -> None:
        """Offer what there is, with what is chosen."""
        anything = {
            "theme": self.tr("Any theme"),
            "section": self.tr("Any section"),
            "rulebook": self.tr("Any rulebook"),
            "power": self.tr("Anybody"),
            "space": self.tr("Any space"),
        }
        for name, box in self.boxes.items():
            of = choices.get(name, ())
            with QSignalBlocker(box):
                box.clear()
                box.addItem(anything[name], "")
                box.setMinimumContentsLength(max(_LEAST, len(anything[name])))
                for key, words in of:
                    box.addItem(words, key)
                box.setCurrentIndex(max(0, box.findData(wanted.get(name, ""))))
            box.setAccessibleName(anything[name])
            box.setVisible(bool(of))
