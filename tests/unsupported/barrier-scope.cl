// verify: --block 64 --grid 1

__kernel void apply(__global int *data) {
    work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_item);
}
