// verify: --assume 'distinct(list, 64)'
// expect: proved
//
// What is said of the list is made use of where it has an allocation of its own.

__global__ void spread(const int *values, const int *list, int *out) {
    out[list[threadIdx.x]] = values[threadIdx.x];
}

int main() {
    int *p, *list, *out;
    cudaMalloc(&p, 4096);
    cudaMalloc(&list, 256);
    cudaMalloc(&out, 4096);
    spread<<<1, 64>>>(p, list, out);
    return cudaDeviceSynchronize();
}
