// verify: --block 16,16 --grid 1
// expect: defect
//
// Without a precondition on the pitch, rows may overlap.

__global__ void index(int *out, int pitch) {
    out[threadIdx.y * pitch + threadIdx.x] = 16 * threadIdx.y + threadIdx.x; // error[race]: write, write
}
