// verify: --block 64 --grid 1
// expect: defect
// Two lists change roles: a flag says in each round which one is read, but the same one is filled.
__global__ void levels(const unsigned *next_of, unsigned *q0, unsigned *q1)
{
    __shared__ unsigned n, next;
    unsigned t = threadIdx.x;
    if (t == 0) {
        n = 64;
        next = 0;
    }
    q0[t] = t;
    __syncthreads();
    bool flip = false;
    while (n > 0) {
        for (unsigned i = t; i < n; i += blockDim.x) {
            unsigned v = (flip ? q1 : q0)[i]; // error[race]: read
            if (next_of[v] > 0)
                (flip ? q1 : q0)[atomicAdd(&next, 1u)] = next_of[v]; // error[race]: write
        }
        __syncthreads();
        flip = !flip;
        if (t == 0) {
            n = next;
            next = 0;
        }
        __syncthreads();
    }
}
