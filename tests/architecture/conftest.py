"""What several measures look at."""

import pytest

from tests.architecture import limits


@pytest.fixture(scope="session")
def all_modules():
    """Every module of the program, read once."""
    return [*limits.modules().values()]
