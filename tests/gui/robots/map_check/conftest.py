"""How boards are measured that nobody has looked at before."""

import pytest


@pytest.fixture(autouse=True, scope="package")
def _looked_for(_places_kept):
    """Let no place come from another test: how they are found is the matter here."""
    _places_kept.anew = True
    yield
    _places_kept.anew = False
