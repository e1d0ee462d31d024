// verify: --block 16,16 --grid 4,4
// expect: defect
//
// The transposed element is read from the same matrix.

__global__ void reflexive(bool *relation) {
    int x = blockIdx.x * 16 + threadIdx.x;
    int y = blockIdx.y * 16 + threadIdx.y;
    relation[y * 64 + x] = relation[x * 64 + y] || x == y; // error[race]: read, write
}
