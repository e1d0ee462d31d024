"""Compiles the kernels of a Python file with Triton to PTX, with metadata beside it.

`warpproof triton` runs this as `python -m warpproof_triton`. It needs Triton and no GPU.
"""


class Problem(Exception):
    """What keeps a file from being compiled, as one diagnostic for its author."""
