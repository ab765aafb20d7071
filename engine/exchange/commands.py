"""The engine on the command line: ``python -m engine WORD …`` and, with words, ``velmoc.py``."""

import argparse
import io
import os
import stat
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

from engine.asked_game import read_game, read_map, usual_game
from engine.asked_number import up_to
from engine.board.board import Board
from engine.board.errors import MapError
from engine.board.loader import LoadedMap, every_map_name, find_map, find_states, is_of_states
from engine.catalogue import CARDS, GAMES, LIVE
from engine.exchange.adopt import NewGame, adopt_game
from engine.exchange.board_json import board_json, states_json
from engine.exchange.doors import game_told, map_told, open_file, write_game, write_own_game
from engine.exchange.games import (
    JudgeOfGames,
    exchange_of,
    judged,
    options_of,
    usual_map,
    usual_options,
)
from engine.exchange.messages import CodeMessages, Messages
from engine.exchange.position_lines import PICTURES, is_line, keep_code, lines_of_file, rewritten
from engine.exchange.replay import compared, difference_json, replay
from engine.exchange.rounds import are_rounds, stored_rounds, take_in_rounds
from engine.formats.comparison import Comparison, Weight, comparison_json
from engine.formats.contract import JSON
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jobs import MOST, run_in_jobs
from engine.formats.jsontext import dump
from engine.formats.read_report import ReadReport, read_report_json, together
from engine.rules.game import Rules
from engine.store.disk import keep_whole
from engine.store.errors import StoreError, StoreFault

ASKED_BADLY = 2
OWN, SUFFIX = "velmoc", ".velmoc"
"""Our own games, as ``--to`` calls them, and how their files end."""

INTERRUPTED = 130
COMMANDS = ("adjudicate", "compare", "convert", "line", "map")


def main(given: Sequence[str] | None = None, messages: Messages | None = None) -> int:
    """Do one command; without messages, codes stand where words would."""
    game, given = _game(sys.argv[1:] if given is None else given)
    chosen = _parser(game).parse_args(given)
    if not sys.stdout:  # closed by whoever started this: nobody listens
        return 1
    try:
        code = _do(game, chosen, messages)
        sys.stdout.flush()
    except (ExchangeError, MapError, StoreError) as error:
        complain(_cause(error, chosen, messages or CodeMessages()))
        return ASKED_BADLY
    except BrokenPipeError:
        # Whoever listened has gone; nothing is left to say, not even at the end.
        _say_no_more()
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:  # the disk is full, or the source broke off
        complain((messages or CodeMessages()).trouble(error))
        _say_no_more()
        return ASKED_BADLY
    return code


def _parser(game: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="velmoc.py", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="WORD")
    with_orders = game if game not in LIVE else _exchanged()[0]
    _add_adjudicate(commands, game if game in judged() else with_orders)
    _add_map(commands)
    _add_compare(commands, with_orders)
    _add_convert(commands, with_orders)
    _add_line(commands, with_orders)
    return parser


def _cause(
    error: ExchangeError | MapError | StoreError, chosen: argparse.Namespace, messages: Messages
) -> str:
    if isinstance(error, ExchangeError):
        return f"{chosen.file}: {messages.fault(error)}"
    return messages.trouble(error)


_MAPS = f"{', '.join(every_map_name())}; or the folder of another"


def _say_no_more() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _do(game: str, chosen: argparse.Namespace, messages: Messages | None) -> int:
    match chosen.command:
        case "map":
            write(dump(_exported(chosen.map)))
            return 0
        case "compare":
            return _compare(game, chosen, messages or CodeMessages())
        case "line":
            return _lines(game, chosen, messages or CodeMessages())
        case "convert":
            return _convert(game, chosen, messages or CodeMessages())
        case _:
            return _adjudicate(game, chosen, messages)


def _game(given: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Return which game is meant, and all else that was given.

    It comes first: which rulebooks and formats there are, each game says. Where none is named, a
    file may say it, or a map; otherwise it is the usual one (``engine.asked_game``).
    """
    games = _exchanged()
    command = next((word for word in given if word in COMMANDS), "")
    named = {"convert": [*games, *LIVE], "adjudicate": judged()}.get(command, games)
    prog = f"velmoc.py {command}".rstrip()
    parser = argparse.ArgumentParser(prog=prog, add_help=False, allow_abbrev=False)
    parser.add_argument("--game", choices=named, type=read_game(named))
    chosen, rest = parser.parse_known_args(given)
    file, by_map = _told_by_what_is_asked(rest)
    if chosen.game and file in CARDS and file != chosen.game:
        parser.error(f"--game {chosen.game}: the file is of {file}")
    name = chosen.game or file or by_map or usual_game(games)
    if not name:
        parser.error(f"--game NAME: one of {', '.join(games)}")
    return (name if name in games or name in LIVE else games[0]), rest


def _told_by_what_is_asked(given: Sequence[str]) -> tuple[str, str]:
    """Return which game the file is of, and which the map; nothing where either does not say it."""
    parser = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    parser.add_argument("command")
    parser.add_argument("file", nargs="?", type=Path)
    for option in ("--profile", "--map", "--to", "--out", "--qr"):
        parser.add_argument(option)
    try:
        chosen, _ = parser.parse_known_args(given)
    except argparse.ArgumentError:
        return "", ""  # whoever reads all of it says what is wrong
    named = chosen.command in ("compare", "convert", "line") and chosen.file is not None
    return (game_told(chosen.file) if named else ""), _of_map(chosen.map)


def _of_map(asked: str | None) -> str:
    """Return which game is played on a map; nothing where there is no such map."""
    try:
        if asked and is_of_states(asked):
            return find_states(asked).board.game
        return find_map(asked).board.game if asked else ""
    except MapError:
        return ""  # whoever reads all of it says what is wrong


def _options(game: str) -> Callable[[str], Mapping[str, str]]:
    """Return what reads a rulebook, so that a wrong one is a question badly asked."""

    def read(text: str) -> Mapping[str, str]:
        try:
            return options_of(game)(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return read


def _rulebooks(game: str) -> str:
    if game in LIVE:
        return f"{game} has one only"
    return f"of {game} {', '.join(GAMES[game].profiles)}; or {exchange_of(game).example}"


# -- adjudicate ------------------------------------------------------------------------------------


def _add_adjudicate(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", game: str
) -> None:
    words = "judge positions: JSON Lines in, JSON Lines out, one position a line"
    parser = commands.add_parser("adjudicate", help=words, description=words)
    parser.add_argument("file", nargs="?", default="-", metavar="FILE", help="else what comes in")
    _tell_of_game(parser, "game of lines that name none")
    parser.add_argument(
        "--profile",
        default=usual_options(game),
        type=_options(game),
        metavar="P",
        help=f"rulebook of lines that name none; {_rulebooks(game)}",
    )
    usual = usual_map(game)
    parser.add_argument(
        "--map", default=usual, type=read_map, metavar="M", help=f"map of such lines: {_MAPS}"
    )
    parser.add_argument("--no-texts", dest="texts", action="store_false", help="no sentences")
    parser.add_argument("--no-reasons", dest="reasons", action="store_false", help="no reasons")
    parser.add_argument(
        "--jobs",
        default=1,
        type=up_to(MOST),
        metavar="N",
        help=f"processes side by side, up to {MOST}",
    )


def _tell_of_game(parser: argparse.ArgumentParser, words: str) -> None:
    """Name in the help what ``_game`` has read before all else."""
    parser.add_argument("--game", metavar="NAME", help=f"{words}: {', '.join(judged())}")


def _exchanged() -> list[str]:
    return [game.id for game in GAMES.values() if game.exchange is not None]


def _adjudicate(game: str, chosen: argparse.Namespace, messages: Messages | None) -> int:
    judge = JudgeOfGames(
        game,
        options=chosen.profile,
        map=chosen.map,
        sentences=messages,
        texts=chosen.texts,
        reasons=chosen.reasons,
    )
    sink = sys.stdout.buffer
    if chosen.file == "-":
        source = sys.stdin.buffer if sys.stdin else io.BytesIO()
        return run_in_jobs(source, sink, judge, chosen.jobs, flush=not _is_file(source))
    try:
        source = open(chosen.file, "rb")  # noqa: PTH123, SIM115 - a name may be a pipe or a device
    except OSError as error:
        complain((messages or CodeMessages()).trouble(error))
        return ASKED_BADLY
    with source:
        return run_in_jobs(source, sink, judge, chosen.jobs, flush=False)


def _is_file(source: BinaryIO) -> bool:
    """Tell whether nobody waits for an answer before asking the next question."""
    try:
        return stat.S_ISREG(os.fstat(source.fileno()).st_mode)
    except (OSError, io.UnsupportedOperation):
        return False


# -- map -------------------------------------------------------------------------------------------


def _add_map(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    words = "describe a map in one JSON document"
    parser = commands.add_parser("map", help=words, description=words)
    parser.add_argument("what", choices=("export",), help="the only thing to do with it here")
    parser.add_argument("map", type=read_map, metavar="MAP", help=_MAPS)


def _exported(name: str) -> dict[str, object]:
    if is_of_states(name):
        return states_json(find_states(name).board)
    return board_json(find_map(name).board)


# -- games of other programs -----------------------------------------------------------------------


def _add_game(
    parser: argparse.ArgumentParser, game: str, what: str = "a saved game, an order list"
) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=what)
    _tell_of_game(parser, "game that is played, where the file does not say it")
    parser.add_argument(
        "--profile",
        type=_options(game),
        metavar="P",
        help=f"rulebook to judge by, if not the one that a game of ours names; {_rulebooks(game)}",
    )
    parser.add_argument(
        "--map",
        type=read_map,
        metavar="M",
        help=f"map it is played on, where the file does not say it: {_MAPS}",
    )


def _add_compare(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", game: str
) -> None:
    words = "judge a game of another program again and list every difference"
    parser = commands.add_parser("compare", help=words, description=words)
    _add_game(parser, game)
    parser.add_argument(
        "--json",
        action="store_true",
        help="one difference a line, in JSON; on the last one how much was read and compared",
    )
    parser.add_argument(
        "--words", action="store_true", help="list differences of words only too: they are counted"
    )


def _add_convert(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", game: str
) -> None:
    words = "write a game in the format of another program"
    parser = commands.add_parser("convert", help=words, description=words)
    _add_game(parser, game)
    forms = [*map(str, exchange_of(game).formats), OWN]
    parser.add_argument(
        "--to", required=True, choices=forms, metavar="FORMAT", help=", ".join(forms)
    )
    parser.add_argument(
        "--out", type=Path, metavar="NEW", help=f"file to write; {OWN} needs one, named so"
    )
    _add_replace(parser)
    parser.add_argument(
        "--json", action="store_true", help="say in JSON, on standard error, how much was read"
    )


def _rules(game: str, chosen: argparse.Namespace, loaded: LoadedMap | None = None) -> Rules:
    _has_orders(game)
    name = _played_on(game, chosen)
    board = (loaded or find_map(name)).board
    if board.game != game and name != GAMES[game].map:
        raise ExchangeError(Fault.UNKNOWN_MAP, "map", {"text": name})
    return GAMES[game].rules(board, chosen.profile or usual_options(game))


def _played_on(game: str, chosen: argparse.Namespace) -> str:
    """Return the map that was asked for, or that the file names, or the usual one of its game."""
    return chosen.map or map_told(chosen.file) or GAMES[game].map


def _has_orders(game: str) -> None:
    if game in LIVE:
        raise ExchangeError(Fault.NO_ORDERS, "", {"text": game})


def _compare(game: str, chosen: argparse.Namespace, messages: Messages) -> int:
    rules = _rules(game, chosen)
    total = Comparison()
    games: dict[int, str] = {}
    for opened in open_file(chosen.file, rules):
        one = compared(replay(opened.game, opened.rules(rules, chosen.profile)), opened.read_report)
        games |= {id(difference): opened.game.title for difference in one.differences}
        total += one
    if chosen.json:
        for difference in total.differences:
            write(dump(difference_json(game, games[id(difference)], difference)))
        write(dump(comparison_json(total)))
        return 0 if total.agrees else 1
    for difference in total.differences:
        if difference.weight is not Weight.WORDS or chosen.words:
            write(messages.difference(difference, rules.board))
    for line in messages.read_report(total.read_report):
        write(line)
    for line in messages.compared(total, folded=not chosen.words):
        write(line)
    return 0 if total.agrees else 1


def _convert(game: str, chosen: argparse.Namespace, messages: Messages) -> int:
    if chosen.to == OWN:
        return _adopt(game, chosen, messages)
    if chosen.out is not None and not _may_write(chosen.out, chosen, messages):
        return ASKED_BADLY
    form = str(chosen.to)
    read_report = ReadReport()
    rounds = stored_rounds(chosen.file) if chosen.file.suffix == SUFFIX and form == JSON else None
    if rounds is not None:
        text = rounds
    elif chosen.file.suffix == SUFFIX:
        _has_orders(game)
        text, lost = write_own_game(chosen.file, form)
        for line in messages.losses(lost):
            complain(line)
    else:
        rules = _rules(game, chosen)
        games = open_file(chosen.file, rules)
        text = "".join(write_game(opened, form, rules) for opened in games)
        read_report = together(opened.read_report for opened in games)
        _say_read(read_report, chosen, messages)
    data = text.encode("utf-8", "backslashreplace")
    if chosen.out is None:
        sys.stdout.buffer.write(data)
    else:
        keep_whole(chosen.out, data)
    return 1 if read_report.unread else 0


def _add_replace(parser: argparse.ArgumentParser) -> None:
    words = "also a file that is there already, but neither what is read nor a game of ours"
    parser.add_argument("--replace", action="store_true", help=words)


def _may_write(path: Path, chosen: argparse.Namespace, messages: Messages) -> bool:
    """Tell whether a file may be written, or say that one is there; a pipe or a device is none.

    Raises:
        StoreError: what is read, or a game of ours, would be gone, however it is asked.
    """
    if not path.is_file():
        return True
    if path.suffix == SUFFIX or _is_the_same(path, chosen.file):
        raise StoreError(StoreFault.EXISTS, path)
    if not chosen.replace:
        complain(messages.there_already(path))
    return bool(chosen.replace)


def _is_the_same(path: Path, source: Path) -> bool:
    with suppress(OSError):  # a line is no file
        return path.samefile(source)
    return False


def _say_read(read_report: ReadReport, chosen: argparse.Namespace, messages: Messages) -> None:
    """Say on standard error how much of a file was read."""
    for line in (
        [dump(read_report_json(read_report))] if chosen.json else messages.read_report(read_report)
    ):
        complain(line)


def _adopt(game: str, chosen: argparse.Namespace, messages: Messages) -> int:
    """Write recorded games into files of our own, the second and later ones with a number."""
    if chosen.out is None or chosen.out.suffix != SUFFIX:
        complain(f"--to {OWN}: --out FILE{SUFFIX}")
        return ASKED_BADLY
    if are_rounds(chosen.file):
        take_in_rounds(chosen.file, chosen.out)
        return 0
    loaded = find_map(_played_on(game, chosen))
    rules = _rules(game, chosen, loaded)
    games = open_file(chosen.file, rules)
    for number, opened in enumerate(games, 1):
        path = chosen.out if number == 1 else chosen.out.with_stem(f"{chosen.out.stem}-{number}")
        title = opened.game.title or chosen.file.stem
        new = NewGame(
            path=path,
            title=title,
            reason=messages.set_up_as_recorded(),
            named=lambda power: messages.power(rules.board, power),
        )
        adopt_game(replace(opened, map=loaded.content), new, rules)
    read_report = together(opened.read_report for opened in games)
    _say_read(read_report, chosen, messages)
    return 1 if read_report.unread else 0


# -- saying ----------------------------------------------------------------------------------------


def write(line: str) -> None:
    """Write a line that other programs read: always UTF-8."""
    sys.stdout.buffer.write(line.encode("utf-8") + b"\n")


def complain(line: str) -> None:
    """Say to the person what is wrong with the question."""
    if not sys.stderr:
        return
    encoding = sys.stderr.encoding or "utf-8"
    sys.stderr.write(line.encode(encoding, "backslashreplace").decode(encoding) + "\n")


# -- position lines --------------------------------------------------------------------------------


def _add_line(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", game: str) -> None:
    words = "write positions as lines: of a line as anybody writes it, of each phase of a game"
    parser = commands.add_parser("line", help=words, description=words)
    _add_game(parser, game, "a line between quotation marks, or a game")
    parser.add_argument(
        "--qr", type=_picture, metavar="NEW", help="picture of the last one's QR code: .svg or .png"
    )
    _add_replace(parser)


def _picture(text: str) -> Path:
    """Read what a picture is to be called."""
    if Path(text).suffix not in PICTURES:
        raise argparse.ArgumentTypeError(f"{text!r}: {' or '.join(PICTURES)}")
    return Path(text)


def _lines(game: str, chosen: argparse.Namespace, messages: Messages) -> int:
    line = ""
    if chosen.qr is not None and not _may_write(chosen.qr, chosen, messages):
        return ASKED_BADLY
    try:
        for line in _told_lines(game, chosen):
            write(line)
    except ExchangeError as error:
        complain(messages.fault(error))
        return ASKED_BADLY
    if chosen.qr is not None and line:
        keep_code(line, chosen.qr)
    return 0


def _told_lines(game: str, chosen: argparse.Namespace) -> Iterator[str]:
    if is_line(str(chosen.file)):
        return iter((rewritten(str(chosen.file), _own_board(chosen.map)),))
    return lines_of_file(chosen.file, _rules(game, chosen))


def _own_board(name: str | None) -> Board | None:
    return find_map(name).board if name and not is_of_states(name) else None
