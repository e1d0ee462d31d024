// verify: --block 512 --grid 8
// expect: proved
//
// Bitonic sort of one block's keys. Each step exchanges disjoint pairs.

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
                int low = keys[tid], high = keys[partner];
                bool ascending = (tid & k) == 0;
                if ((low > high) == ascending) {
                    keys[tid] = high;
                    keys[partner] = low;
                }
            }
            __syncthreads();
        }
    }

    data[i] = keys[tid];
}
