// Two pairs of blocks with two threads each share a cell (Table 4).
__global__ void bench4(int *x, int *y) {
  if (blockIdx.x == 0)
    __nv_atomic_fetch_add(x, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  else if (blockIdx.x == 1)
    __nv_atomic_fetch_max(x, 5, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  else if (blockIdx.x == 2)
    __nv_atomic_fetch_add(y, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  else
    __nv_atomic_fetch_max(y, 5, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
}
