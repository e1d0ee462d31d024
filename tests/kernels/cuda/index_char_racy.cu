// verify: --block 512 --grid 1
// expect: defect
//
// 512 threads do not fit into an index of eight bits.

__global__ void tag(int *out) {
    unsigned char k = threadIdx.x;
    out[k] = threadIdx.x; // error[race]: write, write
}
