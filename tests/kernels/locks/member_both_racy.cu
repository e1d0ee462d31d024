// verify: --block 1 --grid 2 --engine two-thread
// expect: defect
// Who holds both locks of one structure knows nothing of who holds those of another one.
struct Cell {
    int first, second;
};
__device__ Cell cells[2];
__device__ int sum;

__global__ void add() {
    Cell *own = &cells[blockIdx.x & 1];
    while (atomicCAS(&own->first, 0, 1) != 0)
        ;
    __threadfence();
    while (atomicCAS(&own->second, 0, 1) != 0)
        ;
    __threadfence();
    sum += 1; // error[race]: read, write
    __threadfence();
    atomicExch(&own->second, 0);
    __threadfence();
    atomicExch(&own->first, 0);
}
