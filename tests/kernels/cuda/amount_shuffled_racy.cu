// verify: --block 64 --grid 4
// expect: defect
//
// Some lanes get a negative amount from another one.

__global__ void take_rooms(int *out, int *counter) {
    int lane = threadIdx.x & 31;
    int amount = __shfl_sync(0xffffffffu, lane == 0 ? -1 : 1, lane & 1);
    int place = atomicAdd(counter, amount);
    if (amount == 1) out[place] = threadIdx.x; // error[race]: write
}
