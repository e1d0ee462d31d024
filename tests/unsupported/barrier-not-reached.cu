// verify: --block 64 --grid 1 --engine protocol

__global__ void kernel(int *data) {
    if (data[threadIdx.x] == 0)
        __syncthreads();
}
