// verify: --block 256 --grid 257
// expect: defect
//
// The last block wraps around to the elements of the first.

__global__ void tag(int *out) {
    unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned short k = static_cast<unsigned short>(i);
    out[k] = i; // error[race]: write, write
}
