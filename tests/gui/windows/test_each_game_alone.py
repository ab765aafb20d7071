"""Whoever plays one game reads nothing of another one, no word of another language, and no ids."""

import re

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QWidget

from engine.board.loader import load_map
from engine.catalogue import DEVELOPER, GAMES
from gui import i18n
from gui.club.club_screen import Tab
from gui.club.figures_table import FiguresTable
from gui.club.game_chips import GameChips
from gui.games import catalogue
from gui.windows.new_game.game_strip import GameStrip
from tests.gui.windows.test_played_last import found

MAPS = {"diplomacy": "standard", "diplomatia": "praga", "blank": "old_town"}
"""One of each game, the quickest to load."""

_WORDS = re.compile(r"[^\W\d_]{2,}")
_SAME = 3
"""So many words in a row say something: they are not the same in two languages by chance."""


def told(screen):
    """Return all that a page says: its words, those at the pointer, those that are read aloud."""
    aside = [*screen.findChildren(GameStrip), *screen.findChildren(GameChips)]
    said = set()
    for one in (screen, *screen.findChildren(QWidget)):
        if any(strip is one or strip.isAncestorOf(one) for strip in aside):
            continue  # where another game can be chosen it has its name
        said |= {one.toolTip(), one.accessibleName(), one.accessibleDescription()}
        if isinstance(one, QLabel | QAbstractButton):
            said.add(one.text())
        if isinstance(one, QComboBox):
            said |= {one.itemText(place) for place in range(one.count())}
        if isinstance(one, FiguresTable):
            said |= {head.text for head in one.model_of.heads}
            said |= {head.tip for head in one.model_of.heads}
            said |= {cell.text for line in one.model_of.lines for cell in line.cells}
    return {text.replace("&", "") for text in said if text}


def pages(window, game):
    """Yield every page before and after a game, by its name."""
    window.show_start()
    yield "start", window.screen_shown
    window.navigator.new_game(game=game)
    for mode in ("table", "master", "alone"):
        window.screen_shown.choose_mode(mode)
        yield f"new game, {mode}", window.screen_shown
    window.navigator.show_club()
    for tab in Tab:
        window.screen_shown.page(tab)
        yield tab.value, window.screen_shown


@pytest.mark.parametrize("game", GAMES)
def test_no_page_says_anything_of_another_game_or_in_another_language(window, monkeypatch, game):
    monkeypatch.setenv(DEVELOPER, "1")
    window.hide()  # nothing is painted: words are there all the same
    board = found(MAPS[game], carried=False)
    usual = load_map(GAMES[game].map).board
    ids = {one.id for b in (board, usual) for one in b.powers} - {
        name for b in (board, usual) for one in b.powers for name in one.names.values()
    }
    own = {name for b in (board, usual) for one in b.powers for name in one.names.values()}
    said = {}
    for language in i18n.LANGUAGES:
        i18n.speak(language)
        others = {card.name() for key, card in catalogue.CARDS.items() if key != game}
        for name, page in pages(window, game):
            texts = said[language, name] = told(page)
            assert len(texts) > 8
            for text in texts:
                words = {*_WORDS.findall(text)}
                assert not words & others, (language, name, text)
                assert not words & ids, (language, name, text)
    i18n.speak("en")
    for name in {page for _, page in said}:
        same = {
            text
            for text in said["cs", name] & said["en", name]
            if len(_WORDS.findall(text)) >= _SAME
            and not any(one in text for one in own)
            and "Player" not in text  # the names of those who play
            and "/" not in text  # a file's place
        }
        assert not same, (name, same)
