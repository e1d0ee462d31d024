// verify: --local_size 64 --num_groups 4 -- -cl-std=CL2.0
// expect: proved
//
// Explicit atomics of device scope.

__kernel void count(__global const int *in, volatile __global atomic_int *total) {
    if (in[get_global_id(0)] > 0) {
        atomic_fetch_add_explicit(total, 1, memory_order_relaxed, memory_scope_device);
    }
}
