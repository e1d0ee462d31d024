// verify:
// expect: proved
//
// A sum by halves, as long as there are two.

__global__ void add_half(float *data, int s, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        data[i] += data[i + s];
}

void reduce(float *data, int n) {
    for (int s = n / 2; s > 0; s >>= 1)
        add_half<<<(s + 255) / 256, 256>>>(data, s, s);
}
