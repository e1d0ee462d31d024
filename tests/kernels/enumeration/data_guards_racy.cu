// verify: --engine enumerate --block 64 --grid 3
// expect: defect
//
// A thread that finds something also clears what its neighbour has.

__global__ void count(int *found, const int *in, int wanted) {
    __shared__ int own[64 * 3];
    for (int k = 0; k < 3; k++)
        own[k * 64 + threadIdx.x] = 0; // error[race?]: write
    for (int k = 0; k < 48; k++) {
        if (in[k * 64 + threadIdx.x] == wanted) {
            for (int j = 0; j < 3; j++)
                own[j * 64 + (threadIdx.x + 1) % 64] = k; // error[race]: write
        } else if (in[k] < 0) {
            break;
        }
    }
    __syncthreads();
    if (threadIdx.x < 32)
        found[blockIdx.x * 32 + threadIdx.x] = own[threadIdx.x] + own[threadIdx.x + 32];
}
