// verify: --block 64 --grid 2
// expect: defect
//
// A whole program without a barrier: its host code uses a library that is not installed.

#include <not_installed/solver.h>
#include <iostream>
#include <vector>

template <int N> __global__ void mirror(float *out, const float *in) {
    __shared__ float tile[N];
    tile[threadIdx.x] = in[blockIdx.x * N + threadIdx.x]; // error[race]: write
    out[blockIdx.x * N + threadIdx.x] = tile[N - 1 - threadIdx.x]; // error[race]: read
}

static void check(not_installed::Status status) {
    if (status.failed)
        std::cerr << status.text << std::endl;
}

int main() {
    std::vector<float> data(128, 1.0f);
    not_installed::Solver solver(data.size());
    float *in, *out;
    cudaMalloc(&in, 512);
    cudaMalloc(&out, 512);
    cudaMemcpy(in, data.data(), 512, cudaMemcpyHostToDevice);
    mirror<64><<<2, 64>>>(out, solver.buffer(in));
    check(solver.run(out));
    return 0;
}
