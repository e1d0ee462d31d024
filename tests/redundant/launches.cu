// verify:
//
// In the second launch a block is one warp, where the barrier of warps would do; in the first it
// would not.

__global__ void turn(int *a) {
    __shared__ int tile[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = a[i];
    __syncwarp(); // redundant
    __syncthreads();
    a[i] = tile[blockDim.x - 1 - threadIdx.x];
}

int main() {
    int *a;
    cudaMalloc(&a, 128 * sizeof(int));
    turn<<<2, 64>>>(a);
    turn<<<2, 32>>>(a);
    return 0;
}
