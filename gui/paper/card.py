"""Print and export: what, on which paper, and then a printer, a file or the clipboard."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence, QPagedPaintDevice, QShortcut
from PySide6.QtWidgets import QCheckBox, QWidget

from engine.catalogue import GAMES
from engine.store.disk import keep_whole
from gui import settings
from gui.errors.sentences import say_error
from gui.kit import theme
from gui.kit.ask_where import ask_where
from gui.kit.dialog import Card, Writing
from gui.kit.endings import ended
from gui.kit.pick_list import PickList
from gui.kit.scroller import scroller
from gui.kit.widgets import Note, button, column, label, row, tool
from gui.paper import kinds, press, sights
from gui.paper.flow import A2, FORMS, LETTER, Page
from gui.paper.kinds import Kind, Wish
from gui.paper.making import Making, Reach
from gui.paper.map_sheet import MapView, view_words, views_of
from gui.paper.order_sheets import OrderPaper, order_paper_words
from gui.paper.preview import Preview
from gui.printable import Matter
from gui.words import names, phases
from gui.words.counted import counted

WIDTH, WIDEST = 1000, 1500
ASK = 40
"""Milliseconds after which it is asked again how far a print is."""

ROUND, LEAST, MOST, AROUND = 290, 260, 1300, 250
"""Room round a page's preview, how high it is, and room round what can be chosen."""


def _wide(parent: QWidget) -> int:
    """Return how wide the card is: pages are looked at, so it takes what a window can spare."""
    room = round(parent.window().width() * 0.7 / theme.text_scale())
    return max(WIDTH, min(room, WIDEST))


class PaperCard(Card):
    """What a table wants on paper, with a look at every page. Nothing in it is secret."""

    writing = Writing.LOOKS

    def __init__(self, parent: QWidget, matter: Matter) -> None:
        super().__init__(parent, "", _wide(parent))
        self._matter = matter
        self._pages: tuple[Page, ...] = ()
        self._running = press.Running("", "")
        self._making: Making[str] | None = None
        self._making_pages = 0
        self._asking = QTimer(self, interval=ASK)
        self._asking.timeout.connect(self._on_ask)
        self.title.setText(self.tr("Print and export"))
        self.setAccessibleName(self.title.text())
        self.kinds = {kind: QCheckBox(words) for kind, words in self._kind_words().items()}
        self.phase, self.view, self.orders = PickList(), PickList(), PickList()
        self.form, self.inks = PickList(), PickList()
        self.preview = Preview()
        room = (parent.window().height() - ROUND) / theme.text_scale()
        self.preview.setMinimumHeight(round(max(LEAST, min(MOST, room))))
        self.back, self.on = tool("left", ""), tool("right", "")
        self.place = label("", "muted", align=Qt.AlignmentFlag.AlignCenter)
        self.state = label("", "muted", wrap=True)
        self.trouble = Note("bad", "")
        self.trouble.setVisible(False)
        self.state.setVisible(False)
        inside = column(*self._options(), None, gap=8, pad=(0, 0, 12, 0))
        options = scroller(inside)  # a long message takes of its height, not of what is in it
        options.setFixedWidth(theme.room(332 * min(theme.text_setting(), 1.5)))
        inside.ensurePolished()
        high = parent.window().height() - AROUND
        options.setMinimumHeight(min(inside.sizeHint().height(), high))
        turn = row(None, self.back, self.place, self.on, None, gap=12)
        looks = column((self.preview, 1), turn, gap=6)
        self.add(row(options, (looks, 1), gap=24), 1)
        self.add(self.state)
        self.add(self.trouble)
        self._make_acts()
        self._connect()
        self._fill()
        self._lay_out()

    def _kind_words(self) -> dict[Kind, str]:
        scored = GAMES[self._matter.public.game].scored
        return {
            Kind.ORDERS: self.tr("Order sheets"),
            Kind.MAP: self.tr("Map"),
            Kind.RESULTS: self.tr("Results"),
            Kind.STANDING: self.tr("Places and points") if scored else self.tr("Places"),
            Kind.COUNTED: counted(self._matter.board).by_turn(),
            Kind.STATISTICS: self.tr("Statistics"),
            Kind.LOG: self.tr("Log of the game"),
            Kind.RULES: self.tr("Rules card"),
            Kind.LINE: self.tr("Position line, QR code"),
            Kind.TABLE: self.tr("Table"),
        }

    def _options(self) -> list[QWidget | int]:
        return [
            self.phase,
            self.kinds[Kind.ORDERS],
            row(32, (self.orders, 1), gap=0),
            self.kinds[Kind.MAP],
            row(32, (self.view, 1), gap=0),
            *(box for kind, box in self.kinds.items() if kind not in (Kind.ORDERS, Kind.MAP)),
            8,
            row((self.form, 1), (self.inks, 1), gap=8),
        ]

    def _make_acts(self) -> None:
        self.shut = button(self.tr("Close"), "quiet")
        self.copy = button(self.tr("Copy as text"), "quiet")
        self.sight = button(self.tr("Save picture…"), "quiet")
        self.pdf = button(self.tr("Save as PDF…"))
        self.print = button(self.tr("Print…"), "primary", "print", "on_accent")
        self.sight.setToolTip(self.tr("The page shown, or its map or chart alone: PNG or SVG"))
        self.add_acts(self.shut, self.copy, self.sight, self.pdf, self.print)

    def _connect(self) -> None:
        self.shut.clicked.connect(self.reject)
        self.copy.clicked.connect(self._on_copy)
        self.sight.clicked.connect(self._on_sight)
        self.pdf.clicked.connect(self._on_pdf)
        self.print.clicked.connect(self._on_print)
        self.preview.turned.connect(self.turn)
        self.back.clicked.connect(lambda: self.turn(-1))
        self.on.clicked.connect(lambda: self.turn(1))
        for box in self.kinds.values():
            box.toggled.connect(self._lay_out)
        self.view.activated.connect(self._lay_out)
        self.phase.activated.connect(self._on_phase)
        for choice in (self.form, self.inks, self.orders):
            choice.activated.connect(self._on_choice)
        QShortcut(QKeySequence("Ctrl+S"), self, self.pdf.click)

    def _fill(self) -> None:
        for form in FORMS.values():
            text = self.tr("US Letter") if form is LETTER else form.name.upper()
            self.form.addItem(text, form.name)
        self.form.setCurrentIndex(self.form.findData(kinds.usual_form().name))
        self.inks.addItem(self.tr("In colour"), False)  # noqa: FBT003
        self.inks.addItem(self.tr("Black only"), True)  # noqa: FBT003
        self.inks.setCurrentIndex(int(settings.current().black_only))
        for paper in OrderPaper:
            self.orders.addItem(order_paper_words(paper, self._matter.board), paper)
        self.orders.setCurrentIndex(self.orders.findData(settings.current().order_paper))
        self.orders.setVisible(not self._matter.tables)
        self.orders.setAccessibleName(self.tr("What orders are written on"))
        past = self._matter.public.past
        self.phase.addItems([phases.full_phase_words(one.phase) for one in past])
        self.phase.setCurrentIndex(self._matter.at)
        self.phase.setVisible(bool(past) and not self._matter.tables)
        self.phase.setAccessibleName(self.tr("Phase"))
        for view in views_of(self._matter):
            self.view.addItem(view_words(view), view)
        if self._matter.before:
            self.view.setCurrentIndex(max(0, self.view.findData(MapView.WRITTEN)))
        self.view.setVisible(not self._matter.tables)
        self.view.setAccessibleName(self.tr("What the map shows"))
        self.form.setAccessibleName(self.tr("Paper"))
        self.inks.setAccessibleName(self.tr("Ink"))
        self.back.say(self.tr("Page back"))
        self.on.say(self.tr("Page on"))
        for kind, box in self.kinds.items():
            with QSignalBlocker(box):
                box.setEnabled(kinds.there_is(kind, self._matter))
                box.setVisible((kind is Kind.TABLE) == bool(self._matter.tables))
        there = [kind for kind, box in self.kinds.items() if box.isEnabled()]
        first = Kind.RESULTS if Kind.RESULTS in there else next(iter(there), None)
        if self._matter.log:
            first = Kind.LOG
        if first is not None:
            with QSignalBlocker(self.kinds[first]):
                self.kinds[first].setChecked(True)

    @property
    def wish(self) -> Wish:
        """What is chosen."""
        chosen = [kind for kind, box in self.kinds.items() if box.isChecked() and box.isEnabled()]
        return Wish(
            chosen,
            FORMS[self.form.currentData()],
            bool(self.inks.currentData()),
            MapView(self.view.currentData()),
            OrderPaper(self.orders.currentData()),
        )

    def _on_phase(self, place: int) -> None:
        self._matter = replace(self._matter, at=place)
        self.kinds[Kind.STANDING].setEnabled(kinds.there_is(Kind.STANDING, self._matter))
        self._lay_out()

    def _lay_out(self) -> None:
        self.view.setEnabled(self.kinds[Kind.MAP].isChecked())
        self.orders.setEnabled(self.kinds[Kind.ORDERS].isChecked())
        self._pages = kinds.pages(self._matter, self.wish)
        self._running = kinds.running(self._matter, self.wish)
        self._tell("")
        self.turn(0)

    def turn(self, by: int) -> None:
        """Look at another page."""
        count = len(self._pages)
        at = max(0, min(self.preview.at + by, count - 1))
        self.preview.show_pages(self._pages, self._running, at)
        text = self.tr("page {number} of {count}").format(number=at + 1, count=names.number(count))
        self.place.setText(text if count else self.tr("Nothing is chosen."))
        self.preview.setAccessibleName(self.place.text())
        self.back.setEnabled(at > 0)
        self.on.setEnabled(at < count - 1)
        self._allow()

    def _on_choice(self) -> None:
        self._lay_out()
        paper = self.form.currentData()
        if paper == A2.name:  # for a board, not for what is printed next
            paper = settings.current().paper
        try:
            settings.change(
                paper=paper,
                black_only=bool(self.inks.currentData()),
                order_paper=str(self.orders.currentData()),
            )
        except OSError as error:
            self._refuse(say_error(error))

    # -- files -------------------------------------------------------------------------------

    def _on_pdf(self) -> None:
        pdf = {"pdf": self.tr("PDF (*.pdf)")}
        ask_where(self, self.tr("Save as PDF"), self._stem(), pdf, self.save_pdf)

    def _on_sight(self) -> None:
        pictures = {
            "png": self.tr("Picture, PNG (*.png)"),
            "svg": self.tr("Picture that scales, SVG (*.svg)"),
        }
        ask_where(self, self.tr("Save picture"), self._stem(), pictures, self.save_picture)

    def _stem(self) -> str:
        """Return what a file is called if nobody says otherwise."""
        if self._matter.tables:
            return _plain(f"{self._matter.public.title} {self._matter.tables[0].title}")
        past = self._matter.past
        phase = past.phase if past is not None else self._matter.public.phase
        name = f"{self._matter.public.title} {phases.full_phase_words(phase)}".strip()
        return _plain(name)

    def save_pdf(self, path: Path) -> None:
        """Write the pages as a PDF; say where it lies, or why it does not."""
        pages, running = self._pages, self._running
        self._keep(ended(path, ".pdf"), lambda reach: press.pdf(pages, running, reach), len(pages))

    def save_picture(self, path: Path) -> None:
        """Write what the page shows as a picture; its ending says which kind."""
        scales = path.suffix.lower() == ".svg"
        path, make = (path, sights.svg) if scales else (ended(path, ".png"), sights.png)
        at, count = self.preview.at, len(self._pages)
        page, running = self._pages[at], self._running
        self._keep(path, lambda _: make(page, at + 1, count, running), 1)

    def _keep(self, path: Path, make: Callable[[Reach], bytes], count: int) -> None:
        message = self.tr("Kept as {file}").format(file=path)

        def kept(reach: Reach) -> str:
            data = make(reach)
            reach(count)
            keep_whole(path, data)
            return message

        self._begin(kept, count)

    # -- beside the event loop ---------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something is being made."""
        return self._making is not None

    def _begin(self, make: Callable[[Reach], str], count: int) -> None:
        """Make something of so many pages; what it returns is said when it is done."""
        if self.busy:
            return
        self._making, self._making_pages = Making(make), count
        self._making.start()
        self._asking.start()
        self._tell(self._page_words(1, count))
        self._allow()

    def _page_words(self, number: int, count: int) -> str:
        text = self.tr("Page {number} of {count}…")
        return text.format(number=number, count=names.number(count))

    def _on_ask(self) -> None:
        making = self._making
        if making is None:
            return
        if making.is_alive():
            number, count = max(1, making.page), self._making_pages
            self._tell(self._page_words(number, count))
            return
        self._making = None
        self._asking.stop()
        if making.error is not None:
            self._refuse(say_error(making.error))
        elif making.result is not None:
            self._tell(making.result)
        self._allow()

    def _allow(self) -> None:
        """Offer what can be done now."""
        something = bool(self._pages)
        for act in (self.copy, self.sight, self.pdf, self.print):
            act.setEnabled(something and not self.busy)

    def done(self, result: int) -> None:
        """Close; what is still being made is not put away any more."""
        if self._making is not None:
            self._making.stop()
        super().done(result)

    # -- clipboard and printer ---------------------------------------------------------------

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(kinds.plain_text(self._matter, self.wish))
        self._tell(self.tr("Copied; paste it into a chat or a letter."))

    def _on_print(self) -> None:
        from gui.paper.printer import ask_for_printer  # noqa: PLC0415 - its library is large

        paper = press.layout_of(self._pages[0])
        if not ask_for_printer(self, len(self._pages), paper, self.print_on):
            self._refuse(self.tr("This computer knows no printer. A PDF can be printed elsewhere."))

    def print_on(self, printer: QPagedPaintDevice, chosen: Sequence[int]) -> None:
        """Print the pages with these numbers; say so, or why it could not be."""
        pages, running = self._pages, self._running
        count = len(chosen)
        sent = self.tr("%n page(s) sent to the printer.", "", count)

        def printed(reach: Reach) -> str:
            press.print_pages(printer, pages, running, chosen, reach=reach)
            return sent

        self._begin(printed, count)

    def _tell(self, text: str) -> None:
        self.trouble.setVisible(False)
        self.state.setText(text)
        self.state.setVisible(bool(text))

    def _refuse(self, cause: str) -> None:
        self._tell("")
        self.trouble.words.setText(self.tr("Not done. {cause}").format(cause=cause))
        self.trouble.setVisible(True)


def _plain(text: str) -> str:
    """Return words as every system takes them for a file's name."""
    return "".join("-" if sign in '/\\:*?"<>|.' else sign for sign in text)[:100]
