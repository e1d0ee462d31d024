// verify:
// expect: inconclusive
// The next launch may start before the last block of this one has reset the counter.

__device__ unsigned ticket;

__global__ void by_number(int *slots) {
    __shared__ unsigned number;
    cudaTriggerProgrammaticLaunchCompletion();
    if (threadIdx.x == 0) {
        __threadfence();
        number = atomicAdd(&ticket, 1); // possible[race]: atomic
        __threadfence();
    }
    __syncthreads();
    if (number < gridDim.x)
        slots[number * 64 + threadIdx.x] = 1; // possible[race]: write
    else
        slots[threadIdx.x] = number; // possible[race]: write, write, write
    if (number == gridDim.x - 1 && threadIdx.x == 0)
        ticket = 0; // possible[race]: write
}

int main(int argc, char **argv) {
    int *slots;
    cudaMalloc(&slots, 64 * 64 * sizeof(int));
    cudaLaunchAttribute early[1];
    early[0].id = cudaLaunchAttributeProgrammaticStreamSerialization;
    early[0].val.programmaticStreamSerializationAllowed = 1;
    cudaLaunchConfig_t config = {};
    config.gridDim = 64;
    config.blockDim = 64;
    config.attrs = early;
    config.numAttrs = 1;
    for (int round = 0; round < argc; round++)
        cudaLaunchKernelEx(&config, by_number, slots);
    return cudaDeviceSynchronize();
}
