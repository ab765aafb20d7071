"""Powers that stay neutral by agreement (1.2), in the words of the table's page and the room."""

from dataclasses import replace

import pytest

from engine.rules.game import End, Outcome
from engine.table.ending import Why
from gui.table.page import table_words
from gui.words import endings, labels
from gui.words.counted import counted_words

LINEUPS = {
    "nobody": (),
    "one": ("TUR",),
    "several": ("SCA", "BLK", "UKR"),
}


@pytest.mark.parametrize("left", ["nobody", "one"])
@pytest.mark.parametrize("neutral", LINEUPS)
def test_a_neutral_power_has_no_player_who_could_have_left(session, board, language, neutral, left):
    idle = LINEUPS[neutral]
    view = session.public()
    sides = tuple((seat.power,) for seat in view.seats if seat.power not in idle)
    view = replace(view, sides=sides, gone=(*idle, *("RUS",) * (left == "one")))

    said = endings.unplayed_words(view, board)

    assert said.count(" · ") == (bool(idle) and left == "one")
    assert bool(said) == bool(idle or left == "one")
    first = {"en": "Nobody plays", "cs": "nikdo nehraje"}[language]
    assert (first in said) == bool(idle)
    if language == "en":
        for power in idle:
            assert said.count(labels.power_name(board, power)) == 1


@pytest.mark.parametrize("left", range(1, 4))
def test_where_nobody_has_anything_to_write_nobody_is_said_to_have_sealed(session, language, left):
    """Units of those in civil war alone are to be judged."""
    view = session.public()
    seals = tuple(replace(seal, asked=place >= left) for place, seal in enumerate(view.seals))
    nobody = replace(view, queue=(), seals=tuple(replace(one, asked=False) for one in seals))
    some = replace(view, queue=(), seals=tuple(replace(one, sealed=one.asked) for one in seals))

    assert not any(sign.isdigit() for sign in table_words.title_words(nobody, None))
    assert not table_words.lead_words(nobody)
    assert str(len(seals) - left) in table_words.title_words(some, None)
    assert table_words.lead_words(some)


@pytest.mark.parametrize("mates", [("FRA",), ("FRA", "ESP"), ("FRA", "ESP", "GER")])
@pytest.mark.parametrize("how", [(End.SOLO, ""), (End.SHORT, Why.STOPPED)], ids=str)
def test_a_winner_has_the_centres_of_all_that_he_commands(session, board, language, mates, how):
    view = session.public()
    rest = ((seat.power,) for seat in view.seats if seat.power not in mates)
    view = replace(view, sides=(mates, *rest), outcome=Outcome(how[0], mates, how[1]))
    centres = sum(view.counted[power] for power in mates)

    assert f" {centres} " in endings.verdict_words(view, board).replace("\xa0", " ")
    assert counted_words(centres, board) in endings.verdict_words(view, board)
