struct Body { float position[3]; short kind; double mass; char name[5]; };

// native: structs<<<1, 16>>>(float out[16]=zeros, unsigned char raw[640]=random:seed1:0..40)
__global__ void structs(float *out, unsigned char *raw) {
  Body *bodies = (Body *)raw;
  int i = threadIdx.x;
  Body body = bodies[i];
  body.position[i % 3] = i * 0.5f;
  body.kind += 3;
  bodies[i] = body;
  out[i] = body.position[0] + body.kind + (float)(body.mass > 0 ? 1 : 2) + bodies[i].name[4];
}

// native: vectors<<<1, 32>>>(float out[128]=zeros, float in[128]=random:seed2:-4..4)
__global__ void vectors(float *out, const float *in) {
  int i = threadIdx.x;
  float4 v = ((const float4 *)in)[i];
  ((float4 *)out)[i] = make_float4(v.w + 1, v.z * 2, v.y - 3, v.x / 4);
}

// native: bytes_of_words<<<1, 64>>>(unsigned char out[64]=zeros, int words[16]=random:seed3:-100000..100000)
__global__ void bytes_of_words(unsigned char *out, const int *words) {
  const unsigned char *bytes = (const unsigned char *)words;
  out[threadIdx.x] = bytes[threadIdx.x] ^ 0x5a;
}

// native: private_array<<<1, 32>>>(int out[32]=zeros, int in[32]=random:seed4:0..31)
__global__ void private_array(int *out, const int *in) {
  int stack[16], top = 0, i = threadIdx.x;
  for (int k = 0; k < 16; k++) stack[k] = k * k;
  for (int k = 0; k < 10; k++) {
    int x = in[(i + k) % 32];
    if (x & 1) stack[top++ % 16] = x;
    else if (top > 0) stack[--top] += x;
  }
  int sum = 0;
  for (int k = 0; k < 16; k++) sum = sum * 3 + stack[k];
  out[i] = sum;
}

// native: copies<<<1, 8>>>(char out[96]=zeros, char in[96]=random:seed5:-100..100)
__global__ void copies(char *out, const char *in) {
  int i = threadIdx.x;
  char local[12];
  memcpy(local, in + 12 * i, 12);
  local[i % 12] = 99;
  memset(out + 12 * i, i, 3);
  memcpy(out + 12 * i + 3, local, 9);
}

// native: pointers<<<1, 32>>>(int a[32]=iota, int b[32]=random:seed6:0..9, int c[32]=random:seed7:0..9)
__global__ void pointers(int *a, int *b, int *c) {
  int i = threadIdx.x;
  int *from = i & 1 ? b : c;
  int *last = from + 32;
  int sum = 0;
  for (int *p = from + i % 4; p < last; p += 4) sum += *p;
  int *to = &a[i];
  *to = sum + (int)(last - from) + (to == a ? 1000 : 0);
}
