// verify: --block 128 --grid 8
// expect: proved
//
// A search with a return and a break inside the loop.

__global__ void find(const int *table, const int *keys, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < 1000; k++) {
        if (table[k] == keys[i]) {
            out[i] = k;
            return;
        }
        if (table[k] < 0) {
            break;
        }
    }
    out[i] = -1;
}
