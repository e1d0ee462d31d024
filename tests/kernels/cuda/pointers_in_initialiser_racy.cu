// verify: --block 64 --grid 1
// expect: inconclusive
//
// Both pointers of the table are to one array, by the source itself.

__device__ int cells[128];
__constant__ int *table[2] = {cells, cells};

__global__ void fill() {
    table[0][threadIdx.x] = 1;
    table[1][threadIdx.x + 1] = 3;
}
