// verify: --block 128 --grid *
// expect: defect
//
// What they store was loaded from two places.
__global__ void other_place(const float *in, float *out) {
    __shared__ float tile[64];
    int t = threadIdx.x;
    tile[t % 64] = in[blockIdx.x * blockDim.x + t]; // error[race]: write, write
    __syncthreads();
    out[blockIdx.x * blockDim.x + t] = tile[63 - t % 64];
}

// Between the loads somebody writes there.
__global__ void written(float *in, float *out) {
    __shared__ float tile[64];
    int t = threadIdx.x;
    float before = in[blockIdx.x * 64 + t % 64];
    __syncthreads();
    if (t < 64) in[blockIdx.x * 64 + t] = t + 1;
    __syncthreads();
    tile[t % 64] = t < 64 ? before : in[blockIdx.x * 64 + t % 64]; // error[race]: write, write
    __syncthreads();
    out[blockIdx.x * blockDim.x + t] = tile[63 - t % 64];
}
