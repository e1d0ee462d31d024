// verify: --block 64 --grid 1
// expect: defect
//
// The halves wait at two different barriers.

__global__ void halves(int *data) {
    int tid = threadIdx.x;
    if (tid < 32) {
        data[tid] = 1;
        __syncthreads(); // error[divergence?]
    } else {
        data[tid] = 2;
        __syncthreads(); // error[divergence?]
    }
}
