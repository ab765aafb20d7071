"""A slip on the study board: many orders at once, whosever units they are for."""

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.games.diplomacy.study import library
from engine.rules.order import texts_of
from gui.study.slip import read_slip
from gui.words import labels
from tests.judged import orders_of

APART = {"lines": "\n", "semicolons": "; ", "commas": ", ", "blanks": " ", "empty lines": "\n\n"}


def rules_of(game):
    return GAMES[game].rules(load_map(GAMES[game].map).board, {})


@pytest.mark.parametrize("apart", APART)
def test_the_orders_of_every_example_are_read_from_one_slip(apart):
    rules = rules_of("diplomacy")
    for example in library.examples():
        orders = orders_of(example.position, example.orders, rules)
        texts = [text for mine in texts_of(orders).values() for text in mine]

        slip = read_slip(APART[apart].join(texts), example.position, rules)

        assert set(slip.orders) == set(texts), (example.id, apart)
        assert not slip.left, (example.id, apart)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_headings_say_whose_orders_follow(language, monkeypatch, qapp):
    rules = rules_of("diplomacy")
    board, position = rules.board, rules.start()
    powers = [power.id for power in board.powers]
    monkeypatch.setattr(labels.i18n, "language", lambda: language)
    for power in powers:
        unit = position.of(power)[0]
        name = labels.power_name(board, power)
        slip = read_slip(f"{name}:\n{unit} H\n", position, rules)
        others = [
            read_slip(f"{labels.power_name(board, one)}:\n{unit} H", position, rules)
            for one in powers
            if one != power
        ]

        assert slip.orders == (f"{unit} H",)
        assert not slip.left
        assert all(not one.orders and one.left for one in others), power


def test_what_cannot_be_read_is_left_with_its_reason():
    rules = rules_of("diplomacy")
    slip = read_slip("A Par-Bur\nxyz foo\nA Bur-Mun\nF Lon-ENG", rules.start(), rules)

    assert slip.orders == ("A PAR - BUR", "F LON - ENG")
    assert slip.left == ("xyz foo", "A Bur-Mun")
    assert slip.trouble.reason == "unknown_place"
