from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.club.battlefield import battlefield
from engine.club.ranking import hall_of_fame, ranking, seasons
from engine.club.rating import START, ratings
from engine.club.record import Record, results
from engine.rules.game import End, Outcome

POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
NAMES = ("Ada", "Bob", "Cyr", "Dan", "Eva", "Fay", "Gus")


def game(number=1, *, owned=(5, 5, 5, 5, 5, 5, 4), outcome=None, names=NAMES, **more):
    return Record(
        id=str(number),
        title=f"Game {number}",
        played=more.pop("played", f"2026-01-{number:02}T20:00:00+00:00"),
        players=dict(zip(POWERS, names, strict=True)),
        counted=dict(zip(POWERS, owned, strict=True)),
        outcome=outcome,
        **more,
    )


def solo(power):
    return Outcome(End.SOLO, (power,))


def test_a_win_is_all_of_the_game():
    first, second, *_, last = results(game(owned=(18, 6, 5, 3, 2, 0, 0), outcome=solo("AUSTRIA")))

    assert (first.player, first.share, first.won, first.place) == ("Ada", 1, True, 1)
    assert (second.player, second.share, second.won, second.place) == ("Bob", 0, False, 2)
    assert last.place == 6  # Fay and Gus share it


def test_a_draw_is_shared_equally_whoever_owns_more():
    told = results(game(owned=(12, 12, 10, 0, 0, 0, 0), outcome=Outcome(End.DRAW, POWERS[:3])))

    assert [one.share for one in told] == [Fraction(1, 3)] * 3 + [0] * 4
    assert [one.place for one in told] == [1, 1, 1, 4, 4, 4, 4]
    assert all(one.drawn for one in told[:3])


def test_a_table_that_just_stopped_counts_centres():
    told = results(game(owned=(8, 8, 6, 6, 3, 3, 0)))

    assert [one.share for one in told[:3]] == [Fraction(1, 2), Fraction(1, 2), 0]


def test_who_commands_several_powers_has_all_their_centres():
    record = game(
        owned=(6, 6, 6, 6, 4, 3, 3),
        names=("Ada", "Bob", "Bob", "Bob", "Ada", "Cyr", "Ada"),
    )

    first, second, third = results(record)

    assert (first.player, first.counted, first.powers) == ("Bob", 18, POWERS[1:4])
    assert (second.player, second.counted) == ("Ada", 13)
    assert third.powers == ("RUSSIA",)


def test_the_first_game_of_equals_moves_a_hundred_points():
    rated = ratings([game(owned=(18, 6, 5, 3, 2, 0, 0), outcome=solo("AUSTRIA"))])

    assert rated["Ada"] == pytest.approx(START + 100 * (1 - 1 / 7))
    assert rated["Gus"] == pytest.approx(START - 100 / 7)


def test_to_beat_somebody_better_is_worth_more():
    first = game(1, outcome=solo("AUSTRIA"))

    again = ratings([first, game(2, outcome=solo("AUSTRIA"))])
    other = ratings([first, game(2, outcome=solo("TURKEY"))])

    assert again["Ada"] - ratings([first])["Ada"] < other["Gus"] - ratings([first])["Gus"]


shares = st.lists(st.integers(0, 6), min_size=1, max_size=12)


@given(shares)
def test_what_some_win_others_lose(winners):
    games = [game(n + 1, outcome=solo(POWERS[power])) for n, power in enumerate(winners)]

    assert sum(ratings(games).values()) == pytest.approx(START * len(NAMES))


@given(shares, st.randoms())
def test_games_count_in_the_order_in_which_they_were_played(winners, chance):
    games = [game(n + 1, outcome=solo(POWERS[power])) for n, power in enumerate(winners)]
    mixed = games[:]
    chance.shuffle(mixed)

    assert ratings(mixed) == ratings(games)


def test_a_ranking_tells_games_wins_draws_and_centres():
    games = [
        game(1, owned=(18, 6, 5, 3, 2, 0, 0), outcome=solo("AUSTRIA")),
        game(2, owned=(12, 12, 10, 0, 0, 0, 0), outcome=Outcome(End.DRAW, POWERS[:3])),
    ]

    first, *others = ranking(games)

    assert (first.player, first.games, first.wins, first.draws) == ("Ada", 2, 1, 1)
    assert first.share == Fraction(4, 3)
    assert first.counted == 15
    assert first.survived == 2
    assert [line.place for line in others] == sorted(line.place for line in others)
    assert others[-1].survived == 0


def test_a_power_that_nobody_played_wins_nobody_anything():
    record = game(outcome=solo("AUSTRIA"))
    players = {power: name for power, name in record.players.items() if power != "AUSTRIA"}
    lonely = Record(
        id="1", title="", played="2026", players=players, counted={}, outcome=solo("AUSTRIA")
    )

    assert set(ratings([lonely]).values()) == {START}
    assert not any(one.won for one in results(lonely))


def test_every_two_players_have_a_record_against_each_other():
    games = [
        game(1, owned=(18, 6, 5, 3, 2, 0, 0), outcome=solo("AUSTRIA")),
        game(2, owned=(1, 18, 5, 4, 4, 2, 0), outcome=solo("ENGLAND")),
    ]

    duels = battlefield(games)

    assert (duels["Ada", "Bob"].better, duels["Ada", "Bob"].worse) == (1, 1)
    assert (duels["Ada", "Gus"].better, duels["Ada", "Gus"].games) == (2, 2)
    assert (duels["Fay", "Gus"].equal, duels["Fay", "Gus"].better) == (1, 1)
    assert len(duels) == 42


def test_the_same_player_under_two_names_is_one_after_merging():
    names = {"Áďa": "Ada"}
    games = [game(1), game(2, names=("Áďa", *NAMES[1:])).renamed(names)]

    assert sorted(line.player for line in ranking(games)) == sorted(NAMES)
    assert ranking(games)[0].games == 2


def test_the_hall_of_fame_lists_who_won_alone_the_latest_first():
    games = [
        game(1, outcome=solo("AUSTRIA")),
        game(2),
        game(3, outcome=solo("TURKEY")),
    ]

    assert [(record.id, who.player) for record, who in hall_of_fame(games)] == [
        ("3", "Gus"),
        ("1", "Ada"),
    ]


def test_a_league_has_a_table_of_each_year_and_of_all():
    games = [
        game(1, played="2025-05-01", league="gunboat", outcome=solo("AUSTRIA")),
        game(2, played="2026-05-01", league="gunboat", outcome=solo("TURKEY")),
        game(3, played="2026-05-02", outcome=solo("TURKEY")),
    ]

    tables = seasons(games, "gunboat")

    assert list(tables) == ["2026", "2025", ""]
    assert tables["2026"][0].player == "Gus"
    assert tables[""][0].games == 2
