// verify: --block 128 --grid 8 --assume 'level >= 0 && level < 20'
// expect: proved
//
// Parents of one level of an implicit binary tree gather from their children.

__global__ void climb(int *tree, int level) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int width = 1 << level;
    if (i < width) {
        int parent = width - 1 + i;
        tree[parent] = tree[2 * parent + 1] + tree[2 * parent + 2];
    }
}
