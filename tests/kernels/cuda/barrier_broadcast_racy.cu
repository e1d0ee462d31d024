// verify: --block 128 --grid 16
// expect: defect
//
// The decision is read before it is made.

__global__ void clamp_blocks(const int *limits, int *data) {
    __shared__ int limit;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x == 0) {
        limit = limits[blockIdx.x]; // error[race]: write
    }
    data[i] = min(data[i], limit); // error[race]: read
}
