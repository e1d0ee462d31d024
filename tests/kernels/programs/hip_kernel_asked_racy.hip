// verify:
// expect: defect
//
// As `hip_kernel_asked.hip`, but it is launched by a handle.
#include <hip/hip_runtime.h>

__global__ void add_one(int *rows, int pitch) {
    rows[blockIdx.x * pitch + threadIdx.x]++; // error[race]: read, write
}

int main() {
    int pitch = 64;
    int *rows;
    hipMalloc(&rows, 8 * pitch * sizeof(int));
    hipFuncSetSharedMemConfig(add_one, hipSharedMemBankSizeFourByte);
    hipFunction_t handle;
    hipGetFuncBySymbol(&handle, add_one);
    void *arguments[] = {&rows, &pitch};
    hipModuleLaunchKernel(handle, 8, 1, 1, 128, 1, 1, 0, 0, arguments, 0);
    return hipDeviceSynchronize();
}
