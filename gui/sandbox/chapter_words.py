"""What a chapter says at its head, over the orders and the results."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.kit import theme
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.widgets import column, label
from gui.sandbox.course import Course

_HIGH = 96
"""How high it is at most: longer texts are scrolled."""


class ChapterWords(QWidget):
    """The text of the chapter that is looked at; nothing where it has none."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self._course = course
        self.words = label("", "", wrap=True, selectable=True)
        self.area = scroller(column(self.words, pad=(0, 0, 8, 0)))
        spaced(QVBoxLayout(self), (0, 0, 0, 4)).addWidget(self.area)
        course.moved.connect(self.show_chapter)
        course.told.connect(self.show_chapter)
        self.show_chapter()

    def show_chapter(self) -> None:
        """Say what the chapter says."""
        chapter = self._course.study.chapter_of(self._course.at)
        text = chapter.text if chapter is not None else ""
        if text != self.words.text():
            self.words.setText(text)
            self.updateGeometry()
        if self.parentWidget() is not None or not text:
            self.setVisible(bool(text))

    def sizeHint(self) -> QSize:
        """Be as high as the text needs, up to a few lines."""
        wide = max(self.width() - theme.px(20), theme.px(120))
        high = min(self.words.heightForWidth(wide) + theme.room(6), theme.px(_HIGH))
        return QSize(wide, high)

    def minimumSizeHint(self) -> QSize:
        """Keep that height."""
        return QSize(0, self.sizeHint().height())
