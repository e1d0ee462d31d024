// Launches `fold` with sizes that nobody can read off this text:
// fold THREADS BLOCK STRIDE in-place|apart [stub|list|crash]
#include <cstdlib>
#include <cstring>

struct Ends {
  float *from, *to;
};

__global__ void fold(Ends ends, int stride) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = ends.from[i] + ends.from[i + stride];
#ifdef REPAIRED
  __syncthreads();
#endif
  ends.to[i] = sum;
}

int main(int argc, char **argv) {
  if (argc < 5)
    return 9;
  int threads = atoi(argv[1]), block = atoi(argv[2]), stride = atoi(argv[3]);
  float *memory;
  size_t bytes = (threads + stride) * sizeof(float);
  if (cudaMalloc(&memory, 2 * bytes))
    return 8;
  Ends ends = {memory, strcmp(argv[4], "apart") ? memory : memory + threads + stride};
  const char *how = argc > 5 ? argv[5] : "stub";
  for (int round = 0; round < 3; ++round)
    if (!strcmp(how, "list")) {
      void *values[] = {&ends, &stride};
      cudaLaunchKernel((const void *)fold, dim3(threads / block), dim3(block), values, 0, 0);
    } else {
      fold<<<threads / block, block>>>(ends, stride);
    }
  if (!strcmp(how, "crash"))
    abort();
  return cudaDeviceSynchronize();
}
