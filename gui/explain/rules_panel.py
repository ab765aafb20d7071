"""The rules at hand: a panel over the right side of the window, public, closed by Esc."""

import html
from collections.abc import Sequence

import shiboken6
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from gui.explain import rules_text
from gui.kit import theme
from gui.kit.one_line import OneLine
from gui.kit.translated import Translated
from gui.kit.widgets import button, column, label, paint_surface, row, rule, shadow, tool

PAD = 20
_SECTION = Qt.ItemDataRole.UserRole


class RulesPanel(Translated, QFrame):
    """Contents, search, and one section at a time with its neighbours and links."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("rules_panel")
        paint_surface(self, "paper")
        self.section, self._book = "", ""
        self._before = QApplication.focusWidget()
        """Who had the focus: he has it again when the rules are closed."""
        self.heading = label("", "h2")
        self.contents_button = tool("list", "")
        self.close_button = tool("cross", "")
        self.search = OneLine()
        self.search.offer_cross()
        self.contents = QListWidget()
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.number, self.title = label("", "overline"), label("", "h2", wrap=True)
        self.body = QLabel()
        self.body.setTextFormat(Qt.TextFormat.RichText)
        self.body.setWordWrap(True)
        self.body.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.body.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.back, self.on = button("", "", "left", small=True), button("", small=True)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.contents)
        self._pages.addWidget(self._page())
        head = row(self.heading, None, self.contents_button, self.close_button, gap=4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(PAD, 14, PAD, PAD)
        layout.setSpacing(12)
        for widget in (head, self.search, rule()):
            layout.addWidget(widget)
        layout.addWidget(self._pages, 1)
        shadow(self, "dialog")
        self._connect()
        self._speak()
        window.installEventFilter(self)

    def _page(self) -> QWidget:
        inner = column(self.number, self.title, self.body, None, gap=6, pad=(2, 0, 10, 0))
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        foot = row(self.back, None, self.on)
        return column((area, 1), foot, gap=12)

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.close)
        self.contents_button.clicked.connect(self.show_contents)
        self.search.textChanged.connect(self._on_search)
        self.search.returnPressed.connect(self._on_enter)
        self.contents.itemActivated.connect(self._on_item)
        self.contents.itemClicked.connect(self._on_item)
        self.body.linkActivated.connect(self.open_at)
        self.back.clicked.connect(lambda: self._step(-1))
        self.on.clicked.connect(lambda: self._step(1))

    def open_at(self, section: str, book: str | None = None) -> None:
        """Show a section, of another rulebook if one is named."""
        self._book = self._book if book is None else book
        rule = rules_text.rule_text(section, self._book)
        self.section = rule.section
        self.number.setText(self.tr("Section {section}").format(section=rule.section))
        self.title.setText(rule.title)
        every = rules_text.sections(self._book)
        self.body.setText("".join(_paragraph(text, rule.section, every) for text in rule.text))
        place = every.index(rule.section)
        self.back.setEnabled(place > 0)
        self.on.setEnabled(place + 1 < len(every))
        self.back.say(every[place - 1] if place else "")
        self.on.say(every[place + 1] + "  ›" if place + 1 < len(every) else "")
        self._pages.setCurrentIndex(1)
        self._place()
        self.show()
        self.raise_()
        self.close_button.setFocus()

    def show_contents(self) -> None:
        """Show the list of sections."""
        self._fill()
        self._pages.setCurrentIndex(0)
        self.contents.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the window for good."""
        self._window.removeEventFilter(self)
        self.setObjectName("")
        super().closeEvent(event)
        before = self._before
        if before is not None and shiboken6.isValid(before) and before.isVisible():
            before.setFocus()
        self.setParent(None)
        self.deleteLater()

    def _step(self, by: int) -> None:
        every = rules_text.sections(self._book)
        self.open_at(every[every.index(self.section) + by])

    def _fill(self) -> None:
        self.contents.clear()
        for article in rules_text.search(self.search.text(), self._book):
            item = QListWidgetItem(f"{article.section}   {article.title}")
            item.setData(_SECTION, article.section)
            face = theme.font("body" if "." in article.section else "strong")
            item.setFont(face)
            self.contents.addItem(item)

    def _on_search(self) -> None:
        self._fill()
        self._pages.setCurrentIndex(0)

    def _on_enter(self) -> None:
        if self.contents.count():
            self._on_item(self.contents.item(0))

    def _on_item(self, item: QListWidgetItem) -> None:
        self.open_at(str(item.data(_SECTION)))

    def _speak(self) -> None:
        self.heading.setText(self.tr("Rules"))
        self.setAccessibleName(self.tr("Rules"))
        self.contents_button.say(self.tr("Contents"))
        self.close_button.say(self.tr("Close (Esc)"))
        self.search.setPlaceholderText(self.tr("Search the rules…"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        if self.section:
            page = self._pages.currentIndex()
            self.open_at(self.section)
            self._fill()
            self._pages.setCurrentIndex(page)

    def _place(self) -> None:
        window = self._window
        top = theme.bar_height()
        width = min(theme.size("panel_max"), window.width() * 9 // 25)
        self.setGeometry(window.width() - width, top, width, window.height() - top)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the side of the window."""
        if event.type() == QEvent.Type.Resize and watched is self._window:
            self._place()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Keep Esc from a shortcut of the screen below."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close by Esc; no other key reaches the screen below."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        event.accept()


def _paragraph(text: str, section: str, known: Sequence[str]) -> str:
    """Return a paragraph in which the numbers of other sections can be clicked."""
    ink = theme.hexa("accent")
    parts, at = [], 0
    for matched in rules_text.SECTION.finditer(text):
        if matched[0] in known and matched[0] != section:
            link = f'<a href="{matched[0]}" style="color: {ink};">{matched[0]}</a>'
            parts += [html.escape(text[at : matched.start()]), link]
            at = matched.end()
    parts.append(html.escape(text[at:]))
    return f'<p style="margin: 0 0 10px 0; line-height: 145%;">{"".join(parts)}</p>'
