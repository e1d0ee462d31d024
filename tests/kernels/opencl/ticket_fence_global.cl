// verify: --local_size 64 --num_groups 4 -- -cl-std=CL2.0
// expect: proved
//
// The fences around a ticket order global memory, in which both counter and data lie.

__kernel void gather(__global uint *drawn, __global int *parts, __global int *sums) {
    __local int last;
    if (get_local_id(0) == 0) {
        parts[get_group_id(0)] = 5;
        atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_device);
        uint ticket = atomic_inc(drawn);
        atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_device);
        last = ticket == 3;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (last) sums[get_local_id(0)] = parts[get_local_id(0) & 3];
}
