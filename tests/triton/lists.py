"""Kernels whose threads hold copies of what they load, and kernels that go by lists."""

import triton
import triton.language as tl


# Fewer elements than threads: warps do the same work.
# warpproof: signature *fp32, *fp32, 64
# expect: proved
@triton.jit
def short_sum(sums_ptr, x_ptr, COUNT: tl.constexpr):
    x = tl.load(x_ptr + tl.program_id(0) * COUNT + tl.arange(0, COUNT))
    tl.store(sums_ptr + tl.program_id(0), tl.sum(x))


# warpproof: signature *fp32, *fp32, 64
# verify: --grid 1000
# expect: defect
@triton.jit
def short_sum_racy(sums_ptr, x_ptr, COUNT: tl.constexpr):
    x = tl.load(x_ptr + tl.program_id(0) * COUNT + tl.arange(0, COUNT))
    tl.store(sums_ptr + tl.program_id(0) // 2, tl.sum(x))  # error[race]: write, write


# All threads read the number, and one of them writes.
# warpproof: signature *i32
# expect: proved
@triton.jit
def count_up(count_ptr):
    at = count_ptr + tl.program_id(0)
    tl.store(at, tl.load(at) + 1)


# warpproof: signature *i32
# expect: defect
@triton.jit
def count_up_racy(count_ptr):
    tl.store(count_ptr, tl.load(count_ptr) + 1)  # error[race]: read, write


# warpproof: signature *fp32, *fp32, *i32, 128
# verify: --assume 'distinct(list_ptr) && range(list_ptr, 0, 1000000)'
# expect: proved
@triton.jit
def scatter(out_ptr, in_ptr, list_ptr, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out_ptr + tl.load(list_ptr + at), tl.load(in_ptr + at))


# warpproof: signature *fp32, *fp32, *i32, 128
# verify: --assume 'range(list_ptr, 0, 1000000)'
# expect: defect
@triton.jit
def scatter_racy(out_ptr, in_ptr, list_ptr, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out_ptr + tl.load(list_ptr + at), tl.load(in_ptr + at))  # error[race]: write, write
