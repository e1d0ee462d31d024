// verify: --local_size 64 --num_groups 4
// expect: inconclusive
//
// A claim about what a barrier keeps is wrong: that is no defect of the kernel, and no help.

#define N 64

__kernel void scatter(__global int *out) {
    __local int order[N];
    int me = get_local_id(0);
    order[me] = (me + 7) % N;
    __barrier_invariant_1(order[me] == (me + 8) % N, me);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_group_id(0) * N + order[me]] = me; // possible[race]: write, write
}
