// verify: --block 64 --grid 4
// expect: defect
//
// A number below zero is widened without its sign: where lane 0 takes part, nobody adds.

__global__ void keep_marked(const int *in, int *out, int *counter) {
    int lane = threadIdx.x & 31;
    int mark = in[blockIdx.x * 64 + threadIdx.x] == 987654;
    unsigned mask = __ballot_sync(0xffffffffu, mark);
    int leader = __ffs(mask) - 1;
    unsigned long long adds = (unsigned long long)(unsigned)(__ffs(mask) - 2) + 1ull;
    int base = 0;
    if ((unsigned long long)lane == adds) base = atomicAdd(counter, __popc(mask));
    base = __shfl_sync(0xffffffffu, base, leader);
    if (mark) out[base + __popc(mask & ((1u << lane) - 1))] = threadIdx.x; // error[race]: write
}
