// verify: --block 16,16 --grid 4,4
// expect: proved
//
// A matrix of booleans with 64 columns; every thread sets its own.

__global__ void reflexive(bool *relation) {
    int x = blockIdx.x * 16 + threadIdx.x;
    int y = blockIdx.y * 16 + threadIdx.y;
    relation[y * 64 + x] = relation[y * 64 + x] || x == y;
}
