// verify: --block 64 --grid 4
// expect: proved
//
// Amounts lie in shared memory, and none is negative.

__global__ void take_rooms(int *out, int *counter) {
    __shared__ int amounts[64];
    int t = threadIdx.x;
    amounts[t] = t % 2 ? 2 : 1;
    __syncthreads();
    int amount = amounts[t ^ 2];
    int place = atomicAdd(counter, amount);
    if (amount > 0) out[place] = t;
}
