// verify: --block 128 --grid 8
// expect: defect
//
// The counter at module scope is incremented without atomics.

__device__ int squares[1024];
__device__ int total;

__global__ void square(const int *in) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    squares[i] = in[i] * in[i];
    total += squares[i]; // error[race]: read, write
}
