// verify: --block 64 --grid 4
// expect: proved
//
// The lowest lane is computed in 64 bits, as a difference that stays one there.

__global__ void keep_marked(const int *in, int *out, int *counter) {
    int lane = threadIdx.x & 31;
    int mark = in[blockIdx.x * 64 + threadIdx.x] == 987654;
    unsigned mask = __ballot_sync(0xffffffffu, mark);
    int leader = __ffs(mask) - 1;
    long long adds = (long long)(__ffs(mask) - 2) + 1ll;
    int base = 0;
    if ((long long)lane == adds) base = atomicAdd(counter, __popc(mask));
    base = __shfl_sync(0xffffffffu, base, leader);
    if (mark) out[base + __popc(mask & ((1u << lane) - 1))] = threadIdx.x;
}
