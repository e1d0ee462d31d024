// verify: --block 1 --grid 2
// expect: defect
// The locks are those of other structures.
struct Cell {
    int sum, lock;
};
__device__ Cell cells[2];

__global__ void add() {
    Cell *own = &cells[blockIdx.x & 1];
    while (atomicCAS(&own->lock, 0, 1) != 0)
        ;
    __threadfence();
    cells[0].sum += 1; // error[race]: read, write
    __threadfence();
    atomicExch(&own->lock, 0);
}
