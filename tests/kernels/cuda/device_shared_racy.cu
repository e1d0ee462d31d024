// verify: --block 64 --grid 8
// expect: defect

__global__ void turn(const float *__restrict__ a, float *__restrict__ b) {
    __device__ __shared__ float tile[64];
    tile[threadIdx.x] = a[blockIdx.x * 64 + threadIdx.x]; // error[race]: write
    b[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x]; // error[race]: read
}
