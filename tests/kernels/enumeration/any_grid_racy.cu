// verify: --engine enumerate --block 128 --only-intra-block
// expect: defect
//
// The last round reads what its own threads write.

__global__ void butterfly(float *out, const float *in) {
    __shared__ float tile[128];
    tile[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    for (unsigned step = 64; step > 0; step /= 2) {
        float other = tile[threadIdx.x ^ step]; // error[race]: read
        tile[threadIdx.x] += other; // error[race]: write
        __syncthreads();
    }
    if (threadIdx.x == 0 && blockIdx.x == 0)
        out[0] = tile[0];
}
