// verify: --block 64 --grid 1
// expect: inconclusive
//
// Kernels may make streams, in which others run that they launch.

__global__ void apply(float *data) {
    cudaStream_t stream;
    cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    data[threadIdx.x] = 0;
    cudaStreamDestroy(stream);
}
