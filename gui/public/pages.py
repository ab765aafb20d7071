"""What is written beside the board while the table talks, writes, looks at results or has ended."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QObject, QRect, QRectF

from engine.board.board import Board
from engine.clock.clock import Clock, Part
from engine.rules.phase import Phase
from engine.table.view import PublicView
from gui.clock.words import figures
from gui.explain.aftermath_panel import owner_changes
from gui.explain.brief_line import told_phase
from gui.explain.deal_words import house_words
from gui.games import catalogue
from gui.public.accounts import accounts, counted_up
from gui.public.blocks import LEADING, Block, Letters, Pen, spread
from gui.public.look import Plan
from gui.public.seals import seal_row, sealed_words, seals
from gui.public.standings import standings
from gui.public.things import Code, Side, Sign, Thing, Words
from gui.words import labels, names, phases
from gui.words.coin import coin_words
from gui.words.endings import (
    coming_words,
    goal_words,
    motion_words,
    proposed_words,
    unplayed_words,
    verdict_words,
    why_words,
)
from gui.words.incidents import incident_words
from gui.words.phases import Saying

_LONG, _LONGER = 40, 140
"""Letters of a verdict that would leave no room for what ended the game, or for who played it."""

_INCIDENTS = 2
"""How many of the last things that happened to seals are told."""


class Counted(QObject):
    """Numbers of things. The collector of texts finds plural forms in ``tr`` alone."""

    def turn(self, number: int) -> str:
        """Say which turn it is."""
        return self.tr("turn {number}").format(number=number)


def turn_words(view: PublicView, phase: Phase) -> str:
    """Say which turn it is beside a phase that does not: phases of moves are counted."""
    played = sum(past.phase.kind.main for past in view.past)
    begun = not any(past.phase == view.phase for past in view.past)
    words = Counted().turn(max(1, played + (begun and view.phase.kind.main)))
    told = phases.phase_words(phase).casefold().startswith(words.casefold())
    return "" if told else words


def in_silence(clock: Clock | None) -> bool:
    """Tell whether the clock says that the table writes now; without one, it does both at once."""
    return clock is not None and clock.part is Part.WRITING


def table_page(
    pen: Pen,
    view: PublicView,
    board: Board,
    clock: Clock | None,
    clock_height: float,
    minutes: int | None = None,
) -> tuple[Thing, ...]:
    """Write the page of a table that talks or writes; so many minutes before its agreed end."""
    if view.ballot is not None:
        return vote_page(pen, view, board)
    head = pen.head(phases.phase_words(view.phase), turn_words(view, view.phase))
    doing = (
        pen.title(phases.said(Saying.PROJECTOR, view.phase.kind))
        if clock is None
        else pen.clock(clock_height)
    )
    blocks = [pen.joined([head, doing], 0.008)]
    more = (coming_words(view, minutes), goal_words(view, board))
    blocks += [
        pen.text(sentence, "body", Letters(weight=600), spare=2) for sentence in more if sentence
    ]
    sealed = pen.text(sealed_words(view), "body", Letters(ink="on_chrome2"))
    if missing := _missing(view, board):
        sealed = pen.joined([sealed, pen.text(missing, "least", Letters(ink="on_chrome2"))], 0.004)
    if idle := unplayed_words(view, board):
        sealed = pen.joined([sealed, pen.text(idle, "least", Letters(ink="on_chrome2"))], 0.004)
    if in_silence(clock):
        shown = clock is not None and clock.sealed and not clock.missed  # below its figures
        blocks += [seals(pen, view, board)] if shown else [sealed, seals(pen, view, board)]
    else:
        if clock is None:
            blocks.append(pen.joined([seal_row(pen, view, board), sealed], 0.014))
        blocks.append(_standing(pen, view, board))
    return spread(pen, blocks, tuple(_foot(pen, view, board)))


def _missing(view: PublicView, board: Board) -> str:
    """Say who has not sealed, once somebody has; where a game master leads, nobody seals."""
    names = labels.missing_names(view, board)
    some = any(seal.sealed for seal in view.seals)
    if view.led or not names or not some:
        return ""
    sentence = QCoreApplication.translate("Public", "Not sealed yet: {names}")
    return sentence.format(names=", ".join(names))


def _last(pen: Pen, view: PublicView, board: Board) -> Iterator[Block]:
    """Tell the last reveal in three lines."""
    past = told_phase(view)
    if past is None:
        return
    heading = QCoreApplication.translate("Public", "Last: {phase}")
    title = pen.text(
        heading.format(phase=phases.full_phase_words(past.phase)), "least", Letters(weight=600)
    )
    lines = [
        _signed(pen, labels.power_letter(board, one.power), f"{one.order} ({one.result})", "least")
        for one in catalogue.played_on(board).in_brief(past, board)
    ]
    yield pen.joined([title, *lines], 0.006, spare=1)


def _foot(pen: Pen, view: PublicView, board: Board) -> Iterator[Block]:
    """Tell what happened to seals; while nothing did, remind of what counts."""
    recent = view.incidents[-_INCIDENTS:]
    yield from _last(pen, view, board)
    yield pen.rule(spare=4)
    if view.options:
        rulebook = catalogue.GAMES[view.game].rulebook()
        own = "; ".join((*rulebook.house_rules(view.options), *house_words(view)))
        yield pen.text(
            rulebook.profile_name(view.options), "least", Letters(ink="on_chrome2"), spare=2
        )
        if own:
            yield pen.text(own, "least", Letters(ink="on_chrome2"), spare=5)
    for number, incident in enumerate(recent):
        last = number == len(recent) - 1
        yield pen.text(
            incident_words(incident, board), "least", Letters(ink="brass"), spare=0 if last else 3
        )
    if not recent:
        yield pen.text(
            phases.said(Saying.REMINDER, view.phase.kind),
            "body",
            Letters(ink="on_chrome2"),
            spare=3,
        )


def results_page(
    pen: Pen, view: PublicView, board: Board, clock: Clock | None, clock_height: float
) -> tuple[Thing, ...]:
    """Write what a phase left behind; the next talk may run meanwhile."""
    if view.ballot is not None:
        return vote_page(pen, view, board)
    past = view.past[-1]
    runs = clock is not None and clock.shown is not None
    head = pen.head(phases.phase_words(past.phase), turn_words(view, past.phase))
    results = QCoreApplication.translate("Public", "Results")
    doing = pen.clock(clock_height) if runs else pen.title(results)
    blocks = [pen.joined([head, doing], 0.008)]
    coin = coin_words(view, board, past)
    sentences = (coin, proposed_words(view, board), goal_words(view, board))
    fallen = [pen.text(sentence, "body", Letters(weight=600)) for sentence in sentences if sentence]
    changes = [*fallen, *_changes(pen, view, board), *_retreats(pen, view, board)]
    blocks += [pen.joined(changes, 0.008, spare=1)] if changes else []
    blocks.append(_standing(pen, view, board, spare=0 if not runs else 2))
    return spread(pen, blocks)


def _standing(pen: Pen, view: PublicView, board: Board, *, spare: int = 0) -> Block:
    """Say how the powers stand: counted up where pieces of several sorts come and go now."""
    if counted_up(view.position, board):
        return accounts(pen, view.position, board)
    return standings(pen, view, board, spare=spare)


def _beside(pen: Pen, size: float) -> float:
    """Return where words begin beside a sign."""
    return size + pen.unit * 0.012


def _signed(pen: Pen, letter: str, text: str, style: str = "body", px: float = 0) -> Block:
    """Make a line with a power's sign before it; ``px`` is the size of all lines of its list."""
    size = pen.unit * (0.036 if style == "body" else 0.03)
    weight = 600 if style == "body" else 400
    line, high = pen.line(text, style, Letters(weight=weight, px=px), left=_beside(pen, size))
    sign = Sign(box=QRectF(0, (pen.plan.px(style) * LEADING - size) / 2, size, size), letter=letter)
    return Block((sign, line), max(high, size))


def _changes(pen: Pen, view: PublicView, board: Board) -> Iterator[Block]:
    """Say who won and lost which spaces."""
    changes = owner_changes(view.past[-1], board)
    for power in board.powers:
        won, lost = changes.get(power.id, ((), ()))
        parts = [f"+\u00a0{labels.province_name(board, space)}" for space in won]
        parts += [f"−\u00a0{labels.province_name(board, space)}" for space in lost]
        if parts:
            yield _signed(pen, power.letter, ",  ".join(parts))


def _retreats(pen: Pen, view: PublicView, board: Board) -> Iterator[Block]:
    """Say who has to retreat."""
    beaten = [one.unit for one in view.past[-1].resolution.after.dislodged]
    lines = [
        names.sentence(
            QCoreApplication.translate("Public", "{unit:the} has to retreat"),
            unit=names.spoken(board).unit(unit),
        )
        for unit in beaten
    ]
    px = pen.alike(lines, "body", left=_beside(pen, pen.unit * 0.036), weight=600)
    for unit, line in zip(beaten, lines, strict=True):
        yield _signed(pen, labels.power_letter(board, unit.power), line, px=px)


def over_page(pen: Pen, view: PublicView, board: Board) -> tuple[Thing, ...]:
    """Write how the game ended."""
    verdict = verdict_words(view, board)
    large = "h1" if len(verdict) < _LONG else "h2" if len(verdict) < _LONGER else "least"
    lines = (why_words(view), coin_words(view, board), goal_words(view, board))
    blocks = [
        pen.joined(
            [
                pen.head(phases.phase_words(view.phase)),
                pen.title(QCoreApplication.translate("Public", "Game over")),
            ],
            0.008,
        ),
        pen.text(verdict, large, Letters(face="h1")),
        *(pen.text(line, "least", spare=place) for place, line in enumerate(lines, 1) if line),
        standings(pen, view, board),
    ]
    return spread(pen, blocks)


def clock_words(clock: Clock | None) -> str:
    """Say in figures what the clock shows, for a page that has no room for it; or nothing."""
    shown = clock.shown if clock is not None else None
    return figures(shown.seconds) if shown is not None else ""


def read_aloud(things: tuple[Thing, ...]) -> str:
    """Say a page to somebody who cannot see it."""
    return "\n".join(thing.text for thing in things if isinstance(thing, Words | Code))


def wordmark(room: QRect, plan: Plan) -> tuple[Thing, ...]:
    """Return what stands there without a game: the name of the program."""
    px = plan.px("clock") * 0.8
    name = Words(box=QRectF(room), text="Velmoc", px=px, face="h1", ink="brass", side=Side.MIDDLE)
    return (name,)


def vote_page(pen: Pen, view: PublicView, board: Board) -> tuple[Thing, ...]:
    """Write the page of a vote; nothing on it depends on what anybody voted."""
    ballot = view.ballot
    if ballot is None:
        return ()
    sentence = QCoreApplication.translate("Public", "{voted} of {asked} have voted")
    count = sentence.format(voted=len(ballot.voted), asked=names.number(len(ballot.voters)))
    head = [
        pen.head(phases.phase_words(view.phase)),
        pen.title(QCoreApplication.translate("Public", "Secret vote")),
    ]
    secret = QCoreApplication.translate(
        "Public", "It passes only if all are for it. Only the count is told."
    )
    blocks = [
        pen.joined(head, 0.008),
        pen.text(motion_words(ballot.motion, view, board), "h2", Letters(weight=600)),
        pen.joined([pen.text(count), pen.text(secret, "least", Letters(ink="on_chrome2"))], 0.008),
        standings(pen, view, board, spare=2),
    ]
    return spread(pen, blocks)
