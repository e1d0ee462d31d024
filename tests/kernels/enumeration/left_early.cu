// verify: --engine enumerate --block 64 --grid 1
// expect: proved
//
// Data may end the search of a thread at any round; behind it the count of rounds is not known.

__global__ void search(int *rounds, const int *in) {
    __shared__ int seen[256];
    int k;
    for (k = 0; k < 4; k++) {
        seen[k * 64 + threadIdx.x] = 1;
        if (in[k * 64 + threadIdx.x] == 0)
            break;
    }
    seen[threadIdx.x] += k;
    __syncthreads();
    rounds[threadIdx.x] = seen[63 - threadIdx.x];
}
