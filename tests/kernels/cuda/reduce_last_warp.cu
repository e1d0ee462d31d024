// verify: --block 256 --grid 64
// expect: proved
//
// Tree reduction whose last warp goes on alone, with its reads and its writes kept apart by
// __syncwarp.

__device__ void reduce_warp(float *sums, int tid) {
    float sum = sums[tid];
    for (int offset = 32; offset > 0; offset /= 2) {
        sum += sums[tid + offset];
        __syncwarp();
        sums[tid] = sum;
        __syncwarp();
    }
}

__global__ void reduce(const float *in, float *out) {
    __shared__ float sums[256];
    int tid = threadIdx.x;
    sums[tid] = in[blockIdx.x * blockDim.x + tid];
    __syncthreads();

    for (int stride = blockDim.x / 2; stride > 32; stride >>= 1) {
        if (tid < stride) {
            sums[tid] += sums[tid + stride];
        }
        __syncthreads();
    }

    if (tid < 32) {
        reduce_warp(sums, tid);
    }
    if (tid == 0) {
        out[blockIdx.x] = sums[0];
    }
}
