// verify: --block 64 --grid 4 -- --cuda-gpu-arch=sm_80
// expect: defect
//
// A sum over a warp is negative, and gives numbers back.

__global__ void take_rooms(int *out, int *counter) {
    int t = threadIdx.x;
    int all = __reduce_add_sync(0xffffffffu, t % 32 == 0 ? -1 : 0);
    int place = atomicAdd(counter, t % 2 ? all : 1);
    if (t % 2 == 0) out[place] = t; // error[race]: write
}
