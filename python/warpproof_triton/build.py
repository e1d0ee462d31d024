"""One variant of a kernel as PTX or LLVM IR, with what a verifier has to know of it."""

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
    """`cuda:80`, `hip:gfx942`."""
    if found := re.fullmatch(r"cuda:(\d{2,3})", text):
        return GPUTarget("cuda", int(found[1]), 32)
    if found := re.fullmatch(r"hip:(gfx(\d+)[0-9a-f]{2})", text):
        return GPUTarget("hip", found[1], 64 if int(found[2]) < 10 else 32)
    raise Problem(
        f"'{text}' is no target: `cuda:80` is one, of compute capability 8.0, and `hip:gfx942`"
    )


def build(kernel, variant, for_target, form):
    """The PTX or LLVM IR (`ptx`, `llir`), in which parameters have the names of the signature, and
    its metadata."""
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
    tiles = descriptors(variant, passed, compiled.metadata)
    declared = [one for name in passed for one in expanded(name, variant.types[name], tiles)]
    rename, put_paths = FORMS[form]
    code = put_paths(compiled.asm[form], kernel.path)
    code, parameters = rename(code, compiled.metadata.name, list(declared))
    metadata = {
        "kernel": kernel.name,
        "target": name_of(for_target),
        "num_warps": compiled.metadata.num_warps,
        "warp_size": for_target.warp_size,
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
    if tiles and parameters and form == "ptx":
        shapes = {name: f": {shape}" for name, shape in tiles.items()}
        metadata["declared"] = ", ".join(name + shapes.get(name, "") for name in declared)
    return code, metadata


# Types of PTX by their bytes.
ELEMENTS = {1: "u8", 2: "u16", 4: "u32", 8: "u64"}


def descriptors(variant, passed, metadata):
    """What one copy copies of each tensor whose descriptor is a parameter, as `--param` has it."""
    known = getattr(metadata, "tensordesc_meta", None) or []
    names = [name for name in passed if variant.types[name].startswith("tensordesc")]
    if len(known) != len(names):
        return {}
    tiles = {}
    for name, one in zip(names, known):
        if one is None or one.get("fp4_padded") or one.get("is_im2col"):
            return {}
        sizes = "".join(f"[{size}]" for size in one["block_size"])
        tiles[name] = ELEMENTS[one["elem_size"]] + sizes
    return tiles


def expanded(name, type, tiles):
    """The parameters that one of the source is: a descriptor brings its shape and strides along."""
    if name not in tiles:
        return [name]
    rank = type.count(",") + 1
    return [name] + [f"{name}_{what}_{axis}" for what in ("shape", "stride") for axis in range(rank)]


def renamed(ptx, kernel, names):
    """The PTX with these names in place of `KERNEL_param_0` and so on, where each is one
    parameter."""
    declared = re.findall(rf"\.param [^\n]*\b{re.escape(kernel)}_param_(\d+)\b", ptx)
    declared = sorted({int(number) for number in declared})
    names = names + ADDED
    if not suit(names, declared):
        return ptx, False
    pattern = re.compile(rf"\b{re.escape(kernel)}_param_(\d+)\b")
    return pattern.sub(lambda found: f"{kernel}_{names[int(found[1])]}", ptx), True


def renamed_ir(ir, kernel, names):
    """The LLVM IR with these names in place of `%0` and so on, where each is one parameter."""
    found = re.search(rf"(?ms)^define [^\n]*@{re.escape(kernel)}\(([^\n]*)$.*?^}}$", ir)
    names = names + ADDED
    if not found:
        return ir, False
    declared = [int(number) for number in re.findall(r" %(\d+)[,)]", found[1])]
    if not suit(names, declared) or any(f"%{name} " in found[0] for name in names):
        return ir, False

    def named(local):
        number = local[1] and int(local[1])
        return f"%{names[number]}" if local[1] and number < len(names) else local[0]

    body = re.sub(r'"[^"]*"|%(\d+)\b', named, found[0])
    # The first block had the number behind the parameters, if it has no name.
    body = re.sub(r"{\n(?![^\s;]+:)", f"{{\n{len(names)}:\n", body, count=1)
    return ir[: found.start()] + body + ir[found.end() :], True


def suit(names, declared):
    """Are there as many parameters as names, and are these names of C?"""
    plain = all(re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name) for name in names)
    return plain and declared == list(range(len(names))) and len(set(names)) == len(names)


def with_paths(ptx, path):
    """The PTX with paths as the reader knows them."""

    def shortened(found):
        return f'{found[1]}"{known_as(found[2], path)}"'

    return re.sub(r'(?m)^(\s*\.file\s+\d+\s+)"([^"]*)"', shortened, ptx)


def with_paths_ir(ir, path):
    """The LLVM IR with paths as the reader knows them."""

    def shortened(found):
        name = str(pathlib.Path(found[2]) / found[1])
        return f'!DIFile(filename: "{known_as(name, path)}", directory: "")'

    return re.sub(r'!DIFile\(filename: "([^"]*)", directory: "([^"]*)"\)', shortened, ir)


def known_as(name, path):
    """The source's path as it was given, and Triton's own files as in its package."""
    package = str(pathlib.Path(triton.__file__).parent.parent) + "/"
    return path if name == str(pathlib.Path(path).resolve()) else name.removeprefix(package)


FORMS = {"ptx": (renamed, with_paths), "llir": (renamed_ir, with_paths_ir)}


def name_of(for_target):
    return f"{for_target.backend}:{for_target.arch}"


def label(variant):
    said = ", ".join(f"{name}={value}" for name, value in variant.label.items())
    return f" with {said}" if said else ""
