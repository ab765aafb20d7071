"""The rules in two pages, signs and keys: one key away from every screen, and lost at Esc."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import shiboken6
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.store.disk import keep_whole
from gui import i18n
from gui.errors.sentences import say_error
from gui.explain import brief
from gui.kit import theme
from gui.kit.ask_where import ask_where
from gui.kit.dialog import PAD, Card, Writing
from gui.kit.endings import ended
from gui.kit.kept import Kept
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.widgets import Button, button, column, label, row
from gui.paper import kinds, press
from gui.paper.flow import Page, paginate
from gui.paper.help_sheets import HelpMatter, card_sheets, matter_of_rounds, matter_on, rules_pages
from gui.paper.sign_pictures import HIGH, WIDE
from gui.windows.help.key_table import KeyGroup, groups, groups_of_rounds

PAGES = brief.PAGES + 1
_WIDEST, _AROUND, _CHROME = 1240, 48, 250
_NARROW = 860
"""Below this width, in pixels at 100 % text, there is one column instead of two or three."""

_WRITTEN = (20, 18, 16, 14)
"""How large rules may be written, in pixels at 100 % text, the dearest first."""

_SIGN = 200
"""How wide a sign is drawn in a window of usual size, in pixels."""

_signs: Kept[QPixmap] = Kept(lambda picture: picture, dear=True)


class HelpCard(Card):
    """A game's two pages of rules, and one of signs and keys; nothing in it is of any table."""

    writing = Writing.LOOKS

    rules_asked = Signal()
    """All the rules are wanted."""

    turned = Signal(int)
    """Which page was looked at last."""

    def __init__(self, parent: QWidget, matter: HelpMatter, page: int = 0, here: str = "") -> None:
        self._before = QApplication.focusWidget()
        room, scale = parent.window().size(), theme.text_scale()
        wide = min(room.width() - _AROUND, round(_WIDEST * scale))
        super().__init__(parent, "", round(wide / scale))
        self._matter, self._here = matter, here
        self._columns = 1 if wide / scale < _NARROW else 2
        self.title.setText(self.tr("Rules, signs and keys"))
        self.setAccessibleName(self.title.text())
        self._pictures: list[QLabel] = []
        self.tabs = [
            self._tab(place, name)
            for place, name in enumerate((*matter.names, self.tr("Signs and keys")))
        ]
        self.pages = QStackedWidget()
        self.areas = [scroller(part) for part in (*map(self._page, matter.pages), self._card())]
        for area in self.areas:
            self.pages.addWidget(area)
        inside = wide - 2 * PAD - theme.room(24)
        free = max(220, room.height() - round(_CHROME * min(scale, 1.6)))
        for area in self.areas[:-1]:
            _enlarge(area.widget(), inside, free)
        needed = max(_height(area.widget(), inside) for area in self.areas)
        self.pages.setFixedHeight(min(free, needed))
        self.state = label("", "muted", wrap=True)
        self.state.hide()
        self.add(row(*self.tabs, None, gap=8))
        self.add(self.pages, 1)
        self.add(self.state)
        self.all = button(self.tr("All the rules"), "quiet", "book")
        self.pdf = button(self.tr("Save as PDF…"))
        self.print = button(self.tr("Print…"), "", "print")
        self.shut = button(self.tr("Close"), "primary")
        self.all.clicked.connect(self._on_all)
        self.all.setVisible(matter.whole)
        self.pdf.clicked.connect(self._on_pdf)
        self.print.clicked.connect(self._on_print)
        self.shut.clicked.connect(self.accept)
        self.add_acts(self.all, self.pdf, self.print, self.shut)
        self.finished.connect(self._give_back)
        QShortcut(QKeySequence("Ctrl+P"), self, self._on_print)
        QShortcut(QKeySequence("Ctrl+S"), self, self._on_pdf)
        self.turn(page)
        self.shut.setFocus()

    # -- pages --------------------------------------------------------------------------------

    def _tab(self, place: int, title: str) -> Button:
        tab = button(f"{place + 1}  {title}", small=True, checkable=True)
        tab.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # digits and arrows turn the pages
        tab.clicked.connect(partial(self.turn, place))
        return tab

    @property
    def at(self) -> int:
        """The page shown, from 0."""
        return self.pages.currentIndex()

    def turn(self, place: int) -> None:
        """Show a page."""
        place %= len(self.tabs)
        if place == len(self.tabs) - 1:
            self._draw_signs()
        self.pages.setCurrentIndex(place)
        for at, tab in enumerate(self.tabs):
            tab.setChecked(at == place)
        self.turned.emit(place)

    def ask_for_help(self) -> None:
        """Turn to the next page: the key that opened the card."""
        self.turn(self.at + 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages by digits and arrows, scroll by the others; Esc closes."""
        bar = self.areas[self.at].verticalScrollBar()
        match event.key():
            case Qt.Key.Key_1 | Qt.Key.Key_2 | Qt.Key.Key_3:
                self.turn(min(event.key() - Qt.Key.Key_1, len(self.tabs) - 1))
            case Qt.Key.Key_Left:
                self.turn(max(0, self.at - 1))
            case Qt.Key.Key_Right:
                self.turn(min(len(self.tabs) - 1, self.at + 1))
            case Qt.Key.Key_Down:
                bar.setValue(bar.value() + bar.singleStep() * 3)
            case Qt.Key.Key_Up:
                bar.setValue(bar.value() - bar.singleStep() * 3)
            case Qt.Key.Key_PageDown:
                bar.setValue(bar.value() + bar.pageStep())
            case Qt.Key.Key_PageUp:
                bar.setValue(bar.value() - bar.pageStep())
            case _:
                super().keyPressEvent(event)

    def _page(self, page: tuple[brief.Brief, ...]) -> QWidget:
        parts = [_paragraph(one) for one in page]
        if self._columns == 1:
            return column(*parts, None, gap=14, pad=(0, 0, 12, 0))
        lengths = [len(one.text) + 60 for one in page]
        half = next(at for at in range(len(page) + 1) if sum(lengths[:at]) * 2 >= sum(lengths))
        sides = [column(*side, None, gap=14) for side in (parts[:half], parts[half:])]
        return row((sides[0], 1), (sides[1], 1), gap=32, pad=(0, 0, 12, 0))

    def _card(self) -> QWidget:
        inside = QWidget()
        layout = spaced(QVBoxLayout(inside), (0, 0, 12, 0), 16)
        signs = QGridLayout()
        signs.setHorizontalSpacing(theme.room(18))
        signs.setVerticalSpacing(theme.room(10))
        across = 2 * self._columns
        for place, words in enumerate(self._matter.sign_words):
            picture = QLabel()
            self._pictures.append(picture)
            picture.setFixedSize(_picture())
            picture.setAccessibleName(words)
            caption = label(words, "muted", wrap=True)
            cell = column(picture, caption, None, gap=4)
            signs.addWidget(cell, place // across, place % across)
            signs.setColumnStretch(place % across, 1)
        layout.addLayout(signs)
        # What works where one is stands first; Python's sorting leaves the others in their order.
        groups = sorted(self._groups(), key=lambda one: one.place != self._here)
        parts = [_keys(group, here=group.place == self._here) for group in groups]
        high = [part.sizeHint().height() for part in parts]
        sides = [
            [parts[place] for place in side]
            for side in evenly(high, self._columns + (self._columns > 1))
        ]
        keys = row(*[(column(*side, None, gap=14), 1) for side in sides], gap=28)
        layout.addWidget(keys)
        layout.addStretch(1)
        return inside

    def _groups(self) -> tuple[KeyGroup, ...]:
        if self._matter.places is not None:
            return groups_of_rounds(self._matter.places)
        return groups(self._matter.order_keys)

    def _draw_signs(self) -> None:
        """Draw the signs when they are looked at for the first time."""
        if any(not label.pixmap().isNull() for label in self._pictures):
            return
        ratio = self.devicePixelRatioF()
        key = self._matter.drawn_on, i18n.language(), theme.look(), ratio
        drawn = [_signs.get((*key, number)) for number in range(len(self._pictures))]
        if None in drawn:  # else as when they were looked at last
            drawn = []
            for number, sign in enumerate(self._matter.signs()):
                picture = QPixmap.fromImage(sign.picture.image(_picture() * ratio))
                picture.setDevicePixelRatio(ratio)
                drawn.append(_signs.keep((*key, number), picture))
        for place, one in zip(self._pictures, drawn, strict=True):
            if one is not None:
                place.setPixmap(one)

    # -- leaving ------------------------------------------------------------------------------

    def _give_back(self) -> None:
        """Give the focus back to whoever had it."""
        below, before = self.parentWidget(), self._before
        if below is not None:
            below.window().activateWindow()
        if before is not None and shiboken6.isValid(before) and before.isVisible():
            before.setFocus()

    def _on_all(self) -> None:
        self.accept()
        self.rules_asked.emit()

    # -- on paper -----------------------------------------------------------------------------

    def paper(self) -> tuple[Page, ...]:
        """Lay the pages out on paper; signs and keys, one below the other here, on one each."""
        signs = self._matter.signs()
        keys = [
            (group.words(), [(line.shown, line.words()) for line in group.lines])
            for group in self._groups()
        ]
        sheets = [*rules_pages(self._matter.pages), *card_sheets(signs, keys)]
        return paginate(sheets, kinds.usual_form())

    def _running(self) -> press.Running:
        return press.Running(self.title.text(), "")

    def _on_pdf(self) -> None:
        pdf = {"pdf": self.tr("PDF (*.pdf)")}
        ask_where(self, self.tr("Save as PDF"), self.title.text(), pdf, self.save_pdf)

    def save_pdf(self, path: Path) -> None:
        """Write the pages as a PDF; say where it lies, or why it does not."""
        place = ended(path, ".pdf")
        try:
            keep_whole(place, press.pdf(self.paper(), self._running()))
        except OSError as error:
            self._tell(self.tr("Not done. {cause}").format(cause=say_error(error)))
            return
        self._tell(self.tr("Kept as {file}").format(file=place))

    def _on_print(self) -> None:
        from gui.paper.printer import ask_for_printer  # noqa: PLC0415 - its library is large

        pages = self.paper()
        if not ask_for_printer(
            self,
            len(pages),
            press.layout_of(pages[0]),
            lambda device, chosen: press.print_pages(device, pages, self._running(), chosen),
        ):
            self._tell(self.tr("This computer knows no printer. A PDF can be printed elsewhere."))

    def _tell(self, text: str) -> None:
        self.state.setText(text)
        self.state.show()


def _picture() -> QSize:
    """Return how large a sign is, as large as everything in the window."""
    return QSize(theme.room(_SIGN), theme.room(_SIGN * HIGH / WIDE))


def evenly(heights: Sequence[int], columns: int) -> list[list[int]]:
    """Share parts out to columns so that none is much higher than the others.

    Returns the places of the parts in each column, in their order. The first part stands at the
    head of the first column.
    """
    sides: list[list[int]] = [[] for _ in range(columns)]
    first, *others = range(len(heights))
    for place in (first, *sorted(others, key=lambda place: -heights[place])):
        min(sides, key=lambda side: sum(heights[one] for one in side)).append(place)
    return [sorted(side) for side in sides]


def _height(part: QWidget | None, width: int) -> int:
    if part is None:
        return 0
    for inner in part.findChildren(QWidget):
        inner.ensurePolished()
    tall = part.heightForWidth(width) if part.hasHeightForWidth() else 0
    return tall if tall > 0 else part.sizeHint().height()


class _Last:
    """Which page was looked at last: who wants the keys wants them again."""

    page = 0


def open_help(over: QWidget, loaded: LoadedMap, here: str) -> HelpCard:
    """Open the card over a window or another card; ``here`` is whose keys work."""
    rules = GAMES[loaded.board.game].rules(loaded.board, {})
    return _opened(HelpCard(over, matter_on(loaded, rules), _Last.page, here))


def open_help_of_rounds(over: QWidget, game: str, here: str) -> HelpCard:
    """Open the card of a game of live rounds."""
    return _opened(HelpCard(over, matter_of_rounds(game), _Last.page, here))


def _opened(card: HelpCard) -> HelpCard:
    card.turned.connect(lambda page: setattr(_Last, "page", page))
    card.open()
    return card


def _paragraph(one: brief.Brief) -> QWidget:
    head = row((label(one.title, "strong", wrap=True), 1), label(one.sections, "caption"), gap=12)
    return column(head, label(one.text, wrap=True), gap=2)


def _enlarge(page: QWidget | None, width: int, high: int) -> None:
    """Write a page of rules as large as there is room for: it is read across a table, too."""
    words = [] if page is None else page.findChildren(QLabel)
    for px in _WRITTEN:
        for one in words:
            one.setStyleSheet(f"font-size: {theme.px(px)}px")
        if _height(page, width) <= high:
            return


def _keys(group: KeyGroup, *, here: bool) -> QWidget:
    inner = QWidget()
    inner.setObjectName("keys_here" if here else "")
    grid = QGridLayout(inner)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(theme.room(12))
    grid.setVerticalSpacing(theme.room(5))
    grid.setColumnStretch(1, 1)
    grid.addWidget(label(group.words(), "h3" if here else "overline"), 0, 0, 1, 2)
    for at, line in enumerate(group.lines, 1):
        key = label(line.shown, "key")
        grid.addWidget(key, at, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label(line.words(), "muted", wrap=True), at, 1)
    return inner
