// verify:
// expect: defect
//
// Where both are one plane, the other one begins eight elements behind it.

__global__ void raise(const float *from, float *to) {
    int i = threadIdx.x;
    to[i] = from[i] + 1; // error[race]: read, write
}

int main(int argc, char **argv) {
    float *a, *b;
    cudaMalloc(&a, 128 * sizeof(float));
    cudaMalloc(&b, 128 * sizeof(float));
    float *to = argc > 1 ? a : b;
    raise<<<1, 64>>>(a + 8, to);
}
