// verify: --block 128 --grid 1
// expect: defect
//
// The loop starts at the thread's id: the last round may be short of threads.

__global__ void relabel(int *data, int n) {
    int tid = threadIdx.x;
    for (int i = tid; i < n; i += 128) {
        data[i] = tid;
        __syncthreads(); // error[divergence]
    }
}
