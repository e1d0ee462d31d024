#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
struct S {
  int a;
  short b;
  long c;
  float *p;
};
#define PARAMS \
  int id, int n, long m, unsigned char c, S s, float *x, float *y, float *z, float f, bool t, unsigned u
#define CHECK(call)                                        \
  do {                                                     \
    cudaError_t status = (call);                           \
    if (status != cudaSuccess) {                           \
      fprintf(stderr, "%s\n", cudaGetErrorString(status)); \
      exit(1);                                             \
    }                                                      \
  } while (0)
__global__ void k(PARAMS) {}
__global__ void j(PARAMS) {}
template <int N> __global__ void t(PARAMS) {}
__constant__ int c0[4];
__constant__ unsigned c1;
__device__ int d0[3] = {1, 2, 3};
static __device__ unsigned d1;
static __constant__ short c2[2] = {4, 5};
inline int absolute(int n) { return n < 0 ? -n : n; }
volatile int volatile_zero = 0;
int global_number = 7;
static int state = 3;
static int calls = 0;
static float host_data[1024];
static const int table[6] = {32, 64, 128, 256, 48, 1};
static void change_state(int by) { state = (state * 3 + by) % 1000; }
static int next_call() {
  static int count = 0;
  return ++count % 100;
}
struct Grid {
  int w, h;
  Grid(int w, int h) : w(w), h(h) {}
  dim3 size() const { return dim3(w, h); }
};
struct Pair {
  float *in, *out;
  size_t bytes;
  int rounds;
  void flip() {
    float *old = in;
    in = out;
    out = old;
    ++rounds;
  }
};
class Buffer {
  float *memory;

public:
  size_t bytes;
  explicit Buffer(size_t bytes) : memory(nullptr), bytes(bytes) { CHECK(cudaMalloc((void **)&memory, bytes)); }
  Buffer(const Buffer &) = delete;
  ~Buffer() { cudaFree(memory); }
  float *data() const { return memory; }
  float *at(int i) const { return memory + i; }
  void fill(int value) { CHECK(cudaMemset(memory, value, bytes)); }
  void resize(size_t wanted) {
    cudaFree(memory);
    bytes = wanted;
    CHECK(cudaMalloc(&memory, bytes));
  }
};
static Pair global_pair;
static float *make(size_t bytes) {
  float *made = nullptr;
  cudaMalloc((void **)&made, bytes);
  return made;
}
static float *make_zeros(size_t bytes) {
  float *made;
  cudaMalloc(&made, bytes);
  cudaMemset(made, 0, bytes);
  return made;
}
static bool make_into(float **place, size_t bytes, bool clear) {
  if (cudaMalloc(place, bytes) != cudaSuccess) return false;
  if (clear) cudaMemset(*place, 0, bytes);
  return true;
}
template <class... P, class... A> static void launch_any(void (*kernel)(P...), dim3 grid, dim3 block, A... arguments) {
  kernel<<<grid, block>>>(arguments...);
}
template <class F> static void times(int count, F f) {
  for (int i = 0; i < count; ++i) f(i);
}
struct Launcher {
  dim3 grid, block;
  size_t shared = 0;
  cudaStream_t stream = 0;
  Launcher &threads(int n) {
    block = dim3(n);
    return *this;
  }
  Launcher &cover(int n) {
    grid = dim3((n + block.x - 1) / block.x);
    return *this;
  }
  template <class... A> void go(void (*kernel)(PARAMS), A... arguments) {
    kernel<<<grid, block, shared, stream>>>(arguments...);
  }
};
