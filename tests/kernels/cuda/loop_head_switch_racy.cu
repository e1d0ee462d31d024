// verify: --block 64 --grid 1
// expect: defect
//
// The head of the loop goes on in several ways, another one in each round.

__global__ void rounds(int *shared_cell, int *own) {
    unsigned round = 0;
next:
    switch (round & 3) {
    case 0:
        own[threadIdx.x] = 1;
        break;
    case 1:
        own[threadIdx.x] = 2;
        break;
    case 2:
        shared_cell[0] = threadIdx.x; // error[race]: write
        break;
    default:
        return;
    }
    __syncthreads();
    round++;
    goto next;
}
