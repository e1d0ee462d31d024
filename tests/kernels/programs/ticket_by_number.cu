// verify:
// expect: proved
// Who has drawn the last number resets the counter: the number itself is what the block sees, the next
// one is that of the blocks, and these make a plane.

__device__ unsigned ticket;

__global__ void by_number(int *slots) {
    __shared__ unsigned number;
    if (threadIdx.x == 0) {
        __threadfence();
        number = atomicAdd(&ticket, 1);
        __threadfence();
    }
    __syncthreads();
    if (number < gridDim.x * gridDim.y)
        slots[number * 64 + threadIdx.x] = 1;
    else
        slots[threadIdx.x] = number;
    int last = number + 1 == gridDim.x * gridDim.y ? 1 : 0;
    if (last && threadIdx.x == 0)
        ticket = 0;
}

int main(int argc, char **argv) {
    int *slots;
    cudaMalloc(&slots, 64 * 64 * sizeof(int));
    for (int round = 0; round < argc; round++)
        by_number<<<dim3(8, 8), 64>>>(slots);
    return cudaDeviceSynchronize();
}
