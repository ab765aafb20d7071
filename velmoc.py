#!/usr/bin/env python3
"""Velmoc in one command, on a fresh machine with nothing but Python 3.11.

    python3 velmoc.py            run the program
    python3 velmoc.py --help     say what else it can do (assets/help)

Standard library only. It makes an environment of its own beside this file (or in the user's cache
where that cannot be written), installs the pinned packages into it and starts the program there.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import threading
from contextlib import closing, suppress
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
MODULES = {
    "run": "gui",
    "demo": "gui.robots.demo",
    "evening": "gui.robots.evening",
    "bench": "gui.robots.bench",
    "map": "gui.robots.map_check",
    "crash": "gui.robots.crash",
    "fuzz": "gui.robots.fuzz.trials",
    "verify": "gui.commandline.verify",
    "openings": "gui.commandline.openings",
    "study": "gui.commandline.study",
    "adjudicate": "gui.commandline.commands",
    "compare": "gui.commandline.commands",
    "convert": "gui.commandline.commands",
    "line": "gui.commandline.commands",
    "soak": "engine.robots.soak",
    "balance": "engine.robots.balance",
    "second-opinion": "tests.naive",
}
WORDS = (*MODULES, "test")
WORDED = ("gui.commandline.commands",)
"""Modules that know several commands and are told which."""
WINDOWLESS = (
    *("adjudicate", "balance", "compare", "convert", "fuzz", "line", "map", "openings", "soak"),
    *("second-opinion", "study", "verify"),
)
MEASURING = ("balance", "bench", "second-opinion", "soak")
"""Commands that wait until the judge is compiled."""
CORE = {"libglib-2.0.so.0": "libglib2.0-0", "libgthread-2.0.so.0": "libglib2.0-0"}
OFFSCREEN = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    **CORE,
}
X11 = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND = {
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
ON_SCREEN = {**X11, **WAYLAND}
TRANSLATORS = {
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlidec.so.1": "libbrotli1",
}
"""What ``lupdate`` and ``lrelease`` want besides: the tests see by them that no text is old."""

VENV, FAKETIME = "ensurepip", "libfaketime.so.1"
BRING_VENV = {VENV: f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"}
INSTALLED = not (ROOT / "pyproject.toml").exists()
"""Whether this came as a package, with all that it needs."""

EVERYTHING = {**OFFSCREEN, **ON_SCREEN, **({} if INSTALLED else TRANSLATORS)}
"""What any command needs of the system."""

FETCHED, DISK = {False: 110, True: 150}, {False: 390, True: 510}
"""Megabytes of the packages: those of the program, and with those of the tests."""

TEXTS = {
    "python": (
        "Velmoc needs Python 3.11 or newer; this is {version}.",
        "Velmoc potřebuje Python 3.11 nebo novější; tohle je {version}.",
    ),
    "preparing": (
        "Preparing Velmoc for the first time: about a minute, 110 MB to fetch, 390 MB on the disk…",
        "Poprvé připravuji Velmoc: asi minutu, stáhnout 110 MB, na disku 390 MB…",
    ),
    "preparing_tests": (
        "Preparing Velmoc and its tests: a minute or two, 150 MB to fetch, 510 MB on the disk…",
        "Připravuji Velmoc a jeho testy: minutu až dvě, stáhnout 150 MB, na disku 510 MB…",
    ),
    "adding_tests": (
        "Adding what the tests need: about half a minute, 40 MB to fetch, 120 MB on the disk…",
        "Přidávám, co potřebují testy: asi půl minuty, stáhnout 40 MB, na disku 120 MB…",
    ),
    "venv_failed": (
        "Python could not make an environment in {folder}:\n{cause}",
        "Python nedokázal vytvořit prostředí v {folder}:\n{cause}",
    ),
    "folder": (
        "There is no folder to install into; none of these can be written: {places} ({cause}).",
        "Není kam instalovat; nelze zapisovat do: {places} ({cause}).",
    ),
    "colon": (
        "Velmoc cannot run from a folder with “{sign}” in its path, move it elsewhere: {folder}",
        "Velmoc neběží ze složky, která má v cestě „{sign}“, přesuňte ji jinam: {folder}",
    ),
    "compiling": (
        "Compiling the judge from its source: about a minute…",
        "Kompiluji vyhodnocování ze zdrojového kódu: asi minutu…",
    ),
    "waiting": (
        "Another start is preparing Velmoc just now; waiting for it…",
        "Velmoc právě připravuje jiné spuštění; čekám na ně…",
    ),
    "pip": (
        "The packages that Velmoc needs could not be installed. Is the machine online?\n{cause}",
        "Nepodařilo se nainstalovat balíčky, které Velmoc potřebuje. Je počítač připojen?\n{cause}",
    ),
    "lacking": (
        "The system lacks what Velmoc needs: {names}.\nInstall all of it:\n    {line}",
        "V systému chybí, co Velmoc potřebuje: {names}.\nDoinstalujte to všechno:\n    {line}",
    ),
    "fewer_tests": (
        """Not every test can be run, for the system lacks {names}.
The others are run now; for all of them:
    {line}""",
        """Nelze spustit všechny testy, protože v systému chybí {names}.
Ostatní teď poběží; aby běžely všechny:
    {line}""",
    ),
    "installing": (
        "Installing system libraries: {names}…",
        "Instaluji systémové knihovny: {names}…",
    ),
    "asking": (
        "Asking the screen {display} for an answer…",
        "Čekám, až se ozve obrazovka {display}…",
    ),
    "no_screen": (
        "This machine has no screen, so Velmoc plays its demo into pictures instead.",
        "Tento počítač nemá obrazovku, Velmoc tedy místo toho přehraje ukázku do obrázků.",
    ),
    "pictures": ("The pictures are in {folder}", "Obrázky jsou v {folder}"),
    "no_words": (
        "velmoc.py {word} takes nothing more on its line: {rest}",
        "velmoc.py {word} už nic dalšího nečeká: {rest}",
    ),
    "one_game": (
        "velmoc.py run opens one game, not {number}: {rest}",
        "velmoc.py run otevře jednu hru, ne {number}: {rest}",
    ),
    "unseen_game": (
        "This machine has no screen, so the game cannot be shown: {rest}",
        "Tento počítač nemá obrazovku, hru tedy není na čem ukázat: {rest}",
    ),
    "when": (
        "velmoc.py test --when takes +400d, -2h or 2028-02-29 23:59; not {when!r}.",
        "velmoc.py test --when čeká +400d, -2h nebo 2028-02-29 23:59, ne {when!r}.",
    ),
    "no_when": (
        "Only on Linux can the tests be told that it is another time.",
        "Namluvit testům jiný čas lze jen na Linuxu.",
    ),
    "no_git": (
        "velmoc.py test --touched asks git what has changed; it is not here, or keeps no {root}.",
        "velmoc.py test --touched se ptá gitu, co se změnilo; ten tu není, nebo nevede {root}.",
    ),
    "no_ref": (
        "velmoc.py test --touched compares with a commit that git knows; not with {ref!r}.",
        "velmoc.py test --touched porovnává s revizí, kterou git zná, ne s {ref!r}.",
    ),
    "touched": (
        "== files that differ from {since}: {changed}; tests that these reach: {reached}",
        "== soubory jiné než v {since}: {changed}; testy, na které dosáhnou: {reached}",
    ),
    "run_now": (
        "   run now, the nearest first: {number}, in about {seconds:.0f} s",
        "   teď poběží, nejbližší napřed: {number}, asi {seconds:.0f} s",
    ),
    "evenings_left": (
        "   evenings and other long ones, left to CI and the whole run: {number}",
        "   večery a jiné dlouhé, ponechané CI a celému běhu: {number}",
    ),
    "further_left": (
        "   tests further away, left to the whole run: {number}",
        "   vzdálenější testy, ponechané celému běhu: {number}",
    ),
    "believed": ("== the tests believe that it is {moment}", "== testy věří, že je {moment}"),
    "checkout": (
        "velmoc {word} needs the source of the program, which was not installed with it.",
        "velmoc {word} potřebuje zdrojový kód programu, který se s ním neinstaluje.",
    ),
    "unknown": (
        "velmoc.py does not know the command {word!r}. It knows: {known}.",
        "velmoc.py nezná příkaz {word!r}. Zná: {known}.",
    ),
}
FOR_CHECKOUTS = ("test", "second-opinion")
COMMAND = "velmoc" if INSTALLED else "python3 velmoc.py"
SCREENLESS = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")
PATIENCE, SOON = 10, 0.3
"""Seconds in which a screen answers, and in which it usually does."""

STEP = 0.5
"""Seconds between two looks at how far it is."""

STAMP = "velmoc.stamp"
UNFINISHED = "velmoc.unfinished"
DURATIONS = "velmoc.durations"
CACHE = ("XDG_CACHE_HOME", ".cache")
MAP_CHECK = "tests/gui/robots/map_check"  # it puts pieces elsewhere, which is compiled
OF_SOURCE = ("tests/architecture", "tests/touched", "tests/test_")  # they know no rules
SOURCES = ("tests of the source", "tests of the rules", "tests of the board")  # run uncompiled
WAITING = 1  # parts of the tests that run beside as many as there are processors
CHECKS = (
    ("ruff", ["-m", "ruff", "check", "."]),
    ("ruff format", ["-m", "ruff", "format", "--check", "."]),
    ("mypy", ["-m", "mypy"]),
    ("contracts", ["-c", "from importlinter.cli import lint_imports_command as go; go()"]),
)


def czech() -> bool:
    """Tell whether the person reads Czech (or Slovak, who read it as well)."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name][:2].lower() in ("cs", "sk")
    return False


def text(key: str, **facts: object) -> str:
    """Return a sentence in the person's language."""
    said = TEXTS[key][czech()]
    return (said.replace("velmoc.py", "velmoc") if INSTALLED else said).format(**facts)


def stop(key: str, **facts: object) -> None:
    """Say why it cannot go on, and end."""
    print(text(key, **facts), file=sys.stderr)
    desktop(text(key, **facts), stays=True)
    raise SystemExit(3)


# --- where there is no terminal ---------------------------------------------------------------


class Way:
    """How it was started."""

    unseen = False
    """By a click on the desktop: whatever is said in a terminal is read by nobody."""


def clicked() -> bool:
    """Tell whether somebody sits at a desktop and sees no terminal."""
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")) or unseen():
        return False
    return not any(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr) if stream)


def desktop(said: str, *, stays: bool) -> "subprocess.Popen | None":
    """Say it in a small window, with whatever can show one, where nobody sees a terminal.

    What does not stay takes percents on its standard input, a line each.
    """
    if not Way.unseen:
        return None
    note = [str(ROOT / "packaging" / "notice.py"), said, *(["stays"] if stays else [])]
    kind = ["--error", "--no-markup"] if stays else ["--progress", "--no-cancel"]
    tools = [
        ["zenity", *kind, "--title=Velmoc", f"--text={said}"],
        ["xmessage", "-center", said],
        ["notify-send", "Velmoc", said],
    ]
    own = [[sys.executable, *note]] if find_spec("_tkinter") and find_spec("tkinter") else []
    quiet = dict.fromkeys(("stdout", "stderr"), subprocess.DEVNULL)
    told = subprocess.DEVNULL if stays else subprocess.PIPE
    for line in [*own, *(tool for tool in tools if shutil.which(tool[0]))]:
        with suppress(OSError):
            return subprocess.Popen(line, stdin=told, start_new_session=True, **quiet)
    return None


class Progress:
    """Says at once what is going on, and then how much of it is done."""

    def __init__(self, said: str) -> None:
        print(said, file=sys.stderr, flush=True)
        self.drawn = bool(sys.stderr) and sys.stderr.isatty()
        self.window = desktop(said, stays=False)
        self.percent = -1

    def close(self) -> None:
        """Leave no trace of how far it was."""
        if self.drawn:
            print("\r" + " " * 60 + "\r", end="", file=sys.stderr, flush=True)
        if self.window:
            self.window.terminate()

    def reach(self, share: float) -> None:
        """Say that so much of the whole is done; it never goes back."""
        percent = min(99, int(share * 100))
        if percent <= self.percent:
            return
        self.percent = percent
        if self.drawn:
            done = "#" * (percent * 40 // 100)
            print(f"\r  [{done:40}] {percent:2} %", end="", file=sys.stderr, flush=True)
        if self.window:
            with suppress(OSError):  # somebody has closed it
                self.window.stdin.write(f"{percent}\n".encode())
                self.window.stdin.flush()


# --- the environment ------------------------------------------------------------------------


def lock(*, dev: bool) -> Path:
    """Return the file that names every package, each with the sums of its files."""
    return ROOT / "packaging" / "lock" / ("dev.txt" if dev else "run.txt")


def environments() -> list:
    """Return where an environment may be made, the best place first."""
    name, usual = ("LOCALAPPDATA", "AppData/Local") if os.name == "nt" else CACHE
    places = [ROOT / ".venv"]
    mark = hashlib.sha256(os.fsencode(ROOT)).hexdigest()[:12]
    try:
        cache = Path(os.environ.get(name) or Path.home() / usual)
    except RuntimeError:  # nobody's home: a service account
        return places
    return [*places, cache / "velmoc" / f"venv-{mark}"]


def interpreter(folder: Path) -> Path:
    """Return the environment's Python."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def ready(folder: Path, wanted: str) -> bool:
    """Tell whether an environment is whole and holds the wanted packages."""
    try:
        whole = interpreter(folder).exists() and not (folder / UNFINISHED).exists()
    except OSError:
        return False
    return whole and wanted in known(folder)


def sealed(*, dev: bool) -> str:
    """Return the stamp of an environment that holds the packages."""
    packages = lock(dev=dev).read_text("utf-8")
    seal = repr((packages, sys.version_info[:2], str(Path(sys.base_prefix))))
    return hashlib.sha256(seal.encode()).hexdigest()


def environment(*, dev: bool = False) -> Path:
    """Return a Python with all packages, making the environment when there is none."""
    if INSTALLED:
        return Path(sys.executable)
    found = prepared(dev=dev)
    if found:
        return interpreter(found)
    folder, mark = writable(environments()), sealed(dev=dev)
    try:
        with Lock(folder.with_name(folder.name + ".lock")):
            if not ready(folder, mark):  # somebody else may just have made it
                make(folder, dev=dev)
    except OSError as error:  # the disk is full, or broken
        stop("folder", places=folder, cause=error.strerror or error)
    return interpreter(folder)


def prepared(*, dev: bool) -> "Path | None":
    """Return the environment that holds the packages, if there is one."""
    mark = sealed(dev=dev)
    return next((folder for folder in environments() if ready(folder, mark)), None)


def writable(folders: list) -> Path:
    """Return the first place that can be written."""
    cause = ""
    for folder in folders:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for probe in (folder / ".probe", folder.with_name(folder.name + ".lock")):
                probe.open("a").close()
            (folder / ".probe").unlink()
        except OSError as error:
            cause = error.strerror or str(error)
            continue
        return folder
    stop("folder", places=", ".join(map(str, folders)), cause=cause)
    raise AssertionError  # ``stop`` never returns


class Lock:
    """Lets one process at a time make the environment."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        self.file = self.path.open("w")
        try:
            import fcntl  # noqa: PLC0415  (Windows has none; there two first runs at once are rare)

            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print(text("waiting"), file=sys.stderr)
                fcntl.flock(self.file, fcntl.LOCK_EX)
        except ImportError:
            pass

    def __exit__(self, *_: object) -> None:
        self.file.close()
        self.path.unlink(missing_ok=True)


def make(folder: Path, *, dev: bool) -> None:
    """Make the environment and install the packages, saying how far it is."""
    mark = sealed(dev=dev)
    # Who has what the tests need has what the program needs.
    marks = [sealed(dev=False), mark] if dev else [mark]
    unfinished, fetched = folder / UNFINISHED, folder / "fetched"
    # What pip was killed over looks installed to it ever after: begin anew.
    whole = not unfinished.exists() and usable(interpreter(folder))
    key = "preparing" if not dev else "adding_tests" if whole else "preparing_tests"
    with closing(Progress(text(key))) as progress:
        if not whole:
            shutil.rmtree(folder, ignore_errors=True)
            create(folder)
        unfinished.write_text("", "utf-8")
        # Beside the packages, and not in memory: so it is seen how far it is.
        fetched.mkdir(exist_ok=True)
        pip = [str(interpreter(folder)), "-m", "pip", "--disable-pip-version-check", "install"]
        line = [*pip, "--quiet", "--no-input", "--require-hashes", "-r", str(lock(dev=dev))]
        before = megabytes(folder)
        whole_way = DISK[dev] + FETCHED[dev] - before
        code, said = ask(
            line,
            meanwhile=lambda: progress.reach((megabytes(folder) - before) / whole_way),
            env={**os.environ, **dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(fetched))},
        )
        shutil.rmtree(fetched, ignore_errors=True)
    if code == 0:
        (folder / STAMP).write_text("\n".join([*known(folder)[-3:], *marks]), "utf-8")
    if code >= 0:  # it ended by itself, and puts back what it could not do
        unfinished.unlink()
    if code:
        stop("pip", cause=said)


def megabytes(folder: Path) -> float:
    """Return how much lies in a folder, while others write there."""
    total = 0
    for place, _, names in os.walk(folder):
        for name in names:
            with suppress(OSError):
                total += os.lstat(os.path.join(place, name)).st_size  # noqa: PTH118  (thousands)
    return total / 1e6


def ask(line: list, *, meanwhile: object = None, **how: object) -> tuple:
    """Run a program quietly; return its exit code and the last lines of what it complained of.

    ``meanwhile`` is called now and then while it runs.
    """
    quiet = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "errors": "replace"}
    with subprocess.Popen(line, **quiet, **how) as process:
        while True:
            try:
                said, _ = process.communicate(timeout=STEP if meanwhile else None)
            except subprocess.TimeoutExpired:
                meanwhile()
            else:
                return process.returncode, "\n".join(said.strip().splitlines()[-3:])


def known(folder: Path) -> list:
    """Return the stamps of what an environment already holds."""
    try:
        return (folder / STAMP).read_text("utf-8", "replace").split()
    except OSError:
        return []


def usable(python: Path) -> bool:
    """Tell whether an environment's Python starts, has pip and is of this version."""
    code = "import pip, sys; print(sys.version_info[:2])"
    try:
        _, said = ask([str(python), "-c", code])
    except OSError:
        return False
    return said == str(tuple(sys.version_info[:2]))


def create(folder: Path) -> None:
    """Make an empty environment."""
    code, said = ask([sys.executable, "-m", "venv", str(folder)])
    if code:
        stop("venv_failed", folder=folder, cause=said)


def judge(python: Path, *, wait: bool) -> None:
    """Have the judge compiled from its source where there is a compiler, once for each source."""
    if INSTALLED or os.environ.get("VELMOC_PURE") or not compiler():
        return
    folder = python.parent.parent / "judge"
    if any(map(up_to_date, [*folder.glob("*/sources.json"), folder / "failed"])):
        return
    line = [str(python), str(ROOT / "packaging" / "compile.py")]
    quiet = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
    if wait:
        print(text("compiling"), file=sys.stderr)
        subprocess.run(line, check=False, **quiet)
    else:  # whoever starts now runs the source, and does not notice
        subprocess.Popen([*line, "--idle"], start_new_session=True, **quiet)


def compiler() -> bool:
    """Tell whether C can be compiled here for this Python."""
    import sysconfig  # noqa: PLC0415  (for this alone)

    headers = Path(sysconfig.get_path("include"), "Python.h")
    return os.name != "nt" and bool(shutil.which("cc")) and headers.exists()


def up_to_date(file: Path) -> bool:
    """Tell whether a file remembers the sources as they are here."""
    try:
        found = json.loads(file.read_text("utf-8"))
        sums = found.get("sources", found)
        return bool(sums) and all(
            hashlib.sha256((ROOT / name).read_bytes()).hexdigest() == told
            for name, told in sums.items()
        )
    except (OSError, ValueError, AttributeError):
        return False


# --- the system -------------------------------------------------------------------------------


def missing(libraries: dict) -> dict:
    """Return what the system does not have of it, each with the Debian package that brings it."""
    if sys.platform != "linux":
        return {}
    return {name: package for name, package in libraries.items() if not there(name)}


def there(name: str) -> bool:
    """Tell whether the system has a library, or Python the module of that name."""
    if name == VENV:
        invalidate_caches()  # apt may have brought it just now
        return find_spec(name) is not None
    if name == FAKETIME:
        return faketime() is not None
    import ctypes  # noqa: PLC0415  (only Linux needs it)

    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def faketime() -> "Path | None":
    """Return the library that makes programs believe that it is another time."""
    return next(iter(sorted(Path("/usr/lib").glob(f"**/faketime/{FAKETIME}"))), None)


def apt(packages: list) -> bool:
    """Install Debian packages when that is possible without asking: as root, with apt."""
    if not shutil.which("apt-get") or os.name == "nt" or os.geteuid() != 0:
        return False
    print(text("installing", names=" ".join(packages)), file=sys.stderr)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    line = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]

    def done(command: list) -> bool:
        return not subprocess.run(command, env=quiet, capture_output=True, check=False).returncode

    return done(line) or (done(["apt-get", "update", "-qq"]) and done(line))


def need(libraries: dict, *, dev: bool = False, wished: "dict | None" = None) -> None:
    """Make sure that the system has what is needed, or say the exact line that brings it.

    Who cannot install it is told once of all that any command needs. What is only ``wished`` for
    stops nothing.
    """
    making = {} if INSTALLED or prepared(dev=dev) else BRING_VENV
    wanted, wished = {**libraries, **making}, wished or {}
    lacks = missing({**wanted, **wished})
    if lacks and apt([*dict.fromkeys(lacks.values())]):
        lacks = missing({**wanted, **wished})
    if {*lacks} & {*wanted}:
        lacks = missing({**EVERYTHING, **wanted})
        stop("lacking", names=", ".join(lacks), line=bring(lacks))
    if lacks:
        print(text("fewer_tests", names=", ".join(lacks), line=bring(lacks)), flush=True)


def bring(lacks: dict) -> str:
    """Return the line to paste that installs Debian packages."""
    packages = " ".join(dict.fromkeys(lacks.values()))
    steps = ["apt-get update", f"apt-get install -y {packages}"]
    if os.geteuid() == 0:
        return " && ".join(steps)
    if shutil.which("sudo"):
        return " && ".join(f"sudo {step}" for step in steps)
    return f"su - -c '{' && '.join(steps)}'"


def unseen() -> bool:
    """Tell whether Qt was told to do without the desktop's screen."""
    return os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0] in SCREENLESS


def screen() -> bool:
    """Tell whether windows can be shown."""
    if unseen() or sys.platform != "linux":
        return True
    wayland = os.environ.get("WAYLAND_DISPLAY")
    if wayland:
        runtime = Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent"))
        if (runtime / wayland).exists():
            return True
    return bool(os.environ.get("DISPLAY")) and answers()


def on_screen() -> dict:
    """Return the libraries that windows need on the screen there is."""
    return X11 if os.environ.get("DISPLAY") else WAYLAND


def answers() -> bool:
    """Ask the X server named in DISPLAY whether it lets us in."""
    import ctypes  # noqa: PLC0415  (only Linux needs it)

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # Qt's own libraries come next and bring it
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    found = []

    def knock() -> None:
        connection = xcb.xcb_connect(None, None)
        found.append(not xcb.xcb_connection_has_error(connection))
        xcb.xcb_disconnect(connection)

    # A server on a machine that is not there answers after minutes.
    knocking = threading.Thread(target=knock, daemon=True)
    knocking.start()
    knocking.join(SOON)
    if knocking.is_alive():
        print(text("asking", display=os.environ["DISPLAY"]), file=sys.stderr, flush=True)
        knocking.join(PATIENCE)
    return found == [True]


# --- the commands -----------------------------------------------------------------------------


def surroundings(**more: str) -> dict:
    """Return the process environment in which our packages are found."""
    paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    # Safe path: whoever starts it in a folder with a gui.py of its own still gets ours.
    ours = {"PYTHONPATH": os.pathsep.join(paths), "PYTHONSAFEPATH": "1"}
    return {**os.environ, **ours, **more}


def start(python: Path, module: str, arguments: list, **more: str) -> int:
    """Run one of our modules and return its exit code."""
    line = [str(python), "-m", module, *arguments]
    if os.name == "nt":
        return subprocess.run(line, env=surroundings(**more), check=False).returncode
    if sys.stdout:
        sys.stdout.flush()
    os.execve(line[0], line, surroundings(**more))  # noqa: S606  (no shell is wanted)
    return 0


def run(arguments: list) -> int:
    """Open the program, or play the demo where there is no screen."""
    Way.unseen = clicked()
    if screen():
        need(OFFSCREEN if unseen() else {**OFFSCREEN, **on_screen()})
        if screen():  # now that there are libraries to ask it with
            python = environment()
            judge(python, wait=False)
            return start(python, MODULES["run"], arguments)
    if arguments:
        stop("unseen_game", rest=" ".join(arguments))
    print(text("no_screen"), flush=True)
    need(OFFSCREEN)
    folder = Path.cwd() / "velmoc-demo"
    line = ["--out", str(folder), "--lang", "cs" if czech() else "en"]
    command = [str(environment()), "-m", MODULES["demo"], *line]
    offscreen = surroundings(QT_QPA_PLATFORM="offscreen")
    code = subprocess.run(command, env=offscreen, check=False).returncode
    print(text("pictures", folder=folder))
    return code


def offset(when: str) -> float:
    """Return how many seconds from now a moment is: ``+400d``, ``-2h``, ``2028-02-29 23:59``."""
    from datetime import datetime, timedelta  # noqa: PLC0415

    found = re.fullmatch(r"([+-]\d{1,9})([smhd])", when)
    now = datetime.now().astimezone()
    try:
        if found:
            away = int(found[1]) * timedelta(
                seconds={"s": 1, "m": 60, "h": 3600, "d": 86400}[found[2]]
            )
            return (now + away - now).total_seconds()  # no calendar goes further
        return (datetime.fromisoformat(when).astimezone() - now).total_seconds()
    except (ValueError, OverflowError, OSError):
        stop("when", when=when)
        raise


def at(when: str) -> dict:
    """Return the process environment in which it is another time; files and waits stay real."""
    from datetime import datetime, timedelta  # noqa: PLC0415

    seconds = round(offset(when))
    if sys.platform != "linux":
        stop("no_when")
    moment = datetime.now().astimezone() + timedelta(seconds=seconds)
    print(text("believed", moment=moment.isoformat(" ", "seconds")), flush=True)
    return {
        "LD_PRELOAD": str(faketime()),
        "FAKETIME": f"{seconds:+d}",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        # Else it shifts what Python's threads wait for, too: they wake each other without pause.
        "FAKETIME_FORCE_MONOTONIC_FIX": "0",
        "NO_FAKE_STAT": "1",
        "PYTHONPATH": os.pathsep.join([str(ROOT / "tests" / "late"), str(ROOT)]),
    }


def parts(arguments: list) -> dict:
    """Return what each process tests: small enough to stay small; the shortest come last.

    So no processor waits long at the end for another.
    """
    if any((ROOT / word.partition("::")[0]).exists() for word in arguments):
        return {"tests": []}  # somebody chose
    evenings = ["tests/journeys"]
    alone = {
        "tests of the reveal": (2, ["tests/gui/reveal"]),
        "tests of the paper": (1, ["tests/gui/paper"]),
        "tests of the words that must fit": (3, ["tests/gui/fits"]),
        "tests of the table": (5, ["tests/gui/table"]),
        "tests of the pages around a table": (5, ["tests/gui/windows"]),
        "tests of the ways to share": (1, ["tests/gui/sharing"]),
        "tests of the board and a game master": (
            2,
            ["tests/gui/map", "tests/gui/master", MAP_CHECK],
        ),
    }
    known = [place for _, places in alone.values() for place in places]
    windows = [name for name in tests_in("tests/gui") if name not in known]
    windowed = ("tests/gui", "tests/i18n", *evenings)
    rules = [name for name in tests_in("tests") if name not in windowed]
    source = [name for name in rules if name.startswith(OF_SOURCE)]
    whole = {
        # First, for what the others run is compiled meanwhile.
        "tests of the source": (1, source),  # all laws of it parse it once
        "tests of the rules": (5, [name for name in rules if name not in source]),
        "tests of the evenings": (10, evenings),
        "tests of the other windows": (18, [*windows, "tests/i18n"]),
        **alone,
    }
    found = {}
    for name, (number, places) in whole.items():
        files = [file for place in places for file in files_in(place)]
        if MAP_CHECK not in places:
            files = [file for file in files if not file.startswith(MAP_CHECK)]
        for share in range(number):
            said = f"{name}, {share + 1} of {number}" if number > 1 else name
            found[said] = files[share::number]
    return found


def tests_in(folder: str) -> list:
    """Return the folders and files in a folder that hold tests."""
    return [
        f"{folder}/{path.name}"
        for path in sorted((ROOT / folder).iterdir())
        if (path.is_dir() and any(path.rglob("test_*.py"))) or path.name.startswith("test_")
    ]


def files_in(place: str) -> list:
    """Return the files that hold tests, in a folder or as named."""
    folder = ROOT / place
    files = sorted(folder.rglob("test_*.py")) if folder.is_dir() else [folder]
    return [file.relative_to(ROOT).as_posix() for file in files]


def taken(arguments: list, option: str) -> tuple:
    """Return whether an option is given, the word behind it, and what is left of the line."""
    if option not in arguments:
        return False, "", arguments
    place = arguments.index(option)
    word = "".join(arguments[place + 1 : place + 2])
    if option == "--touched" and word.startswith("-"):
        word = ""
    return True, word, arguments[:place] + arguments[place + 1 + bool(word) :]


def test(arguments: list) -> int:
    """Run every check, then every test, or the nearest to a change; the last line counts them."""
    import time  # noqa: PLC0415
    from tempfile import TemporaryDirectory  # noqa: PLC0415

    later, when, arguments = taken(arguments, "--when")
    chosen, ref, arguments = taken(arguments, "--touched")
    if later:
        offset(when)
    late = {FAKETIME: "libfaketime"} if later else {}
    need({**OFFSCREEN, **late}, dev=True, wished=TRANSLATORS)
    other_time = at(when) if later else {}
    python = environment(dev=True)
    offscreen = surroundings(QT_QPA_PLATFORM="offscreen")
    choice = touched(python, ref, offscreen) if chosen else {}
    alone = chosen or len(parts(arguments)) == 1
    failed = checked(python, offscreen) if alone else []
    begun, counts = time.monotonic(), {}
    with TemporaryDirectory(prefix="velmoc-test-") as folder:
        told, took, kept = (Path(folder) / name for name in ("counts", "took", "kept"))
        shared = {"VELMOC_COUNTS": told, "VELMOC_TOOK": took, "VELMOC_TEST_KEPT": kept}
        env = {**offscreen, **other_time, **{name: str(file) for name, file in shared.items()}}
        if env.pop("PYTHONDONTWRITEBYTECODE", ""):
            # Nothing beside the source, but once for all the processes of a run.
            env["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "bytecode")
        if chosen:
            failed += nearest(python, choice, arguments, env)
        elif alone:
            failed += spread(python, arguments, env)
        else:
            failed += side_by_side(python, arguments, env, offscreen)
        for part in lines_in(told):
            for what, count in part.items():
                counts[what] = counts.get(what, 0) + count
        remember(durations(python), lines_in(took), whole=not (alone or arguments))
    if not alone:
        said = ", ".join(f"{counts[what]} {what}" for what in sorted(counts))
        print(f"{said or 'no tests ran'} in {time.monotonic() - begun:.0f}s")
    if failed:
        print("failed: " + ", ".join(failed))
    return 1 if failed else 0


def checked(python: Path, env: dict) -> list:
    """Run every check; return which have failed."""
    failed = []
    for name, line in CHECKS:
        print(f"== {name}", flush=True)
        if subprocess.run([str(python), *line], cwd=ROOT, env=env, check=False).returncode:
            failed.append(name)
    return failed


def lines_in(file: Path) -> list:
    """Return what the processes of a run have told, each on a line of its own."""
    told = file.read_text("utf-8") if file.exists() else ""
    return [json.loads(line) for line in told.splitlines()]


def durations(python: Path) -> Path:
    """Return where the environment remembers how long tests took."""
    return Path(python).parent.parent / DURATIONS


def remember(file: Path, told: list, *, whole: bool) -> None:
    """Note how long tests took, for whoever runs the nearest ones; who cannot does without."""
    if not told:
        return
    before = {}
    if not whole:
        with suppress(OSError, ValueError):
            before = json.loads(file.read_text("utf-8"))
    before = before if isinstance(before, dict) else {}
    for part in told:
        for name, (seconds, cases) in part.items():
            before[name] = seconds, max(cases, before.get(name, (0, 0))[1])
    fresh = file.with_name(f"{file.name}.{os.getpid()}")
    with suppress(OSError):
        fresh.write_text(json.dumps(before), "utf-8")
        fresh.replace(file)
    with suppress(OSError):
        fresh.unlink()


def touched(python: Path, ref: str, env: dict) -> dict:
    """Ask which tests a change can reach, and say which of them are run (tests/touched)."""
    how = ["--took", str(durations(python)), "--processes", str(at_once())]
    line = [str(python), "-m", "tests.touched", *how, *([ref] if ref else [])]
    done = subprocess.run(line, cwd=ROOT, env=env, check=True, stdout=subprocess.PIPE)
    choice = json.loads(done.stdout)
    if choice["fault"] == "no_git":
        stop("no_git", root=ROOT)
    if choice["fault"]:
        print(text("no_ref", ref=ref), file=sys.stderr)
        raise SystemExit(2)
    print(text("touched", **choice))
    print(text("run_now", **choice))
    for key, number in (("evenings_left", choice["long"]), ("further_left", choice["further"])):
        if number:
            print(text(key, number=number))
    return choice


def nearest(python: Path, choice: dict, arguments: list, env: dict) -> list:
    """Run the tests that are nearest to a change, in that order; return what failed."""
    if not choice["run"]:
        return []
    names = Path(env["VELMOC_COUNTS"]).with_name("nearest")
    names.write_text("\n".join(choice["run"]), "utf-8")
    return spread(python, ["--in-order", *arguments, f"@{names}"], env)


def at_once() -> int:
    """Return how many processes of tests run at the same time."""
    return min(os.cpu_count() or 1, 8)


def spread(python: Path, arguments: list, env: dict) -> list:
    """Run the tests that somebody chose, seen as they run; return what failed."""
    # The longest come first (tests/conftest.py), and who is done takes over from who is not.
    how = ["-q", "-rs", "-n", str(at_once()), "--dist", "worksteal"]
    line = [str(python), "-m", "pytest", *how, *arguments]
    print("== tests", flush=True)
    return ["tests"] if subprocess.run(line, cwd=ROOT, env=env, check=False).returncode else []


def side_by_side(python: Path, arguments: list, env: dict, plain: dict) -> list:
    """Run every check and all tests, each part in one process to its end; return what failed.

    Processors have something to do until there is nothing left, also while an evening waits for its
    clock, a third of its time; and what the tests of a part share is made once. What a part says is
    printed when it has ended. Checks know no other time.
    """
    from concurrent.futures import Future, ThreadPoolExecutor, as_completed  # noqa: PLC0415
    from tempfile import TemporaryFile  # noqa: PLC0415

    seen = bool(sys.stdout) and sys.stdout.isatty()
    how = ["-q", "-rs", "-n", "0", f"--color={'yes' if seen else 'auto'}"]

    def run_part(line: list, around: dict, awaited: "Future | None") -> "tuple[int, str]":
        if awaited:
            awaited.result()
        with TemporaryFile() as file:
            said = {"stdin": subprocess.DEVNULL, "stdout": file, "stderr": subprocess.STDOUT}
            whole = [str(python), *line]
            code = subprocess.run(whole, cwd=ROOT, env=around, check=False, **said).returncode
            file.seek(0)
            return code, file.read().decode("utf-8", "replace")

    failed, made, running = [], None, {}
    pool = ThreadPoolExecutor(at_once() + WAITING)
    try:
        if compiler():
            folder = str(Path(env["VELMOC_TEST_KEPT"], "compiled"))
            line = [str(ROOT / "packaging" / "compile.py"), "--into", folder, "--optimize", "1"]
            made = pool.submit(run_part, line, plain, None)
            running[made] = "compiling"
        for name, line in CHECKS:
            running[pool.submit(run_part, line, plain, None)] = name
        for name, places in parts(arguments).items():
            line = ["-m", "pytest", *how, *arguments, *places]
            if made and not name.startswith(SOURCES):
                around = {**env, "VELMOC_COMPILED": folder}
                running[pool.submit(run_part, line, around, made)] = name
            else:
                running[pool.submit(run_part, line, env, None)] = name
        for done in as_completed(running):
            code, told = done.result()
            print(f"== {running[done]}\n{told}", end="", flush=True)
            if code:
                failed.append(running[done])
    finally:
        pool.shutdown(cancel_futures=True)
    return failed


def helped(word: str) -> str:
    """Return what there is to say of a command in the person's language; nothing of others."""
    file = ROOT / "assets" / "help" / ("cs.txt" if czech() else "en.txt")
    for part in file.read_text("utf-8").split("\n== "):
        name, _, told = part.removeprefix("== ").partition("\n")
        if name == word:
            return told.strip().replace("python3 velmoc.py", COMMAND)
    return ""


def version() -> str:
    """Return the version that the program tells of itself."""
    return re.search(r'"([\d.]+)"', (ROOT / "gui" / "version.py").read_text("utf-8"))[1]


def is_game(word: str) -> bool:
    """Tell whether a word of the command line is a file to open."""
    return word.lower().endswith(".velmoc") or Path(word).is_file()


def said(word: str, rest: list) -> str:
    """Return what a command only says, doing nothing else; nothing if it is to do something."""
    if word in ("-V", "--version"):
        return f"Velmoc {version()}"
    if word in ("-h", "--help", "help"):
        asked = helped(rest[0]) if word == "help" and rest and rest[0] in WORDS else ""
        every = helped("velmoc") if INSTALLED else "\n\n".join(map(helped, ("velmoc", "checkout")))
        return asked or every
    return helped(word) if word in WORDS and {"-h", "--help"} & {*rest} else ""


def refused(word: str, rest: list) -> str:
    """Return what is wrong with a line; nothing if it can be done."""
    if INSTALLED and word in FOR_CHECKOUTS:
        return text("checkout", word=word)
    if word == "bench" and rest and rest[0] not in ("--engine", "--beside", "--game"):
        return text("no_words", word=word, rest=" ".join(rest))
    if word not in WORDS:
        if not is_game(word):
            return text("unknown", word=word, known=", ".join(WORDS))
        word, rest = "run", [word, *rest]
    if word == "run" and len(rest) > 1 and not any(one.startswith("-") for one in rest):
        return text("one_game", number=len(rest), rest=" ".join(rest))
    return ""


def main(arguments: list) -> int:
    """Do what the command line asks."""
    if sys.version_info < (3, 11):  # noqa: UP036  (this very check is for older ones)
        stop("python", version=".".join(map(str, sys.version_info[:3])))
    if os.pathsep in str(ROOT):
        stop("colon", sign=os.pathsep, folder=ROOT)
    word, rest = (arguments[0], arguments[1:]) if arguments else ("run", [])
    told, fault = said(word, rest), refused(word, rest)
    if told:
        print(told)
        return 0
    if fault:
        print(fault, file=sys.stderr)
        return 2
    if word == "test":
        return test(rest)
    if word == "run" or word not in MODULES:
        return run(rest if word == "run" else arguments)
    module = MODULES[word]
    need(CORE if word in WINDOWLESS and "--pieces" not in rest else OFFSCREEN)
    platform = {} if word in WINDOWLESS or screen() else {"QT_QPA_PLATFORM": "offscreen"}
    python = environment()
    judge(python, wait=word in MEASURING)
    return start(python, module, [word, *rest] if module in WORDED else rest, **platform)


if __name__ == "__main__":
    for stream in filter(None, (sys.stdout, sys.stderr)):  # either may have been closed
        stream.reconfigure(errors="backslashreplace")  # a terminal may know few letters
    try:
        code = main(sys.argv[1:])
        if sys.stdout:
            sys.stdout.flush()
        raise SystemExit(code)
    except BrokenPipeError:  # whoever listened has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
