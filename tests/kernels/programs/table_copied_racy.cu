// verify:
// expect: inconclusive
//
// The second table has the plane from the first one.

#include <cstdlib>

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1]; // possible[race]: read, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    float *a, *b, **first = new float *[n], **second = new float *[n];
    cudaMalloc(&a, 64 * sizeof(float));
    cudaMalloc(&b, 64 * sizeof(float));
    for (int i = 0; i < n; i++)
        first[i] = a;
    for (int i = 0; i < n; i++)
        second[i] = first[i];
    smooth<<<1, 64>>>(a, second[atoi(argv[2])]);
}
