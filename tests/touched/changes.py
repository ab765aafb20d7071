"""Which files differ from what git has kept."""

import os
import shutil
import subprocess
from pathlib import Path

MAIN = ("main", "origin/main", "master", "origin/master")
"""What the branch may be called that others start from."""

EMPTY = "4b825dc642cb6eb9a060e54bf8d69288fbee4904"
"""The tree without files: what the first commit of all is held against."""

PRIVATE = ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY")
"""What git tells its hooks: it may be of another folder."""

TRUSTING = ("-c", "safe.directory=*")
"""Git would ask whose the files are; whoever asks here runs them, as root somebody else's."""


class NoGitError(Exception):
    """There is no git, or nothing that it keeps."""


class NoSuchRefError(Exception):
    """Git knows no commit of that name."""


class Repository:
    """A folder whose files git keeps, or one inside of it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        if not shutil.which("git") or self.ask("rev-parse", "--is-inside-work-tree") != "true":
            raise NoGitError

    def ask(self, *words: str) -> str | None:
        """Return what git answers; nothing if it refuses."""
        line = ["git", "-C", str(self.root), *TRUSTING, *words]
        ours = {name: told for name, told in os.environ.items() if name not in PRIVATE}
        env = {**ours, "LC_ALL": "C"}
        done = subprocess.run(line, capture_output=True, check=False, env=env)
        return None if done.returncode else os.fsdecode(done.stdout).removesuffix("\n")

    def commit(self, name: str) -> str | None:
        """Return the commit of a name."""
        if not name or name.startswith("-"):
            return None
        return self.ask("rev-parse", "--verify", "--quiet", f"{name}^{{commit}}") or None

    def differing(self, commit: str) -> list[str]:
        """Return the files that differ from a commit: kept, changed, moved, new or gone."""
        kept = self.ask("diff", "--name-only", "--no-renames", "--relative", "-z", commit, "--")
        new = self.ask("ls-files", "--others", "--exclude-standard", "-z")
        return sorted({name for told in (kept, new) for name in (told or "").split("\0") if name})

    def since(self, name: str = "") -> tuple[str, list[str]]:
        """Return what is compared with, and the files that differ from it.

        Where nothing is named: where this branch left the main one, if anything is different since,
        else the last commit; and if nothing was changed after it, what it has changed itself.
        """
        if name:
            commit = self.commit(name)
            if commit is None:
                raise NoSuchRefError(name)
            return name, self.differing(commit)
        last = self.commit("HEAD")
        if last is None:
            return "nothing", self.differing(EMPTY)
        main = next((name for name in MAIN if self.commit(name)), "")
        left = self.ask("merge-base", "HEAD", main) if main else None
        before = self.commit("HEAD~1")
        for told, commit in ((main, left), ("HEAD", last), ("HEAD~1", before or EMPTY)):
            if commit and (files := self.differing(commit)):
                return told, files
        return "HEAD", []
