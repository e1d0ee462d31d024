"""Flash attention, forward, with a racy twin."""

import triton
import triton.language as tl

STAGES = [triton.Config({"M": 64, "N": 32, "D": 32}, num_stages=stages) for stages in (1, 2)]


@triton.jit
def rows(q_ptr, k_ptr, v_ptr, first, length, scale, M: tl.constexpr, N: tl.constexpr, D: tl.constexpr):
    down, across, d = first + tl.arange(0, M), tl.arange(0, N), tl.arange(0, D)
    q = tl.load(q_ptr + down[:, None] * D + d[None, :])
    highest = tl.full((M,), -float("inf"), dtype=tl.float32)
    weight = tl.zeros((M,), dtype=tl.float32)
    sum = tl.zeros((M, D), dtype=tl.float32)
    for at in range(0, length, N):
        k = tl.load(k_ptr + (at + across)[:, None] * D + d[None, :])
        scores = tl.dot(q, tl.trans(k)) * scale
        higher = tl.maximum(highest, tl.max(scores, axis=1))
        p = tl.exp(scores - higher[:, None])
        fade = tl.exp(highest - higher)
        v = tl.load(v_ptr + (at + across)[:, None] * D + d[None, :])
        weight = weight * fade + tl.sum(p, axis=1)
        sum = tl.dot(p.to(tl.float16), v, sum * fade[:, None])
        highest = higher
    return sum / weight[:, None]


# warpproof: signature *fp16, *fp16, *fp16, *fp32, 128, fp32
# verify: --grid 4
# expect: proved
@triton.autotune(configs=STAGES, key=[])
@triton.jit
def attention(q_ptr, k_ptr, v_ptr, out_ptr, length, scale, M: tl.constexpr, N: tl.constexpr, D: tl.constexpr):
    first = tl.program_id(0) * M
    sum = rows(q_ptr, k_ptr, v_ptr, first, length, scale, M, N, D)
    down, d = first + tl.arange(0, M), tl.arange(0, D)
    tl.store(out_ptr + down[:, None] * D + d[None, :], sum)


# warpproof: signature *fp16, *fp16, *fp16, *fp32, 128, fp32
# verify: --grid 4
# expect: defect
@triton.autotune(configs=STAGES, key=[])
@triton.jit
def attention_racy(q_ptr, k_ptr, v_ptr, out_ptr, length, scale, M: tl.constexpr, N: tl.constexpr, D: tl.constexpr):
    first = tl.program_id(0) // 2 * M
    sum = rows(q_ptr, k_ptr, v_ptr, first, length, scale, M, N, D)
    down, d = first + tl.arange(0, M), tl.arange(0, D)
    out = out_ptr + down[:, None] * D + d[None, :]
    tl.store(out, tl.load(out) + sum)  # error[race]: read, write
