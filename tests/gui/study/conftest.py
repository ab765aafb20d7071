"""The study as nobody has left it yet."""

import pytest

from gui import settings
from gui.study.kept import NAME


@pytest.fixture(autouse=True)
def _nothing_was_changed_before():
    """Begin every test with boards as printed: what one changes is there the next time."""
    (settings.data_folder() / NAME).unlink(missing_ok=True)
