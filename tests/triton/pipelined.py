"""Products of matrices whose copies run ahead of the products, each with a racy twin."""

import triton
import triton.language as tl


@triton.jit
def tile(a_ptr, b_ptr, K, a_stride, b_stride, down, across, T: tl.constexpr):
    k = tl.arange(0, T)
    sum = tl.zeros((T, T), dtype=tl.float32)
    for at in range(0, K, T):
        a = tl.load(a_ptr + down[:, None] * a_stride + (at + k)[None, :])
        b = tl.load(b_ptr + (at + k)[:, None] * b_stride + across[None, :])
        sum += tl.dot(a, b)
    return sum


STAGES = [triton.Config({"T": 32}, num_stages=stages) for stages in (2, 3, 4)]


# warpproof: signature *fp16, *fp16, *fp32, 128, 128, 64, 64
# verify: --grid 2,2
# expect: proved
@triton.autotune(configs=STAGES, key=[])
@triton.jit
def product(a_ptr, b_ptr, c_ptr, K, a_stride, b_stride, c_stride, T: tl.constexpr):
    down = tl.program_id(0) * T + tl.arange(0, T)
    across = tl.program_id(1) * T + tl.arange(0, T)
    sum = tile(a_ptr, b_ptr, K, a_stride, b_stride, down, across, T)
    c = c_ptr + down[:, None] * c_stride + across[None, :]
    tl.store(c, tl.load(c) + sum)


# warpproof: signature *fp16, *fp16, *fp32, 128, 128, 64, 64
# verify: --grid 2,2
# expect: defect
@triton.autotune(configs=STAGES, key=[])
@triton.jit
def product_racy(a_ptr, b_ptr, c_ptr, K, a_stride, b_stride, c_stride, T: tl.constexpr):
    down = tl.program_id(0) * T + tl.arange(0, T)
    across = tl.program_id(1) * (T // 2) + tl.arange(0, T)
    sum = tile(a_ptr, b_ptr, K, a_stride, b_stride, down, across, T)
    c = c_ptr + down[:, None] * c_stride + across[None, :]
    tl.store(c, tl.load(c) + sum)  # error[race]: read, write


# warpproof: signature *fp16, *fp16, *fp32, 128, 64, 128, 64, 64
# verify: --grid 3
# expect: proved
@triton.autotune(configs=[triton.Config({"T": 32}, num_stages=2)], key=[])
@triton.jit
def persistent(a_ptr, b_ptr, c_ptr, K, N, a_stride, b_stride, c_stride, T: tl.constexpr):
    for number in range(tl.program_id(0), (N // T) * (N // T), tl.num_programs(0)):
        down = number // (N // T) * T + tl.arange(0, T)
        across = number % (N // T) * T + tl.arange(0, T)
        sum = tile(a_ptr, b_ptr, K, a_stride, b_stride, down, across, T)
        c = c_ptr + down[:, None] * c_stride + across[None, :]
        tl.store(c, tl.load(c) + sum)


# warpproof: signature *fp16, *fp16, *fp32, 128, 64, 128, 64, 64
# verify: --grid 3
# expect: defect
@triton.autotune(configs=[triton.Config({"T": 32}, num_stages=2)], key=[])
@triton.jit
def persistent_racy(a_ptr, b_ptr, c_ptr, K, N, a_stride, b_stride, c_stride, T: tl.constexpr):
    for number in range(tl.program_id(0), (N // T) * (N // T), tl.num_programs(0)):
        down = number // (N // T) * T + tl.arange(0, T)
        across = number % (N // T) * (T // 2) + tl.arange(0, T)
        sum = tile(a_ptr, b_ptr, K, a_stride, b_stride, down, across, T)
        c = c_ptr + down[:, None] * c_stride + across[None, :]
        tl.store(c, tl.load(c) + sum)  # error[race]: read, write
