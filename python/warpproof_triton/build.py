"""One variant of a kernel as PTX, with what a verifier has to know of it."""

import contextlib
import io
import pathlib
import re

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

from . import Problem
from .signature import shown

# What Triton adds behind the parameters of the source.
ADDED = ["global_scratch", "profile_scratch"]


def target(text):
    """`cuda:80`."""
    found = re.fullmatch(r"cuda:(\d{2,3})", text)
    if not found:
        raise Problem(f"'{text}' is no target: `cuda:80` is one, of compute capability 8.0")
    return GPUTarget("cuda", int(found[1]), 32)


def build(kernel, variant, for_target):
    """The PTX, in which parameters have the names of the signature, and its metadata."""
    order = [parameter.name for parameter in kernel.function.params]
    attributes = {
        (order.index(name),): [["tt.divisibility", 16]] for name in variant.divisible
    }
    constants = {(order.index(name),): value for name, value in variant.constants.items()}
    source = ASTSource(kernel.function, variant.types, constants, attributes)
    noise = io.StringIO()
    try:
        with contextlib.redirect_stdout(noise), contextlib.redirect_stderr(noise):
            compiled = triton.compile(source, target=for_target, options=variant.options)
    except Exception as error:
        said = [line.strip() for line in str(error).splitlines() if line.strip()]
        raise Problem(
            f"{kernel.place}: Triton does not compile `{kernel.name}` for {name_of(for_target)}"
            f"{label(variant)}: {type(error).__name__}: {said[0] if said else ''}"
            + (f" … {said[-1]}" if len(said) > 1 else "")
        ) from None
    passed = [name for name in order if variant.types[name] != "constexpr"]
    ptx = with_paths(compiled.asm["ptx"], kernel.path)
    ptx, parameters = renamed(ptx, compiled.metadata.name, passed)
    metadata = {
        "kernel": kernel.name,
        "target": name_of(for_target),
        "num_warps": compiled.metadata.num_warps,
        "num_ctas": compiled.metadata.num_ctas,
        "shared": compiled.metadata.shared,
        "triton": compiled.metadata.triton_version,
        "label": {**variant.label, **variant.options},
        "constants": {name: shown(value) for name, value in variant.constants.items()},
        "parameters": [
            {
                "name": name,
                "type": variant.types[name],
                "divisible_by_16": name in variant.divisible,
            }
            for name in passed
        ],
        "names": parameters,
    }
    return ptx, metadata


def renamed(ptx, kernel, names):
    """The PTX with these names in place of `KERNEL_param_0` and so on, where each is one
    parameter."""
    declared = re.findall(rf"\.param [^\n]*\b{re.escape(kernel)}_param_(\d+)\b", ptx)
    declared = sorted({int(number) for number in declared})
    names = names + ADDED
    if declared != list(range(len(names))) or len(set(names)) != len(names):
        return ptx, False
    if not all(re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name) for name in names):
        return ptx, False
    pattern = re.compile(rf"\b{re.escape(kernel)}_param_(\d+)\b")
    return pattern.sub(lambda found: f"{kernel}_{names[int(found[1])]}", ptx), True


def with_paths(ptx, path):
    """The PTX with the source's path as it was given, and Triton's own files as in its package."""
    own = str(pathlib.Path(path).resolve())
    package = str(pathlib.Path(triton.__file__).parent.parent) + "/"

    def shortened(found):
        name = path if found[2] == own else found[2].removeprefix(package)
        return f'{found[1]}"{name}"'

    return re.sub(r'(?m)^(\s*\.file\s+\d+\s+)"([^"]*)"', shortened, ptx)


def name_of(for_target):
    return f"{for_target.backend}:{for_target.arch}"


def label(variant):
    said = ", ".join(f"{name}={value}" for name, value in variant.label.items())
    return f" with {said}" if said else ""
