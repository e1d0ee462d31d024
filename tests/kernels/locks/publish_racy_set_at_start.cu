// verify: --block 1 --grid 4
// expect: defect
// The flag is set from the start.
__device__ int flag = 1;
__device__ int data;

__global__ void publish(int *out) {
    if (blockIdx.x == 0) {
        data = 5; // error[race]: write
        __threadfence();
        atomicExch(&flag, 1);
    } else if (atomicAdd(&flag, 0) != 0) {
        __threadfence();
        out[blockIdx.x] = data; // error[race]: read
    }
}
