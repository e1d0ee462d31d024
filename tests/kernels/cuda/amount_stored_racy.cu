// verify: --block 64 --grid 4
// expect: defect
//
// The kernel itself stores negative amounts.

__global__ void take_rooms(int *out, int *counter) {
    __shared__ int amounts[64];
    int t = threadIdx.x;
    amounts[t] = t % 2 ? -1 : 1;
    __syncthreads();
    int amount = amounts[t ^ 2];
    int place = atomicAdd(counter, amount);
    if (amount > 0) out[place] = t; // error[race]: write
}
