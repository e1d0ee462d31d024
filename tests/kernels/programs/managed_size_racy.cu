// verify:
// expect: defect
//
// A managed variable says whether there are more threads, and there are no cells for them.

__managed__ int extra = 32;

__global__ void count_up(int *cells) {
    cells[blockIdx.x * 64 + threadIdx.x] += 1; // error[race]: read, write
}

int main() {
    int *cells;
    cudaMalloc(&cells, 6400 * sizeof(int));
    int threads = 64;
    if (extra > 16)
        threads += 32;
    count_up<<<80, threads>>>(cells);
    cudaDeviceSynchronize();
    return 0;
}
