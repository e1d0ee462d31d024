"""Threads load several neighbours each, and hand the places that these count at to those that count."""

import triton
import triton.language as tl


# only: ptx
# warpproof: signature *i32, *i32, *fp32, i32, 256
# verify: --grid 'cdiv(n, BLOCK)'
# expect: proved
@triton.jit
def count_each(x_ptr, count_ptr, weight_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    bin = tl.load(x_ptr + at, mask=inside, other=0)
    tl.atomic_add(count_ptr + bin, 1, mask=inside)
    tl.atomic_add(weight_ptr + bin, 0.5, mask=inside)


# warpproof: signature *i32, *i32, *fp32, i32, 256
# verify: --grid 'cdiv(n, BLOCK)'
# expect: defect
@triton.jit
def count_each_racy(x_ptr, count_ptr, weight_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    bin = tl.load(x_ptr + at, mask=inside, other=0)
    tl.atomic_add(count_ptr + bin, 1, mask=inside)  # error[race]: atomic
    tl.store(weight_ptr + at, tl.load(count_ptr + at, mask=inside), mask=inside)  # error[race]: read


# Columns go by four, and rows end at multiples of 16.
# warpproof: signature *fp32, *fp32, i32, i32:16, 32, 32
# verify: --grid 'cdiv(n, ROWS),cdiv(columns, COLUMNS)' --assume 'n >= 1 && columns >= 1 && n * columns <= 1000000000'
# expect: proved
@triton.jit
def double(x_ptr, out_ptr, n, columns, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    down = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    across = tl.program_id(1) * COLUMNS + tl.arange(0, COLUMNS)
    inside = (down[:, None] < n) & (across[None, :] < columns)
    at = down[:, None] * columns + across[None, :]
    tl.store(out_ptr + at, 2 * tl.load(x_ptr + at, mask=inside), mask=inside)


# warpproof: signature *fp32, *fp32, i32, i32:16, 32, 32
# verify: --grid 'cdiv(n, ROWS),cdiv(columns, COLUMNS)' --assume 'n >= 1 && columns >= 1 && n * columns <= 1000000000'
# expect: defect
@triton.jit
def double_racy(x_ptr, out_ptr, n, columns, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    down = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    across = tl.program_id(1) * COLUMNS + tl.arange(0, COLUMNS)
    inside = (down[:, None] < n) & (across[None, :] < columns + 4)
    at = down[:, None] * columns + across[None, :]
    tl.store(out_ptr + at, 2 * tl.load(x_ptr + at, mask=inside), mask=inside)  # error[race]: write, write
