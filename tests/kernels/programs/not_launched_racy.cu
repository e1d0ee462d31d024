// verify:
// expect: proved(fill), defect(scale)
//
// Nothing here launches `scale`, which is right in one block alone.

__global__ void fill(float *a) { a[threadIdx.x] = 1; }

__global__ void scale(float *a, float f) {
    a[threadIdx.x] *= f; // error[race]: read, write
}

int main() {
    float *a;
    cudaMalloc(&a, 64 * sizeof(float));
    fill<<<1, 64>>>(a);
}
