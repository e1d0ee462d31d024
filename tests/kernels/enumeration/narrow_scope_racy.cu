// verify: --engine enumerate --block 32 --grid 3
// expect: defect
//
// The scope of the addition is the block.

__global__ void add(int *sum, const int *in) {
    atomicAdd_block(sum, in[blockIdx.x * blockDim.x + threadIdx.x]); // error[race]: atomic, atomic
}
