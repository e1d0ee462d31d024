// verify: --block 256 --grid 16
// expect: defect
//
// The exchanged pairs overlap.

__device__ void swap(int &a, int &b) {
    int old = a; // error[race?]: read
    a = b; // error[race?]: read, write
    b = old; // error[race?]: write
}

__device__ void order(int *pair) {
    if (pair[0] > pair[1]) { // error[race?]: read
        swap(pair[0], pair[1]);
    }
}

__global__ void order_pairs(int *data) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    order(data + i);
}
