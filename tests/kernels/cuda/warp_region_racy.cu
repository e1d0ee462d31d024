// verify: --block 64 --grid 4
// expect: defect
//
// The barrier waits for those lanes alone that come to it, and not for the other half.

__global__ void gather(int *out) {
    __shared__ int part[64];
    part[threadIdx.x] = threadIdx.x; // error[race]: write
    if (threadIdx.x < 16) {
        __syncwarp();
        out[blockIdx.x * 64 + threadIdx.x] = part[threadIdx.x + 16]; // error[race]: read
    }
}
