// verify: --block 64
// expect: proved
//
// A slot in the row of its cell is drawn by each thread, as long as there is room.

__global__ void bin(const int *__restrict__ cell, int *__restrict__ count, int *__restrict__ list,
                    int n, int room) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int c = cell[i];
    int slot = atomicAdd(&count[c], 1);
    if (slot < room) list[c * room + slot] = i;
}
