// verify:
// expect: proved
//
// The vector's planes are written in turn.

#include <cstdlib>
#include <vector>

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1];
}

int main(int argc, char **argv) {
    std::vector<float *> planes(3);
    for (float *&plane : planes)
        cudaMalloc(&plane, 64 * sizeof(float));
    int rounds = atoi(argv[1]);
    for (int i = 0; i < rounds; i++)
        smooth<<<1, 64>>>(planes[i % 3], planes[(i + 1) % 3]);
}
