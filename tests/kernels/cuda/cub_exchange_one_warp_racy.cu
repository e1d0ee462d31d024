// verify: --block 32 --grid 1
// expect: inconclusive
// An exchange goes through its storage in a block of one warp, too.
#include <cub/cub.cuh>

__global__ void turn(int *out) {
  typedef cub::BlockExchange<int, 32, 4> Exchange;
  __shared__ typename Exchange::TempStorage storage;
  int items[4] = {1, 2, 3, (int)threadIdx.x};
  Exchange(storage).BlockedToStriped(items);  // possible[race]: read
  Exchange(storage).StripedToBlocked(items);  // possible[race]: atomic
  out[threadIdx.x] = items[0];
}
