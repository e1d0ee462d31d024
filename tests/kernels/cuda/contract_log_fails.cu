// verify: --block 64 --grid 4
// expect: inconclusive
//
// The function writes another cell than it promises.

__device__ void twice(int *cells, unsigned at) {
    __requires(at == blockIdx.x * blockDim.x + threadIdx.x);
    __requires(__ptr_offset_bytes(cells) == 0);
    __requires(!__write(cells));
    __ensures(__write_implies(cells, __write_offset_bytes(cells) / sizeof(int) == at)); // possible[assertion]
    cells[at + 1] = 2 * at;
}

__global__ void scale(int *cells) {
    twice(cells, blockIdx.x * blockDim.x + threadIdx.x);
}
