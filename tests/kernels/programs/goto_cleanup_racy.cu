// verify:
// expect: defect
//
// Errors go to the end of the function, as does a count that is no power of two, but for a slip of the pen.
#include <cstdlib>

__global__ void interleave(int *cells) {
    cells[(blockIdx.x * blockDim.x) ^ threadIdx.x] += 1; // error[race]: read, write
}

int run(int count) {
    int *cells = nullptr;
    int status = 1;
    if (count <= 0 || count > 1024)
        return 1;
    if (cudaMalloc((void **)&cells, 64 * count * sizeof(int)) != cudaSuccess)
        goto end;
    if (count & (count >> 1))
        goto end;
    interleave<<<64, count>>>(cells);
    status = 0;
end:
    cudaFree(cells);
    return status;
}
