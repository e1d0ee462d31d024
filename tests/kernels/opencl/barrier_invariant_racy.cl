// verify: --local_size 64 --num_groups 4
// expect: defect
//
// Indices from memory: the barrier keeps what makes two threads write one cell.

#define N 64

__kernel void scatter(__global int *out) {
    __local int order[N];
    int me = get_local_id(0);
    order[me] = (me / 2 + 7) % N;
    __barrier_invariant_1(order[me] == (me / 2 + 7) % N, me);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_group_id(0) * N + order[me]] = me; // error[race]: write, write
}
