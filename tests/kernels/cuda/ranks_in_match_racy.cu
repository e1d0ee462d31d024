// verify: --block 128 --grid 4
// expect: defect
//
// Lanes with different digits share slots, where they have the same ranks.

__global__ void scatter(const unsigned *__restrict__ keys, unsigned *__restrict__ out) {
    __shared__ unsigned slots[4][16][32];
    int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    unsigned k = keys[blockIdx.x * 128 + threadIdx.x];
    unsigned digit = k & 15;
    unsigned same = __match_any_sync(0xffffffffu, digit);
    unsigned rank = __popc(same & ((1u << lane) - 1));
    slots[warp][digit & 7][rank] = k; // error[race]: write, write
    __syncthreads();
    out[blockIdx.x * 128 + threadIdx.x] = slots[warp][0][lane];
}
