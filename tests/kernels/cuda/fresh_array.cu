// verify: --block 64 --grid 4
// expect: proved
//
// Arrays behind parameters are separate in any case; that may be said.

struct view {
    float *cells;
};

__global__ void fill(view out) {
    __requires_fresh_array(out.cells);
    out.cells[blockIdx.x * blockDim.x + threadIdx.x] = 1;
}
