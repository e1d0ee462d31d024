// verify:
// expect: defect
//
// The arguments of HIP's launches are those of the stub, by their places: a struct's fields and
// pointers into one allocation.
#include <hip/hip_runtime.h>

struct Halves {
    int count;
    float *lower;
};

__global__ void move_down(Halves halves, const float *upper) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < halves.count)
        halves.lower[i] = upper[i]; // error[race]: read, write
}

int main() {
    float *data;
    const int n = 1000;
    hipMalloc(&data, 2 * n * sizeof(float));
    Halves halves = {n, data};
    move_down<<<(n + 255) / 256, 256>>>(halves, data + n - 1);
    return hipDeviceSynchronize();
}
