// verify: --block 64 --grid 2 --assume 'distinct(list)'
// expect: inconclusive
//
// Elements are read two at a time, which facts about them say nothing of; runs keep to them.

__global__ void spread(const int *list, int *out) {
    int i = blockIdx.x * 64 + threadIdx.x;
    long long both = ((const long long *)list)[i];
    out[(int)(both >> 32)] = i; // possible[race]: write, write
}
