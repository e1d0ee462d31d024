// Five rounds on an atomic counter.
__global__ void rounds(int *counter) {
  for (int i = 0; i < 5; i++)
    atomicAdd(counter, 1);
}
