// verify:
// expect: proved
//
// The pointer leads into one of two variables whose names differ in their namespaces alone, where
// each thread writes its own element.

namespace first {
__device__ int list[64];
}
namespace second {
__device__ int list[64];
}

__global__ void swap(int *out, int *same) {
    unsigned other = threadIdx.x ^ 1;
    same[threadIdx.x] = first::list[other];
    second::list[other] = 2;
    out[other] = 3;
}

int main() {
    int *out, *same;
    cudaGetSymbolAddress((void **)&out, second::list);
    cudaMalloc(&same, 64 * sizeof(int));
    swap<<<1, 64>>>(out, same);
    cudaDeviceSynchronize();
    return 0;
}
