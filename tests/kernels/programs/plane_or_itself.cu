// verify:
// expect: proved
//
// Where both are one, each thread has its own element.

__global__ void raise(const float *from, float *to) {
    int i = threadIdx.x;
    to[i] = from[i] + 1;
}

int main(int argc, char **argv) {
    float *a, *b;
    cudaMalloc(&a, 128 * sizeof(float));
    cudaMalloc(&b, 128 * sizeof(float));
    float *to = argc > 1 ? a : b;
    raise<<<1, 64>>>(a, to);
}
