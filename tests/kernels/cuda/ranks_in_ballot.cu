// verify: --block 128 --grid 4
// expect: proved
//
// The lanes that vote write to places of their warp, each by its rank among them.

__global__ void keep(const int *__restrict__ in, int *__restrict__ out, int *__restrict__ counts) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int lane = threadIdx.x & 31, warp = i >> 5;
    bool wanted = in[i] > 0;
    unsigned all = __ballot_sync(0xffffffffu, wanted);
    if (wanted)
        out[warp * 32 + __popc(all & ((1u << lane) - 1))] = in[i];
    if (lane == 0)
        counts[warp] = __popc(all);
}

__global__ void keep_up_to(const int *__restrict__ in, int *__restrict__ out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int lane = threadIdx.x & 31, warp = i >> 5;
    bool wanted = in[i] > 0;
    unsigned all = __ballot_sync(0xffffffffu, wanted);
    if (wanted)
        out[warp * 32 + __popc(all & ((2u << lane) - 1)) - 1] = in[i];
}
