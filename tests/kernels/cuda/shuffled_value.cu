// verify: --block 64 --grid 4
// expect: proved
//
// One lane of each warp writes.

__global__ void first(int *out, const int *in) {
    int i = blockIdx.x * 64 + threadIdx.x;
    int value = __shfl_sync(0xffffffff, in[i], 0);
    if (threadIdx.x % 32 == 0)
        out[i / 32] = value;
}
