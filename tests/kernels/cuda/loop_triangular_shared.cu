// verify: --block 16,16 --grid 4
// expect: proved
//
// LU factorisation of one block's matrix, without pivoting.

__global__ void factorise(float *matrices) {
    __shared__ float a[16][16];
    int x = threadIdx.x, y = threadIdx.y;
    float *matrix = matrices + blockIdx.x * 256;
    a[y][x] = matrix[y * 16 + x];
    __syncthreads();

    for (int k = 0; k < 15; k++) {
        if (x == k && y > k) {
            a[y][k] /= a[k][k];
        }
        __syncthreads();
        if (x > k && y > k) {
            a[y][x] -= a[y][k] * a[k][x];
        }
        __syncthreads();
    }
    matrix[y * 16 + x] = a[y][x];
}
