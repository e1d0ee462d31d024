"""Sums that instances of a program make in turns, each with a racy twin."""

import triton
import triton.language as tl


# warpproof: signature *fp32, *fp32, *i32, 128, 4
# verify: --grid 8
# expect: proved
# Each tile has a lock.
@triton.jit
def sum_by_lock(x_ptr, sum_ptr, lock_ptr, BLOCK: tl.constexpr, TILES: tl.constexpr):
    tile = tl.program_id(0) % TILES
    x = tl.load(x_ptr + tl.program_id(0) * BLOCK + tl.arange(0, BLOCK))
    at = sum_ptr + tile * BLOCK + tl.arange(0, BLOCK)
    while tl.atomic_cas(lock_ptr + tile, 0, 1) != 0:
        pass
    tl.store(at, tl.load(at) + x)
    tl.debug_barrier()
    tl.atomic_xchg(lock_ptr + tile, 0)


# warpproof: signature *fp32, *fp32, *i32, 128, 4
# verify: --grid 8
# expect: defect
@triton.jit
def sum_by_lock_racy(x_ptr, sum_ptr, lock_ptr, BLOCK: tl.constexpr, TILES: tl.constexpr):
    tile = tl.program_id(0) % TILES
    x = tl.load(x_ptr + tl.program_id(0) * BLOCK + tl.arange(0, BLOCK))
    at = sum_ptr + tile * BLOCK + tl.arange(0, BLOCK)
    lock = lock_ptr + tl.program_id(0) // TILES
    while tl.atomic_cas(lock, 0, 1) != 0:
        pass
    tl.store(at, tl.load(at) + x)  # error[race]: read, write
    tl.debug_barrier()
    tl.atomic_xchg(lock, 0)
