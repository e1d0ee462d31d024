// verify:
// expect: defect
//
// The bound of the loop lies in the array that the loop's body writes.

__global__ void steps(const int *bound, int *out) {
    for (int j = 0; j < bound[0]; j++) { // error[race?]: read
        __syncthreads(); // error[divergence?]
        if (threadIdx.x == 5 && j == 0)
            out[0] = 7; // error[race]: write
    }
}

int main() {
    int *p;
    cudaMalloc(&p, 4096);
    steps<<<1, 64>>>(p, p);
    return cudaDeviceSynchronize();
}
