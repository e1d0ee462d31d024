// verify: --block 128 --grid 8
// expect: defect
//
// A miss is stored in the next thread's element.

__global__ void find(const int *table, const int *keys, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < 1000; k++) {
        if (table[k] == keys[i]) {
            out[i] = k; // error[race]: write
            return;
        }
        if (table[k] < 0) {
            break;
        }
    }
    out[i + 1] = -1; // error[race]: write
}
