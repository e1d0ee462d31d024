// verify: --local_size 64 --num_groups 4
// expect: proved
//
// The fences around a ticket have to order global memory.

__kernel void sum(__global uint *tickets, __global int *data, __global int *out) {
  __local int last;
  if (get_local_id(0) == 0) {
    data[get_group_id(0)] = 5;
    atomic_work_item_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_device);
    uint ticket = atomic_inc(tickets);
    atomic_work_item_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_device);
    last = ticket == 3;
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (last) out[get_local_id(0)] = data[get_local_id(0) & 3];
}
