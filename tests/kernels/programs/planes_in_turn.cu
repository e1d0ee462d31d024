// verify:
// expect: proved
//
// The planes are written in turn, each from the one before it.

#include <cstdlib>

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1];
}

int main(int argc, char **argv) {
    float *planes[2];
    for (int i = 0; i < 2; i++)
        cudaMalloc(&planes[i], 64 * sizeof(float));
    int rounds = atoi(argv[1]);
    for (int i = 0; i < rounds; i++)
        smooth<<<1, 64>>>(planes[i % 2], planes[(i + 1) % 2]);
}
