// verify: --assume 'distinct(list, 64)'
// expect: inconclusive
//
// The list lies behind the values in one allocation. What is said of it is not made use of,
// and no run is known to keep to it.

__global__ void spread(const int *values, const int *list, int *out) {
    out[list[threadIdx.x]] = values[threadIdx.x]; // possible[race]: write, write
}

int main() {
    int *p, *out;
    cudaMalloc(&p, 4096);
    cudaMalloc(&out, 4096);
    spread<<<1, 64>>>(p, p + 64, out);
    return cudaDeviceSynchronize();
}
