"""How fast the rules of any game are: what every game answers, timed on games by chance."""

import gc
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.board.board import Board
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.compiled import finder
from engine.exchange.games import JudgeOfGames
from engine.exchange.messages import Messages
from engine.formats.jsontext import dump
from engine.formats.stream import answer
from engine.robots.games.game_robots import any_sheets
from engine.robots.games.laws import Sheets
from engine.robots.games.stored_game import replay
from engine.robots.games.timing import Figures, Turn, elsewhere, least, say_figures, timed
from engine.rules.game import Rules
from engine.rules.order import opened
from engine.rules.position import Position
from engine.rules.ruling import JudgedPhase
from engine.table.view import PastPhase

METHOD = """\
rules of {game} on {count} phases of games by chance, {units:.1f} pieces each; best of {rounds}
  rounds, in microseconds of the processor for a whole phase. judged: order texts in, new position
  and rulings with their verdicts out; with rules that never saw the phase, and with such as have.
  all reasons: the same, and every reason of every ruling. listed: everything that may be clicked,
  for all powers, in one phase of ten. read: every order by the reader of what people write.
  stream: one line of adjudicate, JSON in and out. Nothing is promised.
"""

COUNT, ROUNDS = 100, 5
_TENTH = 10
UNSEEN, WARM = "nothing seen before", "warm"


def turns(rules: Rules, count: int) -> list[Turn]:
    """Play games by chance, one after another, and return so many phases of them."""
    chance = random.Random(1)  # noqa: S311 - the same games every time
    played: list[Turn] = []
    position = rules.start(rules.calendar.begins)
    while len(played) < count:
        sheets = any_sheets(rules, position, chance)
        played.append(Turn(position, sheets))
        position = rules.adjudicate(position, sheets).after
        if rules.outcome(position) is not None:
            position = rules.start(rules.calendar.begins)
    return played


def figures(game: str, count: int, messages: Messages | None = None) -> Figures:
    """Measure everything once, in seconds for a phase; memory is not swept, as in the program."""
    gc.disable()
    card = GAMES[game]
    board = load_map(card.map).board
    played = turns(card.rules(board, {}), count)

    def anew() -> Rules:
        return new_rules(game, board)

    spent: Figures = {}
    works = {"judged": judged, "all reasons": _explained, "listed": listed, "read": read}
    for name, work in works.items():
        known = anew()
        some = played[::_TENTH] if work is listed else played
        cold = timed((work, (anew(), turn.position(), turn.sheets)) for turn in some)
        timed((work, (known, turn.position(), turn.sheets)) for turn in some)
        warm = timed((work, (known, turn.position(), turn.sheets)) for turn in some)
        share = len(some) / count
        spent |= {f"{name}, {UNSEEN}": cold / share, f"{name}, {WARM}": warm / share}
    if card.exchange is not None:
        lines = list(_questions(board, anew(), played))
        for name, told_by in {"bare": None, "with reasons and texts": messages}.items():
            if name == "bare" or told_by is not None:
                judge = _stream(game, told_by)
                spent[f"stream, {name}"] = timed((answer, (line, judge)) for line in lines)
    return {name: seconds / count for name, seconds in spent.items()}


def new_rules(game: str, board: Board) -> Rules:
    """Set up rules on a board of their own, whose tables are made but know no order yet."""
    rules = GAMES[game].rules(replace(board), {})
    position = rules.start(rules.calendar.begins)
    rules.adjudicate(position, {})
    rules.read("?", position, rules.board.powers[0].id)
    return rules


def judged(rules: Rules, position: Position, sheets: Sheets) -> object:
    """Judge a phase: the position after it, and the verdicts."""
    resolution = rules.adjudicate(position, sheets)
    return resolution.after, [ruling.verdict for ruling in resolution.rulings]


def _explained(rules: Rules, position: Position, sheets: Sheets) -> object:
    return [ruling.findings for ruling in rules.adjudicate(position, sheets).rulings]


def listed(rules: Rules, position: Position, sheets: Sheets) -> int:
    """Follow everything that may be clicked to its end; return how many orders there are."""
    del sheets
    return sum(_orders(rules, position, power, ()) for power in rules.board.powers_by_id)


def _orders(rules: Rules, position: Position, power: str, so_far: tuple[str, ...]) -> int:
    return sum(
        1 if choice.order else _orders(rules, position, power, (*so_far, choice.token))
        for choice in rules.choices(position, power, so_far)
    )


def read(rules: Rules, position: Position, sheets: Sheets) -> object:
    """Read every order as if a player had written it."""
    return [rules.read(text, position, power) for power, texts in sheets.items() for text in texts]


def _questions(board: Board, rules: Rules, turns: Sequence[Turn]) -> Iterator[bytes]:
    """Write each phase as a line of a stream: a saved game's phases are questions."""
    made = GAMES[board.game].exchange
    if made is None:
        return
    for number, turn in enumerate(turns):
        resolution = rules.adjudicate(turn.before, turn.sheets)
        past: JudgedPhase = PastPhase(
            before=turn.before, orders=opened(rules.order, turn.sheets), resolution=resolution
        )
        saved = made().saved_game((past,), resolution.after, board, "Bench")
        phases = saved["phases"]
        if isinstance(phases, list):
            yield dump({"id": number, "game": board.game, **phases[0]}).encode()


def _stream(game: str, messages: Messages | None) -> JudgeOfGames:
    card = GAMES[game]
    options = card.options(card.profiles[0])
    voiced = messages is not None
    return JudgeOfGames(
        game, options=options, map=card.map, sentences=messages, texts=voiced, reasons=voiced
    )


def measure(game: str, module: str, count: int = COUNT, rounds: int = ROUNDS) -> bool:
    """Measure and say; nothing is promised, so that it is always fast enough."""
    say = sys.stdout.write
    board = load_map(GAMES[game].map).board
    played = turns(GAMES[game].rules(board, {}), count)
    units = sum(len(turn.before.units) for turn in played) / count
    say(METHOD.format(game=game, count=count, units=units, rounds=rounds))
    compiled = finder.compiled() is not None
    ours, source = Figures(), Figures()
    for _ in range(rounds):
        source = least(source, elsewhere(module, count, game, VELMOC_PURE="1"))
        ours = least(ours, elsewhere(module, count, game)) if compiled else source
    say_figures(source, ours, compiled=compiled)
    with TemporaryDirectory(prefix="velmoc-bench-") as folder:
        events, seconds = replay(board, Path(folder))
    say(f"opening a stored game of {events} events: {seconds * 1000:.0f} ms\n")
    return True
