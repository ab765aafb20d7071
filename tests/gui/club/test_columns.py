"""Tables of the club: what is read first has room, in every size of window and text."""

import pytest

from gui import i18n
from gui.club.club_screen import ClubScreen, Tab
from gui.club.figures_table import FiguresTable
from gui.kit import sizing, theme
from tests.gui.fits.places import WALKED

LEAST = 100
"""Pixels of a name at 100 % text."""


@pytest.fixture(params=WALKED, ids=lambda way: f"{way[0][0]}-{way[1]}-{way[2]:.0%}")
def club(request, shown, memory, loaded_map):
    size, language, text = request.param
    i18n.speak(language)
    theme.use("light", text=text)
    sizing.dress()
    return shown(ClubScreen(memory, loaded_map), *size)


@pytest.mark.parametrize("tab", list(Tab))
def test_names_can_be_told_apart_and_figures_take_no_more_than_they_need(club, qapp, tab):
    club.page(tab)
    club._show(tab)
    qapp.processEvents()
    for table in club.findChildren(FiguresTable):
        if not table.isVisible() or not table.model_of.lines:
            continue
        heads, room = table.model_of.heads, table.viewport().width()
        wide = [table.columnWidth(place) for place in range(len(heads))]
        names = [much for much, head in zip(wide, heads, strict=True) if not head.wide]
        assert min(names, default=LEAST * 9) >= LEAST * theme.text_scale()
        if names and sum(wide) > room:
            meant = [head.wide * theme.text_scale() for head in heads if head.wide]
            given = [much for much, head in zip(wide, heads, strict=True) if head.wide]
            needs = [table._needs(place) for place, head in enumerate(heads) if head.wide]
            assert given == [min(round(a), b) for a, b in zip(meant, needs, strict=True)]


def test_nothing_is_cut_where_there_is_room_for_everything(shown, memory, loaded_map, qapp):
    i18n.speak("en")
    club = shown(ClubScreen(memory, loaded_map), 3840, 2160)
    for tab in Tab:
        club.page(tab)
        club._show(tab)
        qapp.processEvents()
        for table in club.findChildren(FiguresTable):
            heads = table.model_of.heads
            if not table.isVisible() or all(head.wide for head in heads):
                continue
            for place in range(len(heads)):
                assert table.columnWidth(place) >= table._needs(place)
