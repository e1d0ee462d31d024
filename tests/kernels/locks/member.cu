// verify: --block 2 --grid 2
// expect: proved
// A lock in each structure, beside what it guards.
struct Cell {
    int sum, lock;
};
__device__ Cell cells[2];

__global__ void add() {
    Cell *own = &cells[blockIdx.x & 1];
    while (atomicCAS(&own->lock, 0, 1) != 0)
        ;
    __threadfence();
    own->sum += 1;
    __threadfence();
    atomicExch(&own->lock, 0);
}
