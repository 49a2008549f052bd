"""Orders the modules to compile so that mypyc can infer their types.

mypy treats the modules that mypyc gives it as one import cycle and checks the last one first. So a
module has to come before those it imports; otherwise an inferred constant has no type yet.
"""

import ast
from pathlib import Path


def compile_order(listed: list[str]) -> list[str]:
    """The listed files, each before the files it imports, except in import cycles."""
    files = {_module_name(path): path for path in listed}
    done: dict[str, None] = {}
    for name in files:
        _visit(name, files, done, set())
    return [files[name] for name in reversed(done)]


def _visit(name: str, files: dict[str, str], done: dict[str, None], open_: set[str]) -> None:
    """Adds a module to `done` after every module it imports."""
    if name in done or name in open_:
        return
    open_.add(name)
    for imported in _imports(name, Path(files[name])):
        if imported in files:
            _visit(imported, files, done, open_)
    done[name] = None


def _module_name(path: str) -> str:
    return path.removeprefix("src/").removesuffix(".py").replace("/", ".")


def _imports(name: str, file: Path) -> list[str]:
    """Every module that a file may import; imported names may be modules too."""
    found: list[str] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            package = name.split(".")[: -node.level] if node.level else []
            source = ".".join([*package, *filter(None, [node.module])])
            found += [source, *(f"{source}.{alias.name}" for alias in node.names)]
    return found
