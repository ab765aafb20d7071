"""Finds ``maps/`` and ``assets/``: beside ``engine/``, in a checkout as in what is installed."""

from pathlib import Path

_ROOT = Path(__file__).resolve().parent.parent


def maps() -> Path:
    """Return the folder that holds one folder per map."""
    return _ROOT / "maps"


def assets() -> Path:
    """Return the folder of fonts, icons, theme and translations."""
    return _ROOT / "assets"
