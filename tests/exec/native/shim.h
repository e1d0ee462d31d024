// Just enough of CUDA for a host compiler: threads are coroutines that take turns
// at barriers, blocks run one after the other.
#pragma once
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <vector>

#define __global__
#define __device__
#define __constant__
#define __forceinline__ inline
#define __restrict__ __restrict
#define __shared__ static

struct uint3 { unsigned x, y, z; };
struct dim3 { unsigned x = 1, y = 1, z = 1; };
struct float4 { float x, y, z, w; };
struct int2 { int x, y; };
struct uchar4 { unsigned char x, y, z, w; };
static inline float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }
static inline int2 make_int2(int x, int y) { return {x, y}; }

static uint3 threadIdx, blockIdx;
static dim3 blockDim, gridDim;

namespace shim {
struct Thread { ucontext_t context; std::vector<char> stack; uint3 id; bool done = false; };
static ucontext_t scheduler;
static Thread *current;
static void (*body)();

static void enter() {
  body();
  current->done = true;
  swapcontext(&current->context, &scheduler);
}

static void launch(dim3 grid, dim3 block, void (*kernel)()) {
  gridDim = grid;
  blockDim = block;
  body = kernel;
  for (unsigned b = 0; b < grid.x * grid.y * grid.z; ++b) {
    std::vector<Thread> threads(block.x * block.y * block.z);
    for (unsigned t = 0; t < threads.size(); ++t) {
      Thread &thread = threads[t];
      thread.stack.resize(1 << 16);
      thread.id = {t % block.x, t / block.x % block.y, t / block.x / block.y};
      getcontext(&thread.context);
      thread.context.uc_stack.ss_sp = thread.stack.data();
      thread.context.uc_stack.ss_size = thread.stack.size();
      thread.context.uc_link = nullptr;
      makecontext(&thread.context, enter, 0);
    }
    for (bool left = true; left;) {
      left = false;
      for (Thread &thread : threads) {
        if (thread.done) continue;
        left = true;
        current = &thread;
        threadIdx = thread.id;
        blockIdx = {b % grid.x, b / grid.x % grid.y, b / grid.x / grid.y};
        swapcontext(&scheduler, &thread.context);
      }
    }
  }
}

// Fills an array from the next bytes of standard input.
static void read(void *to, size_t bytes) {
  if (fread(to, 1, bytes, stdin) != bytes) abort();
}
static void write(const void *from, size_t bytes) { fwrite(from, 1, bytes, stdout); }
}  // namespace shim

static void __syncthreads() { swapcontext(&shim::current->context, &shim::scheduler); }

template <class T> T min(T a, T b) { return a < b ? a : b; }
template <class T> T max(T a, T b) { return a > b ? a : b; }
static int __popc(unsigned x) { return __builtin_popcount(x); }
static int __clz(int x) { return x ? __builtin_clz(x) : 32; }
static int __ffs(int x) { return __builtin_ffs(x); }
static int __mulhi(int a, int b) { return (int)(((long long)a * b) >> 32); }
static unsigned __umulhi(unsigned a, unsigned b) { return ((unsigned long long)a * b) >> 32; }
static int __float_as_int(float x) { int i; memcpy(&i, &x, 4); return i; }
static float __int_as_float(int i) { float x; memcpy(&x, &i, 4); return x; }
static float rsqrtf(float x) { return 1.0f / sqrtf(x); }

template <class T> T atomicAdd(T *p, T v) { T old = *p; *p = old + v; return old; }
template <class T> T atomicSub(T *p, T v) { T old = *p; *p = old - v; return old; }
template <class T> T atomicMin(T *p, T v) { T old = *p; *p = min(old, v); return old; }
template <class T> T atomicMax(T *p, T v) { T old = *p; *p = max(old, v); return old; }
template <class T> T atomicAnd(T *p, T v) { T old = *p; *p = old & v; return old; }
template <class T> T atomicOr(T *p, T v) { T old = *p; *p = old | v; return old; }
template <class T> T atomicXor(T *p, T v) { T old = *p; *p = old ^ v; return old; }
template <class T> T atomicCAS(T *p, T e, T v) { T old = *p; if (old == e) *p = v; return old; }
static unsigned atomicInc(unsigned *p, unsigned v) {
  unsigned old = *p;
  *p = old >= v ? 0 : old + 1;
  return old;
}
