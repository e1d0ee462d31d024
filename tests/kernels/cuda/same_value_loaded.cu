// verify: --block 256 --grid 1
// expect: proved
//
// All threads copy the same cell to the same cell.

__global__ void broadcast(const int *__restrict__ in, int *__restrict__ out) {
    out[0] = in[7]; // warning[race]: write, write
}
