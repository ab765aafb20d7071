"""What the page of a new game says in every size of window and text, in both languages."""

import pytest
from PySide6.QtCore import QPointF

from gui import i18n
from gui.kit import sizing, theme
from gui.windows.new_game.new_game_screen import NewGameScreen
from tests.gui.fits.places import WALKED

NAMES = ("Klára", "Tomáš Novotný", "Jana", "Maximiliána", "Lucie", "Pavel", "Bartoloměj")
USUAL = ((1280, 720), "cs", 1.0), ((1920, 1080), "cs", 1.0)


@pytest.fixture(
    params=dict.fromkeys((*WALKED, *USUAL)), ids=lambda way: f"{way[0][0]}-{way[1]}-{way[2]:.0%}"
)
def page(request, qtbot, qapp, look, loaded_map, monkeypatch):
    """The page with seven names, in one size, language and text."""
    size, language, text = request.param
    monkeypatch.setattr("gui.kit.stillness.wanted", lambda: True)
    i18n.speak(language)
    theme.use("light", text=text)
    sizing.dress()
    found = NewGameScreen(loaded_map)
    qtbot.addWidget(found)
    for field, name in zip(found.seats.names, NAMES, strict=True):
        field.put(name)
    found.resize(*size)
    found.show()
    qapp.processEvents()
    return found


def test_one_page_in_every_way_to_deal_and_every_mode(page, qapp, loaded_map):
    """The page is what takes long: it is made once for each size, and all is asked of it."""
    if theme.text_setting() == 1:  # else there may be no room for everything
        a_usual_text_leaves_nothing_out(page)
    a_mode_and_its_sentence_stand_together(page)
    the_foot_says_what_comes_next_and_leaves_out_what_is_least(page, qapp)
    who_chooses_does_so_in_a_box_as_high_as_his_name(page, qapp)
    the_picture_of_the_study_shows_all_three_armies(page, qapp, loaded_map)


def a_usual_text_leaves_nothing_out(page):
    assert page.foot.missing.isVisible()
    assert page.foot.kept.isVisible()
    assert page.foot.draw.text().endswith("Alt+L")


def a_mode_and_its_sentence_stand_together(page):
    for card in page.modes.cards.values():
        if card.sentence.isVisible():
            words = card.name.height() - card.name.fontMetrics().height()
            words += card.sentence.height() - card.sentence.heightForWidth(card.sentence.width())
            assert words <= 4


def the_foot_says_what_comes_next_and_leaves_out_what_is_least(page, qapp):
    foot, wide = page.foot, page.width()
    for way in ("bids", "wishes", "lot"):
        page.ways.choose(way)
        page.deal.gunboat.setChecked(way == "lot")
        qapp.processEvents()
        assert page.width() == wide
        assert foot.draw.width() >= foot.draw.sizeHint().width()
        assert foot.draw.accessibleName() in foot.draw.text()
        # Whatever is left out, no less important part than it is still there.
        shown = (
            foot.missing.isVisible(),
            foot.draw.text().endswith("Alt+L"),
            foot.kept.isVisible(),
        )
        assert list(shown) == sorted(shown, reverse=True)
        if foot.missing.isVisible():
            lines = foot.missing.heightForWidth(foot.missing.width())
            assert lines < 3 * foot.missing.fontMetrics().height()
    page.deal.gunboat.setChecked(False)


def who_chooses_does_so_in_a_box_as_high_as_his_name(page, qapp):
    page.ways.choose("chosen")
    qapp.processEvents()

    for name, cell in zip(page.seats.names, page.seats.cells, strict=True):
        assert abs(cell.choice.height() - name.height()) <= 4
        middle = cell.choice.mapTo(page, cell.choice.rect().center()).y()
        assert abs(middle - name.mapTo(page, name.rect().center()).y()) <= 2


def the_picture_of_the_study_shows_all_three_armies(page, qapp, loaded_map):
    page.modes.choose("alone")
    for _ in range(3):
        qapp.processEvents()
    picture = page.players.picture

    armies = [QPointF(*loaded_map.atlas.spots[one].army) for one in ("PAR", "GAS", "MUN")]
    assert picture.isVisible()
    assert [army for army in armies if not picture.view().contains(army)] == []
