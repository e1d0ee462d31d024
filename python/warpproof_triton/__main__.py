"""The command line: a file in, PTX or LLVM IR, and JSON out."""

import argparse
import json
import os
import pathlib
import sys

from . import Problem


def main():
    """Compiles the kernels of a file. Exits with 2 and one line where that is not possible."""
    parser = argparse.ArgumentParser(prog="warpproof_triton", description=__doc__)
    parser.add_argument("file", metavar="FILE.py[::KERNEL]")
    parser.add_argument("--out", required=True, type=pathlib.Path, metavar="DIR")
    parser.add_argument("--target", action="append", metavar="cuda:80|hip:gfx942")
    parser.add_argument("--ir", action="store_true", help="LLVM IR in place of PTX")
    parser.add_argument("--signature", action="append", default=[], metavar="[KERNEL=]TYPE,…")
    arguments = parser.parse_args()
    try:
        run(arguments)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


def run(arguments):
    """Writes `NUMBER-KERNEL.ptx` (for AMD `.ll`) and `.json` for each kernel, configuration and
    target."""
    arguments.out.mkdir(parents=True, exist_ok=True)
    # Neither the cache of the user nor its settings decide what is verified.
    os.environ["TRITON_CACHE_DIR"] = str(arguments.out / "cache")
    os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")
    try:
        import triton  # noqa: F401
    except ImportError as error:
        raise Problem(
            f"Triton is not there ({error}): install it, as by `{sys.executable} -m pip install "
            "triton`, or name a Python that has it by `--python`"
        ) from None
    from . import build, find, signature

    path, _, name = arguments.file.partition("::")
    kernels = find.kernels(path, name)
    signature.check_names(arguments.signature, kernels)
    targets = [build.target(text) for text in arguments.target or ["cuda:80"]]
    number = 0
    for kernel in kernels:
        for variant in signature.variants(kernel, arguments.signature):
            for target in targets:
                form = "llir" if arguments.ir or target.backend != "cuda" else "ptx"
                code, metadata = build.build(kernel, variant, target, form)
                stem = arguments.out / f"{number:03}-{kernel.name}"
                stem.with_suffix(".ptx" if form == "ptx" else ".ll").write_text(code)
                stem.with_suffix(".json").write_text(json.dumps(metadata, indent=1) + "\n")
                number += 1


if __name__ == "__main__":
    sys.exit(main())
