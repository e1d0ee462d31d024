"""Kernels without reductions, each with a racy twin."""

import triton
import triton.language as tl


# warpproof: signature *fp32, *fp32, *fp32, i32, 1024
# verify: --grid 'cdiv(n, BLOCK)'
# expect: proved
@triton.jit
def add(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    sum = tl.load(x_ptr + at, mask=inside) + tl.load(y_ptr + at, mask=inside)
    tl.store(out_ptr + at, sum, mask=inside)


# warpproof: signature *fp32, *fp32, *fp32, i32, 1024
# verify: --grid 'cdiv(n, BLOCK)'
# expect: defect
@triton.jit
def add_racy(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * (BLOCK - 16) + tl.arange(0, BLOCK)
    inside = at < n
    sum = tl.load(x_ptr + at, mask=inside) + tl.load(y_ptr + at, mask=inside)
    tl.store(out_ptr + at, sum, mask=inside)  # error[race]: write, write


# warpproof: signature *fp32, 256, 256, 32
# verify: --grid 8,8
# expect: proved
@triton.jit
def transpose_in_place(x_ptr, n, stride, T: tl.constexpr):
    row, column = tl.program_id(0), tl.program_id(1)
    if row > column:
        return
    down = row * T + tl.arange(0, T)
    across = column * T + tl.arange(0, T)
    upper = x_ptr + down[:, None] * stride + across[None, :]
    lower = x_ptr + across[:, None] * stride + down[None, :]
    in_upper = (down[:, None] < n) & (across[None, :] < n)
    in_lower = (across[:, None] < n) & (down[None, :] < n)
    a = tl.load(upper, mask=in_upper)
    b = tl.load(lower, mask=in_lower)
    tl.store(upper, tl.trans(b), mask=in_upper)
    tl.store(lower, tl.trans(a), mask=in_lower & (row < column))


# warpproof: signature *fp32, 256, 256, 32
# verify: --grid 8,8
# expect: defect
@triton.jit
def transpose_in_place_racy(x_ptr, n, stride, T: tl.constexpr):
    row, column = tl.program_id(0), tl.program_id(1)
    down = row * T + tl.arange(0, T)
    across = column * T + tl.arange(0, T)
    upper = x_ptr + down[:, None] * stride + across[None, :]
    lower = x_ptr + across[:, None] * stride + down[None, :]
    in_upper = (down[:, None] < n) & (across[None, :] < n)
    in_lower = (across[:, None] < n) & (down[None, :] < n)
    a = tl.load(upper, mask=in_upper & (row <= column))
    b = tl.load(lower, mask=in_lower)  # error[race]: read
    tl.store(upper, tl.trans(b), mask=in_upper & (row <= column))  # error[race]: write
    tl.store(lower, tl.trans(a), mask=in_lower & (row < column))


# warpproof: signature *i32, *i32, i32, 128
# verify: --grid 'cdiv(n, BLOCK)'
# expect: proved
@triton.jit
def histogram(x_ptr, bins_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    bin = tl.load(x_ptr + at, mask=inside, other=0)
    tl.atomic_add(bins_ptr + bin, 1, mask=inside)


# warpproof: signature *i32, *i32, i32, 128
# verify: --grid 'cdiv(n, BLOCK)'
# expect: defect
@triton.jit
def histogram_racy(x_ptr, bins_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    bin = tl.load(x_ptr + at, mask=inside, other=0)
    count = tl.load(bins_ptr + bin, mask=inside)  # error[race]: read
    tl.store(bins_ptr + bin, count + 1, mask=inside)  # error[race]: write, write
