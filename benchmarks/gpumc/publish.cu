// A value is handed to another block by a flag without any order (a repair beside those of
// Table 4): one fence before the flag is raised and one behind its reading are missing.
__global__ void publish(int *value, int *flag, int *out) {
  if (blockIdx.x == 0) {
    *value = 42;
    atomicExch(flag, 1);
  } else {
    int raised = atomicAdd(flag, 0);
    if (raised)
      *out = *value;
  }
}
