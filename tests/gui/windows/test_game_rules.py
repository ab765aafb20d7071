"""The rules of the open game can be looked up, whatever the table agreed on."""

import pytest
from PySide6.QtWidgets import QLabel

from engine import tables
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.table.seat import Seat
from gui import settings
from gui.games.diplomacy.setup.game_rules import GameRulesCard
from gui.games.diplomacy.words import rulebook as rulebook_words
from tests.agreements import usual_agreement

OWN = {**PROFILES["2000"].options, "paradox": "szykman", "proxy_orders": "in_sheet"}


def opened(window, board, options):
    folder = settings.games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    seats = [Seat(power=power.id, player=power.id.title()) for power in board.powers]
    path = folder / "Rules.velmoc"
    tables.found_game(
        path, usual_agreement(title="Rules", seats=seats, options=options), board=board
    ).close()
    window.show_start()
    window.open_game(path)
    window.menu.refresh()
    window.menu.game_rules.trigger()
    return window.findChild(GameRulesCard)


@pytest.mark.parametrize("options", [PROFILES["1982"].options, PROFILES["datc"].options, OWN])
def test_the_card_says_what_is_played_at_every_point(window, board, options):
    card = opened(window, board, options)
    said = [found.text() for found in card.findChildren(QLabel)]

    assert card.edition.text() == rulebook_words.profile_name(options)
    for point, value in options.items():
        assert rulebook_words.point_words(point) in said
        assert rulebook_words.value_words(point, value) in said
    card.shut.click()


def test_without_a_game_there_are_no_rules_of_it(window):
    window.show_start()
    window.menu.refresh()

    assert not window.menu.game_rules.isEnabled()
