// verify: --block 256 --grid 64
// expect: defect
//
// One __syncwarp a step: a lane reads its neighbour's sum while the neighbour writes it.

__device__ void reduce_warp(float *sums, int tid) {
    for (int offset = 32; offset > 0; offset /= 2) {
        sums[tid] += sums[tid + offset]; // error[race]: read, write
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
