// verify:
// expect: defect
// A function gives up before it has allocated all, and no launch comes then; those that come work in place.
#include <cuda_runtime.h>
#include <cstdlib>

#define CK(x) if ((x) != cudaSuccess) { return false; }

__global__ void shift(const float *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n - 1) out[i] = in[i + 1]; // error[race]: read, write
}

class Run {
    int n;
    float *p0, *p1, *p2;

public:
    explicit Run(int n) : n(n) {}
    bool alloc() {
        CK(cudaMalloc(&p0, sizeof(float) * n));
        CK(cudaMalloc(&p1, sizeof(float) * n));
        CK(cudaMalloc(&p2, sizeof(float) * n));
        return true;
    }
    bool forward() {
        shift<<<(n + 127) / 128, 128>>>(p1, p1, n);
        shift<<<(n + 127) / 128, 128>>>(p2, p2, n);
        CK(cudaDeviceSynchronize());
        return true;
    }
};

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 4096;
    Run run(n);
    if (!run.alloc()) return 1;
    if (!run.forward()) return 1;
}
