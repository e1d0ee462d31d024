// verify: --block 256 --grid 1
// expect: proved
//
// 256 threads fit into an index of eight bits.

__global__ void tag(int *out) {
    unsigned char k = threadIdx.x;
    out[k] = threadIdx.x;
}
