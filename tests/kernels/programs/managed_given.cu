// verify:
// expect: proved
//
// As `variable_given.cu`, of a managed variable, from its middle on.

__managed__ int list[128];

__global__ void shift(int *out) {
    int next = list[threadIdx.x];
    out[threadIdx.x] = next;
}

int main() {
    shift<<<1, 64>>>(list + 64);
    cudaDeviceSynchronize();
    return 0;
}
