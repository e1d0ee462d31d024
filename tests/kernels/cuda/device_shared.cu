// verify: --block 64 --grid 8
// expect: proved
//
// Shared memory may be said to be of the device, too.

__global__ void turn(const float *__restrict__ a, float *__restrict__ b) {
    __device__ __shared__ float tile[64];
    tile[threadIdx.x] = a[blockIdx.x * 64 + threadIdx.x];
    __syncthreads();
    __shared__ __device__ float sum;
    if (threadIdx.x == 0) sum = tile[0] + tile[1];
    __syncthreads();
    b[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x] + sum;
}
