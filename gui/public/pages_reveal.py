"""What is written beside the board during a reveal: one thing at a time, for the last row."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, QRectF

from engine.board.board import Board
from engine.board.location import province_of
from engine.rules.ruling import Conflict
from engine.rules.ruling import Side as Rival
from engine.table.view import PastPhase
from engine.table.witness import Witness
from gui.games import catalogue
from gui.kit.codes import across as modules_across
from gui.public.blocks import LEADING, Block, Letters, Pen, spread
from gui.public.things import Beads, Blocks, Code, Piece, Side, Sign, Thing, Words, moved, width_of
from gui.reveal.player import RevealPlayer
from gui.reveal.seals import checked
from gui.reveal.step import Scene
from gui.words import labels, names, phases
from gui.words.disorder import disorder

_SPACE = 0.084
"""The name of a contested space, as a share of the height."""

_CODE = 0.22
"""A QR code is at least so high, as a share of the height."""

_AIR = 0.07
"""Room between what else is written, as a share of the height."""

_MOST = 4
"""Sides of a conflict that have room at full size."""


class Counted(QObject):
    """Numbers of things. The collector of texts finds plural forms in ``tr`` alone."""

    def agree(self, count: int) -> str:
        """Count the fingerprints that agree."""
        return self.tr("%n fingerprint(s) agree", "", count)


def reveal_page(
    pen: Pen, player: RevealPlayer, board: Board, clock: str, game: str = ""
) -> tuple[Thing, ...]:
    """Write one step of a reveal; ``clock`` are figures of a talk that runs meanwhile.

    ``game`` is the game's number, for its witness.
    """
    head = pen.head(phases.phase_words(player.past.phase), clock)
    title = pen.title(QCoreApplication.translate("Public", "Reveal"))
    top = pen.joined([head, title], 0.008)
    body = _body(pen, player, board)
    foot = [_course(pen, player)]
    if player.step.scene is Scene.OPENED and not player.everything:
        used = sum(block.height for block in (top, *body, *foot) if not block.spare)
        body += _witness(pen, player.past.witness(game), used)
    return spread(pen, [top, *body], foot)


def _witness(pen: Pen, witness: Witness, used: float) -> list[Block]:
    """Draw the code that a photograph keeps, as large as there is room for."""
    if not witness.tells:
        return []
    caption = pen.text(
        QCoreApplication.translate("Public", "Photograph it: a witness of all before it."),
        "least",
        Letters(ink="on_chrome2"),
    )
    room = pen.plan.words.height() - used - caption.height - pen.unit * _AIR
    side = min(pen.width, max(room, pen.unit * _CODE))
    modules = modules_across(witness.text())
    side = float(max(1, int(side / modules)) * modules)
    code = Code(box=QRectF(0, 0, side, side), text=witness.text())
    return [pen.joined([Block((code,), side), caption], 0.006)]


def _body(pen: Pen, player: RevealPlayer, board: Board) -> list[Block]:
    step = player.step
    if player.everything:
        sentence = QCoreApplication.translate("Public", "All orders at once")
        return [pen.text(sentence, "h2", Letters(weight=600))]
    if step.scene is Scene.POWER:
        return [_read_out(pen, player.past, step.power, board)]
    if step.scene is Scene.LAID:
        sentence = QCoreApplication.translate("Public", "All orders lie on the board")
        return [pen.text(sentence, "h2", Letters(weight=600))]
    if step.scene is Scene.CONFLICT and step.conflict is not None:
        return _conflict(pen, step.conflict, player.past, board, told=player.told)
    if step.scene is Scene.CARRIED_OUT:
        return _carried_out(pen, player.past, board)
    return _opened(pen, player.past, board)


def _course(pen: Pen, player: RevealPlayer) -> Block:
    """Make the beads of all steps that may be known of, and say which conflict it is."""
    number = player.number
    px = pen.plan.px("least")
    label = ""
    if number:
        label = QCoreApplication.translate("Public", "conflict {number}").format(number=number)
    wide = width_of(label, px) if label else 0.0
    high = pen.unit * 0.0085
    box = QRectF(0, px * LEADING / 2 - high / 2, pen.width - wide - pen.unit * 0.02, high)
    known = player.known
    count, at = len(known) + player.more, known.index(player.at)
    things: tuple[Thing, ...] = (Beads(box=box, count=count, at=at),)
    if label:
        place = QRectF(pen.width - wide - 1, 0, wide + 1, px * LEADING)
        ink = "on_chrome2"
        things += (Words(box=place, text=label, px=px, ink=ink, side=Side.RIGHT),)
    return Block(things, px * LEADING)


# -- all seals are open ------------------------------------------------------------------------


def _opened(pen: Pen, past: PastPhase, board: Board) -> list[Block]:
    """Show every fingerprint beside its power, and whether it agrees."""
    verified = checked(past)
    wrong = [labels.power_name(board, power) for power, good in verified.items() if not good]
    by_letter = sorted(verified, key=lambda power: labels.power_letter(board, power))
    # What is photographed needs the room more than words do.
    sentence = QCoreApplication.translate("Public", "All seals are open")
    blocks = [pen.text(sentence, "h2", spare=1 if by_letter else 0)]
    if by_letter:
        blocks.append(_fingerprints(pen, by_letter, past, board, verified))
    if wrong:
        sentence = QCoreApplication.translate("Public", "Stop: the fingerprint differs: {powers}")
        names = ", ".join(wrong)
        blocks.append(
            pen.text(sentence.format(powers=names), "order", Letters(weight=600, ink="brass"))
        )
    elif verified:
        blocks.append(
            pen.text(Counted().agree(len(verified)), "order", Letters(weight=600, ink="brass"))
        )
    for power in past.disorder:
        said = f"{labels.power_name(board, power)}: {disorder(board)}"
        blocks.append(pen.text(said, "body", Letters(ink="on_chrome2"), spare=1))
    return blocks


def _fingerprints(
    pen: Pen, powers: Sequence[str], past: PastPhase, board: Board, verified: Mapping[str, bool]
) -> Block:
    """Write the twelve signs of every power, two beside each other where there is room."""
    size, gap = pen.unit * 0.026, pen.unit * 0.006
    texts = {power: past.signs(power) + ("" if verified[power] else "  !") for power in powers}
    widest = max(width_of(text, pen.plan.px("least"), weight=500) for text in texts.values())
    across = 2 if 2 * (widest + size + 2 * gap) <= pen.width else 1
    step, things, top = pen.width / across, list[Thing](), 0.0
    for place, power in enumerate(powers):
        good, left = verified[power], place % across * step
        line, high = pen.line(
            texts[power],
            "least",
            Letters(weight=500, ink="on_chrome" if good else "brass"),
            left=left + size + gap,
            width=step - size - 2 * gap,
        )
        letter = labels.power_letter(board, power)
        box = QRectF(left, top + (high - size) / 2, size, size)
        things += (Sign(box=box, letter=letter), moved(line, 0, top))
        if place % across == across - 1 or power == powers[-1]:
            top += max(size, high) + gap
    return Block(tuple(things), top - gap)


# -- one power is read out ---------------------------------------------------------------------


def _read_out(pen: Pen, past: PastPhase, power: str, board: Board) -> Block:
    """Write one power's orders as large as they fit, in words or as the rulebook writes them."""
    size = pen.unit * 0.06
    name, high = pen.line(
        labels.power_name(board, power), "h1", Letters(face="h1"), left=size + pen.unit * 0.018
    )
    letter = labels.power_letter(board, power)
    sign = Sign(box=QRectF(0, (high - size) / 2, size, size), letter=letter)
    head = Block((sign, name), max(size, high) + pen.unit * 0.012)
    orders = past.orders.get(power, ())
    if not orders:
        return pen.joined(
            [head, pen.text(_silence(past, power, board), "order", Letters(ink="on_chrome2"))]
        )
    room = pen.plan.words.height() - pen.unit * 0.3 - head.height
    order_said = catalogue.played_on(board).reasons().order_said
    texts = [order_said(one, board) for one in orders]
    brief = [labels.notation(one, board) for one in orders]
    for lines, style in ((texts, "order"), (texts, "least"), (brief, "order"), (brief, "least")):
        block = _orders(pen, lines, style)
        if block.height <= room:
            return pen.joined([head, block])
    half = (len(brief) + 1) // 2
    left, right = (_narrow(pen, part) for part in (brief[:half], brief[half:]))
    beside = tuple(moved(thing, pen.width / 2, 0) for thing in right.things)
    return pen.joined([head, Block((*left.things, *beside), left.height)])


def _orders(pen: Pen, lines: list[str], style: str) -> Block:
    """Write orders in one size; those that are too long even for the smallest take two lines."""
    size = min(pen.line(text, style, Letters(weight=600))[0].px for text in lines)
    return pen.joined(
        [pen.text(text, "body", Letters(weight=600, px=size)) for text in lines], 0.006
    )


def _narrow(pen: Pen, lines: list[str]) -> Block:
    width = pen.width / 2 - pen.unit * 0.012
    rows = [pen.line(text, "least", Letters(weight=600), width=width) for text in lines]
    return pen.joined([Block((words_,), high) for words_, high in rows], 0.004)


def _silence(past: PastPhase, power: str, board: Board) -> str:
    """Say what becomes of a power of which nothing was read; some were never asked to write."""
    if power in past.disorder:
        said = catalogue.played_on(board).telling().silence(past, power)
        return names.sentence(f"{said}.")
    return phases.said(phases.Saying.NOTHING_WRITTEN, past.phase.kind)


# -- a conflict --------------------------------------------------------------------------------


def _conflict(
    pen: Pen, conflict: Conflict, past: PastPhase, board: Board, *, told: bool
) -> list[Block]:
    """Show a space and each side; once it is told, their strengths and what came of it."""
    name = labels.province_name(board, province_of(conflict.where))
    space = pen.text(name, "h1", Letters(face="h1", px=pen.unit * _SPACE))
    crowd = len(conflict.sides) > _MOST
    sides = [_rival(pen, side, past, board, small=crowd) for side in conflict.sides]
    counted = told and conflict.weighed
    rows = [block if counted else _untold(block) for block in sides]
    telling = catalogue.played_on(board).telling()
    verdict = pen.text(telling.outcome(conflict, board), "h2", Letters(weight=600))
    effect = pen.text(telling.consequence(conflict, past, board), "body", spare=1)
    return [
        space,
        pen.joined(rows, 0.004 if crowd else 0.014),
        pen.rule(spare=2),
        pen.joined([verdict, effect] if told else [_empty(verdict), _empty(effect)], 0.004),
    ]


def _untold(block: Block) -> Block:
    """Return a side without its strength, which has still to be counted or counts for nothing."""
    figures = block.things[-2:]
    return replace(block, things=tuple(one for one in block.things if one not in figures))


def _empty(block: Block) -> Block:
    """Keep the room of what is said later."""
    return replace(block, things=())


def _rival(pen: Pen, side: Rival, past: PastPhase, board: Board, *, small: bool) -> Block:
    """Make one side's row: piece, power, what it does, a block per unit of strength, the sum."""
    unit, letter = pen.unit, labels.power_letter(board, side.power)
    wide = unit * (0.055 if small else 0.075)
    left = wide + unit * 0.014
    figure = unit * (0.045 if small else 0.058)
    sum_ = width_of(str(side.strength), figure, weight=700)
    backers = tuple(_letter(past, board, one) for one in side.supporters)
    letters = (letter, *backers)[: max(1, side.strength)]
    size = unit * (0.03 if small else 0.036)
    blocks = min(len(letters) * size * 1.15, pen.width * 0.3)
    room = pen.width - left - sum_ - blocks - unit * 0.034
    name, above = pen.line(
        labels.power_name(board, side.power),
        "least",
        Letters(ink="on_chrome2"),
        left=left,
        width=room,
    )
    act, high = pen.line(
        _deed(side, past, board), "order", Letters(weight=600), left=left, width=room
    )
    height = above + high
    middle = height / 2
    mark = figure * LEADING
    return Block(
        (
            Piece(
                box=QRectF(0, middle - wide * 0.4, wide, wide * 0.8),
                kind=side.unit[:1],
                letter=letter,
            ),
            name,
            moved(act, 0, above * 0.94),
            Blocks(
                box=QRectF(
                    pen.width - sum_ - unit * 0.014 - blocks, middle - size / 2, blocks, size
                ),
                letters=letters,
            ),
            Words(
                box=QRectF(pen.width - sum_ - 1, middle - mark / 2, sum_ + 1, mark),
                text=str(side.strength),
                px=figure,
                weight=700,
                side=Side.RIGHT,
            ),
        ),
        height,
    )


def _letter(past: PastPhase, board: Board, unit: str) -> str:
    piece = next((one for one in past.before.units if str(one) == unit), None)
    return labels.power_letter(board, piece.power) if piece is not None else ""


def _deed(side: Rival, past: PastPhase, board: Board) -> str:
    """Say what a side of a conflict does there."""
    if side.holds:
        return catalogue.played_on(board).telling().stays(side, past, board)
    for ruling in past.resolution.rulings:
        if ruling.unit == side.unit and ruling.order:
            return labels.order_words(ruling.order, board)
    return labels.unit_name(side.unit, board)


# -- all units have moved ----------------------------------------------------------------------


def _carried_out(pen: Pen, past: PastPhase, board: Board) -> list[Block]:
    fine, count = catalogue.played_on(board).telling().carried_out(past)
    heading = QCoreApplication.translate("Public", "{fine} of {all} orders were carried out")
    if not count:
        heading = QCoreApplication.translate("Public", "Nobody had written an order")
    said = heading.format(fine=fine, all=names.number(count))
    blocks = [pen.text(said, "h2", Letters(weight=600))]
    beaten = [one.unit for one in past.resolution.after.dislodged]
    sentences = [
        names.sentence(
            QCoreApplication.translate("Public", "{unit:the} has to retreat."),
            unit=names.spoken(board).unit(unit),
        )
        for unit in beaten
    ]
    px = pen.alike(sentences, "order", left=pen.unit * 0.09)
    for unit, away in zip(beaten, sentences, strict=True):
        line, high = pen.line(away, "order", Letters(px=px), left=pen.unit * 0.09)
        icon = Piece(
            box=QRectF(0, 0, pen.unit * 0.075, pen.unit * 0.06),
            kind=str(unit.kind),
            letter=labels.power_letter(board, unit.power),
        )
        height = max(high, pen.unit * 0.06)
        box = line.box.translated(0, (height - high) / 2)
        blocks.append(Block((icon, replace(line, box=box)), height, 1))
    return blocks
