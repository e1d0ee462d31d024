// verify: --local_size 64 --num_groups 4
// expect: defect
//
// A claim of another thread's cell reads it before the barrier.

#define N 64

__kernel void shift(__global int *out) {
    __local int order[N];
    int me = get_local_id(0);
    order[me] = 0;                                            // error[race]: write
    __barrier_invariant_1((order[(me + 1) % N] & 1) <= 1, me); // error[race]: read
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_group_id(0) * N + me] = order[(me + 1) % N];
}
