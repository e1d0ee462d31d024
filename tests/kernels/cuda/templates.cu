// verify: --block 128 --grid 8
// expect: proved
//
// Two instantiations of a kernel template.

template <typename T, int N>
__global__ void fill(T *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < N; k++) {
        out[i * N + k] = static_cast<T>(i);
    }
}

template __global__ void fill<float, 4>(float *);
template __global__ void fill<short, 3>(short *);
