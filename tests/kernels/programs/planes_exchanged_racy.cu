// verify:
// expect: defect
//
// The second plane takes the place of the first one, and both are one from then on.

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1]; // error[race]: read, write
}

int main() {
    float *a, *b;
    cudaMalloc(&a, 64 * sizeof(float));
    cudaMalloc(&b, 64 * sizeof(float));
    for (int round = 0; round < 1000; round++) {
        smooth<<<1, 64>>>(a, b);
        a = b;
        b = a;
    }
}
