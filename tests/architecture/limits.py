"""What is watched instead of lines: how much a class, a function and a module ask of a reader.

``python -m tests.architecture.limits`` writes anew who is over a limit, after names have changed;
it refuses where more is over than before.
"""

import ast
import json
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.architecture.sources import in_program

KNOWN = Path(__file__).with_name("over_the_limits.json")
LIMITS = {
    "methods of a class with its bases": 40,
    "parameters of a function": 6,
    "private names of other modules": 0,
    "rooms that a module imports from": 8,
}
OPEN = ("_replace", "_asdict", "_fields", "_field_defaults", "_make", "_exit")
"""Names of Python's own that look private but stand in its documentation."""

FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef


def private(name: str) -> bool:
    """Tell whether a name is meant for its own module alone."""
    return name.startswith("_") and not name.endswith("__") and name not in ("_", *OPEN)


@dataclass
class Module:
    """What of a module counts, once its source is let go of."""

    name: str
    imports: dict[str, str]
    """The whole names of what it imports, by the names that it uses."""

    methods: dict[str, set[str]]
    bases: dict[str, list[str]]
    parameters: dict[str, int]
    private: int


def module(name: str, pieces: list[ast.AST]) -> Module:
    """Look at all pieces of a module, itself first."""
    tree, imports = pieces[0], imported(pieces)
    assert isinstance(tree, ast.Module)
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]

    def origin(base: str) -> str:
        first, *rest = base.split(".")
        return ".".join([imports.get(first, f"{name}.{first}"), *rest])

    return Module(
        name,
        imports,
        methods={
            f"{name}.{node.name}": {part.name for part in node.body if isinstance(part, FUNCTIONS)}
            for node in classes
        },
        bases={
            f"{name}.{node.name}": [
                origin(ast.unparse(base).partition("[")[0]) for base in node.bases
            ]
            for node in classes
        },
        parameters=told(tree, name, of_class=False),
        private=from_others(pieces),
    )


def module_at(path: str, pieces: list[ast.AST]) -> Module:
    """Look at a module that lies there."""
    return module(path.removesuffix(".py").replace("/", "."), pieces)


def imported(pieces: list[ast.AST]) -> dict[str, str]:
    """Return what a module imports, at once, late or for types, by the names that it uses."""
    found = {}
    for node in pieces:
        if isinstance(node, ast.ImportFrom) and not node.level:
            for one in node.names:
                found[one.asname or one.name] = f"{node.module}.{one.name}"
        elif isinstance(node, ast.Import):
            found.update({one.asname or one.name: one.name for one in node.names})
    return found


def told(node: ast.AST, name: str, *, of_class: bool) -> dict[str, int]:
    """Count what every function has to be told, apart from whose method it is."""
    found: dict[str, int] = {}
    for part in ast.iter_child_nodes(node):
        whole, method = name, of_class
        if isinstance(part, FUNCTIONS):
            whole, method = f"{name}.{part.name}", False
            names = [*part.args.posonlyargs, *part.args.args, *part.args.kwonlyargs]
            static = any(ast.unparse(one) == "staticmethod" for one in part.decorator_list)
            found[whole] = max(found.get(whole, 0), len(names) - (of_class and not static))
        elif isinstance(part, ast.ClassDef):
            whole, method = f"{name}.{part.name}", True
        for inner, count in told(part, whole, of_class=method).items():
            found[inner] = max(found.get(inner, 0), count)
    return found


def from_others(pieces: list[ast.AST]) -> int:
    """Count the private names that a module takes from others, its bases among them."""
    at_home, used = set(), set()
    for node in pieces:
        match node:
            case ast.Attribute(attr=name, ctx=ast.Load()):
                used.add(name)
            case ast.Attribute(attr=name) | ast.Name(id=name, ctx=ast.Store()):
                at_home.add(name)
            case (
                ast.FunctionDef(name=name)
                | ast.AsyncFunctionDef(name=name)
                | ast.ClassDef(name=name)
                | ast.Constant(str(name))  # slots
            ):
                at_home.add(name)
            case ast.ImportFrom(names=names):
                used.update(part.name for part in names)
            case _:
                pass
    return len({name for name in used - at_home if private(name)})


@in_program
def modules(path: str, pieces: list[ast.AST]) -> Module:
    """Look at every module of the program."""
    return module_at(path, pieces)


def methods(all_: list[Module]) -> dict[str, int]:
    """Count the methods of every class, those of its bases among them; an override counts once."""
    own = {name: said for one in all_ for name, said in one.methods.items()}
    bases = {name: said for one in all_ for name, said in one.bases.items()}

    def whole(name: str) -> set[str]:
        return own.get(name, set()).union(*map(whole, bases.get(name, [])))

    return {name: len(whole(name)) for name in own}


def parameters(all_: list[Module]) -> dict[str, int]:
    """Count what every function has to be told."""
    return {name: count for one in all_ for name, count in one.parameters.items()}


def private_names(all_: list[Module]) -> dict[str, int]:
    """Count the private names that every module takes from others."""
    return {one.name: one.private for one in all_}


def rooms(all_: list[Module]) -> dict[str, int]:
    """Count from how many rooms a module imports, its own apart."""
    packages = {one.name.removesuffix(".__init__") for one in all_ if "__init__" in one.name}
    found = {}
    for one in all_:
        own = one.name.rpartition(".")[0]
        from_ = {room_of(name, packages) for name in one.imports.values()}
        found[one.name] = len(from_ - {own, ""})
    return found


def room_of(name: str, packages: set[str]) -> str:
    """Return the room that a name is imported from; nothing for what is not ours."""
    room = name
    while room and room not in packages:
        room = room.rpartition(".")[0]
    return room


def measured(all_: list[Module]) -> dict[str, dict[str, int]]:
    """Return for every limit those who are over it, each with how much it is."""
    found = (methods(all_), parameters(all_), private_names(all_), rooms(all_))
    return {
        what: {name: count for name, count in sorted(counts.items()) if count > limit}
        for (what, limit), counts in zip(LIMITS.items(), found, strict=True)
    }


def known() -> dict[str, dict[str, int]]:
    """Return who is known to be over a limit."""
    return json.loads(KNOWN.read_text("utf-8"))


def weights(over: dict[str, dict[str, int]]) -> dict[str, tuple[int, int]]:
    """Return for every limit how many are over it, and by how much in all."""
    return {
        what: (len(names), sum(names.values()) - LIMITS[what] * len(names))
        for what, names in over.items()
    }


def main() -> int:
    """Write anew who is over a limit, unless more is over than before."""
    now = measured([*modules().values()])
    before = weights(known()) if KNOWN.exists() else {}
    grown = []
    for what, weight in weights(now).items():
        if any(new > old for new, old in zip(weight, before.get(what, weight), strict=True)):
            grown.append(f"{what}: {before[what]} before, {weight} now\n")
    if grown:
        sys.stderr.writelines(grown)
        return 1
    KNOWN.write_text(json.dumps(now, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
