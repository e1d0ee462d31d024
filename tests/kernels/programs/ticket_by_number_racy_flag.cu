// verify:
// expect: inconclusive
// A flag of all blocks: another block may have cleared it when the last one reads it.

__device__ unsigned ticket;
__device__ int flag;

__global__ void by_flag(int *slots) {
    __shared__ unsigned number;
    if (threadIdx.x == 0) {
        __threadfence();
        number = atomicAdd(&ticket, 1); // possible[race]: atomic
        __threadfence();
        __atomic_store_n(&flag, number == gridDim.x - 1, __ATOMIC_RELAXED);
    }
    __syncthreads();
    if (number < gridDim.x)
        slots[number * 64 + threadIdx.x] = 1; // possible[race]: write
    else
        slots[threadIdx.x] = number; // possible[race]: write, write, write
    if (threadIdx.x == 0 && __atomic_load_n(&flag, __ATOMIC_RELAXED))
        ticket = 0; // possible[race]: write
}

int main(int argc, char **argv) {
    int *slots;
    cudaMalloc(&slots, 64 * 64 * sizeof(int));
    for (int round = 0; round < argc; round++)
        by_flag<<<64, 64>>>(slots);
    return cudaDeviceSynchronize();
}
