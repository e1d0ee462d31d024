// verify: --block 256 --grid 64
// expect: defect
//
// The first warp reads the sums of warps that may not have stored theirs.

__device__ float warp_sum(float value) {
    for (int offset = 16; offset > 0; offset /= 2) {
        value += __shfl_down_sync(0xffffffff, value, offset);
    }
    return value;
}

__global__ void reduce(const float *in, float *out) {
    __shared__ float warp_sums[32];
    int lane = threadIdx.x % 32;
    int warp = threadIdx.x / 32;

    float sum = warp_sum(in[blockIdx.x * blockDim.x + threadIdx.x]);
    if (lane == 0) {
        warp_sums[warp] = sum; // error[race]: write
    }

    if (warp == 0) {
        sum = 0.0f;
        if (lane < blockDim.x / 32) {
            sum = warp_sums[lane]; // error[race]: read
        }
        sum = warp_sum(sum);
        if (lane == 0) {
            out[blockIdx.x] = sum;
        }
    }
}
