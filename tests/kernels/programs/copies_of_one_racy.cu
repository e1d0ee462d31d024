// verify:
// expect: inconclusive(twice), inconclusive(chain), inconclusive(moved), inconclusive(stored)
//
// As `copies_of_one.cu`, but two are copied from one, one from a copy, and one is moved then, or one
// pointer is stored in what is copied and elsewhere.

#include <cstdlib>
#include <cstring>
#include <utility>

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

__global__ void moved(const float *from, float *to, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < count - 1)
        to[i] = from[i - 1] + from[i + 1]; // possible[race]: read, write
}

__global__ void stored(const float *from, float *to, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < count - 1)
        to[i] = from[i - 1] + from[i + 1]; // possible[race]: read, write
}

struct Planes {
    float *now, *next;
};

int main(int argc, char **argv) {
    Planes *planes = new Planes, *first = new Planes, *second = new Planes, *third = new Planes;
    cudaMalloc(&planes->now, 4096);
    cudaMalloc(&planes->next, 4096);
    memcpy(first, planes, sizeof(Planes));
    memcpy(second, planes, sizeof(Planes));
    *third = *second;
    twice<<<4, 256>>>(first->now, second->now, 1024);
    chain<<<4, 256>>>(planes->now, third->now, 1024);
    Planes *turning = new Planes;
    turning->now = third->now;
    cudaMalloc(&turning->next, 4096);
    for (int i = 0; i < atoi(argv[1]); i++) {
        moved<<<4, 256>>>(first->now, turning->next, 1024);
        std::swap(turning->now, turning->next);
    }
    Planes *one = new Planes, *other = new Planes, *copy = new Planes;
    float *plane, *spare;
    cudaMalloc(&plane, 4096);
    cudaMalloc(&spare, 4096);
    one->now = plane;
    other->now = plane;
    other->next = spare;
    memcpy(copy, one, sizeof(Planes));
    stored<<<4, 256>>>(copy->now, other->now, 1024);
    return cudaDeviceSynchronize();
}
