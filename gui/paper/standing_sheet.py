"""How a game stands or ended, and its points by the systems of tournaments, on one page."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from engine.scoring.standing import Standing
from engine.scoring.systems import SYSTEMS
from engine.scoring.table import standing_at
from gui.history.points import FORMULAS, NAMES, is_scored, written
from gui.paper import ink
from gui.paper.blocks import LEFT, RIGHT, Cell, Heading, Row, Words, badge
from gui.paper.ink import Face
from gui.printable import Block, Matter, Sheet
from gui.words import labels, phases, powers
from gui.words.coin import coin_words, seed_words
from gui.words.counted import counted
from gui.words.endings import verdict_words, why_words
from gui.words.names import things

_FIGURES = Face(tabular=True)
_HEADS = Face(points=8, weight=600)


def standing_sheet(matter: Matter) -> list[Sheet]:
    """Return the places after the phase looked at, and what they are worth."""
    stood = standing_at(matter.public, matter.at, matter.board.counted)
    past = matter.past
    if stood is None or past is None:
        return []
    last = matter.at == len(matter.public.past) - 1
    over = last and matter.public.outcome is not None
    blocks = [*_ending(matter, over=over), *_places(matter, stood)]
    if is_scored(matter.public):
        blocks += _points(matter, stood)
    if over:
        title = QCoreApplication.translate("Paper", "Final result")
    else:
        title = QCoreApplication.translate("Paper", "If it ended now")
    again = [block for block in blocks if isinstance(block, _Letters)]
    return [Sheet(title, blocks, aside=phases.full_phase_words(past.phase), again=again)]


def _ending(matter: Matter, *, over: bool) -> Iterator[Block]:
    public = matter.public
    if over:
        yield Words(verdict_words(public, matter.board), ink.HEAD, gap=6)
        why = why_words(public)
        if why:
            yield Words(why, gap=6)
    fell = public.coin is not None and any(
        past.phase.code == public.coin.phase for past in public.past[: matter.at + 1]
    )
    if fell:
        yield Words(coin_words(public, matter.board), gap=2)
        yield Words(seed_words(public), ink.SMALL, ink.GREY, gap=6)


def _places(matter: Matter, stood: Standing) -> Iterator[Block]:
    yield Heading(QCoreApplication.translate("Paper", "Places"))
    shares = (0.07, 0.35, 0.3, 0.14, 0.14)
    heads = (
        "",
        powers.head(matter.board),
        QCoreApplication.translate("Paper", "Player"),
        counted(matter.board).column(),
        counted(matter.board).pieces(),
    )
    cells = [
        Cell(head, share, _HEADS, RIGHT if place > 2 else LEFT, ink.GREY)
        for place, (head, share) in enumerate(zip(heads, shares, strict=True))
    ]
    yield Row(cells, _nothing, keep=True)
    place = 1
    for together in _ranked(matter, stood):
        for power in together:
            yield _place(matter, stood, power, place)
        place += len(together)


def _ranked(matter: Matter, stood: Standing) -> list[list[str]]:
    """Return those who stand equal together; whoever won or shares it is before all others."""
    public = matter.public
    over = matter.at == len(public.past) - 1
    first = {public.side(hand[0])[0] for hand in public.winners if hand} if over else set()
    ahead = [[one for one in tie if one in first] for tie in stood.places()]
    behind = [[one for one in tie if one not in first] for tie in stood.places()]
    return [tie for tie in (*ahead, *behind) if tie]


def _place(matter: Matter, stood: Standing, head: str, place: int) -> Row:
    public = matter.public
    side = public.side(head)
    position = matter.past.resolution.after if matter.past is not None else public.position
    units = sum(len(position.of(power)) for power in side)
    name = ", ".join(labels.power_name(matter.board, power) for power in side)
    out = stood.out.get(head)
    if out and not stood.counted[head]:
        message = QCoreApplication.translate("Paper", "{power} (out: {turn})")
        turn = phases.numbered_turn_words(matter.public.game, out)
        name = message.format(power=name, turn=turn)
    cells = (
        Cell(f"{place}.", 0.07, ink.STRONG, RIGHT),
        Cell(name, 0.35, ink.STRONG),
        Cell(public.player(head), 0.3),
        Cell(str(stood.counted[head]), 0.14, _FIGURES, RIGHT),
        Cell(str(units), 0.14, _FIGURES, RIGHT),
    )
    return Row(cells, badge(labels.power_letter(matter.board, head)), 56, pad=6)


def _points(matter: Matter, stood: Standing) -> Iterator[Block]:
    yield Heading(QCoreApplication.translate("Paper", "Points"))
    powers = [power for tie in _ranked(matter, stood) for power in tie]
    share = 0.7 / max(7, len(powers))
    letters = [labels.power_initial(matter.board, power) for power in powers]
    yield _letters(letters, share)
    for name, system in SYSTEMS.items():
        scores = system.score(stood)
        figures = [Cell(written(scores[power]), share, _FIGURES, RIGHT) for power in powers]
        title = QCoreApplication.translate("Points", NAMES[name])
        yield Row((Cell(title, 0.3, ink.STRONG), *figures), ruled=False, keep=True, pad=1)
        formula = QCoreApplication.translate("Points", FORMULAS[name])
        yield Row((Cell(formula, 1, ink.SMALL, ink=ink.GREY),), below=True, pad=1)
    legend = QCoreApplication.translate(
        "Paper",
        "c: {counted}, n: who shares, L: the leader’s {counted}, N: leaders. Shared places share "
        "their points. Powers of one player count together, under the letter of the first.",
    )
    legend = legend.format(counted=things(counted(matter.board).names))
    yield Words(legend, ink.SMALL, ink.GREY)


class _Letters(Row):
    """The heads of the points’ columns; a further page begins with them."""


def _letters(letters: Sequence[str], share: float) -> Row:
    heads = (Cell(letter, share, ink.STRONG, RIGHT) for letter in letters)
    return _Letters((Cell("", 0.3), *heads), keep=True)


def _nothing(*_: object) -> None:
    """Leave room where others have a sign."""
