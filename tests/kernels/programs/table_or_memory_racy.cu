// verify:
// expect: defect
//
// The kernel reads the table that it writes, where the program is run with an argument.

__device__ float table[64];

__global__ void shift(float *to) {
    int i = threadIdx.x;
    if (i > 0)
        to[i] = table[i - 1] + 1; // error[race]: read, write
}

int main(int argc, char **argv) {
    void *own, *memory;
    cudaMalloc(&memory, 64 * sizeof(float));
    cudaGetSymbolAddress(&own, table);
    shift<<<1, 64>>>((float *)(argc > 1 ? own : memory));
}
