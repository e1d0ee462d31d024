// verify: --block 64 --grid 1
// expect: proved
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
        if (threadIdx.x == 0)
            shared_cell[0] = 1;
        break;
    default:
        return;
    }
    __syncthreads();
    round++;
    goto next;
}
