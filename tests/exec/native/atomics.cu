// native: histogram<<<2, 64>>>(int bins[16]=zeros, unsigned char in[128]=random:seed1)
__global__ void histogram(int *bins, const unsigned char *in) {
  atomicAdd(&bins[in[blockIdx.x * 64 + threadIdx.x] % 16], 1);
}

// native: extremes<<<2, 32>>>(int low[4]=zeros, int high[4]=zeros, unsigned ulow[4]=random:seed9:90..99, int in[64]=random:seed2:-90..90)
__global__ void extremes(int *low, int *high, unsigned *ulow, const int *in) {
  int i = blockIdx.x * 32 + threadIdx.x;
  atomicMin(&low[i % 4], in[i]);
  atomicMax(&high[i % 4], in[i]);
  atomicMin(&ulow[i % 4], (unsigned)in[i]);
}

// native: logic<<<1, 64>>>(unsigned out[3]=random:seed3:1..1000000, unsigned in[64]=random:seed4:1..1000000)
__global__ void logic(unsigned *out, const unsigned *in) {
  atomicAnd(&out[0], in[threadIdx.x] | 0xfff0);
  atomicOr(&out[1], in[threadIdx.x] & 0xf0f0);
  atomicXor(&out[2], in[threadIdx.x]);
}

// native: swap_loop<<<1, 32>>>(int out[2]=zeros, int in[32]=random:seed5:0..40)
__global__ void swap_loop(int *out, const int *in) {
  int seen = out[1], assumed;
  do {
    assumed = seen;
    seen = atomicCAS(&out[0], assumed, assumed + in[threadIdx.x] * 2);
  } while (seen != assumed);
}

// native: wrap<<<1, 50>>>(unsigned out[1]=zeros, unsigned limit=16)
__global__ void wrap(unsigned *out, unsigned limit) { atomicInc(out, limit); }

// native: shared_bins<<<2, 32>>>(int out[8]=zeros, int in[64]=random:seed6:0..7)
__global__ void shared_bins(int *out, const int *in) {
  __shared__ int bins[8];
  int t = threadIdx.x;
  if (t < 8) bins[t] = 0;
  __syncthreads();
  atomicAdd(&bins[in[blockIdx.x * 32 + t]], t);
  __syncthreads();
  if (t < 8) atomicSub(&out[t], bins[t]);
}
