// verify:
// expect: inconclusive
//
// What is zeroed is as long as the pointer, and the counter lies behind: the next launch, of more
// blocks, finds what this one counted.
struct State {
    unsigned flags, done, count;
};

__global__ void total(int *out, unsigned *count, int *part) {
    __shared__ bool last;
    part[blockIdx.x * 64 + threadIdx.x] = 1; // possible[race]: write
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0)
        last = atomicAdd(count, 1) == gridDim.x - 1;
    __syncthreads();
    if (last) {
        __threadfence();
        int sum = 0;
        for (int i = threadIdx.x; i < gridDim.x * 64; i += 64)
            sum += part[i]; // possible[race]: read
        out[threadIdx.x] = sum;
    }
}

int main() {
    int *out, *part;
    State *state;
    cudaMalloc(&out, 64 * sizeof(int));
    cudaMalloc(&part, 40 * 64 * sizeof(int));
    cudaMalloc(&state, sizeof(State));
    cudaMemset(state, 0, sizeof(State));
    for (int blocks = 8; blocks < 40; blocks++) {
        total<<<blocks, 64>>>(out, &state->count, part);
        cudaMemset(state, 0, sizeof(state));
    }
}
