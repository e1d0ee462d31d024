// verify: --block 1 --grid 2 --engine two-thread
// expect: proved
// Who holds both locks of a structure has it alone.
struct Cell {
    int first, second, sum;
};
__device__ Cell cells[2];

__global__ void add() {
    Cell *own = &cells[blockIdx.x & 1];
    while (atomicCAS(&own->first, 0, 1) != 0)
        ;
    __threadfence();
    while (atomicCAS(&own->second, 0, 1) != 0)
        ;
    __threadfence();
    own->sum += 1;
    __threadfence();
    atomicExch(&own->second, 0);
    __threadfence();
    atomicExch(&own->first, 0);
}
