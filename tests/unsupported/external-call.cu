// verify: --block 64 --grid 1

extern __device__ void transform(float *data);

__global__ void kernel(float *data) { transform(data); }
