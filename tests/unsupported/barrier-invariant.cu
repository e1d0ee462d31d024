// verify: --check-annotations --block 64 --grid 1

__global__ void kernel(int *data) {
    __shared__ int slot[64];
    slot[threadIdx.x] = 0;
    __barrier_invariant_1(slot[threadIdx.x] == 0, threadIdx.x);
    data[threadIdx.x] = slot[threadIdx.x];
}
