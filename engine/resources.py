"""Finds ``maps/`` and ``assets/`` in the source tree, in a wheel or in a frozen bundle."""

from pathlib import Path

_ENGINE = Path(__file__).resolve().parent
_ROOT = _ENGINE.parent


def maps() -> Path:
    """Return the folder that holds one folder per map."""
    installed = _ENGINE / "_maps"
    return installed if installed.is_dir() else _ROOT / "maps"


def assets() -> Path:
    """Return the folder of fonts, icons, theme and translations."""
    installed = _ROOT / "gui" / "_assets"
    return installed if installed.is_dir() else _ROOT / "assets"
