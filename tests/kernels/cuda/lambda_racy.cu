// verify: --block 256 --grid 16
// expect: defect
//
// A value may be taken before it is put.

__global__ void reverse(const int *in, int *out) {
    __shared__ int tile[256];
    auto put = [&](int k, int value) { tile[k] = value; }; // error[race]: write
    auto get = [&](int k) { return tile[k]; }; // error[race]: read
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    put(threadIdx.x, in[i]);
    out[i] = get(255 - threadIdx.x);
}
