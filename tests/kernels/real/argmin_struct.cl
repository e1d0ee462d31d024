// verify: --block 256 --grid 64
// expect: proved
//
// Argmin by grid-stride accumulation and a tree in local memory over a struct, one result a group.
typedef struct {
    float v;
    int i;
} pair_t;
inline pair_t better(pair_t a, pair_t b) { return (a.v < b.v || (a.v == b.v && a.i < b.i)) ? a : b; }
__kernel void argmin(__global const float *restrict x, const ulong n, __global pair_t *restrict partial, __local pair_t *scratch) {
    const uint lid = get_local_id(0);
    pair_t best;
    best.v = INFINITY;
    best.i = -1;
    for (ulong i = get_global_id(0); i < n; i += get_global_size(0)) {
        pair_t c;
        c.v = x[i];
        c.i = (int)i;
        best = better(best, c);
    }
    scratch[lid] = best;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = get_local_size(0) / 2; s > 0; s >>= 1) {
        if (lid < s) scratch[lid] = better(scratch[lid], scratch[lid + s]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0) partial[get_group_id(0)] = scratch[0];
}
