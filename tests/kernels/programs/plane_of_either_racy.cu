// verify:
// expect: inconclusive
//
// The other object may be the first one.

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1]; // possible[race]: read, write
}

struct Plane {
    float *cells;
};

int main(int argc, char **argv) {
    Plane *first = new Plane, *second = new Plane;
    cudaMalloc(&first->cells, 64 * sizeof(float));
    cudaMalloc(&second->cells, 64 * sizeof(float));
    Plane *to = argc > 1 ? first : second;
    smooth<<<1, 64>>>(first->cells, to->cells);
}
