// verify: --block 256 --grid 64
// expect: proved
//
// Entries above a threshold are moved to the front, each to a place of its own by an atomic
// counter.

struct Event {
    float energy;
    int channel;
};

__device__ __forceinline__ bool keep(const Event &e, float threshold) {
    return e.energy > threshold && e.channel >= 0;
}

__global__ void compact_events(const Event *__restrict__ in, Event *__restrict__ out,
                               unsigned int *__restrict__ count, float threshold, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const Event e = in[i];
    if (keep(e, threshold)) {
        const unsigned int slot = atomicAdd(count, 1u);
        out[slot] = e;
    }
}

__global__ void mark_events(const Event *__restrict__ in, unsigned int *__restrict__ flags,
                            float threshold, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const bool flag = i < n && keep(in[i], threshold);
    const unsigned int word = __ballot_sync(0xffffffffu, flag);
    if ((threadIdx.x & 31) == 0 && i < n) flags[i >> 5] = word;
}
