// verify:
// expect: inconclusive
// As `prefix_without_default.cu`, where its storage is used again without a barrier.
#include <cub/cub.cuh>

struct Running {
    float total;
    __device__ Running(float start) : total(start) {}
    __device__ float operator()(float sum) {
        float before = total;
        total += sum;
        return before;
    }
};

__global__ void sums(const float *in, float *out) {
    using Scan = cub::BlockScan<float, 256>;
    __shared__ typename Scan::TempStorage temp;
    Running running(0);
    for (int start = 0; start < 1024; start += 256) {
        float sum;
        Scan(temp).InclusiveSum(in[start + threadIdx.x], sum, running); // possible[race]: read, atomic
        out[start + threadIdx.x] = sum;
    }
}

void launch(const float *in, float *out) {
    sums<<<1, 256>>>(in, out);
}
