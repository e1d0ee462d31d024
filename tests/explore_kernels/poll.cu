// One block waits for a flag by POLL, then reads what the other has left; FORGOTTEN leaves
// out to raise the flag, and FENCE= leaves out the fences.
#ifndef POLL
#define POLL atomicAdd(&flag, 0)
#endif
#ifndef FENCE
#define FENCE __threadfence();
#endif

__device__ int flag;
__device__ int data;

__global__ void poll(int *out) {
  if (blockIdx.x == 1) {
    while (POLL == 0) {
    }
    FENCE
    *out = data;
  } else {
    data = 7;
    FENCE
#ifndef FORGOTTEN
    atomicExch(&flag, 1);
#endif
  }
}
