// verify: --block 16,16 --grid 1 --assume 'pitch >= 15' --assume 'pitch <= 4096'
// expect: defect
//
// The promised pitch is one element short of a row.

__global__ void index(int *out, int pitch) {
    out[threadIdx.y * pitch + threadIdx.x] = 16 * threadIdx.y + threadIdx.x; // error[race]: write, write
}
