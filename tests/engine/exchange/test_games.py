"""Doors to other programs lead to the game that is meant, by its card alone."""

from dataclasses import replace
from types import MappingProxyType

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.exchange import commands, games, losses, own_record
from engine.exchange.doors import open_data, write_game
from engine.formats.faults import ExchangeError
from engine.games.diplomacy.game import Diplomacy

DIPLOMACY = GAMES["diplomacy"]
BOARD = load_map("standard").board
LIST = "England:\nF Lon-Nth\n"


class Lanterns(Diplomacy):
    game = "lanterns"


@pytest.fixture
def known(monkeypatch):
    """Let the program know one more game: its rulebooks are named after their light."""

    def add(exchange):
        card = replace(
            DIPLOMACY,
            id="lanterns",
            profiles=("dim", "bright"),
            options=lambda text: {"light": text},
            rules=lambda board, *_: Lanterns(board),
            exchange=exchange,
        )
        both = MappingProxyType({"diplomacy": DIPLOMACY, "lanterns": card})
        for module in (commands, games, losses, own_record):
            monkeypatch.setattr(module, "GAMES", both)

    return add


def lit():
    """What *Lanterns* has for other programs: it writes in one manner."""
    return replace(
        DIPLOMACY.exchange(),
        formats=("glow",),
        texts=replace(
            DIPLOMACY.exchange().texts, write=lambda form, pasts, *_: f"{form} {len(pasts)}\n"
        ),
    )


def test_a_file_is_read_and_written_as_its_rules_are(known):
    known(lit)
    (opened,) = open_data(LIST.encode(), Lanterns(BOARD))

    assert write_game(opened, "glow", Lanterns(BOARD)) == "glow 1\n"


def test_the_command_line_names_the_game(known, tmp_path, capsysbinary):
    known(lit)
    file = tmp_path / "list.txt"
    file.write_text(LIST, "utf-8")
    line = ["convert", str(file), "--to", "glow"]

    assert commands.main(["--game", "lanterns", *line]) == 0
    assert capsysbinary.readouterr().out == b"glow 1\n"
    with pytest.raises(SystemExit, match="2"):
        commands.main(line)
    with pytest.raises(SystemExit, match="2"):
        commands.main(["--game", "chess", *line])


def test_a_game_that_no_other_program_plays_has_no_formats(known):
    known(None)

    with pytest.raises(ExchangeError) as refused:
        open_data(LIST.encode(), Lanterns(BOARD))
    assert str(refused.value.code) == "unknown_format"
    with pytest.raises(SystemExit, match="2"):
        commands.main(["--game", "lanterns", "adjudicate"])
