"""Products and attention whose loops go on for any number of rounds, each with a racy twin."""

import triton
import triton.language as tl

STAGES = [triton.Config({"T": 32}, num_stages=stages, num_warps=2) for stages in (1, 3)]


@triton.jit
def tile(a_ptr, b_ptr, K, down, across, N: tl.constexpr, T: tl.constexpr):
    k = tl.arange(0, T)
    sum = tl.zeros((T, T), dtype=tl.float32)
    for at in range(0, K, T):
        fits = at + k < K
        a = tl.load(a_ptr + down[:, None] * K + (at + k)[None, :], mask=fits[None, :], other=0.0)
        b = tl.load(b_ptr + (at + k)[:, None] * N + across[None, :], mask=fits[:, None], other=0.0)
        sum += tl.dot(a, b)
    return sum


# warpproof: signature *fp16, *fp16, *fp32, i32, 64
# verify: --grid 2,2
# expect: proved
@triton.autotune(configs=STAGES, key=[])
@triton.jit
def product(a_ptr, b_ptr, c_ptr, K, N: tl.constexpr, T: tl.constexpr):
    down = tl.program_id(0) * T + tl.arange(0, T)
    across = tl.program_id(1) * T + tl.arange(0, T)
    sum = tile(a_ptr, b_ptr, K, down, across, N, T)
    tl.store(c_ptr + down[:, None] * N + across[None, :], sum)


# warpproof: signature *fp16, *fp16, *fp32, i32, 64
# verify: --grid 2,2
# expect: defect
@triton.autotune(configs=STAGES, key=[])
@triton.jit
def product_racy(a_ptr, b_ptr, c_ptr, K, N: tl.constexpr, T: tl.constexpr):
    down = tl.program_id(0) * T + tl.arange(0, T)
    across = tl.program_id(1) * (T // 2) + tl.arange(0, T)
    sum = tile(a_ptr, b_ptr, K, down, across, N, T)
    c = c_ptr + down[:, None] * N + across[None, :]
    tl.store(c, tl.load(c) + sum)  # error[race]: read, write


@triton.jit
def attend(sum, weight, highest, q, k_ptr, v_ptr, begin, end, down, scale, D: tl.constexpr, T: tl.constexpr,
           causal: tl.constexpr):
    across, d = tl.arange(0, T), tl.arange(0, D)
    for at in range(begin, end, T):
        k = tl.load(k_ptr + (at + across)[:, None] * D + d[None, :])
        scores = tl.dot(q, tl.trans(k)) * scale
        if causal:
            scores = tl.where(down[:, None] >= (at + across)[None, :], scores, -1.0e6)
        higher = tl.maximum(highest, tl.max(scores, axis=1))
        p = tl.exp(scores - higher[:, None])
        fade = tl.exp(highest - higher)
        v = tl.load(v_ptr + (at + across)[:, None] * D + d[None, :])
        weight = weight * fade + tl.sum(p, axis=1)
        sum = tl.dot(p.to(tl.float16), v, sum * fade[:, None])
        highest = higher
    return sum, weight, highest


@triton.jit
def rows(q_ptr, k_ptr, v_ptr, down, first, scale, D: tl.constexpr, T: tl.constexpr):
    q = tl.load(q_ptr + down[:, None] * D + tl.arange(0, D)[None, :])
    highest = tl.full((T,), -float("inf"), dtype=tl.float32)
    weight = tl.zeros((T,), dtype=tl.float32)
    sum = tl.zeros((T, D), dtype=tl.float32)
    sum, weight, highest = attend(sum, weight, highest, q, k_ptr, v_ptr, 0, first, down, scale, D, T, False)
    return attend(sum, weight, highest, q, k_ptr, v_ptr, first, first + T, down, scale, D, T, True)


# warpproof: signature *fp16, *fp16, *fp16, *fp32, *fp32, i32:16, fp32, 32
# verify: --grid 4
# expect: proved
@triton.autotune(configs=STAGES, key=[])
@triton.jit
def causal(q_ptr, k_ptr, v_ptr, weight_ptr, out_ptr, before, scale, D: tl.constexpr, T: tl.constexpr):
    down = tl.program_id(0) * T + tl.arange(0, T)
    sum, weight, highest = rows(q_ptr, k_ptr, v_ptr, down, before, scale, D, T)
    tl.store(weight_ptr + down, highest + tl.log2(weight))
    tl.store(out_ptr + down[:, None] * D + tl.arange(0, D)[None, :], sum / weight[:, None])


# warpproof: signature *fp16, *fp16, *fp16, *fp32, *fp32, i32:16, fp32, 32
# verify: --grid 4
# expect: defect
@triton.autotune(configs=STAGES, key=[])
@triton.jit
def causal_racy(q_ptr, k_ptr, v_ptr, weight_ptr, out_ptr, before, scale, D: tl.constexpr, T: tl.constexpr):
    down = tl.program_id(0) * T + tl.arange(0, T)
    sum, weight, highest = rows(q_ptr, k_ptr, v_ptr, down, before, scale, D, T)
    ahead = tl.load(weight_ptr + down + 1)  # error[race]: read
    tl.store(weight_ptr + down, highest + tl.log2(weight) + ahead)  # error[race]: write
    tl.store(out_ptr + down[:, None] * D + tl.arange(0, D)[None, :], sum / weight[:, None])
