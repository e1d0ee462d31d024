// verify: --block 64 --grid 4
// expect: proved
//
// The block picks the case.

__global__ void phases(int *data) {
    __shared__ int tile[64];
    int tid = threadIdx.x;
    int i = blockIdx.x * 64 + tid;
    tile[tid] = data[i];
    switch (blockIdx.x) {
    case 0:
        data[i] = 0;
        break;
    case 1:
    case 2:
        __syncthreads();
        data[i] = tile[63 - tid];
        break;
    default:
        data[i] = 1;
    }
}
