"""The bar over every table screen: game, phase, all seals with what is counted, menu."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from engine.board.board import Board
from engine.table.view import PublicView, SealView, Stage
from gui.kit import theme
from gui.kit.menu_button import MenuButton
from gui.kit.signs import Badge
from gui.kit.sizing import spaced
from gui.kit.widgets import Bar, label, row, rule
from gui.words import labels, phases
from gui.words.counted import counted_words

PAD, GAP, LINE, CLOCK = 20, 12, 26, 36

_FOLDED = 21
"""How large a seal is where they stand in two rows."""


def seal_words(view: PublicView, seal: SealView, board: Board) -> str:
    """Say what is publicly known of a power: ``Rusko: zapečetěno, 4 centra``."""
    count = view.counted.get(seal.power, 0)
    if not count and not view.units.get(seal.power, 0):
        text = QCoreApplication.translate("SealRow", "eliminated")
    elif not view.played(seal.power):
        state = QCoreApplication.translate("SealRow", "nobody plays")
        text = f"{state}, {counted_words(count, board)}"
    elif seal.power in view.gone:
        state = QCoreApplication.translate("SealRow", "the player has left")
        text = f"{state}, {counted_words(count, board)}"
    elif view.stage is not Stage.WRITING or view.led:
        text = counted_words(count, board)
    else:
        if seal.sealed:
            state = QCoreApplication.translate("SealRow", "sealed")
        elif seal.asked:
            state = QCoreApplication.translate("SealRow", "not sealed yet")
        else:
            state = QCoreApplication.translate("SealRow", "nothing to write")
        text = f"{state}, {counted_words(count, board)}"
    return f"{labels.power_name(board, seal.power)}: {text}"


def seal_state(view: PublicView, seal: SealView) -> str:
    """Return how a power's sign looks: wax, dashed, plain, or grey for who is out of it."""
    if not view.counted.get(seal.power, 0) and not view.units.get(seal.power, 0):
        return "idle"
    if view.stage is not Stage.WRITING or view.led:
        return "plain"
    if seal.sealed:
        return "sealed"
    return "open" if seal.asked else "idle"


class SealRow(QWidget):
    """All seals with what is counted of each power. Public.

    They stand in one row; where there is no room for it, smaller ones in two, at last without
    figures.
    """

    def __init__(self, board: Board, size: int = 28) -> None:
        super().__init__()
        self._board = board
        self._size = size
        self._view: PublicView | None = None
        self.badges: dict[str, Badge] = {}
        self.counts: dict[str, QLabel] = {}
        self.rows = 1
        self._grid = spaced(QGridLayout(self), gap=round(size * 0.2))
        for power in sorted(board.powers, key=lambda power: power.letter):
            self.badges[power.id] = Badge(power.letter, size, state="open")
            figure = self.counts[power.id] = label("", "strong")
            figure.setFont(theme.font("strong", tabular=True))
        self._lay(1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _lay(self, rows: int) -> None:
        """Put the seals into so many rows."""
        self.rows, long = rows, -(-len(self.badges) // rows)
        gap = round(self._size * 0.2)
        self._grid.setVerticalSpacing(0 if rows > 1 else gap)
        for place, (power, badge) in enumerate(self.badges.items()):
            line, column = divmod(place, long)
            badge.set_size(self._size if rows == 1 else _FOLDED)
            self._grid.addWidget(badge, line, 2 * column)
            self._grid.addWidget(self.counts[power], line, 2 * column + 1)

    def _width(self, rows: int, *, counts: bool) -> int:
        """Return how wide so many rows would be."""
        gap, long = round(self._size * 0.2), -(-len(self.badges) // rows)
        sign = theme.sign(self._size if rows == 1 else _FOLDED) + gap
        figure = max((one.width() for one in self.counts.values()), default=0) + gap
        return long * (sign + (figure if counts else 0)) - gap

    def fit(self, room: int) -> None:
        """Stand in as few rows as a room has place for."""
        rows = 1 if self._width(1, counts=True) <= room else 2
        if rows != self.rows:
            self._lay(rows)
        counts = rows == 1 or self._width(rows, counts=True) <= room
        for figure in self.counts.values():
            figure.setVisible(counts)

    def set_view(self, view: PublicView) -> None:
        """Show who has sealed and who owns how much."""
        self._view = view
        for seal in view.seals:
            badge, text = self.badges[seal.power], seal_words(view, seal, self._board)
            badge.set_state(seal_state(view, seal))
            badge.setToolTip(text)
            badge.setAccessibleName(text)
            if seal.power in self.counts:
                figure = self.counts[seal.power]
                figure.setText(str(view.counted.get(seal.power, 0)))
                # Two figures in large type need more room than the signs leave.
                figure.setFixedWidth(max(theme.room(self._size * 0.72), figure.sizeHint().width()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange and self._view is not None:
            self.set_view(self._view)
        super().changeEvent(event)


class TopBar(Bar):
    """Velmoc, game, season and phase at the left; seals in the middle; acts and menu at the right.

    What does not fit is left out from the least important: the game's title, the wordmark, the
    step. The seals never are.
    """

    def __init__(self, board: Board, right: Sequence[QWidget] = ()) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._view: PublicView | None = None
        self._stage = self._doing = ""
        self.brand = label("Velmoc", "brand")
        self.brand.setContentsMargins(0, 5, 0, 0)
        self.title = label("", "muted")
        self.season = label("", "strong")
        self.stage = label("", "muted")
        self.ends = label("", "muted")
        self._lines = (rule(vertical=True, ink="chrome3"), rule(vertical=True, ink="chrome3"))
        for line in self._lines:
            line.setFixedHeight(theme.sign(LINE))
        self._left = row(
            *(
                self.brand,
                self._lines[0],
                self.title,
                self._lines[1],
                self.season,
                self.stage,
                self.ends,
                None,
            ),
            gap=GAP,
        )
        self.seals = SealRow(board)
        self.seals.setParent(self)
        self.menu = MenuButton()
        self._right = row(*right, self.menu, gap=10)
        layout = spaced(QHBoxLayout(self), (PAD, 6, 12, 6))
        layout.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        layout.addWidget(self._left)
        layout.addStretch(1)
        layout.addWidget(self._right)
        self._speak()

    def set_view(self, view: PublicView, phase_words: str = "") -> None:
        """Show the table's public state; ``phase_words`` instead of what the table is doing."""
        self._view, self._stage = view, phase_words
        self._speak()

    def tell_end(self, words: str) -> None:
        """Say how long it is until the agreed end of the game; nothing where there is none."""
        if words != self.ends.text():
            self.ends.setText(words)
            self.ends.setToolTip(words)
            self._arrange()

    def add_right(self, widget: QWidget) -> None:
        """Put another act before the menu button."""
        layout = self._right.layout()
        if isinstance(layout, QHBoxLayout):
            layout.insertWidget(layout.count() - 1, widget)
        self._arrange()

    def set_clock(self, make: Callable[[int], QWidget]) -> None:
        """Put the table's clock before the acts; ``make`` makes one of a height."""
        layout = self._right.layout()
        if isinstance(layout, QHBoxLayout):
            layout.insertWidget(0, make(CLOCK))
        self._arrange()

    def set_doing(self, text: str) -> None:
        """Say what the table is doing where its clock knows better; nothing for the game's word."""
        self._doing = text
        self._speak()

    def _speak(self) -> None:
        if self._view is not None:
            self.seals.set_view(self._view)
            self.title.setText(self._view.title)
            self.season.setText(phases.phase_words(self._view.phase))
            self.stage.setText(self._stage or self._doing or labels.stage_words(self._view))
        self._arrange()

    def _arrange(self) -> None:
        """Leave out what does not fit, and put the seals into the middle of the window."""
        free = self.width() - self._right.sizeHint().width() - self.season.sizeHint().width()
        self.seals.fit(free - PAD - 12 - 2 * 16)
        seals = self.seals.sizeHint()
        self.seals.resize(seals)
        fixed = seals.width() + self._right.sizeHint().width() + PAD + 12 + 2 * 16
        room = self.width() - fixed
        shown: list[QWidget] = [self.season]
        left = self.season.sizeHint().width()
        for group in (
            (self.stage,),
            (self.ends,),
            (self.brand, self._lines[0]),
            (self.title, self._lines[1]),
        ):
            wanted = sum(part.sizeHint().width() + GAP for part in group)
            if not group[0].text():
                continue
            if left + wanted > room:
                if group == (self.ends,):  # it stands elsewhere too
                    continue
                break
            left += wanted
            shown += group
        parts = (self.brand, self._lines[0], self.title, self._lines[1], self.stage, self.ends)
        for part in parts:
            part.setVisible(part in shown)
        least = PAD + left + 16
        most = self.width() - self._right.sizeHint().width() - 12 - 16 - seals.width()
        middle = (self.width() - seals.width()) // 2
        self.seals.move(max(least, min(middle, most)), (self.height() - seals.height()) // 2)

    def minimumSizeHint(self) -> QSize:
        """Let the window be as narrow as it likes."""
        return QSize(0, theme.bar_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange anew."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language, text size or theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        elif event.type() == QEvent.Type.StyleChange and hasattr(self, "menu"):
            self._arrange()
        super().changeEvent(event)
