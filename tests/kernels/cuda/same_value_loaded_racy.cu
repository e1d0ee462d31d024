// verify: --block 256 --grid 1
// expect: defect
//
// All threads copy cells of their own to the same cell.

__global__ void broadcast(const int *__restrict__ in, int *__restrict__ out) {
    out[0] = in[threadIdx.x]; // error[race]: write, write
}
