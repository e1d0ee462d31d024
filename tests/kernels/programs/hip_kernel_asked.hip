// verify:
// expect: proved
//
// A kernel is prepared, and launched once.
#include <hip/hip_runtime.h>

__global__ void add_one(int *rows, int pitch) {
    rows[blockIdx.x * pitch + threadIdx.x]++;
}

int main() {
    int pitch = 64;
    int *rows;
    hipMalloc(&rows, 8 * pitch * sizeof(int));
    hipFuncSetSharedMemConfig(add_one, hipSharedMemBankSizeFourByte);
    add_one<<<8, pitch>>>(rows, pitch);
    return hipDeviceSynchronize();
}
