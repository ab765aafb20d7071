"""A table, whichever way its game flows."""

from engine.table.live.table import LiveTable
from engine.table.table import Table

AnyTable = Table | LiveTable
