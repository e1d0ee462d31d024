// verify: --block 64 --grid 4
// expect: defect
//
// That an array is separate from others makes no race in it better.

struct view {
    float *cells;
};

__global__ void fill(view out) {
    __requires_fresh_array(out.cells);
    out.cells[threadIdx.x] = blockIdx.x; // error[race]: write, write
}
