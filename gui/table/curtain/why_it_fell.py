"""Why the curtain fell by itself, or does not rise, in words."""

from PySide6.QtCore import QCoreApplication


def why_it_fell(reason: str) -> str:
    """Say what the watch noticed; its reasons are those of ``Watch.left``."""
    match reason:
        case "idle":
            return QCoreApplication.translate(
                "Evening", "The curtain fell: nobody touched the laptop for a while."
            )
        case "display":
            return QCoreApplication.translate(
                "Evening", "The curtain fell: the displays have changed."
            )
        case "mirror":
            return QCoreApplication.translate(
                "Evening", "The curtain fell: another display shows the same picture."
            )
        case "lock":
            return QCoreApplication.translate(
                "Evening", "The curtain fell: the screen was locked, or the computer slept."
            )
    return QCoreApplication.translate("Evening", "The curtain fell: the window was left.")


def shown_twice_words() -> str:
    """Say that somebody else could look at what is behind the curtain."""
    return QCoreApplication.translate(
        "Evening",
        "Another display shows the same picture. Turn that off, or raise the curtain once more if "
        "nobody can see it.",
    )
