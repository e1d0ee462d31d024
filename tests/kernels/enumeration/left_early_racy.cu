// verify: --engine enumerate --block 64 --grid 1
// expect: defect
//
// The round at which data end the search says where the thread writes.

__global__ void search(int *rounds, const int *in) {
    __shared__ int seen[256];
    int k;
    for (k = 0; k < 4; k++) {
        seen[k * 64 + threadIdx.x] = 1;
        if (in[k * 64 + threadIdx.x] == 0)
            break;
    }
    seen[threadIdx.x] += k; // error[race]: write, read
    rounds[threadIdx.x] = seen[63 - threadIdx.x]; // error[race]: read
}
