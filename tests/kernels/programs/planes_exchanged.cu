// verify:
// expect: proved
//
// Two planes change places in each round, so that they are never one.

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1];
}

int main() {
    float *a, *b;
    cudaMalloc(&a, 64 * sizeof(float));
    cudaMalloc(&b, 64 * sizeof(float));
    for (int round = 0; round < 1000; round++) {
        smooth<<<1, 64>>>(a, b);
        float *last = a;
        a = b;
        b = last;
    }
}
