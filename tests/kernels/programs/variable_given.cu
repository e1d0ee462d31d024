// verify:
// expect: proved
//
// The array behind a parameter is a variable that the kernel names, too.

__device__ int list[128];

__global__ void shift(int *out) {
    int next = list[threadIdx.x + 64];
    out[threadIdx.x] = next;
}

int main() {
    int *start;
    cudaGetSymbolAddress((void **)&start, list);
    shift<<<1, 64>>>(start);
    cudaDeviceSynchronize();
    return 0;
}
