"""Nothing is cut at any place of the program but the table's page and its cloth."""

import pytest

from tests.gui.fits.places import IDS, WALKED, Places, names, walk


@pytest.mark.parametrize("walked", WALKED, ids=IDS)
@pytest.mark.parametrize("name", names(Places))
def test_nothing_is_cut(qtbot, qapp, places, faults, monkeypatch, name, walked):
    walk(qtbot, qapp, places, faults, monkeypatch, name, walked)
