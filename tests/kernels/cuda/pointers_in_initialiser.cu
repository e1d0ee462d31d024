// verify: --block 64 --grid 1
// expect: inconclusive
//
// The pointers of the table are to different arrays, which is not looked up.

__device__ int cells[128], others[128];
__constant__ int *table[2] = {cells, others};

__global__ void fill() {
    table[0][threadIdx.x] = 1;
    table[1][threadIdx.x + 1] = 3;
}
