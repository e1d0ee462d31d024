// verify: --block 64 --grid 2
// expect: proved
//
// Function pointers: chosen by a parameter, and from a table.

typedef float (*Step)(float);

__device__ float square(float x) { return x * x; }
__device__ float cube(float x) { return x * x * x; }
__device__ const Step steps[2] = {square, cube};

__global__ void apply(float *out, bool third, int which) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Step step = third ? cube : square;
    out[i] = step(i) + steps[which](i);
}
