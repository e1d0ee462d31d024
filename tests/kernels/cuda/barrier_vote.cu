// verify: --block 128 --grid 16
// expect: proved
//
// __syncthreads_or is a barrier, and its result is the same for all threads.

__global__ void sort(int *data) {
    __shared__ int keys[128];
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;
    keys[tid] = data[i];
    __syncthreads();

    bool swapped;
    do {
        swapped = false;
        for (int parity = 0; parity < 2; parity++) {
            if (tid % 2 == parity && tid + 1 < 128) {
                int a = keys[tid], b = keys[tid + 1];
                if (a > b) {
                    keys[tid] = b;
                    keys[tid + 1] = a;
                    swapped = true;
                }
            }
            __syncthreads();
        }
    } while (__syncthreads_or(swapped));

    data[i] = keys[tid];
}
