// verify:
// expect: defect
//
// As `variable_given.cu`, but a thread reads what its neighbour writes.

__device__ int list[128];

__global__ void shift(int *out) {
    int next = list[threadIdx.x + 1]; // error[race]: read
    out[threadIdx.x] = next; // error[race]: write
}

int main() {
    int *start;
    cudaGetSymbolAddress((void **)&start, list);
    shift<<<1, 64>>>(start);
    cudaDeviceSynchronize();
    return 0;
}
