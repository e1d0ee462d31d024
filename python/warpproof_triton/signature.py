"""What a kernel is compiled for: types, constants and what Triton specialises for.

A signature is a list in the order of the parameters, as Triton's own ahead-of-time compiler
has it: `*fp32`, `i32`, `i32:16` (the caller's value is a multiple of 16), or the value of a
constant, `1024`, or a descriptor, `tensordesc<fp32[32,32]>`. A pointer is aligned to 16 bytes, as those of arrays are, unless it says
`*fp32:1`. Signatures stand on the command line, in comments `# warpproof: signature …` of the
kernel (several are several variants), or are made of annotations (`x: "*fp32"`, `n: tl.int32`).
"""

import ast
import dataclasses
import re
from typing import Any

import triton
import triton.language as tl

from . import Problem

COMMENT = re.compile(r"^\s*#\s*warpproof:\s*signature\s+(.*)$", re.MULTILINE)
TYPE = re.compile(
    r"\*?k?(?:(?:i|u)(?:1|8|16|32|64)|fp(?:16|32|64)|bf16|fp8\w+)(?::(?:1|16))?"
    r"|tensordesc<\w+\[\d+(?:,\s*\d+)*\]>"
)
# The commas of a descriptor's shape separate nothing.
SEPARATOR = re.compile(r",(?![^\[]*\])")
PLAIN = {"int": "i32", "float": "fp32", "bool": "u1"}


@dataclasses.dataclass
class Variant:
    """One way in which a kernel is compiled."""

    # By parameter: Triton's type, or `constexpr`.
    types: dict
    constants: dict
    # The parameters that the caller's values are multiples of 16 of.
    divisible: list
    # `num_warps` and the like.
    options: dict
    # In the order in which they were given: what tells this variant from others.
    label: dict


@dataclasses.dataclass
class Constant:
    value: Any


def check_names(given, kernels):
    """Every signature names a kernel that is there, or there is one kernel alone."""
    for text in given:
        name, _ = split(text)
        if name is None and len(kernels) > 1:
            names = ", ".join(kernel.name for kernel in kernels)
            raise Problem(
                f"the signature '{text}' is one kernel's, and the file has several ({names}): "
                "write `KERNEL=` before it, or `FILE.py::KERNEL`"
            )
        if name is not None and name not in [kernel.name for kernel in kernels]:
            raise Problem(f"the signature '{text}' is that of a kernel which is not there")


def variants(kernel, given):
    """The kernel's signatures, each with each configuration of its autotuner."""
    texts = [text for name, text in map(split, given) if name in (None, kernel.name)]
    texts = texts or COMMENT.findall(kernel.text)
    entries = [parsed(kernel, text) for text in texts] or [annotated(kernel)]
    return [
        variant(kernel, by_parameter, configuration)
        for by_parameter in entries
        for configuration in kernel.configurations
    ]


def split(text):
    """The kernel's name, if there is one, and the types."""
    found = re.match(r"\s*([A-Za-z_]\w*)\s*=(?!=)(.*)", text, re.DOTALL)
    return (found[1], found[2]) if found else (None, text)


def parsed(kernel, text):
    """What a signature says of each parameter; constants at its end may be left out."""
    words = [word.strip() for word in SEPARATOR.split(text)]
    parameters = kernel.function.params
    if len(words) > len(parameters):
        raise Problem(
            f"{kernel.place}: the signature '{text.strip()}' has {len(words)} entries, and "
            f"`{kernel.name}` has {len(parameters)} parameters"
        )
    entries = {}
    for parameter, word in zip(parameters, words):
        if word in ("", "_"):
            continue
        entries[parameter.name] = entry(kernel, parameter, word)
    return {**annotated(kernel), **entries}


def entry(kernel, parameter, word):
    if TYPE.fullmatch(word):
        if parameter.is_constexpr:
            raise Problem(
                f"{kernel.place}: `{parameter.name}` is a constant (`tl.constexpr`), and '{word}' "
                "is a type"
            )
        return word
    if word.startswith("tl.") and hasattr(tl, word[3:]):
        return Constant(getattr(tl, word[3:]))
    try:
        return Constant(ast.literal_eval(word))
    except (ValueError, SyntaxError):
        raise Problem(
            f"{kernel.place}: '{word}', for `{parameter.name}`, is neither a type such as `*fp32` "
            "or `i32:16` nor a number"
        ) from None


def annotated(kernel):
    """What annotations say."""
    entries = {}
    for parameter in kernel.function.params:
        if parameter.is_constexpr:
            if parameter.has_default:
                entries[parameter.name] = Constant(parameter.default)
            continue
        said = parameter._param.annotation
        text = said if isinstance(said, str) else None
        if isinstance(said, tl.pointer_type):
            text = f"*{said.element_ty}"
        elif isinstance(said, tl.dtype):
            text = str(said)
        elif isinstance(said, type) and said.__name__ in PLAIN:
            text = said.__name__
        if text is not None:
            text = spelled(text)
        if text is not None:
            entries[parameter.name] = text
        elif parameter.has_default and isinstance(parameter.default, (int, float, type(None))):
            entries[parameter.name] = Constant(parameter.default)
    return entries


def spelled(text):
    """The type as signatures write it: `tl.pointer_type(tl.float32)` is `*fp32`."""
    text = text.strip().strip("'\"")
    found = re.fullmatch(r"(?:\w+\.)*pointer_type\(\s*(.*?)\s*\)", text)
    stars, text = ("*", found[1]) if found else ("", text)
    if TYPE.fullmatch(stars + text):
        return stars + text
    from triton._utils import type_canonicalisation_dict as names

    base = text.rsplit(".", 1)[-1].lstrip("*")
    pointer = "*" if stars or text.startswith("*") else ""
    name = PLAIN.get(base) or names.get(base)
    return pointer + name if name else None


def variant(kernel, entries, configuration):
    """A signature with a configuration, and with what heuristics make of both."""
    options, tuned = {}, {}
    if configuration is not None:
        tuned = dict(configuration.kwargs)
        for name in ("num_warps", "num_stages", "num_ctas", "maxnreg"):
            value = getattr(configuration, name, None)
            if value is not None:
                options[name] = value
    constants = {name: one.value for name, one in entries.items() if isinstance(one, Constant)}
    label = {**constants, **tuned}
    constants.update(tuned)
    for name, compute in kernel.heuristics.items():
        constants[name] = label[name] = computed(kernel, name, compute, constants)
    types, divisible = {}, []
    for parameter in kernel.function.params:
        name = parameter.name
        if name in constants:
            types[name] = "constexpr"
            continue
        if name not in entries:
            raise Problem(missing(kernel, parameter))
        types[name], _, multiple = entries[name].partition(":")
        if multiple == "16" or (types[name].startswith("*") and multiple != "1"):
            divisible.append(name)
    order = [parameter.name for parameter in kernel.function.params]
    label = {name: shown(label[name]) for name in order if name in label}
    return Variant(types, constants, divisible, options, label)


def computed(kernel, name, compute, constants):
    """A constant of `@triton.heuristics`, which sees the other constants alone."""
    try:
        return compute(dict(constants))
    except Exception as error:
        raise Problem(
            f"{kernel.place}: the heuristic for `{name}` cannot be computed without the launch's "
            f"arguments ({type(error).__name__}: {error}): give them as constants in a signature, "
            "as `4096` in place of `i32`"
        ) from None


def missing(kernel, parameter):
    """What to do where nothing says what a parameter is."""
    name = parameter.name
    types = ["_" if one.is_constexpr else "*fp32" for one in kernel.function.params]
    if parameter.is_constexpr and kernel.is_untuned:
        return (
            f"{kernel.place}: `@triton.autotune` of `{kernel.name}` has no configurations that "
            f"say what `{name}` is: name one, or a signature with a number for it"
        )
    if parameter.is_constexpr:
        return (
            f"{kernel.place}: nothing says what the constant `{name}` of `{kernel.name}` is: give "
            "a signature with a number in its place, by `--signature` or a comment "
            "`# warpproof: signature …` above the kernel"
        )
    return (
        f"{kernel.place}: nothing says of which type `{name}` of `{kernel.name}` is: annotate it, "
        f"as in `{name}: \"*fp32\"` for a pointer and `{name}: \"i32\"` for a number, or give a "
        f"signature, as in `--signature '{','.join(types)}'`"
    )


def shown(value):
    """A constant as JSON and labels have it."""
    plain = isinstance(value, (bool, int, float, str, type(None)))
    return value if plain else str(value)
