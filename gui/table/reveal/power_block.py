"""One power in a reveal: closed while nothing of it was told, large while it is read out."""

from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.table.view import PastPhase, PublicView
from gui.games import catalogue
from gui.kit import theme
from gui.kit.signs import Badge, PieceIcon
from gui.kit.widgets import column, label, picture, row
from gui.words import labels
from gui.words.disorder import disorder
from gui.words.line_ends import unbroken

_MANY = 7
"""From so many orders on, the lines read out are set smaller."""


def sized(
    text: str,
    px: float,
    *,
    bold: bool = False,
    ink: str = "",
    wrap: bool = False,
    large: bool = False,
) -> QLabel:
    """Return words of a size of their own: read from across the table.

    What is ``large`` anyway takes half of the text setting.
    """
    line = label(text, wrap=wrap)
    weight = 600 if bold else 500
    shade = f" color: {theme.hexa(ink)};" if ink else ""
    px = theme.sign(px) if large else theme.px(px)
    line.setStyleSheet(f"font-size: {round(px)}px; font-weight: {weight};{shade}")
    return line


def sized_name(text: str, px: float) -> QLabel:
    """Return the name of a space over what is told of it."""
    heading = label(text, "h1", wrap=True)
    heading.setStyleSheet(f"font-size: {theme.sign(px)}px;")
    return heading


class PowerBlock(QFrame):
    """One power: its orders in one line, or large while they are read out."""

    def __init__(self, power: str, past: PastPhase, public: PublicView, board: Board) -> None:
        super().__init__()
        self.power = power
        self._past, self._public, self._board = past, public, board
        self._game = catalogue.played_on(board)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._state: tuple[bool, bool, float] | None = None

    def show_state(self, *, now: bool, read: bool, scale: float) -> None:
        """Show it being read out, read already, or waiting."""
        if self._state == (now, read, scale):
            return
        self._state = (now, read, scale)
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._layout.addWidget(self._open(scale) if now else self._closed(scale, read=read))

    def speak(self) -> None:
        """Say everything again in the language now spoken."""
        state, self._state = self._state, None
        if state is not None:
            self.show_state(now=state[0], read=state[1], scale=state[2])

    @property
    def _sealed(self) -> bool:
        return self.power in self._past.fingerprints

    def _seal_words(self) -> str:
        """Say whether it was sealed, or that nobody wrote for it; no master's table has seals."""
        if self._sealed:
            return self.tr("sealed")
        return str(disorder(self._board)) if self.power in self._past.disorder else ""

    def _name(self, state: str) -> None:
        name = labels.power_name(self._board, self.power)
        self.setAccessibleName(f"{name}: {state}" if state else name)

    def _head(self, scale: float, mark: QWidget, *, sealed: bool = False) -> QWidget:
        name = labels.power_name(self._board, self.power)
        letter = labels.power_letter(self._board, self.power)
        player: list[QWidget] = []
        if scale >= 1:
            player.append(sized(self._public.player(self.power), 14 * scale, ink="text2"))
        heading = sized(name, 19 * scale, bold=True, wrap=not player)
        return row(
            Badge(letter, round(34 * scale), state="sealed" if sealed else "plain", name=name),
            *((heading, *player, None) if player else ((heading, 1),)),
            mark,
            gap=10,
        )

    def _open(self, scale: float) -> QWidget:
        reading = self.tr("being read")
        mark = sized(reading if scale >= 1 else "", 14 * scale, bold=True, ink="accent")
        self._name(reading)
        lines: list[QWidget] = []
        orders = self._past.orders.get(self.power, ())
        px = 22 if len(orders) < _MANY else 16
        letter = labels.power_letter(self._board, self.power)
        for one in orders:
            kind = one.unit.partition(" ")[0]
            icon: list[QWidget] = []
            if kind:
                icon.append(PieceIcon(kind, letter, round(px * 2.2 * scale)))
            order = self._game.reasons().order_said(one, self._board)
            sentence = sized(order, px * scale, bold=True, wrap=True, large=True)
            lines.append(row(*icon, (sentence, 1), gap=10))
        if not orders:
            lines.append(
                sized(self._game.telling().silence(self._past, self.power), 17 * scale, wrap=True)
            )
        block = column(
            self._head(scale, mark),
            *lines,
            gap=round((8 if px == 22 else 4) * scale),
            pad=(14, 12, 14, 14),
            frame=True,
            surface="choice",
        )
        block.setProperty("on", "true")
        return block

    def _closed(self, scale: float, *, read: bool) -> QWidget:
        mark: QWidget
        if not read:  # what was not read out lies face down: no word and no height tells of it
            text = self._seal_words()
            self._name(text)
            mark = sized(text, 14 * scale, ink="text2")
            return column(self._head(scale, mark, sealed=self._sealed), pad=(14, 6, 14, 6))
        mark = picture("check", "good", 20)
        self._name(self.tr("read out"))
        orders = self._past.orders.get(self.power, ())
        text = "    ".join(unbroken(labels.notation(one, self._board)) for one in orders)
        line = sized(
            text or self._game.telling().silence(self._past, self.power),
            14 * scale,
            ink="text2",
            wrap=True,
        )
        line.setContentsMargins(round(44 * scale), 0, 0, 0)
        return column(self._head(scale, mark), line, gap=2, pad=(14, 6, 14, 6))
