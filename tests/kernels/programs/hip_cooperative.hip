// verify:
// expect: proved
//
// A grid that waits for itself, of blocks that the host fixes.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

__global__ void turn(int *cells) {
    __shared__ int own[64];
    own[threadIdx.x] = cells[blockIdx.x * 64 + threadIdx.x];
    __syncthreads();
    cells[blockIdx.x * 64 + threadIdx.x] = own[63 - threadIdx.x];
}

int main() {
    int *cells;
    hipMalloc((void **)&cells, 4 * 64 * sizeof(int));
    void *arguments[] = {&cells};
    hipLaunchCooperativeKernel(turn, dim3(4), dim3(64), arguments, 0, hipStreamDefault);
    hipFree(cells);
}
