// verify:
// expect: defect
//
// Both are the same index.

#include <cstdlib>
#include <utility>

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1]; // error[race]: read, write
}

int main(int argc, char **argv) {
    float *planes[3];
    for (int i = 0; i < 3; i++)
        cudaMalloc(&planes[i], 64 * sizeof(float));
    int from = 0, to = 0;
    int rounds = atoi(argv[1]);
    for (int i = 0; i < rounds; i++) {
        smooth<<<1, 64>>>(planes[from], planes[to]);
        std::swap(from, to);
    }
}
