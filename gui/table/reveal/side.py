"""The side list of a reveal: every power's orders, the one being read large, and each conflict."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.ruling import Conflict
from engine.table.view import PastPhase, PublicView
from gui.games import catalogue
from gui.kit import theme
from gui.kit.acts import Acts
from gui.kit.codes import CodeView
from gui.kit.later import later
from gui.kit.scroller import scroller
from gui.kit.signs import Badge, PieceIcon
from gui.kit.widgets import (
    Note,
    button,
    column,
    label,
    paint_surface,
    picture,
    row,
    rule,
)
from gui.reveal.seals import checked
from gui.reveal.step import RevealStep, Scene
from gui.table.curtain.cards import code_name, code_words, in_full
from gui.table.reveal.conflict_words import ConflictWords
from gui.table.reveal.power_block import PowerBlock, sized
from gui.table.reveal.verdict_card import VerdictCard
from gui.words import labels, names

_CODE = 250
"""How wide a QR code is at least, in pixels."""


class RevealSide(QWidget):
    """The paper beside the board during a reveal."""

    skipped = Signal()
    """The table wants the results at once."""

    rule_asked = Signal(str)

    def __init__(self, past: PastPhase, public: PublicView, board: Board) -> None:
        super().__init__()
        paint_surface(self, "paper")
        self._past, self._public, self._board = past, public, board
        game = catalogue.played_on(board)
        self._telling = game.telling()
        self._scale = 1.0
        self._step: RevealStep | None = None
        self._number = 0
        self._all = False
        self._told = True
        self._begun = False
        self._why = False
        self._words: tuple[tuple[object, ...], ConflictWords] | None = None
        self.verified = checked(past)
        self.title = label("", "h2")
        self.tally = label("", "muted", wrap=True)
        heard = game.course().read_out(past, board)
        self.blocks = [PowerBlock(power, past, public, board) for power in heard]
        self._list = QWidget()
        blocks = QVBoxLayout(self._list)
        blocks.setContentsMargins(0, 0, 8, 0)
        blocks.setSpacing(6)
        for block in self.blocks:
            blocks.addWidget(block)
        blocks.addStretch(1)
        self.nothing = label("", "h2", wrap=True)
        self.nothing_more = label("", "muted", wrap=True)
        self._unknown = column(self.nothing, self.nothing_more, gap=6, pad=(0, 12, 0, 4))
        blocks.addWidget(self._unknown)
        self.area = scroller(self._list)
        self.area.verticalScrollBar().rangeChanged.connect(self._bring)
        self.card = VerdictCard()
        self.skip = button("")
        self.skip.clicked.connect(self.skipped)
        self.verify = button("", "link", checkable=True)
        self.verify.toggled.connect(self._on_verify)
        good = all(self.verified.values())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 14, 14, 16)
        layout.setSpacing(8)
        sign = picture("check" if good else "warning", "good" if good else "bad", 18)
        self._sealed = row(sign, (self.tally, 1), gap=8)
        self._head = column(self.title, self._sealed, rule(), gap=8)
        layout.addWidget(self._head)
        self.alarm = Note("bad", "")
        self.alarm.setVisible(not good)
        layout.addWidget(self.alarm)
        layout.addWidget(self.area, 1)
        layout.addWidget(self.card, 1)
        layout.addWidget(Acts(self.skip, self.verify))
        self._speak()

    def set_scale(self, scale: float) -> None:
        """Set what is read out smaller in small windows."""
        self._scale = scale

    def show_step(
        self,
        step: RevealStep,
        number: int,
        *,
        everything: bool = False,
        told: bool = True,
        begun: bool = True,
    ) -> None:
        """Show a step; ``number`` is which conflict it is; or all powers' orders open.

        How a conflict ended is left open until it is ``told``. Until the reading has ``begun``
        nobody knows anything.
        """
        self._told, self._begun = told, begun
        self._step, self._number, self._all = step, number, everything
        self._unknown.setVisible(not begun)
        reading = step.power
        heard = reading == "" and step.scene is not Scene.OPENED
        for block in self.blocks:
            now = block.power == reading
            heard = heard and not now
            before = bool(reading) and self._place(block.power) < self._place(reading)
            block.show_state(now=now or everything, read=heard or before, scale=self._scale)
            # Small windows have room for the power being read and the next one.
            ahead = self._place(block.power) - self._place(reading) if reading else 0
            block.setVisible(self._scale >= 1 or everything or ahead in (0, 1))
        cards = step.scene in (Scene.CONFLICT, Scene.CARRIED_OUT) and not everything
        if self.verify.isChecked():
            self._show_fingerprints()
        elif cards:
            self._show_card(step)
        # What is read out needs the room more than a heading does that the bar above says too.
        small = bool(reading) and self._scale < 1 and not everything
        self._head.setVisible(self.verify.isChecked() or not (cards or small))
        self.area.setVisible(not cards and not self.verify.isChecked())
        self.card.setVisible(cards or self.verify.isChecked())
        self._scroll_to(reading)
        if step.scene is Scene.OPENED:
            later(self, self._prepare)

    def _place(self, power: str) -> int:
        return next(i for i, block in enumerate(self.blocks) if block.power == power)

    def _scroll_to(self, power: str) -> None:
        if not power:
            self.area.verticalScrollBar().setValue(0)
            return
        later(self, self._bring)

    def _bring(self) -> None:
        """Bring what is read out into sight, whole if there is room, and its first lines if not.

        Its height is known only when the layout has settled, which the length of the list tells.
        """
        if self._step is None or not self._step.power or self._all:
            return
        block = self.blocks[self._place(self._step.power)]
        if block.height() < self.area.viewport().height():
            self.area.ensureWidgetVisible(block, 0, 16)
        else:
            self.area.verticalScrollBar().setValue(block.y())

    def _fill_card(self, *widgets: QWidget) -> None:
        self._words = None  # what is filled in no more goes
        self.card.fill(widgets)

    def _show_card(self, step: RevealStep) -> None:
        if step.conflict is not None:
            self._fill_conflict(step.conflict)
            return
        fine, count = self._telling.carried_out(self._past)
        done = self.tr("{fine} of {all} orders were carried out")
        done = done.format(fine=fine, all=names.number(count))
        if not count:
            done = self.tr("Nobody had written an order")
        after = self._past.resolution.after.dislodged
        beaten = [
            row(
                PieceIcon(
                    one.unit.kind,
                    labels.power_letter(self._board, one.unit.power),
                    round(40 * max(1.0, self._scale)),
                ),
                (label(labels.unit_name(one.unit, self._board), "order"), 1),
                label(self.tr("has to retreat"), "muted"),
                gap=10,
            )
            for one in after
        ]
        heading = sized(done, 20 * self._scale, bold=True, wrap=True)
        self._fill_card(heading, *beaten)

    def _fill_conflict(self, conflict: Conflict) -> None:
        words = self._conflict_words()
        words.tell(conflict, self._number)
        words.reasons.setVisible(self._tells_why)
        self.card.fill(words.above, words.ended, words.further)
        self.card.ask(asked=self._why)
        self.card.tell(told=self._told)

    def _conflict_words(self) -> ConflictWords:
        look = (*theme.look(), self._scale)
        if self._words is None or self._words[0] != look:
            words = ConflictWords(self._past, self._board, max(1.0, self._scale))
            words.rule_asked.connect(self.rule_asked)
            words.why_asked.connect(self.turn_why)
            self._words = look, words
        return self._words[1]

    def _prepare(self) -> None:
        """Have the card of conflicts ready, and dressed, before the first is told of."""
        if self._words is None and not self.card.isVisible():
            words = self._conflict_words()
            self.card.fill(words.above, words.ended, words.further)
            self.card.dress()

    @property
    def _tells_why(self) -> bool:
        """Whether reasons stand below a verdict: where there is room, or somebody asked."""
        return self._why != (self._scale >= 1)

    def turn_why(self) -> None:
        """Say why a conflict ended so, or leave it."""
        self._why = not self._why
        if self._words is not None:
            self._words[1].reasons.setVisible(self._tells_why)
            self.card.ask(asked=self._why)

    @property
    def told(self) -> bool:
        """Whether it says how the conflict ended."""
        return self._told

    def tell(self, *, told: bool) -> None:
        """Say how the conflict ended, or keep it open."""
        self._told = told
        self.card.tell(told=told)

    def _on_verify(self) -> None:
        self._again()

    def _again(self) -> None:
        if self._step is not None:
            known, begun = self._told, self._begun
            self.show_step(self._step, self._number, everything=self._all, told=known, begun=begun)

    def _show_fingerprints(self) -> None:
        parts: list[QWidget] = [
            label(
                self.tr(
                    "A fingerprint is computed from the orders and a secret number that is "
                    "published now. Whoever changed an order after sealing would be found out."
                ),
                "muted",
                wrap=True,
            )
        ]
        for power, good in self.verified.items():
            name = labels.power_name(self._board, power)
            digest = label(self._past.signs(power), "order", selectable=True)
            whole = label(in_full(self._past.fingerprints[power]), "caption", selectable=True)
            nonce = self._past.nonces.get(power, "")
            secret = label("\u200b".join(nonce), "caption", wrap=True, selectable=True)
            parts.append(
                column(
                    row(
                        Badge(labels.power_letter(self._board, power), 26, name=name),
                        (column(label(name, "strong"), digest, gap=0), 1),
                        picture("check" if good else "cross", "good" if good else "bad", 18),
                        gap=8,
                    ),
                    whole,
                    secret,
                    gap=2,
                )
            )
        self._fill_card(*self._witness(), *parts)

    def _witness(self) -> list[QWidget]:
        """Return the code that a photograph keeps, with what it is for."""
        witness = self._past.witness(self._public.number)
        if not witness.tells:
            return []
        room = max(_CODE, min(self.width() - 60, 2 * _CODE))
        code = CodeView(witness.text(), code_name(), room)
        caption = label(code_words(), "muted", wrap=True)
        return [row(None, code, None), caption, rule()]

    def _speak(self) -> None:
        self.title.setText(self.tr("Reveal"))
        agree = sum(self.verified.values())
        if agree == len(self.verified):
            sentence = self.tr("%n seal(s) whole, the fingerprints agree.", "", agree)
        else:
            sentence = self.tr("%n fingerprint(s) agree", "", agree)
        self.tally.setText(sentence)
        self._sealed.setVisible(bool(self.verified))
        self.nothing.setText(self.tr("Nobody knows anything yet."))
        telling = catalogue.played_on(self._board).telling()
        self.nothing_more.setText(telling.not_yet())
        wrong = [p for p, good in self.verified.items() if not good]
        names = ", ".join(labels.power_name(self._board, power) for power in wrong)
        self.alarm.words.setText(
            self.tr(
                "The fingerprint does not agree: {powers}. What lies here is not what was "
                "sealed. Stop and settle it at the table."
            ).format(powers=names)
        )
        self.skip.say(self.tr("Skip to results"))
        self.verify.say(self.tr("Verify fingerprints"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
            for block in self.blocks:
                block.speak()
            self._again()
        super().changeEvent(event)
