"""Products that four warps begin together and wait for, on compute capability 9.0, each with a racy twin."""

import triton
import triton.language as tl


@triton.jit
def tile(a_ptr, b_ptr, K, a_stride, b_stride, down, across, T: tl.constexpr, D: tl.constexpr):
    k = tl.arange(0, D)
    sum = tl.zeros((T, T), dtype=tl.float32)
    for at in range(0, K, D):
        a = tl.load(a_ptr + down[:, None] * a_stride + (at + k)[None, :])
        b = tl.load(b_ptr + (at + k)[:, None] * b_stride + across[None, :])
        sum += tl.dot(a, b)
    return sum


CONFIGS = [
    triton.Config({"T": 64, "D": 64}, num_stages=1),
    triton.Config({"T": 64, "D": 32}, num_stages=3),
    triton.Config({"T": 128, "D": 32}, num_stages=2, num_warps=8),
]


# target: cuda:90
# warpproof: signature *fp16, *fp16, *fp32, 128, 128, 256, 256
# verify: --grid 1,2
# expect: proved
@triton.autotune(configs=CONFIGS, key=[])
@triton.jit
def product(a_ptr, b_ptr, c_ptr, K, a_stride, b_stride, c_stride, T: tl.constexpr, D: tl.constexpr):
    down = tl.program_id(0) * T + tl.arange(0, T)
    across = tl.program_id(1) * T + tl.arange(0, T)
    sum = tile(a_ptr, b_ptr, K, a_stride, b_stride, down, across, T, D)
    c = c_ptr + down[:, None] * c_stride + across[None, :]
    tl.store(c, tl.load(c) + sum)


# warpproof: signature *fp16, *fp16, *fp32, 128, 128, 256, 256
# verify: --grid 1,2
# expect: defect
@triton.autotune(configs=CONFIGS, key=[])
@triton.jit
def product_racy(a_ptr, b_ptr, c_ptr, K, a_stride, b_stride, c_stride, T: tl.constexpr, D: tl.constexpr):
    down = tl.program_id(0) * T + tl.arange(0, T)
    across = tl.program_id(1) * (T // 2) + tl.arange(0, T)
    sum = tile(a_ptr, b_ptr, K, a_stride, b_stride, down, across, T, D)
    c = c_ptr + down[:, None] * c_stride + across[None, :]
    tl.store(c, tl.load(c) + sum)  # error[race]: read, write
