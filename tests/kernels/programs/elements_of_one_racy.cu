// verify:
// expect: defect(by_mask), defect(by_halves)
//
// As `elements_of_one.cu`, but each number comes from outside.

#include <cstdio>
#include <cstdlib>

__global__ void by_mask(const int *list, int *cells) {
    cells[list[threadIdx.x]] = threadIdx.x; // error[race]: write, write
}

__global__ void by_halves(int *cells, int count, int width) {
    int i = threadIdx.x;
    if (i < count)
        cells[i % width] = i; // error[race]: write, write
}

union Word {
    long long whole;
    int halves[2];
};

void show(const Word *word);

int main(int argc, char **argv) {
    const int count = 256;
    int *cells, *list;
    cudaMalloc(&cells, 1 << 24);
    cudaMalloc(&list, count * sizeof(int));
    int *numbers = (int *)malloc(count * sizeof(int));
    for (int i = 0; i < count; i++) {
        int base;
        if (scanf("%d", &base) != 1)
            return 1;
        numbers[i] = base ^ i;
    }
    cudaMemcpy(list, numbers, count * sizeof(int), cudaMemcpyHostToDevice);
    by_mask<<<1, count>>>(list, cells);

    Word word;
    word.halves[0] = atoi(argv[1]);
    word.halves[1] = atoi(argv[2]);
    show(&word);
    by_halves<<<1, count>>>(cells, word.halves[0], word.halves[1]);
    return cudaDeviceSynchronize();
}
