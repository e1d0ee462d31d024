// verify: --block 128 --grid 8
// expect: defect
//
// Chunks of neighbouring threads overlap in both instantiations.

template <typename T, int N>
__global__ void fill(T *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < N; k++) {
        out[i * (N - 1) + k] = static_cast<T>(i); // error[race]: write, write
    }
}

template __global__ void fill<float, 4>(float *);
template __global__ void fill<short, 3>(short *);
