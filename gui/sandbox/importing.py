"""What somebody brings to a study's board, read, or said in a sentence what is wrong with it."""

from collections.abc import Callable
from pathlib import Path

from engine.board.errors import MapError
from engine.exchange.brought import Brought, brought_file, brought_text, usual_games
from engine.formats.faults import ExchangeError
from engine.rules.game import Rules
from engine.store.errors import StoreError
from gui.errors.sentences import say_error


def text_read(text: str, rules: Rules) -> Brought | str:
    """Read a text that was pasted, where a board is played by some rules."""
    return _tried(lambda: brought_text(text, lambda: usual_games(rules), rules.board), rules)


def file_read(path: Path, rules: Rules) -> Brought | str:
    """Read a file that was dropped there; a sentence about it names it."""
    read = _tried(lambda: brought_file(path, lambda: usual_games(rules), rules.board), rules)
    return f"{path.name}: {read}" if isinstance(read, str) else read


def _tried(read: Callable[[], Brought], rules: Rules) -> Brought | str:
    try:
        return read()
    except (ExchangeError, MapError, StoreError) as error:
        return say_error(error, rules.board)
