// verify: --block 32 --grid 1
// expect: proved
// An exchange goes through its storage in a block of one warp, too.
#include <cub/cub.cuh>

__global__ void turn(int *out) {
  typedef cub::BlockExchange<int, 32, 4> Exchange;
  __shared__ typename Exchange::TempStorage storage;
  int items[4] = {1, 2, 3, (int)threadIdx.x};
  Exchange(storage).BlockedToStriped(items);
  __syncthreads();
  Exchange(storage).StripedToBlocked(items);
  out[threadIdx.x] = items[0];
}
