// verify:
// expect: inconclusive(mark), proved(clear)
//
// A kernel clears the host's memory before it is copied: what it leaves of the list is not followed.

__global__ void mark(const int *list, int *marks) {
    marks[list[threadIdx.x]] = threadIdx.x; // possible[race]: write, write
}

__global__ void clear(int *numbers) {
    numbers[threadIdx.x] = 0;
}

int main() {
    int *numbers, *list, *marks;
    cudaMallocManaged(&numbers, 256 * sizeof(int));
    cudaMalloc(&list, 256 * sizeof(int));
    cudaMalloc(&marks, 256 * sizeof(int));
    for (int i = 0; i < 256; i++)
        numbers[i] = i;
    clear<<<1, 256>>>(numbers);
    cudaDeviceSynchronize();
    cudaMemcpy(list, numbers, 256 * sizeof(int), cudaMemcpyDefault);
    mark<<<1, 256>>>(list, marks);
}
