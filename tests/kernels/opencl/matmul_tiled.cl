// verify: --local_size 8,8 --num_groups 8,8 --assume 'n == 64'
// expect: proved
//
// Tiled product of two matrices.

#define TILE 8

__kernel void matmul(__global const float *a, __global const float *b, __global float *c, int n) {
    __local float tile_a[TILE][TILE];
    __local float tile_b[TILE][TILE];
    int lx = get_local_id(0), ly = get_local_id(1);
    int row = get_global_id(1), col = get_global_id(0);
    float sum = 0.0f;
    for (int k = 0; k < n; k += TILE) {
        tile_a[ly][lx] = a[row * n + k + lx];
        tile_b[ly][lx] = b[(k + ly) * n + col];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < TILE; i++) {
            sum += tile_a[ly][i] * tile_b[i][lx];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[row * n + col] = sum;
}
