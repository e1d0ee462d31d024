// verify:
// expect: defect
//
// The next plane becomes the one of now, and stays the next one.

#include <cstdlib>
#include <utility>

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1]; // error[race]: read, write
}

struct Planes {
    float *now, *next;
};

int main(int argc, char **argv) {
    Planes *planes = new Planes;
    cudaMalloc(&planes->now, 64 * sizeof(float));
    cudaMalloc(&planes->next, 64 * sizeof(float));
    int rounds = atoi(argv[1]);
    for (int i = 0; i < rounds; i++) {
        smooth<<<1, 64>>>(planes->now, planes->next);
        if (argc > 2)
            cudaDeviceSynchronize();
        planes->now = planes->next;
    }
}
