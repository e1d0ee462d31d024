// verify: --block 128 --grid 8
// expect: proved
//
// Arrays and a counter at module scope.

__device__ int squares[1024];
__device__ int total;

__global__ void square(const int *in) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    squares[i] = in[i] * in[i];
    atomicAdd(&total, squares[i]);
}
