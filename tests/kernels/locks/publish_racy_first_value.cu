// verify: --block 1 --grid 4
// expect: defect
// The first value that is set tells nothing of what is written before the second one.
__device__ int flag, first, second;

__global__ void publish(int *out) {
    if (blockIdx.x == 0) {
        first = 1;
        __threadfence();
        atomicExch(&flag, 1);
        second = 2; // error[race]: write
        __threadfence();
        atomicExch(&flag, 2);
    } else if (atomicAdd(&flag, 0) >= 1) {
        __threadfence();
        out[blockIdx.x] = first + second; // error[race]: read
    }
}
