// verify: --block 64 --grid 2
// expect: defect
//
// Without the barrier.

__global__ void mirror(float *out, const float *in) {
    __shared__ float tile[64];
    tile[threadIdx.x] = in[blockIdx.x * 64 + threadIdx.x]; // error[race]: write
    out[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x]; // error[race]: read
}
