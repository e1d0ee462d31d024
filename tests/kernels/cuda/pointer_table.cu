// verify: --block 64 --grid 2,2
// expect: proved
//
// An array of pointers in a struct, chosen by the block's index.

struct Lists {
    float *out[2];
    const float *in[2];
    int count;
};

__global__ void halve(Lists lists) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < lists.count)
        lists.out[blockIdx.y][i] = lists.in[blockIdx.y][i] / 2;
}
