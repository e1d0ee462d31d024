// verify: --block 64 --grid 4
// expect: defect
//
// The mask leaves out the lanes of the lower half.

__global__ void swap(int *out) {
    __shared__ int part[64];
    part[threadIdx.x] = threadIdx.x; // error[race]: write
    __syncwarp(0xffff0000u); // error[divergence?]
    out[blockIdx.x * 64 + threadIdx.x] = part[threadIdx.x ^ 1]; // error[race]: read
}
