// verify:
// expect: defect
//
// A grid that waits for itself, of blocks that are twice as large as the host should fix.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

__global__ void turn(int *cells) {
    __shared__ int own[64];
    own[threadIdx.x] = cells[blockIdx.x * 64 + threadIdx.x]; // error[race?]: read, write
    __syncthreads();
    cells[blockIdx.x * 64 + threadIdx.x] = own[63 - threadIdx.x]; // error[race?]: read, write
}

int main() {
    int *cells;
    hipMalloc((void **)&cells, 4 * 64 * sizeof(int));
    void *arguments[] = {&cells};
    hipLaunchCooperativeKernel(turn, dim3(2), dim3(128), arguments, 0, hipStreamDefault);
    hipFree(cells);
}
