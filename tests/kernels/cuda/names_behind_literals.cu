// verify: --block 64 --grid 8
// expect: proved
//
// Words of nvcc that stand right behind a literal are words all the same.

extern "C"__global__ void fill(int *a) {
    a[blockIdx.x * blockDim.x + threadIdx.x] = threadIdx.x;
}
