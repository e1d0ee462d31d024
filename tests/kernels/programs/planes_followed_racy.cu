// verify:
// expect: inconclusive
//
// The plane behind this one is the next round's own.

#include <cstdlib>

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1]; // possible[race]: read, write
}

int main(int argc, char **argv) {
    float **planes = new float *[argc + 2], *last;
    for (int i = 0; i < argc + 2; i++)
        cudaMalloc(&planes[i], 64 * sizeof(float));
    cudaMalloc(&last, 64 * sizeof(float));
    for (float **now = planes; now != planes + argc; ++now) {
        smooth<<<1, 64>>>(last, now[0]);
        last = now[1];
    }
}
