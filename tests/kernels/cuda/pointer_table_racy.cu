// verify: --block 64 --grid 2,2
// expect: defect
//
// An array of pointers in a struct, one for all blocks.

struct Lists {
    float *out[2];
    const float *in[2];
    int count;
};

__global__ void halve(Lists lists) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < lists.count)
        lists.out[blockIdx.y / 2][i] = lists.in[blockIdx.y][i] / 2; // error[race]: write, write
}
