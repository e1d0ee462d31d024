// verify: --block 128 --grid 1
// expect: proved
//
// All threads make the same number of rounds.

__global__ void relabel(int *data, int n) {
    int tid = threadIdx.x;
    for (int start = 0; start < n; start += 128) {
        int i = start + tid;
        data[i] = tid;
        __syncthreads();
    }
}
