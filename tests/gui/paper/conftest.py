"""A game to print, at any phase of the sample game."""

import pytest

from gui.printable import Matter


@pytest.fixture
def matter_after(table_after, loaded_map, diplomacy, look):
    """Return what is printed after so many phases of the sample game."""

    def after(count, **table):
        public = table_after(count, **table)
        return Matter(public=public, loaded=loaded_map, rules=diplomacy, at=count - 1)

    return after
