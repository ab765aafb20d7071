"""What happens to a game's file behind its back, and how that is refused."""

import sqlite3

import pytest

from engine.store.errors import StoreError


def failing(action, code):
    """Do what is refused with a code; return how."""
    with pytest.raises(StoreError) as caught:
        action()
    assert caught.value.code is code
    return caught.value


def change(path, *statements):
    """Do to a file what some other program might."""
    db = sqlite3.connect(path)
    for statement in statements:
        db.execute(statement)
    db.commit()
    db.close()
