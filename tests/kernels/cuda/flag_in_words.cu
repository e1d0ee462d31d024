// verify: --block 64 --grid 1
// expect: proved
//
// All threads write one value, to a part of a word.

struct Found {
    bool flag;
    int count;
};

__global__ void find(int *list, int limit) {
    __shared__ Found found;
    found.flag = false; // warning[race]: write, write
    if (threadIdx.x == 0)
        found.count = 0;
    __syncthreads();
    list[threadIdx.x] = found.flag + found.count + limit;
}
