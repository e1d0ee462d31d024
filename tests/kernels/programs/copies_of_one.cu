// verify:
// expect: proved
//
// Objects that are copied from others as a whole, each from one of its own.

#include <cstring>

__global__ void smooth(const float *from, float *to, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < count - 1)
        to[i] = from[i - 1] + from[i + 1];
}

__global__ void stored(const float *from, float *to, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < count - 1)
        to[i] = from[i - 1] + from[i + 1];
}

struct Planes {
    float *now, *next;
};

int main() {
    Planes *planes = new Planes, *others = new Planes, *first = new Planes, *second = new Planes;
    cudaMalloc(&planes->now, 4096);
    cudaMalloc(&planes->next, 4096);
    cudaMalloc(&others->now, 4096);
    cudaMalloc(&others->next, 4096);
    memcpy(first, planes, sizeof(Planes));
    memcpy(second, others, sizeof(Planes));
    smooth<<<4, 256>>>(first->now, second->now, 1024);
    smooth<<<4, 256>>>(first->now, first->next, 1024);
    Planes *one = new Planes, *other = new Planes, *copy = new Planes;
    float *plane, *spare;
    cudaMalloc(&plane, 4096);
    cudaMalloc(&spare, 4096);
    one->now = plane;
    other->now = plane;
    other->next = spare;
    memcpy(copy, one, sizeof(Planes));
    stored<<<4, 256>>>(copy->now, other->next, 1024);
    return cudaDeviceSynchronize();
}
