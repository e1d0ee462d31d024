// verify:
// expect: inconclusive(by_mask), inconclusive(by_kernel), proved(choose), inconclusive(by_choice), inconclusive(by_halves)
//
// Elements that are made of one number and of counters, or by kernels, and halves of one word.

#include <cstdio>
#include <cstdlib>

__global__ void by_mask(const int *list, int *cells) {
    cells[list[threadIdx.x]] = threadIdx.x; // possible[race]: write, write
}

__global__ void by_kernel(const int *list, int *cells) {
    cells[list[threadIdx.x]] = threadIdx.x; // possible[race]: write, write
}

__global__ void choose(int *list) {
    int i = threadIdx.x;
    int place = 2 * i;
    if (i % 3 == 1)
        place = 2 * i + 1;
    list[i] = place;
}

__global__ void by_choice(const int *list, int *cells) {
    cells[list[threadIdx.x]] = threadIdx.x; // possible[race]: write, write
}

__global__ void by_halves(int *cells, int count, int width) {
    int i = threadIdx.x;
    if (i < count)
        cells[i % width] = i; // possible[race]: write, write
}

union Word {
    long long whole;
    int halves[2];
};

void show(const Word *word);

int main(int argc, char **argv) {
    const int count = 256;
    int *cells, *list, *other;
    cudaMalloc(&cells, 1 << 24);
    cudaMalloc(&list, count * sizeof(int));
    cudaMalloc(&other, count * sizeof(int));
    int *numbers = (int *)malloc(count * sizeof(int));
    int base;
    if (scanf("%d", &base) != 1)
        return 1;
    for (int i = 0; i < count; i++)
        numbers[i] = base ^ i;
    cudaMemcpy(list, numbers, count * sizeof(int), cudaMemcpyHostToDevice);
    by_mask<<<1, count>>>(list, cells);

    choose<<<1, count>>>(other);
    by_choice<<<1, count>>>(other, cells);
    int *read = (int *)malloc(count * sizeof(int));
    cudaMemcpy(read, other, count * sizeof(int), cudaMemcpyDeviceToHost);
    cudaMemcpy(list, read, count * sizeof(int), cudaMemcpyHostToDevice);
    by_kernel<<<1, count>>>(list, cells);

    Word word;
    word.whole = (atoll(argv[1]) & 0xff) * 0x100000001LL;
    show(&word);
    by_halves<<<1, count>>>(cells, word.halves[0], word.halves[1]);
    return cudaDeviceSynchronize();
}
