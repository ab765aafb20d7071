"""A short game is told in words of its own calendar and of what it counts, whatever it is."""

from types import SimpleNamespace

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.rules.game import End, Outcome
from engine.table.ending import Count, Ending, Why
from gui import i18n
from gui.games import catalogue
from gui.words.endings import coming_words, ending_words, goal_words, why_words

TIME = "2026-03-05T20:00:00+00:00"
ENDINGS = [
    Ending(year=3, count=Count.COUNTED),
    Ending(year=3, time=TIME),
    Ending(time=TIME, at_once=True, count=Count.COUNTED),
]


def told(game, ending):
    """Return all that is said of an end of a game, before it and when it has come."""
    card = GAMES[game]
    board = load_map(card.map).board
    powers = tuple(board.powers_by_id)
    view = SimpleNamespace(
        ending=ending,
        phase=card.calendar.start,
        outcome=None,
        time_up=False,
        units_to_win=5,
        sides=tuple((power,) for power in powers),
        player=lambda power: power,
        units=dict.fromkeys(powers, 1),
        winners=[powers[:1]],
    )
    yield ending_words(ending, game)
    yield coming_words(view, 5)
    yield coming_words(replace_phase(view, card, ending), 5)
    yield goal_words(view, board)
    for why in Why:
        view.outcome = Outcome(End.SHORT, powers[:1], str(why))
        yield why_words(view)


def replace_phase(view, card, ending):
    last = card.calendar.phase(max(ending.year, 1), card.calendar.kinds[0])
    return SimpleNamespace(**{**vars(view), "phase": last})


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("ending", ENDINGS)
def test_no_game_says_what_another_counts_or_which_part_of_its_turn_is_last(ending, language):
    foreign = {
        "diplomacy": ("lamp", "day", "den", "dni"),
        "blank": ("winter", "zim", "centre", "center", "unit", "jednot", "(iii)", "year", "rok"),
    }
    with i18n.speaking(language):
        for game, words in foreign.items():
            said = [*told(game, ending)]
            assert any(said)
            assert not [one for one in said for word in words if word in one.lower()]


@pytest.mark.parametrize("game", catalogue.GAMES)
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_game_says_both_what_decides_and_how_much_somebody_has(game, language):
    own = catalogue.GAMES[game].endings()
    with i18n.speaking(language):
        assert len({own.most(count) for count in Count}) == len(Count)
        assert all(
            str(count) in catalogue.GAMES[game].counted().count_pieces(count) for count in (1, 3, 5)
        )
        assert "9" in own.played(9)
        assert own.coming(9, now=True) != own.coming(9, now=False)
