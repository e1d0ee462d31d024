// verify: --block 128 --grid 4
// expect: proved
//
// Lanes with one digit go to its slots, each by its rank among them.

__global__ void scatter(const unsigned *__restrict__ keys, unsigned *__restrict__ out) {
    __shared__ unsigned slots[4][16][32];
    int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    unsigned k = keys[blockIdx.x * 128 + threadIdx.x];
    unsigned digit = k & 15;
    unsigned same = __match_any_sync(0xffffffffu, digit);
    unsigned rank = __popc(same & ((1u << lane) - 1));
    slots[warp][digit][rank] = k;
    __syncthreads();
    out[blockIdx.x * 128 + threadIdx.x] = slots[warp][0][lane];
}
