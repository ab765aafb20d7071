"""How many euros somebody was from the best choice of a round, in words."""

from PySide6.QtCore import QCoreApplication


def column() -> str:
    """Say it over a column."""
    return QCoreApplication.translate("BezHranic", "Off best")


def mean_of() -> str:
    """Say what the figure is the mean of."""
    return QCoreApplication.translate(
        "BezHranic", "How many euros a round from the best choice, on average"
    )


def figure(mean: str, /) -> str:
    """Give a mean its unit."""
    return QCoreApplication.translate("BezHranic", "{euros} €").format(euros=mean)


def words(mean: str, /) -> str:
    """Say it without a column."""
    return QCoreApplication.translate("BezHranic", "{euros} € a round from the best choice").format(
        euros=mean
    )
