"""Tiles that are stored through descriptors of tensors, on compute capability 9.0, each with a racy twin."""

import triton
import triton.language as tl


@triton.jit
def tile(x_ptr, x_stride, row, column, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    down = row + tl.arange(0, ROWS)
    across = column + tl.arange(0, COLUMNS)
    return tl.load(x_ptr + down[:, None] * x_stride + across[None, :])


# target: cuda:90
# only: ptx
# warpproof: signature *fp32, tensordesc<fp32[32,64]>, i32, 32, 64
# verify: --grid *,*
# expect: proved
@triton.jit
def copy(x_ptr, out, x_stride, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    row, column = tl.program_id(0) * ROWS, tl.program_id(1) * COLUMNS
    out.store([row, column], tile(x_ptr, x_stride, row, column, ROWS, COLUMNS))


# warpproof: signature *fp32, tensordesc<fp32[32,64]>, i32, 32, 64
# verify: --grid *,*
# expect: defect
@triton.jit
def copy_racy(x_ptr, out, x_stride, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    row, column = tl.program_id(0) * ROWS, tl.program_id(1) * (COLUMNS // 2)
    out.store([row, column], tile(x_ptr, x_stride, row, column, ROWS, COLUMNS))  # error[race]: write, write


# warpproof: signature *fp32, tensordesc<fp32[32,64]>, i32, 32, 64
# verify: --grid *,*
# expect: proved
@triton.jit
def sum_up(x_ptr, out, x_stride, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    row, column = tl.program_id(0) * ROWS, tl.program_id(1) * COLUMNS
    out.atomic_add([0, column], tile(x_ptr, x_stride, row, column, ROWS, COLUMNS))


# warpproof: signature *fp32, tensordesc<fp32[32,64]>, i32, 32, 64
# verify: --grid *,*
# expect: defect
@triton.jit
def sum_up_racy(x_ptr, out, x_stride, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    row, column = tl.program_id(0) * ROWS, tl.program_id(1) * COLUMNS
    out.store([0, column], tile(x_ptr, x_stride, row, column, ROWS, COLUMNS))  # error[race]: write, write
