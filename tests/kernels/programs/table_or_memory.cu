// verify:
// expect: proved
//
// The kernel writes its own element of the table, where it writes that at all.

__device__ float table[64];

__global__ void shift(float *to) {
    int i = threadIdx.x;
    if (i < 64)
        to[i] = table[i] + 1;
}

int main(int argc, char **argv) {
    void *own, *memory;
    cudaMalloc(&memory, 64 * sizeof(float));
    cudaGetSymbolAddress(&own, table);
    shift<<<1, 64>>>((float *)(argc > 1 ? own : memory));
}
