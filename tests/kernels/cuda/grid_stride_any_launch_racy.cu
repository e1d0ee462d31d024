// verify: --block '*' --grid '*' --assume 'gridDim.x <= 65535' --assume 'n <= 1000000000'
// expect: defect
//
// The stride leaves one block out.

__global__ void scale(int n, float a, float *x) {
    int stride = (gridDim.x - 1) * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        x[i] *= a; // error[race]: read, write
    }
}
