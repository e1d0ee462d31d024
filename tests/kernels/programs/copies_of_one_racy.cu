// verify:
// expect: inconclusive(twice), inconclusive(chain)
//
// As `copies_of_one.cu`, but two are copied from one, and one from a copy.

#include <cstring>

__global__ void twice(const float *from, float *to, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < count - 1)
        to[i] = from[i - 1] + from[i + 1]; // possible[race]: read, write
}

__global__ void chain(const float *from, float *to, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < count - 1)
        to[i] = from[i - 1] + from[i + 1]; // possible[race]: read, write
}

struct Planes {
    float *now, *next;
};

int main() {
    Planes *planes = new Planes, *first = new Planes, *second = new Planes, *third = new Planes;
    cudaMalloc(&planes->now, 4096);
    cudaMalloc(&planes->next, 4096);
    memcpy(first, planes, sizeof(Planes));
    memcpy(second, planes, sizeof(Planes));
    *third = *second;
    twice<<<4, 256>>>(first->now, second->now, 1024);
    chain<<<4, 256>>>(planes->now, third->now, 1024);
    return cudaDeviceSynchronize();
}
