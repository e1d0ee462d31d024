// verify: --block 64
// expect: defect
//
// A slot too many in each row is the first one of the next row.

__global__ void bin(const int *__restrict__ cell, int *__restrict__ count, int *__restrict__ list,
                    int n, int room) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int c = cell[i];
    int slot = atomicAdd(&count[c], 1);
    if (slot <= room) list[c * room + slot] = i; // error[race]: write, write
}
