"""The board on which orders are drawn."""

import pytest


@pytest.fixture(scope="session")
def board(diplomacy):
    return diplomacy.board


@pytest.fixture(scope="session")
def start(diplomacy):
    return diplomacy.start()
