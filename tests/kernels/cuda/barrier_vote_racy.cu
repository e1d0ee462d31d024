// verify: --block 128 --grid 16
// expect: defect
//
// The vote separates the rounds, but nothing separates even pairs from odd ones.

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
                int a = keys[tid], b = keys[tid + 1]; // error[race?]: read
                if (a > b) {
                    keys[tid] = b; // error[race?]: write
                    keys[tid + 1] = a; // error[race?]: write
                    swapped = true;
                }
            }
        }
    } while (__syncthreads_or(swapped));

    data[i] = keys[tid];
}
