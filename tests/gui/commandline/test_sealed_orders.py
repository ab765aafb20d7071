"""Of a game that is being played, commands tell what was revealed, and nothing that was sealed."""

import pytest

from engine import tables
from engine.board.loader import load_map
from engine.table.seat import Seat
from engine.table.terms import Terms
from gui import i18n
from gui.commandline import commands, openings, study
from tests.agreements import usual_agreement

REVEALED = {"FRANCE": ["A PAR - BUR"], "AUSTRIA": ["A VIE - GAL"]}
SEALED = {"FRANCE": ["A BUR - MUN"], "AUSTRIA": ["A GAL - WAR"], "ITALY": ["F NAP - APU"]}
READERS = [
    (openings.main, "FOLDER", "--tree", "6", "--json"),
    (openings.main, "FOLDER", "--tree", "6", "--ideas"),
    (study.main, "FILE", "--text", "-"),
    (commands.main, "line", "FILE"),
    *(
        (commands.main, "convert", "FILE", "--to", form)
        for form in ("json", "judge", "realpolitik", "datc")
    ),
]


@pytest.fixture(autouse=True)
def english(look):
    yield
    i18n.speak("en")


@pytest.fixture
def game(tmp_path):
    """A game whose second phase everybody has sealed, and nobody revealed."""
    path, board = tmp_path / "night" / "Night.velmoc", load_map("standard").board
    path.parent.mkdir()
    seats = [Seat(power=power.id, player=power.id.lower()) for power in board.powers]
    agreement = usual_agreement(title="Night", seats=seats)
    table = tables.found_game(path, agreement, board=board, terms=Terms())
    for orders in (REVEALED, SEALED):
        for power in table.public().queue:
            table.envelopes.seal(power, orders.get(power, ()))
        if orders is REVEALED:
            table.reveal()
            table.advance()
    table.close()
    return path


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: " ".join(reader[1:]))
def test_what_is_sealed_is_told_by_no_command(game, reader, capfd):
    act, *words = reader
    meant = {"FILE": str(game), "FOLDER": str(game.parent)}
    assert act([meant.get(word, word) for word in words]) in (0, 1)

    told = "".join(capfd.readouterr()).upper()
    assert told
    for orders in SEALED.values():
        for order in orders:
            _, start, _, goal = order.split()
            assert f"{start} - {goal}" not in told
            assert f"{start}-{goal}" not in told
    if "json" in reader or "--json" in reader or "--text" in reader:
        assert "PAR - BUR" in told
