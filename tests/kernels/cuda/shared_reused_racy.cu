// verify: --block 128 --grid 8
// expect: defect
//
// The second phase overwrites what the first still reads.

__global__ void two_phases(const int *a, const int *b, int *out) {
    __shared__ int tile[128];
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;
    tile[tid] = a[i];
    __syncthreads();
    int sum = tile[127 - tid]; // error[race]: read
    tile[tid] = b[i]; // error[race]: write
    __syncthreads();
    out[i] = sum + tile[(tid + 1) % 128];
}
