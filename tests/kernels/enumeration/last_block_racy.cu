// verify: --engine enumerate --block 32 --grid 7 --assume 'n == 650'
// expect: defect
//
// Blocks overlap by one.

__global__ void fill(int *out, int n) {
    for (int i = threadIdx.x; i < 101; i += blockDim.x) {
        int at = blockIdx.x * 100 + i;
        if (at < n)
            out[at] = blockIdx.x; // error[race]: write
    }
}
