"""Kernels that reduce rows, each with a racy twin."""

import triton
import triton.language as tl


# warpproof: signature *fp32, *fp32, i32, i32, i32, 1024
# verify: --assume 'n_cols <= out_stride && num_programs(0) * out_stride <= 2147483647'
# expect: proved
@triton.jit
def softmax(out_ptr, in_ptr, in_stride, out_stride, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < n_cols
    x = tl.load(in_ptr + row * in_stride + at, mask=inside, other=-float("inf"))
    x = tl.exp(x - tl.max(x, axis=0))
    tl.store(out_ptr + row * out_stride + at, x / tl.sum(x, axis=0), mask=inside)


# warpproof: signature *fp32, *fp32, i32, i32, i32, 1024
# verify: --assume 'n_cols <= out_stride && num_programs(0) * out_stride <= 2147483647'
# expect: defect
@triton.jit
def softmax_racy(out_ptr, in_ptr, in_stride, out_stride, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < n_cols
    x = tl.load(in_ptr + row * in_stride + at, mask=inside, other=-float("inf"))
    x = tl.exp(x - tl.max(x, axis=0))
    tl.store(out_ptr + row // 2 * out_stride + at, x / tl.sum(x, axis=0), mask=inside)  # error[race]: write, write


# warpproof: signature *fp32, *fp32, *fp32, *fp32, *fp32, i32, i32, fp32, 1024
# verify: --assume 'n <= stride && num_programs(0) * stride <= 2147483647'
# expect: proved
@triton.jit
def layer_norm(x_ptr, y_ptr, w_ptr, b_ptr, mean_ptr, stride, n, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < n
    x = tl.load(x_ptr + row * stride + at, mask=inside, other=0.0)
    mean = tl.sum(x, axis=0) / n
    centred = tl.where(inside, x - mean, 0.0)
    scale = 1 / tl.sqrt(tl.sum(centred * centred, axis=0) / n + eps)
    w = tl.load(w_ptr + at, mask=inside)
    b = tl.load(b_ptr + at, mask=inside)
    tl.store(mean_ptr + row, mean)
    tl.store(y_ptr + row * stride + at, centred * scale * w + b, mask=inside)


# warpproof: signature *fp32, *fp32, *fp32, *fp32, *fp32, i32, i32, fp32, 1024
# verify: --assume 'n <= stride && num_programs(0) * stride <= 2147483647'
# expect: defect
@triton.jit
def layer_norm_racy(x_ptr, y_ptr, w_ptr, b_ptr, mean_ptr, stride, n, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < n
    x = tl.load(x_ptr + row * stride + at, mask=inside, other=0.0)
    mean = tl.sum(x, axis=0) / n
    centred = tl.where(inside, x - mean, 0.0)
    scale = 1 / tl.sqrt(tl.sum(centred * centred, axis=0) / n + eps)
    w = tl.load(w_ptr + at, mask=inside)
    b = tl.load(b_ptr + at, mask=inside)
    tl.store(mean_ptr, mean)  # error[race]: write, write
    tl.store(y_ptr + row * stride + at, centred * scale * w + b, mask=inside)
