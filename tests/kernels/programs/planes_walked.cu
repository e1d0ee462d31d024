// verify:
// expect: proved
//
// A vector's objects have two planes each.

#include <vector>

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1];
}

struct Planes {
    float *now, *next;
};

int main(int argc, char **argv) {
    std::vector<Planes> all(argc);
    for (Planes &one : all) {
        cudaMalloc(&one.now, 64 * sizeof(float));
        cudaMalloc(&one.next, 64 * sizeof(float));
    }
    for (Planes &one : all)
        smooth<<<1, 64>>>(one.now, one.next);
}
