"""Below a newcomer's first table: what comes next, in a sentence, and a hint for who asks.

It stands under whatever the window shows, and covers nothing. What is in bold is pressed.
"""

import re
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSizePolicy, QToolBar, QWidget

from gui.games import catalogue
from gui.kit import theme
from gui.kit.widgets import Button, button, label, picture, row
from gui.screen import Falling, Loss, Screen, Shows, TakesHints
from gui.windows.new_game.first_minute import Minute
from gui.windows.window import Window
from gui.words import names

_LOOK_MS = 120
"""How often it is looked what the screen asks for: cards open and close over it."""

_BOLD = re.compile("<b>(.*?)</b>")


class Guide(QToolBar):
    """Says what to press next; a game of one's own needs none."""

    leave_asked = Signal()

    def __init__(self, window: Window, minute: Minute) -> None:
        super().__init__(window)
        self._window, self._minute = window, minute
        self.said = ""
        """What it says, with what is pressed in bold."""

        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.words = label("", "order", wrap=True)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.hint = button("", "", "lesson", "on_chrome", small=True)
        self.hint.clicked.connect(self.give_hint)
        self.key = label("F2", "key")
        self.leave = button("", "quiet", "cross", "on_chrome", small=True)
        self.leave.clicked.connect(self.leave_asked)
        self.inside = row(
            picture("lesson", "brass", 26),
            (self.words, 1),
            *(self.hint, self.key, self.leave),
            gap=12,
            pad=(20, 8, 14, 8),
            surface="chrome",
        )
        self.inside.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(self.inside)
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self.follow)
        self._asked = QShortcut(QKeySequence("F2"), window, self.give_hint)
        window.addToolBar(Qt.ToolBarArea.BottomToolBarArea, self)
        window.installEventFilter(self)
        self.retranslate()
        self._look.start()

    def close_guide(self) -> None:
        """Go with the table."""
        self._look.stop()
        self._window.removeEventFilter(self)
        self._window.removeToolBar(self)
        self._asked.deleteLater()
        self.deleteLater()

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        self.hint.say(self.tr("Hint"))
        self.hint.setToolTip(self.tr("Write sensible orders, to be changed (F2)"))
        self.leave.say(self.tr("Enough"))
        self.follow()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language, and of how large words are."""
        super().changeEvent(event)
        if not hasattr(self, "_look"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Be as wide as the window, and as high as the words need."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def give_hint(self) -> None:
        """Write what one could order, where one is writing."""
        screen = self._window.screen_shown
        if isinstance(screen, TakesHints) and self._minute.guided:
            screen.suggest(self._minute.hint())
            self.follow()

    # -- what is said -------------------------------------------------------------------------

    def follow(self) -> None:
        """Say what the screen asks for now."""
        screen = self._window.screen_shown
        self.setVisible(self._minute.guided)
        writing = screen is not None and bool(screen.secret_of)
        self.hint.setVisible(writing)
        self.key.setVisible(writing)
        said = "" if screen is None else self._words(screen)
        if said != self.said:
            self.said = said
            self.words.setText(_BOLD.sub(rf'<b style="color:{theme.hexa("brass")}">\1</b>', said))
            self._fit()

    def _words(self, screen: Screen) -> str:
        go = self._primary(screen)
        if screen.secret_of:
            return self._at_the_desk(screen, go)
        if not go:
            return self.tr("A moment: it goes on by itself.")
        over = ""
        if self._minute.over and screen.falling is not Falling.CURTAIN:
            over = catalogue.played_on(self._minute.session.rules.board).first_minute().over()
            text = self.tr("{over} Press <b>{leave}</b>, or play on.")
        elif screen.falling is Falling.CURTAIN:
            text = self.tr(
                "At a table the laptop goes round, and nobody looks while another writes. Press "
                "<b>{go}</b>."
            )
        elif screen.shows is Shows.REVEAL:
            text = self.tr("All envelopes are opened at once. Watch, then press <b>{go}</b>.")
        elif screen.shows is Shows.RESULTS:
            text = self.tr("Click a unit to read why it fared so. Then press <b>{go}</b>.")
        elif self._minute.waits:
            text = self.tr("You play {power:bare}; all others have sealed. Press <b>{go}</b>.")
        else:
            text = self.tr("What comes next is always the large key. Press <b>{go}</b>.")
        board = self._minute.session.rules.board
        power = names.spoken(board).power(self._minute.power)
        leave = self.leave.accessibleName()
        return text.format(go=go, leave=leave, power=power, over=over)

    def _at_the_desk(self, screen: Screen, go: str) -> str:
        if not go:
            return ""
        if screen.would_lose is Loss.ORDERS:
            text = self.tr("Change what you like. Then press <b>{go}</b>.")
        else:
            text = self.tr(
                "Order as you have learned: click a unit, then where it goes. Or press "
                "<b>{hint}</b>. Then press <b>{go}</b>."
            )
        said = text.format(go=go, hint=self.hint.accessibleName())
        return said.replace("…</b>.", "…</b>")

    def _primary(self, screen: Screen) -> str:
        """Return what the large key is called that can be pressed now."""
        for act in reversed(screen.findChildren(Button)):
            large = act.property("role") in ("primary", "waiting")
            if large and act.isVisible() and act.isEnabled() and self._on_top(act):
                return act.accessibleName()
        return ""

    def _on_top(self, act: QWidget) -> bool:
        middle = act.mapTo(self._window, QPoint(act.width() // 2, act.height() // 2))
        return self._window.childAt(middle) is act

    def _fit(self) -> None:
        inside, wide = self.inside, self._window.width()
        layout = inside.layout()
        if layout is None:
            return
        inside.setFixedWidth(wide)
        high = max(theme.px(46), layout.totalHeightForWidth(wide))
        if inside.height() != high or inside.minimumHeight() != high:
            inside.setFixedHeight(high)

    def sizeHint(self) -> QSize:
        """Be as large as what is in it."""
        return self.inside.size()


def guided(window: Window, minute: Minute, leave: Callable[[], object]) -> Guide | None:
    """Return the guide of a first table, where somebody gives hints at it."""
    if not minute.hinted:
        return None
    guide = Guide(window, minute)
    guide.leave_asked.connect(leave)
    return guide
