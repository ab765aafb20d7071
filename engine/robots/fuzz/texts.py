"""Questions of a stream, files of other programs and slips, as nobody should write them."""

import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.board.loader import load_map
from engine.catalogue import GAMES, LIVE
from engine.exchange.doors import open_data, write_game, write_pasts
from engine.exchange.games import JudgeOfGames, exchange_of
from engine.exchange.replay import replay
from engine.formats.faults import ExchangeError
from engine.formats.recorded_game import MOST_GAMES
from engine.formats.stream import answer
from engine.robots.fuzz import damage
from engine.robots.fuzz.trial import Case, LostError, Refusal, Sayer
from engine.robots.games.catalogue import live_robots_of, robots_of
from engine.robots.players.random_table import random_orders
from engine.rules.game import Rules
from engine.rules.order import opened
from engine.rules.position import Position
from engine.table.slips import Desk, read_slip
from engine.table.view import PastPhase

_OF_ITS_OWN = 0.4
"""Share of a stream's lines that are wrong in ways of their game's own, where one has such."""

_SAID = 2
"""How many differences of a phase are put into words; all are found."""

_SIGNS = " -–→>/,;:()[]?!*\"'._~\\|+&#@\t\n\r\0\u202e\u0301\ufeff😀ěščřž"
_WORDS = (
    *("or", "nebo", "případně", "jinak", "podporuje", "support", "convoy", "via", "hold", "drží"),
    *("konvoj", "ústup", "build", "postavit", "remove", "zrušit", "waive", "and", "a", "F", "A"),
    *("Spring 1901", "FRANCE:", "Rakousko", "From: x@y", "> A Par", "nc", "SC", "(sever)", "1."),
)


def _played_elsewhere() -> list[Rules]:
    """Return the rules of every game that other programs play too."""
    return [
        game.rules(load_map(game.map).board, {})
        for game in GAMES.values()
        if game.exchange is not None
    ]


def phases(rules: Rules, chance: random.Random, count: int) -> list[PastPhase]:
    """Play some phases at random, fewer where the game ends before."""
    position, pasts = rules.start(rules.calendar.begins), list[PastPhase]()
    while len(pasts) < count and rules.outcome(position) is None:
        powers = rules.board.powers_by_id
        orders = {power: random_orders(rules, position, power, chance) for power in powers}
        resolution = rules.adjudicate(position, orders)
        pasts.append(
            PastPhase(before=position, orders=opened(rules.order, orders), resolution=resolution)
        )
        position = resolution.after
    return pasts


def stream(folder: Path, sayer: Sayer) -> Case:
    """Ask the stream what no program should ask; a line is answered by a line of JSON."""
    del folder
    games = _played_elsewhere()
    usual = games[0]
    judge = JudgeOfGames(
        usual.game,
        options=usual.options,
        map=usual.board.id,
        sentences=sayer.messages,
        texts=True,
        reasons=True,
    )
    questions = [
        _question(rules, one)
        for rules in games
        for one in phases(rules, random.Random(1), 30)  # noqa: S311 - the same phases every time
    ]

    made = [robots_of(rules.game).rubbish for rules in games]
    made += [live_robots_of(game).rubbish for game in LIVE]
    rubbish = [make for make in made if make is not None]

    def case(chance: random.Random) -> Iterator[Refusal]:
        if rubbish and chance.random() < _OF_ITS_OWN:
            question = chance.choice(rubbish)(chance)
            spoilt = chance.random() < 0.2
        else:
            question, spoilt = chance.choice(questions), True
        data = _spoiled_line(question, chance) if spoilt else json.dumps(question).encode()
        reply, _ = answer(data, judge)
        if "\n" in reply or not isinstance(json.loads(reply), dict):
            raise LostError("no line of JSON came back")
        yield from ()

    return case


def _spoiled_line(question: dict[str, object], chance: random.Random) -> bytes:
    line = damage.some(question, chance)
    if chance.random() < 0.3:
        line = damage.some(json.loads(line), chance)
    data = line.encode("utf-8", "surrogatepass").replace(b"\n", b" ")
    return damage.torn(data, chance).replace(b"\n", b" ") if chance.random() < 0.4 else data


def _question(rules: Rules, past: PastPhase) -> dict[str, object]:
    """Write a phase as a line of a stream: a saved game's phases are questions."""
    after = past.resolution.after
    saved = exchange_of(rules.game).saved_game((past,), after, rules.board, "Fuzz")
    written = saved["phases"]
    phase = written[0] if isinstance(written, list) else {}
    return {"id": 1, "game": rules.game, "map": rules.board.id, **phase}


SAMPLES = "tests/engine/games/{game}/exchange/samples"
"""Of some games one of each form that is read and never written; an installed program has none."""


def foreign(folder: Path, sayer: Sayer) -> Case:
    """Open files of other programs that are damaged, judge what is in them, write it again."""
    del folder
    whole = [(rules, data) for rules in _played_elsewhere() for data in _written(rules)]

    def case(chance: random.Random) -> Iterator[Refusal]:
        rules, data = chance.choice(whole)
        try:
            games = open_data(_spoiled(data, chance), rules)
            if len(games) > MOST_GAMES:
                raise LostError("more games than a file may have")
            for opened in games[:2]:
                judged = replay(opened.game, opened.rules(rules))
                for one in judged:
                    for difference in one.differences[:_SAID]:
                        sayer.messages.difference(difference, rules.board)
                if chance.random() < 0.2:
                    write_game(opened, chance.choice(exchange_of(rules.game).formats), rules)
        except ExchangeError as error:
            yield error

    return case


def _written(rules: Rules) -> Iterator[bytes]:
    """Yield whole files of a game in every form that there is."""
    samples = Path(__file__).parents[3] / SAMPLES.format(game=rules.game)
    for path in sorted(samples.glob("*.*")):
        yield path.read_bytes()
    for number in range(4):
        pasts = phases(rules, random.Random(number), 1 + number)  # noqa: S311 - always the same
        left = pasts[-1].resolution.after
        for form in exchange_of(rules.game).formats:
            yield write_pasts(pasts, left, form, rules, "Fuzz").encode()


def _spoiled(data: bytes, chance: random.Random) -> bytes:
    if data[:1] == b"{" and chance.random() < 0.6:
        return damage.some(json.loads(data), chance).encode("utf-8", "surrogatepass")
    if chance.random() < 0.5:
        return damage.torn(data, chance)
    return _rewritten(data.decode(), chance).encode("utf-8", "surrogatepass")


def _rewritten(text: str, chance: random.Random) -> str:
    """Move, drop, double and mingle the lines of a text."""
    lines = text.split("\n")
    for _ in range(chance.choice((1, 2, 5, 20))):
        at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        match chance.randrange(5):
            case 0:
                lines[at], lines[other] = lines[other], lines[at]
            case 1:
                lines[at] = ""
            case 2:
                lines.insert(at, lines[other])
            case 3:
                lines[at] = lines[at][: chance.randrange(len(lines[at]) + 1)] + chance.choice(
                    _WORDS
                )
            case _:
                lines[at] = scribbled(lines[at], chance)
    return "\n".join(lines)


def slips(folder: Path, sayer: Sayer) -> Case:
    """Read slips that nobody could have meant: at a desk, on a master's slip, line by line."""
    del folder, sayer
    games = _played_elsewhere()
    turns = [
        (rules, past)
        for rules in games
        for past in phases(rules, random.Random(3), 40)  # noqa: S311 - the same phases every time
    ]
    boards = [rules.board for rules in games]
    names = [n for board in boards for one in board.provinces.values() for n in one.names.values()]

    def case(chance: random.Random) -> Iterator[Refusal]:
        rules, past = chance.choice(turns)
        power = chance.choice(tuple(rules.board.powers_by_id))
        text = _slip(tuple(map(str, past.orders[power])), names, chance)
        _read(rules, past.before, power, text)
        yield from ()

    return case


def _read(rules: Rules, position: Position, power: str, text: str) -> None:
    scraps = rules.slip(text, position, power)
    for one in read_slip(scraps, power, Desk(), player="Ada Nová"):
        if one.judged.written not in text and one.written not in text:
            raise LostError("a line of the slip is not as it was written")
    for line in text.splitlines()[:1]:
        rules.read(line, position, power)


def _slip(orders: Sequence[str], names: Sequence[str], chance: random.Random) -> str:
    lines = [*orders[: chance.choice((1, 1, 2, 4))]] or ["A PAR - BUR"]
    known = (*_WORDS, *names)
    for _ in range(chance.choice((0, 1, 2))):
        words = [chance.choice(known) for _ in range(chance.randrange(8))]
        lines = [*lines, " ".join(words)]
    lines = [
        scribbled(line, chance) if chance.random() < 0.6 else _named(line, names, chance)
        for line in lines
    ]
    chance.shuffle(lines)
    return chance.choice(("\n", "\n", "; ", ", ", " ")).join(lines)


def _named(line: str, names: Sequence[str], chance: random.Random) -> str:
    words = line.split(" ")
    words[chance.randrange(len(words))] = chance.choice(names)
    return " ".join(words)


def scribbled(line: str, chance: random.Random) -> str:
    """Write a line as an unsteady hand would, or somebody who wants to break something."""
    signs = list(line)
    for _ in range(chance.choice((1, 1, 2, 4))):
        at = chance.randrange(len(signs) + 1)
        match chance.randrange(6):
            case 0:
                del signs[at : at + 1]
            case 1:
                signs[at:at] = chance.choice(_SIGNS)
            case 2:
                signs[at:at] = f" {chance.choice(_WORDS)} "
            case 3:
                signs[at : at + 2] = reversed(signs[at : at + 2])
            case 4:
                signs[at:at] = signs[: chance.choice((3, 10, 40))] * chance.choice((1, 1, 1, 30))
            case _:
                signs[at : at + 1] = chance.choice("abcdefghijklmnoprstuvyzěščřžýáíé")
    return "".join(signs)
