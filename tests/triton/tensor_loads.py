"""Tiles that are loaded through descriptors of tensors, on compute capability 9.0: one thread announces them, another one copies, and all wait, each with a racy twin."""

import triton
import triton.language as tl


# target: cuda:90
# only: ptx
# warpproof: signature tensordesc<fp16[32,64]>, tensordesc<fp16[32,64]>, 32, 64
# verify: --grid *,*
# expect: proved
@triton.jit
def copy_tile(x, out, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    row, column = tl.program_id(0) * ROWS, tl.program_id(1) * COLUMNS
    out.store([row, column], x.load([row, column]))


# warpproof: signature tensordesc<fp16[32,64]>, tensordesc<fp16[32,64]>, 32, 64
# verify: --grid *,*
# expect: defect
# falls short
@triton.jit
def copy_tile_racy(x, out, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    row, column = tl.program_id(0) * ROWS, tl.program_id(1) * COLUMNS
    out.store([row, tl.program_id(1) * (COLUMNS - 8)], x.load([row, column]))  # error[race]: write, write


# warpproof: signature tensordesc<fp16[64,32]>, tensordesc<fp16[32,64]>, tensordesc<fp16[64,64]>, i32
# verify: --grid *,*
# expect: proved
@triton.jit
def product(a, b, c, K):
    m, n = tl.program_id(0) * 64, tl.program_id(1) * 64
    acc = tl.zeros((64, 64), dtype=tl.float32)
    for k in tl.range(0, K, 32, num_stages=1):
        acc = tl.dot(a.load([m, k]), b.load([k, n]), acc)
    c.store([m, n], acc.to(tl.float16))


# warpproof: signature tensordesc<fp16[64,32]>, tensordesc<fp16[32,64]>, tensordesc<fp16[64,64]>, i32
# verify: --grid *,*
# expect: defect
@triton.jit
def product_racy(a, b, c, K):
    m, n = tl.program_id(0) * 64, tl.program_id(1) * 32
    acc = tl.zeros((64, 64), dtype=tl.float32)
    for k in tl.range(0, K, 32, num_stages=1):
        acc = tl.dot(a.load([m, k]), b.load([k, n]), acc)
    c.store([m, n], acc.to(tl.float16))  # error[race]: write, write


# warpproof: signature tensordesc<fp16[64,32]>, tensordesc<fp16[32,64]>, tensordesc<fp16[64,64]>, i32
# verify: --grid *,*
# expect: proved
# falls short
@triton.jit
def product_ahead(a, b, c, K):
    m, n = tl.program_id(0) * 64, tl.program_id(1) * 64
    acc = tl.zeros((64, 64), dtype=tl.float32)
    for k in tl.range(0, K, 32, num_stages=2):
        acc = tl.dot(a.load([m, k]), b.load([k, n]), acc)
    c.store([m, n], acc.to(tl.float16))


# warpproof: signature tensordesc<fp16[64,32]>, tensordesc<fp16[32,64]>, tensordesc<fp16[64,64]>, i32
# verify: --grid *,*
# expect: defect
# falls short
@triton.jit
def product_ahead_racy(a, b, c, K):
    m, n = tl.program_id(0) * 64, tl.program_id(1) * 32
    acc = tl.zeros((64, 64), dtype=tl.float32)
    for k in tl.range(0, K, 32, num_stages=2):
        acc = tl.dot(a.load([m, k]), b.load([k, n]), acc)
    c.store([m, n], acc.to(tl.float16))  # error[race]: write, write
