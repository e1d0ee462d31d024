// verify: --block 64 --grid 1 --find-bugs=2
// expect: defect
//
// The second iteration overwrites what the first one still reads.

__global__ void sweep(float *a, const float *in, int n) {
    __shared__ float s[65];
    for (int i = 0; i < n; i++) {
        s[threadIdx.x] = in[i]; // error[race]: write
        __syncthreads();
        a[i * 64 + threadIdx.x] = s[63 - threadIdx.x]; // error[race]: read
    }
}
