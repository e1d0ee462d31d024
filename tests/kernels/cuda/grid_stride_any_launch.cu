// verify: --block '*' --grid '*' --assume 'gridDim.x <= 65535' --assume 'n <= 1000000000'
// expect: proved
//
// A grid-stride loop for every block size.

__global__ void scale(int n, float a, float *x) {
    int stride = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        x[i] *= a;
    }
}
