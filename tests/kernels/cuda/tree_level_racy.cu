// verify: --block 128 --grid 8 --assume 'level >= 0 && level < 20'
// expect: defect
//
// Children of one level push into their parents.

__global__ void climb(int *tree, int level) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int width = 1 << level;
    if (i < width) {
        int child = width - 1 + i;
        tree[(child - 1) / 2] += tree[child]; // error[race]: read, write
    }
}
