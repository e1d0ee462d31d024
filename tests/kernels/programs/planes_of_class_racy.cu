// verify:
// expect: inconclusive
//
// After the first round both members are one plane.

#include <utility>

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1]; // possible[race]: read, write
}

class Planes {
  public:
    Planes();
    void run(int rounds);

  private:
    float *now, *next;
};

Planes::Planes() {
    cudaMalloc(&now, 64 * sizeof(float));
    cudaMalloc(&next, 64 * sizeof(float));
}

void Planes::run(int rounds) {
    for (int i = 0; i < rounds; i++) {
        smooth<<<1, 64>>>(now, next);
        now = next;
    }
}
