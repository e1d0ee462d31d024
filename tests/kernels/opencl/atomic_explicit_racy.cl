// verify: --local_size 64 --num_groups 4 -- -cl-std=CL2.0
// expect: defect
//
// Atomics of work-group scope on a counter of all groups.

__kernel void count(__global const int *in, volatile __global atomic_int *total) {
    if (in[get_global_id(0)] > 0) {
        atomic_fetch_add_explicit(total, 1, memory_order_relaxed, memory_scope_work_group); // error[race]: atomic, atomic
    }
}
