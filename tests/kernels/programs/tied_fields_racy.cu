// verify:
// expect: defect(by_fields), defect(by_list)
//
// As `tied_fields.cu`, but each number comes from outside.

#include <cstdio>
#include <cstdlib>

struct Sizes {
    int count, width;
};

void show(const Sizes *sizes);

__global__ void by_fields(int *cells, int count, int width) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        cells[i % width] = i; // error[race]: write, write
}

__global__ void by_list(const int *list, int *cells) {
    cells[list[threadIdx.x]] = threadIdx.x; // error[race]: write, write
}

int main(int argc, char **argv) {
    Sizes sizes = {16, 16};
    if (argc > 1) {
        sizes.count = atoi(argv[1]);
        sizes.width = atoi(argv[2]);
    }
    show(&sizes);
    int base;
    scanf("%d", &base);
    int places[3];
    places[0] = base;
    scanf("%d", &base);
    places[1] = base;
    places[2] = 2;
    int *cells, *list;
    cudaMalloc(&cells, 1 << 24);
    cudaMalloc(&list, sizeof(places));
    cudaMemcpy(list, places, sizeof(places), cudaMemcpyHostToDevice);
    by_fields<<<(sizes.count + 63) / 64, 64>>>(cells, sizes.count, sizes.width);
    by_list<<<1, 3>>>(list, cells);
    return cudaDeviceSynchronize();
}
