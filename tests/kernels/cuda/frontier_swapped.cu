// verify: --block 256 --grid 1
// expect: proved
// Breadth-first search in one block: what a loop in a loop records holds in the rounds of both.
__global__ void search(int *dist, const unsigned *row, const unsigned *col, unsigned *q0, unsigned *q1,
                       unsigned count) {
    __shared__ unsigned n, next;
    unsigned t = threadIdx.x;
    if (t == 0) {
        n = count;
        next = 0;
    }
    __syncthreads();
    unsigned *in = q0, *out = q1;
    for (int level = 1; n > 0; level++) {
        for (unsigned i = t; i < n; i += blockDim.x) {
            unsigned v = in[i];
            for (unsigned e = row[v]; e < row[v + 1]; e++)
                if (atomicCAS(&dist[col[e]], -1, level) == -1)
                    out[atomicAdd(&next, 1u)] = col[e];
        }
        __syncthreads();
        unsigned *swapped = in;
        in = out;
        out = swapped;
        if (t == 0) {
            n = next;
            next = 0;
        }
        __syncthreads();
    }
}
