"""What a reader is told over the paper: a chapter's text, a question, hints, an answer."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from gui.kit import theme
from gui.kit.flow import flow
from gui.kit.later import later
from gui.kit.scroller import Scroller
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import button, label, paint_surface, tool
from gui.sandbox.desk.power_pick import PowerPick
from gui.words.line_ends import whole_orders

_LEAST = 40
_SHARE = 0.4
"""How much of the paper's height it has at most; what is longer scrolls."""


class _Area(Scroller):
    """Wants to be as high as what is in it, and gives way where there is no room."""

    wanted = 0

    def sizeHint(self) -> QSize:
        """Ask for all of it."""
        return QSize(super().sizeHint().width(), self.wanted)

    def minimumSizeHint(self) -> QSize:
        """Do with a line or two."""
        return QSize(0, min(self.wanted, theme.px(_LEAST)))


class ReadingBox(Translated, QWidget):
    """Says it in a few lines; what can be done stands below them."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        paint_surface(self, "inset")
        self.lines = tuple(label("", role, wrap=True) for role in ("", "strong", "", "muted"))
        self.text, self.question, self.told, self.aside = self.lines
        self.text.setProperty("selectable", "true")
        self.powers = PowerPick(board)
        self.hint = button("", "", "info", small=True)
        self.answer = button("", small=True)
        self.again = button("", small=True)
        self.following = button("", "", "next", small=True)
        self.replay = button("", "", "first", small=True)
        self.back = button("", "", "prev", small=True)
        self.anew = tool("first", "", "accent")
        self.whole = button("", "link", "eye", "accent", small=True)
        ending = (self.following, self.replay, self.back)
        self.acts = (self.hint, self.answer, self.again, *ending, self.anew, self.whole)
        self._inside = QWidget()
        inner = spaced(QVBoxLayout(self._inside), (0, 0, 6, 0), 6)
        for part in (*self.lines, self.powers):
            inner.addWidget(part)
        inner.addStretch(1)
        self._inside.installEventFilter(self)
        self._area = _Area(self._inside)
        self._tools = flow(*self.acts, gap=4)
        layout = spaced(QVBoxLayout(self), (10, 8, 10, 8), 6)
        layout.addWidget(self._area, 1)
        layout.addWidget(self._tools)
        self._speak()

    def tell(self, text: str, question: str, told: str, aside: str) -> None:
        """Say it; what there is nothing of goes."""
        more = bool(told) and whole_orders(told) != self.told.text()
        for part, said in zip(self.lines, (text, question, told, aside), strict=True):
            part.setText(whole_orders(said))
            part.setVisible(bool(said))
        self.fit()
        if more:
            later(self, self._show_told)

    def _show_told(self) -> None:
        """Bring what was told last into view: a hint stands below a long text."""
        self._area.ensureWidgetVisible(self.told, 0, 0)

    def offer(self, acts: Sequence[QWidget], *, powers: bool) -> None:
        """Offer what can be done."""
        for act in self.acts:
            act.setVisible(act in acts)
        self.powers.setVisible(powers)
        self._tools.setVisible(bool(acts))
        self.fit()

    def fit(self) -> None:
        """Be as high as what is said, but leave the paper most of its room."""
        over = self.parentWidget()
        most = round((over.height() if over is not None else 400) * _SHARE)
        acts = self._tools.layout()
        if acts is not None and not self._tools.isHidden():
            self._tools.setFixedHeight(acts.heightForWidth(max(self.width() - theme.room(20), 60)))
            most = max(most - self._tools.height(), theme.px(_LEAST))
        layout = self._inside.layout()
        if layout is None:
            return
        layout.activate()
        width = max(self.width() - theme.room(34), 60)
        high = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else 0
        high = max(high, layout.totalMinimumSize().height() if not high else 0)
        self._area.wanted = max(0, min(high + 2, most))
        self._area.setMaximumHeight(self._area.wanted)
        self._area.updateGeometry()
        self._area.setVisible(high > 0)

    def hasHeightForWidth(self) -> bool:
        """Give way where there is no room: Qt lets nothing shrink that has this."""
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Be as high as signs that go on in another line."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let words have the lines that they need at this width."""
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of words."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_tools"):
            self.fit()

    def _speak(self) -> None:
        self.answer.say(self.tr("Show it"))
        self.answer.setToolTip(self.tr("The right orders, and what comes of them (Shift+H)"))
        self.again.say(self.tr("Try again"))
        self.again.setToolTip(self.tr("Back to the orders, to write them otherwise (Backspace)"))
        self.following.say(self.tr("Next chapter"))
        self.following.setToolTip(self.tr("On to the next chapter (Page Down)"))
        self.replay.say(self.tr("Play again"))
        self.replay.setToolTip(
            self.tr("From the first board (Shift+E); what was played stays in the tree")
        )
        self.back.say(self.tr("Look back"))
        self.back.setToolTip(self.tr("At the first phase that was played; → leads on from there"))
