// verify: --block 256 --grid 16
// expect: proved
//
// Shared memory behind two lambdas.

__global__ void reverse(const int *in, int *out) {
    __shared__ int tile[256];
    auto put = [&](int k, int value) { tile[k] = value; };
    auto get = [&](int k) { return tile[k]; };
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    put(threadIdx.x, in[i]);
    __syncthreads();
    out[i] = get(255 - threadIdx.x);
}
