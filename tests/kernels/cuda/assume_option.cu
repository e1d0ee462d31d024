// verify: --block 16,16 --grid 1 --assume 'pitch >= 16' --assume 'pitch <= 4096'
// expect: proved
//
// The launch promises that rows do not overlap.

__global__ void index(int *out, int pitch) {
    out[threadIdx.y * pitch + threadIdx.x] = 16 * threadIdx.y + threadIdx.x;
}
