"""Verifies kernels of Triton from tests that are written in Python, by the program `warpproof`.

    def test_add():
        warpproof.check(add, "*fp32,*fp32,*fp32,i32,1024", grid="cdiv(n, BLOCK)")
"""

import inspect
import os
import subprocess
import sys

__all__ = ["NotVerified", "Unproved", "check"]


class Unproved(AssertionError):
    """A kernel has a defect, or is not proved to have none: the message is the report."""


class NotVerified(Exception):
    """Nothing can be said of a kernel, as the program or Triton is not there, or what was asked is wrong."""


def check(kernel, signature=None, *, grid=None, assume=(), target=(), options=(), program=None):
    """Returns the report of a kernel that is proved, for each configuration of its autotuner.

    The kernel is what `@triton.jit`, `@triton.autotune` or `@triton.heuristics` made of a function of a file. The
    signature, the grid, and each condition and target are as `warpproof triton` takes them; so are further options, each
    a word. The program is the one that is named, or `WARPPROOF` names, or else `warpproof`.

    Raises `Unproved` where the report shows a defect or leaves something open, and `NotVerified` where there is none.
    """
    function = kernel
    while not inspect.isfunction(function):
        function = getattr(function, "fn", None)
        if function is None:
            raise NotVerified(f"{kernel!r} is no kernel of Triton: it has no function within")
    words = [program or os.environ.get("WARPPROOF", "warpproof"), "triton", "--python", sys.executable]
    words += [f"{inspect.getsourcefile(function)}::{function.__name__}"]
    words += [f"--signature={signature}"] if signature else []
    words += [f"--grid={grid}"] if grid else []
    words += [f"--assume={condition}" for condition in _listed(assume)]
    words += [f"--target={one}" for one in _listed(target)]
    try:
        done = subprocess.run([*words, *options], capture_output=True, text=True, check=False)
    except OSError as error:
        raise NotVerified(f"`{words[0]}` cannot be run ({error}): WARPPROOF can name the program") from error
    if done.returncode == 0:
        return done.stdout
    if done.returncode in (1, 3):
        raise Unproved(f"{function.__name__} is not proved\n{done.stdout}")
    raise NotVerified(done.stderr.strip() or f"`{words[0]}` ended with {done.returncode}")


def _listed(words):
    return [words] if isinstance(words, str) else list(words)
