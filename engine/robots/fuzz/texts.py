"""Questions of a stream, files of other programs and slips, as nobody should write them."""

import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.board.board import Board
from engine.board.loader import load_map
from engine.exchange.doors import open_data, write_game, write_pasts
from engine.exchange.replay import replay
from engine.formats.faults import ExchangeError
from engine.formats.recorded_game import MOST_GAMES
from engine.formats.stream import answer
from engine.games.diplomacy.exchange.format_names import Format
from engine.games.diplomacy.exchange.stream.judge_service import JudgeService
from engine.games.diplomacy.game import Diplomacy
from engine.robots.fuzz import damage
from engine.robots.fuzz.trial import Case, LostError, Refusal, Sayer
from engine.robots.players.random_table import random_orders
from engine.rules.game import Rules
from engine.rules.order import opened, texts_of
from engine.rules.position import Position
from engine.table.slips import Desk, read_slip
from engine.table.view import PastPhase

_SAID = 2
"""How many differences of a phase are put into words; all are found."""

_SIGNS = " -–→>/,;:()[]?!*\"'._~\\|+&#@\t\n\r\0\u202e\u0301\ufeff😀ěščřž"
_WORDS = (
    *("or", "nebo", "případně", "jinak", "podporuje", "support", "convoy", "via", "hold", "drží"),
    *("konvoj", "ústup", "build", "postavit", "remove", "zrušit", "waive", "and", "a", "F", "A"),
    *("Spring 1901", "FRANCE:", "Rakousko", "From: x@y", "> A Par", "nc", "SC", "(sever)", "1."),
)


def phases(board: Board, chance: random.Random, count: int) -> list[PastPhase]:
    """Play some phases at random."""
    rules = Diplomacy(board)
    position, told = rules.start(), list[PastPhase]()
    for _ in range(count):
        orders = {p: random_orders(rules, position, p, chance) for p in board.powers_by_id}
        resolution = rules.adjudicate(position, orders)
        told.append(
            PastPhase(before=position, orders=opened(rules.order, orders), resolution=resolution)
        )
        position = resolution.after
    return told


def stream(folder: Path, sayer: Sayer) -> Case:
    """Ask the stream what no program should ask; a line is answered by a line of JSON."""
    del folder
    board = load_map("standard").board
    service = JudgeService(sentences=sayer.voice, reasons=True)
    questions = [_question(one) for one in phases(board, random.Random(1), 30)]  # noqa: S311

    def case(chance: random.Random) -> Iterator[Refusal]:
        question = chance.choice(questions)
        line = damage.some(question, chance)
        if chance.random() < 0.3:
            line = damage.some(json.loads(line), chance)
        data = line.encode("utf-8", "surrogatepass").replace(b"\n", b" ")
        if chance.random() < 0.4:
            data = damage.torn(data, chance).replace(b"\n", b" ")
        said, _ = answer(data, service)
        if "\n" in said or not isinstance(json.loads(said), dict):
            raise LostError("no line of JSON came back")
        yield from ()

    return case


def _question(past: PastPhase) -> dict[str, object]:
    units: dict[str, list[str]] = {}
    for unit in past.before.units:
        units.setdefault(unit.power, []).append(str(unit))
    return {
        "id": 1,
        "map": "standard",
        "profile": "1982",
        "phase": past.before.phase.code,
        "units": units,
        "owners": dict(past.before.owners),
        "dislodged": [
            {"unit": str(one.unit), "power": one.unit.power, "retreats": list(one.retreats)}
            for one in past.before.dislodged
        ],
        "orders": texts_of(past.orders),
    }


SAMPLES = Path(__file__).parents[3] / "tests/engine/games/diplomacy/exchange/samples"
"""One of each form that is read and never written; an installed program has none of them."""


def foreign(folder: Path, sayer: Sayer) -> Case:
    """Open files of other programs that are damaged, judge what is in them, write it again."""
    del folder
    rules = Diplomacy(load_map("standard").board)
    whole = [path.read_bytes() for path in sorted(SAMPLES.glob("*.*"))]
    for number in range(4):
        told = phases(rules.board, random.Random(number), 1 + number)  # noqa: S311
        for form in Format:
            text = write_pasts(
                rules.game, told, told[-1].resolution.after, form, rules.board, "Fuzz"
            )
            whole.append(text.encode())

    def case(chance: random.Random) -> Iterator[Refusal]:
        try:
            games = open_data(_spoiled(chance.choice(whole), chance), rules)
            if len(games) > MOST_GAMES:
                raise LostError("more games than a file may have")
            for opened in games[:2]:
                judged = replay(opened.game, opened.rules(rules))
                for one in judged:
                    for difference in one.differences[:_SAID]:
                        sayer.voice.difference(difference, rules.board)
                if chance.random() < 0.2:
                    write_game(opened, chance.choice(list(Format)), rules)
        except ExchangeError as error:
            yield error

    return case


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
    board = load_map("standard").board
    rules = Diplomacy(board)
    told = phases(board, random.Random(3), 40)  # noqa: S311
    names = [name for province in board.provinces.values() for name in province.names.values()]
    powers = tuple(board.powers_by_id)

    def case(chance: random.Random) -> Iterator[Refusal]:
        past = chance.choice(told)
        power = chance.choice(powers)
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
