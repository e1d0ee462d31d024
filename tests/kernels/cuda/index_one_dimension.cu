// verify: --block 64 --grid 16
// expect: proved
//
// The kernel looks at x only, and blocks have no y.

__global__ void accumulate(float *data, float value) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    data[i] += value;
}
