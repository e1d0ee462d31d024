// verify: --block 128 --grid '*'
// expect: inconclusive
//
// A program that includes what programs include, without a barrier between two uses of one
// storage.

#include <cublas_v2.h>
#include <cub/cub.cuh>
#include <cuda_runtime.h>
#include <cufft.h>
#include <curand.h>
#include <helper_cuda.h>
#include <mpi.h>
#include <nvtx3/nvToolsExt.h>
#include <thrust/device_vector.h>
#include <thrust/reduce.h>

#include <cstdio>
#include <vector>

#ifdef WIDE
typedef double number;
#else
typedef float number;
#endif

__constant__ number scale[4];

__global__ void sums(number *out, const number *in) {
    typedef cub::BlockReduce<number, 128> Reduce;
    __shared__ typename Reduce::TempStorage storage;
    number value = in[blockIdx.x * 128 + threadIdx.x] * scale[threadIdx.x % 4];
    number sum = Reduce(storage).Sum(value); // possible[race]: read
    number most = Reduce(storage).Reduce(value, cub::Max()); // possible[race]: atomic
    if (threadIdx.x == 0)
        out[blockIdx.x] = sum + most;
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int blocks = getCmdLineArgumentInt(argc, (const char **)argv, "blocks");
    std::vector<number> host(blocks * 128, 1);
    thrust::device_vector<number> in = host, out(blocks);
    number factors[4] = {1, 2, 3, 4};
    checkCudaErrors(cudaMemcpyToSymbol(scale, factors, sizeof factors));
    nvtxRangePush("sums");
    sums<<<blocks, 128>>>(thrust::raw_pointer_cast(out.data()),
                          thrust::raw_pointer_cast(in.data()));
    nvtxRangePop();
    cublasHandle_t handle;
    cublasCreate(&handle);
    cublasSscal(handle, blocks, factors, thrust::raw_pointer_cast(out.data()), 1);
    cufftHandle plan;
    cufftPlan1d(&plan, 128, CUFFT_C2C, 1);
    curandGenerator_t generator;
    curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_DEFAULT);
    printf("%f\n", thrust::reduce(out.begin(), out.end()));
    MPI_Finalize();
    return EXIT_SUCCESS;
}
