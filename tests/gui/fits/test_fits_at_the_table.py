"""Nothing is cut at any place of an evening between two desks."""

import pytest

from tests.gui.fits.at_the_table import AtTheTable
from tests.gui.fits.places import IDS, WALKED, names, walk


@pytest.mark.parametrize("walked", WALKED, ids=IDS)
@pytest.mark.parametrize("name", names(AtTheTable))
def test_nothing_is_cut(qtbot, qapp, places, faults, monkeypatch, name, walked):
    walk(qtbot, qapp, places, faults, monkeypatch, name, walked)
