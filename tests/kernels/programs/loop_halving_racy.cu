// verify:
// expect: defect
//
// A sum by halves, as long as there are two: the loop goes on with a count beyond the distance.

__global__ void add_half(float *data, int s, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        data[i] += data[i + s]; // error[race]: read, write
}

void reduce(float *data, int n) {
    for (int s = n / 2; s > 0; s >>= 1)
        add_half<<<(s + 255) / 256, 256>>>(data, s, s + 1);
}
