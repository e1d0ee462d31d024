// verify: --block 128 --grid 8
// expect: proved
//
// Binary search for the thread's own value: how long it takes differs between threads.

__global__ void lower_bounds(const int *sorted, int n, const int *keys, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int key = keys[i];
    int low = 0, high = n;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (sorted[middle] < key) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    out[i] = low;
}
