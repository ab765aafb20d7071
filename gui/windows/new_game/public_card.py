"""The part of setting up a table that says where the public screen will be."""

import contextlib
from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QShowEvent, QWheelEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from gui import settings
from gui.kit.pick_list import PickList
from gui.kit.widgets import button, column, label, row
from gui.public.displays import IN_WINDOW, Display, Displays
from gui.windows.window import Window

NONE = "none"


class _List(PickList):
    """A list whose value the wheel leaves alone: it turns the page."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


class PublicCard(QWidget):
    """None, a display, or a window; and a button for a look at it. Kept with this computer."""

    def __init__(self, laptop: Window | None = None) -> None:
        super().__init__()
        self._laptop, self._heard = laptop, False
        self._displays = Displays(self)
        self.choice, self.sentence = _List(), label("", "muted", wrap=True)
        self.look = button("", "", "screen")
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(column(row((self.choice, 1), self.look, gap=10), self.sentence, gap=8))
        self.choice.activated.connect(self._on_chosen)
        self.look.clicked.connect(self._on_look)
        for signal in (self._displays.appeared, self._displays.vanished, self._displays.changed):
            signal.connect(self.refresh)
        self.speak()

    @property
    def where(self) -> str:
        """Where the public screen will be: ``none``, ``window``, or a display's key."""
        kept = settings.current()
        if not kept.public_on:
            return NONE
        spare = [one.key for one in self._spare]
        if kept.public_display == IN_WINDOW or not spare:
            return IN_WINDOW
        return kept.public_display if kept.public_display in spare else spare[0]

    @property
    def _spare(self) -> Sequence[Display]:
        return self._displays.spare(self._laptop) if self._laptop is not None else ()

    @property
    def _shown(self) -> bool:
        laptop = self._laptop
        return laptop is not None and laptop.has_projector and laptop.projector.window is not None

    def _on_chosen(self) -> None:
        where = str(self.choice.currentData())
        # The wish is in force all the same when it cannot be written down.
        with contextlib.suppress(OSError):
            if where == NONE:
                settings.change(public_on=False)
            else:
                settings.change(public_on=True, public_display=where)
        if self._laptop is not None and self._shown:
            self._laptop.projector.follow_wishes()
        self.refresh()

    def _on_look(self) -> None:
        if self._laptop is None:
            return
        if self._shown:
            self._laptop.projector.close()  # it was for a look: the wish remains
        else:
            self._laptop.projector.show()
        self.refresh()

    def _hear(self) -> None:
        """Follow what else shows it and puts it away: F7, the menu, a cable."""
        if self._laptop is not None and self._laptop.has_projector and not self._heard:
            self._heard = True
            self._laptop.projector.changed.connect(self.refresh)

    def refresh(self) -> None:
        """List what there is now, and mark what was chosen."""
        self._hear()
        with QSignalBlocker(self.choice):
            self.choice.clear()
            self.choice.addItem(self.tr("No public screen"), NONE)
            for display in self._spare:
                self.choice.addItem(
                    self.tr("On {display}").format(display=display.words), display.key
                )
            self.choice.addItem(self.tr("In a window of its own"), IN_WINDOW)
            self.choice.setCurrentIndex(max(0, self.choice.findData(self.where)))
        self.look.setEnabled(self.where != NONE)
        self.look.setVisible(self._laptop is not None)
        self.look.say(self.tr("Put it away") if self._shown else self.tr("Try it"))

    def speak(self) -> None:
        """Set every word in the language spoken."""
        self.choice.setAccessibleName(self.tr("Public screen"))
        self.sentence.setText(
            self.tr("Board, clock, seals and the reveal for everybody. F7 shows it at any time.")
        )
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Look where the window is: nobody plays on the display that it is on."""
        super().showEvent(event)
        self.refresh()
