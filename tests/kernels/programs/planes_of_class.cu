// verify:
// expect: proved
//
// Each round of a class changes its planes' places; who calls it is not known.

#include <utility>

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1];
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
        std::swap(now, next);
    }
}
