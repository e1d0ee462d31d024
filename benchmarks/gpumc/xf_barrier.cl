// A barrier between blocks after Xiao and Feng (IPDPS 2010): block 0 waits until every other
// block has raised its flag, and lowers the flags when all are up (Tables 1 and 3). What is
// written before the barrier is read by all after it. ACQUIRE and RELEASE weaken it; with
// DIVERGENT block 0 meets after every flag, and not all of its threads have as many.
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable

#ifndef ACQUIRE
#define ACQUIRE memory_order_acquire
#endif
#ifndef RELEASE
#define RELEASE memory_order_release
#endif

__kernel void xf_barrier(__global atomic_uint *flag, __global uint *in, __global uint *out) {
  uint block = get_group_id(0), blocks = get_num_groups(0);
  uint thread = get_local_id(0), threads = get_local_size(0);
  uint id = get_global_id(0);

  in[id] = 1;
  barrier(CLK_GLOBAL_MEM_FENCE);
  if (block == 0) {
    for (uint other = thread + 1; other < blocks; other += threads) {
      while (atomic_load_explicit(&flag[other], ACQUIRE, memory_scope_device) == 0) {
      }
#ifdef DIVERGENT
      barrier(CLK_GLOBAL_MEM_FENCE);
#endif
    }
    barrier(CLK_GLOBAL_MEM_FENCE);
    for (uint other = thread + 1; other < blocks; other += threads)
      atomic_store_explicit(&flag[other], 0, RELEASE, memory_scope_device);
  } else {
    if (thread == 0) {
      atomic_store_explicit(&flag[block], 1, RELEASE, memory_scope_device);
      while (atomic_load_explicit(&flag[block], ACQUIRE, memory_scope_device) == 1) {
      }
    }
    barrier(CLK_GLOBAL_MEM_FENCE);
  }

  uint sum = 0;
  for (uint i = 0; i < get_global_size(0); i++)
    sum += in[i];
  out[id] = sum;
}
