"""What of a game of live rounds goes on paper, with a look at every page."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QCheckBox, QWidget

from engine.store.disk import keep_whole
from gui import settings
from gui.errors.sentences import say_error
from gui.kit import theme
from gui.kit.ask_where import ask_where
from gui.kit.dialog import Card, Writing
from gui.kit.endings import ended
from gui.kit.pick_list import PickList
from gui.kit.scroller import scroller
from gui.kit.widgets import button, column, label, row, tool
from gui.paper import kinds, press, sights
from gui.paper.flow import A3, A4, LETTER, Page, paginate
from gui.paper.making import Making, Reach
from gui.paper.preview import Preview
from gui.printable import Sheet
from gui.words import names

WIDTH, HIGH, LEAST = 1000, 290, 260
"""How wide the card is, what stands round a preview, and how high that is at least."""

OPTIONS = 320
ASK = 40
"""Milliseconds after which it is asked again whether a file is made."""


Inked = Callable[[bool], Sequence[Sheet]]
"""Makes sheets whose drawings differ in black alone; told whether that is what is wanted."""


class PrintCard(Card):
    """Puts sheets on paper, or into a file. Nothing in it is secret."""

    writing = Writing.LOOKS

    def __init__(self, parent: QWidget, title: str, sheets: Sequence[Sheet] | Inked) -> None:
        super().__init__(parent, "", WIDTH)
        self._inked = sheets if callable(sheets) else None
        black = settings.current().black_only
        sheets = sheets(black) if callable(sheets) else sheets
        self._running, self._sheets = press.Running(title, "", black), sheets
        self._pages: tuple[Page, ...] = ()
        self._making: Making[str] | None = None
        self._asking = QTimer(self, interval=ASK)
        self._asking.timeout.connect(self._on_ask)
        self.title.setText(self.tr("Print and export"))
        self.setAccessibleName(self.title.text())
        self.boxes = [QCheckBox(sheet.title.replace("&", "&&")) for sheet in sheets]
        for box, sheet in zip(self.boxes, sheets, strict=True):
            box.setChecked(sheet.usual)
        self.form, self.inks = PickList(), PickList()
        self.preview = Preview()
        self.back, self.on = tool("left", self.tr("Page back")), tool("right", self.tr("Page on"))
        self.place = label("", "muted", align=Qt.AlignmentFlag.AlignCenter)
        empty = self.tr("Nothing has happened yet that could be put on paper.")
        self.state = label("" if sheets else empty, wrap=True)
        self.sight = button(self.tr("Save picture…"), "quiet")
        self.pdf = button(self.tr("Save as PDF…"))
        self.print = button(self.tr("Print…"), "", "print")
        self.shut = button(self.tr("Close"), "primary")
        self._build(parent)
        self._listen()
        self._lay_out()

    def _build(self, parent: QWidget) -> None:
        usual = kinds.usual_form()
        for form in (A4, A3, LETTER):
            text = self.tr("US Letter") if form is LETTER else form.name.upper()
            self.form.addItem(text, form)
            if form.name == usual.name:
                self.form.setCurrentIndex(self.form.count() - 1)
        self.form.setAccessibleName(self.tr("Paper"))
        for words, black in ((self.tr("In colour"), False), (self.tr("Black only"), True)):
            self.inks.addItem(words, black)
        self.inks.setCurrentIndex(int(settings.current().black_only))
        self.inks.setAccessibleName(self.tr("Ink"))
        room = (parent.window().height() - HIGH) / theme.text_scale()
        self.preview.setMinimumHeight(round(max(LEAST, room)))
        inside = column(
            *self.boxes,
            8,
            row((self.form, 1), (self.inks, 1), gap=8),
            None,
            gap=8,
            pad=(0, 0, 12, 0),
        )
        options = scroller(inside)
        options.setFixedWidth(theme.px(OPTIONS))
        turn = row(None, self.back, self.place, self.on, None, gap=12)
        looks = column((self.preview, 1), turn, gap=6)
        body = row(options, (looks, 1), gap=24)
        body.setVisible(bool(self._sheets))
        self.add(body, 1)
        self.add(self.state)
        self.add_acts(self.sight, self.pdf, self.print, self.shut)

    def _listen(self) -> None:
        for box in self.boxes:
            box.toggled.connect(self._lay_out)
        for choice in (self.form, self.inks):
            choice.activated.connect(self._lay_out)
        self.preview.turned.connect(self.turn)
        self.back.clicked.connect(lambda: self.turn(-1))
        self.on.clicked.connect(lambda: self.turn(1))
        self.sight.clicked.connect(self._on_sight)
        self.pdf.clicked.connect(self._on_pdf)
        self.print.clicked.connect(self._on_print)
        self.shut.clicked.connect(self.accept)

    @property
    def chosen(self) -> Sequence[Sheet]:
        """The sheets that are wanted."""
        both = zip(self.boxes, self._sheets, strict=True)
        return [sheet for box, sheet in both if box.isChecked()]

    def _lay_out(self) -> None:
        black = bool(self.inks.currentData())
        if self._inked is not None and black != self._running.black:
            self._sheets = self._inked(black)
        self._pages = paginate(self.chosen, self.form.currentData())
        self._running = press.Running(self._running.game, "", black)
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

    def _allow(self) -> None:
        for act in (self.sight, self.pdf, self.print):
            act.setEnabled(bool(self._pages) and self._making is None)

    # -- files -----------------------------------------------------------------------------------

    def _on_pdf(self) -> None:
        pdf = {"pdf": "PDF (*.pdf)"}
        ask_where(self, self.tr("Save as PDF"), self._running.game, pdf, self.save_pdf)

    def _on_sight(self) -> None:
        png = {"png": "PNG (*.png)"}
        ask_where(self, self.tr("Save picture"), self._running.game, png, self.save_picture)

    def save_pdf(self, path: Path) -> None:
        """Write the pages as a PDF; say where it lies, or why it does not."""
        pages, running = self._pages, self._running
        self._keep(ended(path, ".pdf"), lambda reach: press.pdf(pages, running, reach))

    def save_picture(self, path: Path) -> None:
        """Write the page that is shown as a picture."""
        at, pages, running = self.preview.at, self._pages, self._running
        self._keep(
            ended(path, ".png"), lambda _: sights.png(pages[at], at + 1, len(pages), running)
        )

    def _keep(self, place: Path, make: Callable[[Reach], bytes]) -> None:
        """Make a file beside the event loop: a window that waits for fifty cards still moves."""
        message = self.tr("Kept as {file}").format(file=place)

        def kept(reach: Reach) -> str:
            keep_whole(place, make(reach))
            return message

        self._making = Making(kept)
        self._making.start()
        self._asking.start()
        self._allow()

    @property
    def busy(self) -> bool:
        """Whether a file is being made."""
        return self._making is not None

    def _on_ask(self) -> None:
        making = self._making
        if making is None or making.is_alive():
            return
        self._making = None
        self._asking.stop()
        if making.error is not None:
            words = self.tr("Not done. {cause}").format(cause=say_error(making.error))
            self.state.setText(words)
        elif making.result is not None:
            self.state.setText(making.result)
        self._allow()

    def _on_print(self) -> None:
        from gui.paper.printer import ask_for_printer  # noqa: PLC0415 - its library is large

        pages = self._pages
        if not ask_for_printer(
            self,
            len(pages),
            press.layout_of(pages[0]),
            lambda device, chosen: press.print_pages(device, pages, self._running, chosen),
        ):
            self.state.setText(
                self.tr("This computer knows no printer. A PDF can be printed elsewhere.")
            )

    def done(self, result: int) -> None:
        """Close; what is still being made is not put away any more."""
        if self._making is not None:
            self._making.stop()
        super().done(result)
