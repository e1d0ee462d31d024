// verify: --block 128 --grid 16
// expect: proved
//
// Odd-even transposition: each thread orders one pair, pairs shift by one every other step.

__global__ void sort(int *data) {
    __shared__ int keys[256];
    int tid = threadIdx.x;
    int base = blockIdx.x * 256;
    keys[tid] = data[base + tid];
    keys[tid + 128] = data[base + tid + 128];
    __syncthreads();

    for (int step = 0; step < 256; step++) {
        int k = 2 * tid + (step & 1);
        if (k + 1 < 256) {
            int a = keys[k], b = keys[k + 1];
            if (a > b) {
                keys[k] = b;
                keys[k + 1] = a;
            }
        }
        __syncthreads();
    }

    data[base + tid] = keys[tid];
    data[base + tid + 128] = keys[tid + 128];
}
