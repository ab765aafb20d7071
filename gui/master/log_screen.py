"""The ruling log on screen: to be read, copied, kept as a text file.

What is copied, kept or printed never quotes a slip. The master alone can have their words shown.
"""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout

from engine import private
from engine.rules.game import Rules
from engine.table.event import Event
from engine.table.master_event import Rewound
from engine.table.view import PublicView
from gui.errors.sentences import say_error
from gui.kit import theme
from gui.kit.ask_where import ask_where
from gui.kit.pagebar import PageBar
from gui.kit.widgets import button, column, label, row
from gui.master.guarded import Guarded
from gui.master.log_words import log_text


class LogScreen(Guarded):
    """Everything that the master did, the oldest first."""

    closed = Signal()
    print_asked = Signal()
    left_asked = Signal()
    """Phases that the table went back from shall be looked at."""

    def __init__(self, events: Sequence[Event], public: PublicView, rules: Rules) -> None:
        super().__init__()
        self._events, self._public, self._rules = events, public, rules
        self.bar = PageBar()
        self.bar.back.connect(self.closed)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.said = label("", "muted")
        self.quote = button("", "quiet", "eye", checkable=True)
        self.quote.clicked.connect(self._write)
        self.copy = button("", "", "")
        self.save = button("", "primary", "folder", "on_accent")
        self.print = button("", "", "print")
        self.left = button("", "", "undo")
        if not any(isinstance(event, Rewound) for event in events):
            self.left.hide()
        self.left.clicked.connect(self.left_asked)
        self.print.clicked.connect(self.print_asked)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._ask_where)
        foot = row((self.said, 1), self.quote, self.left, self.copy, self.print, self.save, gap=12)
        inside = column((self.text, 1), foot, gap=12, pad=(32, 18, 32, 14), surface="paper")
        layout = QVBoxLayout(self.inside)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(inside, 1)
        self.key("Escape", self.closed.emit)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the log in the language now spoken."""
        self.bar.set_title(self.tr("Ruling log"))
        self.text.setFont(theme.font("body"))
        self._write()
        self.text.setAccessibleName(self.tr("Ruling log"))
        self.quote.say(self.tr("With the words of the slips"))
        self.quote.setToolTip(
            self.tr("For the master’s eyes: cannot be copied, and is never printed or kept")
        )
        self.left.say(self.tr("Abandoned phases…"))
        self.copy.say(self.tr("Copy"))
        self.print.say(self.tr("Print…"))
        self.save.say(self.tr("Keep as a text file…"))
        self.said.setText("")
        super().retranslate()

    @property
    def told(self) -> str:
        """The log as it is handed on: no words of a slip in it."""
        return log_text(self._events, self._rules)

    def _write(self) -> None:
        """Show the log; with the words of the slips nothing of it can be copied."""
        quoting = self.quote.isChecked()
        flags = Qt.TextInteractionFlag
        copied = flags.TextSelectableByMouse | flags.TextSelectableByKeyboard
        self.text.setTextInteractionFlags(flags.NoTextInteraction if quoting else copied)
        at = self.text.verticalScrollBar().value()
        self.text.setPlainText(log_text(self._events, self._rules, quoting=quoting))
        self.text.verticalScrollBar().setValue(at)

    def hide_secrets(self, why: str = "") -> None:
        """Cover the log, and take the words of the slips out of it."""
        self.quote.setChecked(False)
        self._write()
        super().hide_secrets(why)

    def take_focus(self) -> None:
        """Let the keys scroll."""
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def arrive(self) -> None:
        """Begin with what was ruled last."""
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.told)
        self.said.setText(self.tr("Copied."))

    def _ask_where(self) -> None:
        name, text = f"{self._public.title}.txt", {"txt": self.tr("Text (*.txt)")}
        ask_where(self, self.tr("Keep the ruling log"), name, text, self.write)

    def write(self, path: Path) -> None:
        """Keep the log as a text file."""
        try:
            with private.replacing(path) as draft:  # slips stand in it as they were written
                draft.write_text(self.told, "utf-8", "backslashreplace")
        except OSError as error:
            self.said.setText(say_error(error))
        else:
            self.said.setText(self.tr("Kept in {file}.").format(file=path.name))
