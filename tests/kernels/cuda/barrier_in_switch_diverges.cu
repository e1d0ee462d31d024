// verify: --block 64 --grid 4
// expect: defect
//
// The thread picks the case.

__global__ void phases(int *data) {
    __shared__ int tile[64];
    int tid = threadIdx.x;
    int i = blockIdx.x * 64 + tid;
    tile[tid] = data[i];
    switch (tid) {
    case 0:
        data[i] = 0;
        break;
    case 1:
    case 2:
        __syncthreads(); // error[divergence]
        data[i] = tile[tid];
        break;
    default:
        data[i] = 1;
    }
}
