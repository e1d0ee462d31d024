// verify: --block 512 --grid 8
// expect: defect
//
// The barrier is left out of the inner loop.

__global__ void sort(int *data) {
    __shared__ int keys[512];
    unsigned int tid = threadIdx.x;
    unsigned int i = blockIdx.x * blockDim.x + tid;
    keys[tid] = data[i];
    __syncthreads();

    for (unsigned int k = 2; k <= blockDim.x; k *= 2) {
        for (unsigned int j = k / 2; j > 0; j /= 2) {
            unsigned int partner = tid ^ j;
            if (partner > tid) {
                int low = keys[tid], high = keys[partner]; // error[race?]: read
                bool ascending = (tid & k) == 0;
                if ((low > high) == ascending) {
                    keys[tid] = high; // error[race?]: write
                    keys[partner] = low; // error[race?]: write
                }
            }
        }
        __syncthreads();
    }

    data[i] = keys[tid];
}
