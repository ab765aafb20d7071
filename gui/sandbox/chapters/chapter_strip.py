"""Which chapter is looked at, over the tree: the one before, the next, and the list of all."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.study.tree.study import Study
from gui.kit import theme
from gui.kit.translated import Translated
from gui.kit.widgets import button, row, tool
from gui.sandbox.chapters.chapter_acts import chapter_name
from gui.words import names


class ChapterStrip(Translated, QWidget):
    """A chapter's title between two arrows."""

    def __init__(self) -> None:
        super().__init__()
        self._name, self._at, self._count = "", 1, 1
        self.before, self.after = tool("left", ""), tool("right", "")
        self.title = button("", "quiet", "list", small=True)
        self.title.setStyleSheet("text-align: left; padding-left: 6px; padding-right: 6px;")
        inside = row(self.before, (self.title, 1), self.after, gap=2)
        layout = inside.layout()
        if layout is not None:
            self.setLayout(layout)
        self._speak()

    def show_chapter(self, study: Study, number: int) -> None:
        """Say which chapter of a study it is."""
        known = [one.id for one in study.chapters]
        self._at, self._count = known.index(number) + 1, len(known)
        self._name = chapter_name(study, study.chapters[self._at - 1])
        self.before.setEnabled(self._at > 1)
        self.after.setEnabled(self._at < self._count)
        for arrow in (self.before, self.after):
            arrow.setVisible(self._count > 1)
        self._speak()

    def _speak(self) -> None:
        self.before.say(self.tr("The chapter before (Page Up)"))
        self.after.say(self.tr("The next chapter (Page Down)"))
        told = self.tr("Chapter {at} of {count}: {name}")
        at, count = names.number(self._at), names.number(self._count)
        said = told.format(at=at, count=count, name=self._name)
        self.title.setAccessibleName(said)
        tip = self.tr("{chapter}. All chapters, text, facts, mode (K)")
        self.title.setToolTip(tip.format(chapter=said))
        self._fit()

    def _fit(self) -> None:
        counted = f"{self._at}/{self._count}  " if self._count > 1 else ""
        room = self.title.width() - theme.px(44)
        measure = self.title.fontMetrics()
        said = (counted + self._name, self._name)  # where one has to go, it is the count
        whole = next((one for one in said if measure.horizontalAdvance(one) <= room), said[0])
        short = measure.elidedText(whole, Qt.TextElideMode.ElideRight, room)
        self.title.setText(f"\u2002{short}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten the title where there is no room for it."""
        super().resizeEvent(event)
        self._fit()
