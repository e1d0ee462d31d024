// verify: --block 16,8 --grid 4,4
// expect: defect
//
// The block's linear id is scaled by one row of threads, not by the whole block.

__global__ void tag(int *out) {
    int block = blockIdx.y * gridDim.x + blockIdx.x;
    int thread = threadIdx.y * blockDim.x + threadIdx.x;
    int i = block * blockDim.x + thread;
    out[i] = 1000 * block + thread; // error[race]: write, write
}
