// verify: --block 32 --grid 1 --engine protocol
// expect: proved
//
// Writes through fields, references, chosen pointers, methods and variables of the
// device, each thread to its own cell.

struct Cell {
    int value;
    __device__ void set(int v) { value = v; }
};

__global__ void field(Cell *cells) {
    cells[threadIdx.x].value = threadIdx.x;
}

__global__ void reference(int *a) {
    int &r = a[threadIdx.x];
    r = threadIdx.x;
}

__global__ void chosen(int *a, int *b, int which) {
    int *p = which ? a : b;
    p[threadIdx.x] = threadIdx.x;
}

__global__ void method(Cell *cells) {
    cells[threadIdx.x].set(threadIdx.x);
}

__device__ int counters[32];

__global__ void variable() {
    counters[threadIdx.x] = threadIdx.x;
}
