// verify:
// expect: defect
//
// Keys of a caller are in any order.

__global__ void mark(const int *__restrict__ keys, int *__restrict__ starts, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count && (i == 0 || keys[i] != keys[i - 1]))
        starts[keys[i]] = i; // error[race]: write, write
}

void runs(int *keys, int *starts, int count) {
    mark<<<(count + 255) / 256, 256>>>(keys, starts, count);
}
