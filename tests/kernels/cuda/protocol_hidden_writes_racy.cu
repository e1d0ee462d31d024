// verify: --block 32 --grid 1 --engine protocol
// expect: defect
//
// Writes through fields, references, chosen pointers, methods and variables of the
// device.

struct Cell {
    int value;
    __device__ void set(int v) { value = v; } // error[race?]: write, write
};

__global__ void field(Cell *cells) {
    cells[0].value = threadIdx.x; // error[race]: write, write
}

__global__ void reference(int *a) {
    int &r = a[threadIdx.x / 2];
    r = threadIdx.x; // error[race]: write, write
}

__global__ void chosen(int *a, int *b, int which) {
    int *p = which ? a : b;
    *p = threadIdx.x; // error[race]: write, write
}

__global__ void method(Cell *cells) {
    cells[0].set(threadIdx.x); // error[race?]: write, write
}

__device__ int counter;

__global__ void variable() {
    counter = threadIdx.x; // error[race]: write, write
}
