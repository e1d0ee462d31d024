// verify: --block 64 --grid 4
// expect: proved
//
// Amounts come from other lanes, and none is negative.

__global__ void take_rooms(int *out, int *counter) {
    int lane = threadIdx.x & 31;
    int amount = __shfl_sync(0xffffffffu, lane == 0 ? 2 : 1, lane & 1);
    int place = atomicAdd(counter, amount);
    if (amount == 1) out[place] = threadIdx.x;
}
