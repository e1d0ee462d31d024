// verify:
// expect: proved
//
// The bound of the loop lies apart from what its body writes.

__global__ void steps(const int *bound, int *out) {
    for (int j = 0; j < bound[0]; j++) {
        __syncthreads();
        if (threadIdx.x == 5 && j == 0)
            out[0] = 7;
    }
}

int main() {
    int *p, *q;
    cudaMalloc(&p, 4096);
    cudaMalloc(&q, 4096);
    steps<<<1, 64>>>(q, p);
    return cudaDeviceSynchronize();
}
