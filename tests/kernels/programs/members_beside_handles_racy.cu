// verify:
// expect: defect
//
// Rows are half as wide as blocks, whatever the runtime writes beside.
#include <cstdlib>
#include <cuda_runtime.h>

__global__ void fill(double *f, int pitch)
{
    f[blockIdx.x * pitch + threadIdx.x] = blockIdx.x; // error[race]: write, write
}

struct Solver {
    cudaStream_t stream;
    int pitch;
    cudaEvent_t started;
    double *f;
    int count;

    explicit Solver(int rows) : pitch(32)
    {
        for (double **place : {&f})
            cudaMalloc(place, sizeof(double) * pitch * rows);
        cudaStreamCreate(&stream);
        cudaEventCreateWithFlags(&started, cudaEventDisableTiming);
        cudaMemcpy(&count, f, sizeof(int), cudaMemcpyDeviceToHost);
    }

    void step(int rows)
    {
        cudaEventRecord(started, stream);
        fill<<<rows, 64, 0, stream>>>(f, pitch);
    }
};

int main(int argc, char **argv)
{
    int rows = atoi(argv[1]);
    if (rows < 1 || rows > 512)
        return 1;
    Solver solver(rows);
    for (int i = 0; i < 10; i++)
        solver.step(rows);
    cudaDeviceSynchronize();
}
