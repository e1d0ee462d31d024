"""Products of matrices, each with a racy twin."""

import triton
import triton.language as tl


@triton.jit
def tile(a_ptr, b_ptr, K, a_stride, b_stride, first, step, down, across, T: tl.constexpr):
    k = tl.arange(0, T)
    sum = tl.zeros((T, T), dtype=tl.float32)
    for at in range(first, K, step):
        a = tl.load(a_ptr + down[:, None] * a_stride + (at + k)[None, :])
        b = tl.load(b_ptr + (at + k)[:, None] * b_stride + across[None, :])
        sum += tl.dot(a, b)
    return sum


# warpproof: signature *fp16, *fp16, *fp32, 64, 64, 64, 64
# verify: --grid 2,2 --timeout 20
# expect: proved
@triton.autotune(configs=[triton.Config({"T": 32}, num_stages=1)], key=[])
@triton.jit
def product(a_ptr, b_ptr, c_ptr, K, a_stride, b_stride, c_stride, T: tl.constexpr):
    down = tl.program_id(0) * T + tl.arange(0, T)
    across = tl.program_id(1) * T + tl.arange(0, T)
    sum = tile(a_ptr, b_ptr, K, a_stride, b_stride, 0, T, down, across, T)
    tl.store(c_ptr + down[:, None] * c_stride + across[None, :], sum)


# warpproof: signature *fp16, *fp16, *fp32, 64, 64, 64, 64
# verify: --grid 2,2 --timeout 20
# expect: defect
@triton.autotune(configs=[triton.Config({"T": 32}, num_stages=1)], key=[])
@triton.jit
def product_racy(a_ptr, b_ptr, c_ptr, K, a_stride, b_stride, c_stride, T: tl.constexpr):
    down = tl.program_id(0) * T + tl.arange(0, T)
    across = tl.program_id(1) * (T // 2) + tl.arange(0, T)
    sum = tile(a_ptr, b_ptr, K, a_stride, b_stride, 0, T, down, across, T)
    tl.store(c_ptr + down[:, None] * c_stride + across[None, :], sum)  # error[race]: write, write


# warpproof: signature *fp16, *fp16, *fp32, 64, 64, 64, 64
# verify: --grid 2,2,2
# expect: proved
@triton.autotune(configs=[triton.Config({"T": 32}, num_stages=1)], key=[])
@triton.jit
def split_k(a_ptr, b_ptr, c_ptr, K, a_stride, b_stride, c_stride, T: tl.constexpr):
    down = tl.program_id(0) * T + tl.arange(0, T)
    across = tl.program_id(1) * T + tl.arange(0, T)
    part, parts = tl.program_id(2), tl.num_programs(2)
    sum = tile(a_ptr, b_ptr, K, a_stride, b_stride, part * T, parts * T, down, across, T)
    tl.atomic_add(c_ptr + down[:, None] * c_stride + across[None, :], sum)


# warpproof: signature *fp16, *fp16, *fp32, 64, 64, 64, 64
# verify: --grid 2,2,2
# expect: defect
@triton.autotune(configs=[triton.Config({"T": 32}, num_stages=1)], key=[])
@triton.jit
def split_k_racy(a_ptr, b_ptr, c_ptr, K, a_stride, b_stride, c_stride, T: tl.constexpr):
    down = tl.program_id(0) * T + tl.arange(0, T)
    across = tl.program_id(1) * T + tl.arange(0, T)
    part, parts = tl.program_id(2), tl.num_programs(2)
    sum = tile(a_ptr, b_ptr, K, a_stride, b_stride, part * T, parts * T, down, across, T)
    c = c_ptr + down[:, None] * c_stride + across[None, :]
    tl.store(c, tl.load(c) + sum)  # error[race]: read, write
