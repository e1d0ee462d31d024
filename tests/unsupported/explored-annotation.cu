// explore

__global__ void kernel(int *data) {
    data[threadIdx.x] = 1;
    __assert(__other_int(threadIdx.x) != threadIdx.x);
}
