// verify:
// expect: proved
//
// Nothing here launches `scale`, which is right at every launch.

__global__ void fill(float *a) { a[threadIdx.x] = 1; }

__global__ void scale(float *a, float f) { a[blockIdx.x * blockDim.x + threadIdx.x] *= f; }

int main() {
    float *a;
    cudaMalloc(&a, 64 * sizeof(float));
    fill<<<1, 64>>>(a);
}
