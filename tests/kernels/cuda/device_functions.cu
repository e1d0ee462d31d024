// verify: --block 256 --grid 16
// expect: proved
//
// Device functions that call each other; the pairs they exchange are disjoint.

__device__ void swap(int &a, int &b) {
    int old = a;
    a = b;
    b = old;
}

__device__ void order(int *pair) {
    if (pair[0] > pair[1]) {
        swap(pair[0], pair[1]);
    }
}

__global__ void order_pairs(int *data) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    order(data + 2 * i);
}
