// verify: --block 256 --grid 64
// expect: defect
//
// The last warp relies on lockstep, which no GPU has guaranteed since Volta.

__device__ void reduce_warp(volatile float *sums, int tid) {
    sums[tid] += sums[tid + 32]; // error[race?]: write
    sums[tid] += sums[tid + 16]; // error[race?]: read, write
    sums[tid] += sums[tid + 8];  // error[race?]: read, write
    sums[tid] += sums[tid + 4];  // error[race?]: read, write
    sums[tid] += sums[tid + 2];  // error[race?]: read, write
    sums[tid] += sums[tid + 1];  // error[race?]: read, write
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
