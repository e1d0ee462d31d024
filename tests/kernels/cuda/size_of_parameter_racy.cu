// verify: --block 64 --assume 'n == 1024 && gridDim.x == n / width && width == 64' --engine enumerate
// expect: defect
// As `size_of_parameter.cu`, where each block begins a place too early.
__global__ void rows(int *out, int n, int width) {
    for (int i = blockIdx.x * (width - 1) + threadIdx.x; i < n; i += width * gridDim.x)
        out[i] = threadIdx.x; // error[race]: write, write
}
