// verify: --block 64 --grid 1
// expect: defect
//
// As `flag_in_words.cu`, but not all threads write the same.

struct Found {
    bool flag;
    int count;
};

__global__ void find(int *list, int limit) {
    __shared__ Found found;
    found.flag = threadIdx.x > 7; // error[race]: write, write
    if (threadIdx.x == 0)
        found.count = 0;
    __syncthreads();
    list[threadIdx.x] = found.flag + found.count + limit;
}
