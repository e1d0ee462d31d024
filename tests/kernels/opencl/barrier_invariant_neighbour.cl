// verify: --check-annotations --local_size 64 --num_groups 4
// expect: proved
//
// What thread t knows at the barrier, thread t + 1 knows afterwards.

#define N 64

__kernel void shift(__global int *out) {
    __local int order[N];
    int me = get_local_id(0);
    order[me] = 2 * me;
    __barrier_invariant_2(order[me] == 2 * me, me, (me + 1) % N);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_group_id(0) * 2 * N + order[(me + 1) % N]] = me;
}
