// verify:
// expect: inconclusive
//
// As `pointer_beside_swapped.cu`, but it is one of the two.

#include <cstdlib>
#include <utility>

__global__ void smooth(const float *from, float *to, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < count - 1)
        to[i] = from[i - 1] + from[i + 1]; // possible[race]: read, write
}

struct Planes {
    float *now, *next;
};

void show(const Planes *planes);

int main(int argc, char **argv) {
    Planes *planes = new Planes;
    float *start;
    cudaMalloc(&start, 4096);
    planes->now = start;
    cudaMalloc(&planes->next, 4096);
    show(planes);
    for (int i = 0; i < atoi(argv[1]); i++) {
        smooth<<<4, 256>>>(start, planes->next, 1024);
        std::swap(planes->now, planes->next);
    }
    return cudaDeviceSynchronize();
}
