// verify:
// expect: defect
//
// As `variable_of_two.cu`, but a thread writes its neighbour's element as well.

namespace first {
__device__ int list[64];
}
namespace second {
__device__ int list[64];
}

__global__ void swap(int *out, int *same) {
    unsigned other = threadIdx.x ^ 1;
    same[threadIdx.x] = first::list[other];
    second::list[threadIdx.x] = 2; // error[race]: write
    out[other] = 3; // error[race]: write
}

int main() {
    int *out, *same;
    cudaGetSymbolAddress((void **)&out, second::list);
    cudaMalloc(&same, 64 * sizeof(int));
    swap<<<1, 64>>>(out, same);
    cudaDeviceSynchronize();
    return 0;
}
