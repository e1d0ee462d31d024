// verify: --block 64 --grid 8
// expect: proved
//
// Arrays that variables of the module point to.

struct Grid {
    const float *from;
    float *to;
    int cells;
};

__constant__ Grid grid;
__device__ int *visited;

__global__ void relax() {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < grid.cells) {
        grid.to[i] = 0.5f * (grid.from[i] + grid.from[i + 1]);
        visited[i]++;
    }
}
