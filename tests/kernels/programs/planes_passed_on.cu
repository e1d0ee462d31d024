// verify:
// expect: proved
//
// A function passes the planes on to itself in the other order.

#include <cstdlib>

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1];
}

void rounds(float *from, float *to, int left) {
    if (left == 0)
        return;
    smooth<<<1, 64>>>(from, to);
    rounds(to, from, left - 1);
    smooth<<<1, 64>>>(from, to);
}

int main(int argc, char **argv) {
    float *a, *b;
    cudaMalloc(&a, 64 * sizeof(float));
    cudaMalloc(&b, 64 * sizeof(float));
    rounds(a, b, atoi(argv[1]));
}
