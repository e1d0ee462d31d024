"""The kernels of a Python file."""

import ast
import dataclasses
import importlib.util
import inspect
import pathlib
import sys
import textwrap
import traceback

from triton.runtime.autotuner import Autotuner, Heuristics
from triton.runtime.jit import JITFunction

from . import Problem


@dataclasses.dataclass
class Kernel:
    """A kernel, without its decorators."""

    name: str
    function: JITFunction
    # Those of `@triton.autotune`, or one that says nothing.
    configurations: list
    # Of `@triton.heuristics`: names of constants, and what computes each of all arguments.
    heuristics: dict
    # It is autotuned over no configuration.
    is_untuned: bool
    # The lines from the first comment or decorator above it to its end.
    text: str
    # As it was given, and with the line.
    path: str
    place: str


def kernels(path, name):
    """The kernel of this name, or all kernels of the file where the name is empty.

    A function of Triton that others of the file call, or that returns a value, is none.
    """
    module = imported(path)
    functions = {}
    for key, value in vars(module).items():
        inner = value
        while isinstance(inner, (Autotuner, Heuristics)):
            inner = inner.fn
        if isinstance(inner, JITFunction) and inner.fn.__code__.co_filename == module.__file__:
            functions.setdefault(key, (value, inner))
    if name:
        if name not in functions:
            known = ", ".join(functions) or "none"
            raise Problem(f"{path}: there is no kernel `{name}`; the file has {known}")
        chosen = {name: functions[name]}
    else:
        trees = [tree(inner) for _, inner in functions.values()]
        called = set().union(*map(calls, trees)) if trees else set()
        chosen = {
            key: (outer, inner)
            for key, (outer, inner) in functions.items()
            if not (isinstance(outer, JITFunction) and (key in called or returns(inner)))
        }
    if not chosen:
        raise Problem(f"{path}: there is no kernel: `@triton.jit` begins one, outside of functions")
    lines = pathlib.Path(path).read_text().splitlines()
    found = [kernel(path, lines, outer, inner) for outer, inner in chosen.values()]
    return sorted(found, key=lambda one: one.function.fn.__code__.co_firstlineno)


def imported(path):
    """The module of the file, which runs as an import runs it."""
    file = pathlib.Path(path)
    if not file.is_file():
        raise Problem(f"{path}: there is no such file")
    sys.path.insert(0, str(file.resolve().parent))
    specification = importlib.util.spec_from_file_location(file.stem, file.resolve())
    if specification is None:
        raise Problem(f"{path}: a file of Python is called `.py`")
    module = importlib.util.module_from_spec(specification)
    sys.modules[file.stem] = module
    try:
        specification.loader.exec_module(module)
    except SyntaxError as error:
        raise Problem(f"{error.filename}:{error.lineno}: {error.msg}") from None
    except (Exception, SystemExit) as error:
        frames = traceback.extract_tb(error.__traceback__)
        own = [frame.lineno for frame in frames if frame.filename == module.__file__]
        line = f":{own[-1]}" if own else ""
        said = " ".join(str(error).split())
        raise Problem(
            f"{path}{line}: the file cannot be imported: {type(error).__name__}: {said}; what "
            "needs a GPU or another package belongs behind `if __name__ == \"__main__\":` or into "
            "another file"
        ) from None
    return module


def kernel(path, lines, outer, function):
    """A kernel with what its decorators say."""
    configurations, heuristics, is_untuned = [None], {}, False
    while outer is not function:
        if isinstance(outer, Autotuner):
            configurations = outer.configs
            is_untuned = not any(one.kwargs for one in outer.configs)
        else:
            heuristics.update(outer.values)
        outer = outer.fn
    code = function.fn.__code__
    first = code.co_firstlineno - 1
    body = inspect.getsourcelines(function.fn)[0]
    last = first + len(body)
    while first > 0 and lines[first - 1].lstrip().startswith("#"):
        first -= 1
    return Kernel(
        name=function.fn.__name__,
        function=function,
        configurations=configurations,
        heuristics=heuristics,
        is_untuned=is_untuned,
        text="\n".join(lines[first:last]),
        path=path,
        place=f"{path}:{code.co_firstlineno}",
    )


def tree(function):
    return ast.parse(textwrap.dedent(inspect.getsource(function.fn)))


def calls(root):
    """The names that are called in it."""
    nodes = (node.func for node in ast.walk(root) if isinstance(node, ast.Call))
    return {node.id for node in nodes if isinstance(node, ast.Name)}


def returns(function):
    """Does it return a value?"""
    nodes = ast.walk(tree(function))
    return any(isinstance(node, ast.Return) and node.value is not None for node in nodes)
