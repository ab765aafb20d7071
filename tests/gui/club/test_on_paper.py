"""The club's tables on paper."""

import pytest

from gui.club.club_screen import Tab
from gui.paper import kinds
from gui.paper.flow import A4
from gui.paper.kinds import Kind, Wish
from gui.windows.printing import begun


@pytest.fixture
def pages(club, loaded_map):
    def printed(tab):
        club.page(tab)
        matter = club.printable(begun(loaded_map))
        wish = Wish((Kind.TABLE,), A4)
        return kinds.pages(matter, wish), kinds.plain_text(matter, wish)

    return printed


def test_a_ranking_is_printed_with_its_formula(pages, club):
    found, said = pages(Tab.PLAYERS)

    page = club.page(Tab.PLAYERS)
    first = page.table.model_of.lines[0].cells[1].text
    assert found[0].title == "Ranking"
    assert page.formula.text() in said
    assert first in said
    assert "Rules:" not in said


def test_the_battlefield_is_printed_in_parts_with_its_players_at_the_left(pages, club):
    found, said = pages(Tab.BATTLEFIELD)

    players = [head.text for head in club.page(Tab.BATTLEFIELD).table.model_of.heads]
    assert all(said.count(name) >= 2 for name in players)
    assert all(page.landscape for page in found)
    assert len(found) >= -(-len(players) // 11)


@pytest.mark.parametrize("tab", [Tab.LIBRARY, Tab.HALL, Tab.LEAGUE])
def test_every_page_of_the_club_can_be_printed(pages, tab, club):
    found, said = pages(tab)

    assert all(page.title == club.tabs.tabText(list(Tab).index(tab)) for page in found)
    assert (len(said.splitlines()) > 3) == bool(found)
