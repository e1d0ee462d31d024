// verify:
// expect: inconclusive
// Launches in functions that call themselves, and in those that objects and callbacks lead to: what they are
// given against what they read themselves.
#include <cuda_runtime.h>
#include <cstdio>
#include <functional>
#include <vector>

__global__ void blur(const float *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1) out[i] = (in[i - 1] + in[i + 1]) / 2; // possible[race]: read, write
}

__device__ float *source, *target;

__global__ void blur_between(int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1) target[i] = (source[i - 1] + source[i + 1]) / 2;
}

float *kept;

void halve(float *in, int n) {
    blur<<<n / 256, 256>>>(in, kept, n);
    if (n > 256) halve(in, n / 2);
}

void set_source(float *in, int rounds) {
    cudaMemcpyToSymbol(source, &in, sizeof in);
    printf("%d", rounds);
    if (rounds > 0) set_source(in, rounds - 1);
}

int main(int argc, char **argv) {
    const int n = 4096;
    float *a, *b, *c;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    cudaMalloc(&c, n * sizeof(float));
    kept = b;
    halve(b, n);
    std::vector<std::function<void(float *)>> tasks;
    tasks.push_back([&](float *in) { blur<<<n / 256, 256>>>(in, c, n); });
    tasks.push_back([&](float *in) { printf("%p", in); });
    for (auto &task : tasks) task(c);
    set_source(a, argc);
    cudaMemcpyToSymbol(target, &a, sizeof b);
    blur_between<<<n / 256, 256>>>(n);
    return cudaDeviceSynchronize();
}
