// verify: --block 128 --grid 1
// expect: proved
//
// Every case picks another quarter of the table.

__global__ void scatter(int *table) {
    int tid = threadIdx.x;
    int base;
    switch (tid & 3) {
    case 0: base = 0; break;
    case 1: base = 32; break;
    case 2: base = 64; break;
    default: base = 96; break;
    }
    table[base + tid / 4] = tid;
}
