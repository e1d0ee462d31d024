// verify: --block 256 --grid 256
// expect: proved
//
// 65,536 threads fit into an index of 16 bits.

__global__ void tag(int *out) {
    unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned short k = static_cast<unsigned short>(i);
    out[k] = i;
}
