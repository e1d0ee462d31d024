// verify:
// expect: inconclusive
//
// An aligned address is one of the same plane.

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1]; // possible[race]: read, write
}

int main() {
    float *a, *b;
    cudaMalloc(&a, 64 * sizeof(float));
    cudaMalloc(&b, 64 * sizeof(float));
    float *aligned = (float *)(((size_t)b + 255) / 256 * 256);
    smooth<<<1, 64>>>(b, aligned);
}
