"""What the menu opens over a game of live rounds: lines to read, its sheet, a file of its own."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from engine.store.disk import keep_whole
from engine.table.live.table import Agreed
from gui.errors.sentences import say_error
from gui.explain.open_rule import open_book
from gui.games import catalogue
from gui.games.live_gui import LiveGui
from gui.kit.ask_where import ask_where
from gui.kit.dialog import Card, Writing
from gui.kit.endings import ended
from gui.kit.scroller import scroller
from gui.kit.widgets import button, column, label
from gui.paper import kinds, press
from gui.paper.flow import paginate
from gui.printable import Sheet

_HIGH = 420


class LinesCard(Card):
    """Some lines to read."""

    writing = Writing.LOOKS

    def __init__(
        self, parent: QWidget, title: str, lines: Sequence[str], above: Sequence[str] = ()
    ) -> None:
        super().__init__(parent, title, 640)
        said = [label(line, "strong", wrap=True, selectable=True) for line in above]
        self.lines = [*said, *(label(line, wrap=True, selectable=True) for line in lines)]
        area = scroller(column(*self.lines, None, gap=10, pad=(0, 0, 12, 0)))
        area.setMinimumHeight(min(_HIGH, 44 * len(self.lines)))
        self.add(area, 1)
        self.shut = button(QCoreApplication.translate("Navigator", "Close"), "primary")
        self.shut.clicked.connect(self.accept)
        self.add_acts(self.shut)
        self.shut.setFocus()


def rules_in_brief(parent: QWidget, card: LiveGui, agreed: Agreed | None = None) -> LinesCard:
    """Return the card with what a table agreed on, and the rules of a game in some sentences."""
    title = QCoreApplication.translate("OpenRounds", "Rules of {game}").format(game=card.name())
    above: Sequence[str] = ()
    if agreed is not None and card.picker is not None:
        picker = card.picker()
        picker.take(agreed.map, agreed.options)
        above = picker.said()
    return LinesCard(parent, title, card.in_brief(), above)


def show_rules(section: str, window: QWidget, game: str) -> None:
    """Open the rules of a game; in brief, where that is all there is of them."""
    card = catalogue.LIVE[game]
    if card.rule_texts:
        open_book(section, window, card.rule_texts)
    else:
        rules_in_brief(window, card).open()


class PrintCard(Card):
    """Puts a game's sheet on paper, or into a file."""

    writing = Writing.LOOKS

    def __init__(self, parent: QWidget, title: str, sheets: Sequence[Sheet]) -> None:
        super().__init__(parent, "", 520)
        self._running, self._sheets = press.Running(title, ""), sheets
        self.title.setText(self.tr("Print and export"))
        self.setAccessibleName(self.title.text())
        empty = self.tr("Nothing has happened yet that could be put on paper.")
        sentence = self.tr("The results, with everything that has happened.")
        self.state = label(sentence if sheets else empty, wrap=True)
        self.add(self.state)
        self.pdf = button(self.tr("Save as PDF…"))
        self.print = button(self.tr("Print…"), "", "print")
        self.shut = button(QCoreApplication.translate("Navigator", "Close"), "primary")
        for act in (self.pdf, self.print):
            act.setEnabled(bool(sheets))
        self.pdf.clicked.connect(self._on_pdf)
        self.print.clicked.connect(self._on_print)
        self.shut.clicked.connect(self.accept)
        self.add_acts(self.pdf, self.print, self.shut)

    def _on_pdf(self) -> None:
        pdf = {"pdf": "PDF (*.pdf)"}
        ask_where(self, self.tr("Save as PDF"), self._running.game, pdf, self.save_pdf)

    def save_pdf(self, path: Path) -> None:
        """Write the sheet as a PDF; say where it lies, or why it does not."""
        place = ended(path, ".pdf")
        pages = paginate(list(self._sheets), kinds.usual_form())
        try:
            keep_whole(place, press.pdf(pages, self._running))
        except OSError as error:
            self.state.setText(self.tr("Not done. {cause}").format(cause=say_error(error)))
            return
        self.state.setText(self.tr("Kept as {file}").format(file=place))

    def _on_print(self) -> None:
        from gui.paper.printer import ask_for_printer  # noqa: PLC0415 - its library is large

        pages = paginate(list(self._sheets), kinds.usual_form())
        if not ask_for_printer(
            self,
            len(pages),
            press.layout_of(pages[0]),
            lambda device, chosen: press.print_pages(device, pages, self._running, chosen),
        ):
            self.state.setText(
                self.tr("This computer knows no printer. A PDF can be printed elsewhere.")
            )


def ask_for_json(parent: QWidget, title: str, act: Callable[[Path], object]) -> None:
    """Ask where to write a game as JSON."""
    heading = QCoreApplication.translate("OpenRounds", "Export the whole game")
    written = {"json": "JSON (*.json)"}
    ask_where(parent, heading, title, written, lambda path: act(ended(path, ".json")))
