"""Guessing the orders of a game: what a guess is worth, in every game of sealed turns."""

import random
from functools import cache

import pytest

from engine.catalogue import GAMES
from engine.games.diplomacy.study.annotated import GAMES as ANNOTATED
from engine.games.diplomacy.study.annotated import annotated_study
from engine.notation.known_rules import beginning, known_board, known_rules
from engine.robots.games.catalogue import robots_of
from engine.study.guessing import (
    Guesses,
    Hit,
    Score,
    asked,
    can_be_guessed,
    compare,
    compared_with_game,
    game_key,
    line_of,
    phases,
    powers,
    score,
    total,
)
from engine.study.line_of_play import line_of_play
from engine.study.positions import Positions
from engine.study.tree.setup import Ordered


@cache
def played(game):
    """A game of some phases, by chance; the rules it was played by, and what knows its boards."""
    setup = beginning(game)
    rules = GAMES[game].rules(known_board(GAMES[game].map), setup.options)
    chance, position, line = random.Random(game), setup.position, []
    for _ in range(5):
        sheets = robots_of(game).sheets(rules, position, chance)
        line.append((position, Ordered(orders={p: tuple(texts) for p, texts in sheets.items()})))
        position = rules.adjudicate(position, sheets).after
        if not rules.asked(position):
            break
    return line_of_play(rules, line), rules, Positions(known_rules)


every_game = pytest.mark.parametrize("game", sorted(GAMES))


@every_game
def test_who_writes_what_was_played_has_every_point(game):
    study, _, positions = played(game)
    root = study.chapters[0].root
    assert can_be_guessed(study, root)
    for phase in line_of(study, root):
        for power in asked(study, phase, positions):
            texts = study.nodes[phase.node].ordered.orders.get(power, ())
            compared = compared_with_game(study, phase, power, texts, positions)
            assert {one.hit for one in compared} <= {Hit.SAME}
            assert score(compared) == Score(2 * len(compared), 2 * len(compared))
            assert len(compared) == len(texts)
            nothing = compared_with_game(study, phase, power, (), positions)
            assert score(nothing) == Score(0, 2 * len(texts))


@every_game
def test_any_guess_has_its_points_within_what_can_be_had(game):
    study, rules, positions = played(game)
    root, chance = study.chapters[0].root, random.Random(f"{game} guess")
    for phase in line_of(study, root):
        position = positions.position(study, phase.before)
        for power in asked(study, phase, positions):
            given = study.nodes[phase.node].ordered.orders.get(power, ())
            guess = robots_of(game).sheets(rules, position, chance).get(power, ())
            compared = compare(rules, position, guess, given)
            worth = score(compared)
            assert 0 <= worth.points <= worth.most
            assert sum(one.played is not None for one in compared) == len(given)
            assert sum(one.guess is not None for one in compared) == len([*guess])
            back = score(compare(rules, position, given, guess))
            assert back == worth
            for one in compared:
                assert (one.hit is Hit.SAME) == (one.guess == one.played)


@every_game
def test_the_total_is_that_of_its_phases(game):
    study, _, positions = played(game)
    root = study.chapters[0].root
    for power in powers(study, root, positions):
        known = phases(study, root, power, positions)
        assert len(known) >= 2
        guesses, whole = Guesses({}), Score()
        for phase in known:
            assert guesses.next_of(known) == phase
            texts = study.nodes[phase.node].ordered.orders.get(power, ())[:1]
            guesses = guesses.with_(phase.place, texts)
            assert guesses.with_(phase.place, ("other",)) == guesses
            whole += score(compared_with_game(study, phase, power, texts, positions))
            assert total(study, root, power, guesses, positions) == whole
        assert guesses.next_of(known) is None


def test_a_game_is_known_again_in_whatever_language():
    keys = []
    for game in ANNOTATED:
        both = {game_key(one, one.chapters[0].root) for one in _both(game)}
        assert len(both) == 1
        keys += both
    assert len({*keys}) == len(keys)


def _both(game):
    return annotated_study(game, "cs"), annotated_study(game, "en")


@pytest.mark.parametrize(
    ("guess", "given", "hit"),
    [
        ("A PAR - BUR", "A PAR - BUR", Hit.SAME),
        ("A PAR - BUR", "A PAR S A MAR - BUR", Hit.AIM),
        ("A PAR S A MAR - BUR", "A PAR S A GAS - BUR", Hit.AIM),
        ("F ENG C A LON - BEL", "F ENG - BEL", Hit.AIM),
        ("A PAR S A BUR", "A PAR - BUR", Hit.AIM),
        ("A PAR H", "A PAR - BUR", Hit.OTHER),
        ("A PAR - PIC", "A PAR - BUR", Hit.OTHER),
        ("F STP/SC - BOT", "F STP/SC - LVN", Hit.OTHER),
    ],
)
def test_the_same_aim(guess, given, hit):
    _, rules, _ = played("diplomacy")
    (compared,) = compare(rules, rules.start(), [guess], [given])
    assert compared.hit is hit


def test_builds_are_compared_place_by_place_and_what_is_left_by_turns():
    study = annotated_study("germany", "en")
    positions = Positions(known_rules)
    root = study.chapters[0].root
    winter = next(
        one
        for one in line_of(study, root)
        if positions.position(study, one.before).phase.code == "W1901A"
    )
    assert study.nodes[winter.node].ordered.orders["GERMANY"] == ("A KIE B", "A BER B")

    def hits(*texts):
        compared = compared_with_game(study, winter, "GERMANY", texts, positions)
        return sorted(one.hit for one in compared)

    assert hits("A KIE B", "A BER B") == [Hit.SAME, Hit.SAME]
    assert hits("A BER B", "F KIE B") == [Hit.AIM, Hit.SAME]
    assert hits("A BER B", "A MUN B") == [Hit.OTHER, Hit.SAME]
    assert hits("A BER B") == [Hit.OTHER, Hit.SAME]
