// verify: --block 64 --grid 8
// expect: defect
//
// In place, neighbours are read while others write them.

struct Grid {
    float *cells;
    int count;
};

__constant__ Grid grid;
__device__ int *visited;

__global__ void relax() {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < grid.count) {
        float mean = 0.5f * (grid.cells[i] + grid.cells[i + 1]); // error[race]: read
        grid.cells[i] = mean; // error[race]: write
        visited[i]++;
    }
}
