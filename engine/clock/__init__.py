"""The table's clock: talk, silent writing, resolution. Pure: it is told the time and never asks."""
