"""What can go wrong that the program has words for; the words themselves no start needs."""

from engine.board.errors import MapError
from engine.store.errors import StoreError
from engine.table.refusal import CommandError

FAILURES = (OSError, StoreError, CommandError, MapError)
"""What can go wrong with a file or a command; anything else is a fault of the program."""
