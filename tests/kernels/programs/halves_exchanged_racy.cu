// verify:
// expect: defect
//
// The halves overlap.

#include <cstdlib>
#include <utility>

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1]; // error[race]: read, write
}

int main(int argc, char **argv) {
    float *pool;
    cudaMalloc(&pool, 128 * sizeof(float));
    float *from = pool, *to = pool + 32;
    int rounds = atoi(argv[1]);
    for (int i = 0; i < rounds; i++) {
        smooth<<<1, 64>>>(from, to);
        std::swap(from, to);
    }
}
