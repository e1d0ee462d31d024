// verify:
// expect: inconclusive
//
// Addresses are numbers: the first plane becomes the second one by what both differ in.

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1]; // possible[race]: read, write
}

int main() {
    float *a, *b;
    cudaMalloc(&a, 64 * sizeof(float));
    cudaMalloc(&b, 64 * sizeof(float));
    size_t both = (size_t)a ^ (size_t)b;
    for (int round = 0; round < 1000; round++) {
        smooth<<<1, 64>>>(a, b);
        a = (float *)((size_t)a ^ both);
    }
}
