// verify: --block 2 --grid 3
// expect: defect
// Who sees the flag does not acquire.
__device__ int flag;
__device__ int data[2];

__global__ void publish(int *out) {
    if (blockIdx.x == 0) {
        data[threadIdx.x] = 7 + threadIdx.x; // error[race]: write
        __syncthreads();
        if (threadIdx.x == 0) {
            __threadfence();
            atomicExch(&flag, 1);
        }
    } else if (atomicAdd(&flag, 0) == 1) {
        out[blockIdx.x * blockDim.x + threadIdx.x] = data[threadIdx.x]; // error[race]: read
    }
}
