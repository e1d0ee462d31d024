// verify:
// expect: defect
//
// The host reads and writes an atomic object, and blocks are twice as large as the kernel takes them for.
#include <cuda/atomic>

__global__ void fill(int *cells, cuda::atomic<int> *done, int n) {
    int i = blockIdx.x * 64 + threadIdx.x;
    if (i < n) cells[i] = threadIdx.x; // error[race]: write, write
    done->fetch_add(1);
}

int main() {
    int *cells;
    cuda::atomic<int> *done;
    cudaMallocManaged(&done, sizeof(*done));
    cudaMalloc(&cells, 640 * sizeof(int));
    done->store(0);
    fill<<<10, 128>>>(cells, done, 640);
    cudaDeviceSynchronize();
    return done->load() == 640 ? 0 : 1;
}
