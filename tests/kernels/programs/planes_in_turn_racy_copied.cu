// verify:
// expect: inconclusive
//
// With many arguments both planes are one.

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1]; // possible[race]: read, write
}

int main(int argc, char **argv) {
    float *planes[2];
    cudaMalloc(&planes[0], 64 * sizeof(float));
    cudaMalloc(&planes[1], 64 * sizeof(float));
    if (argc > 4)
        planes[0] = planes[1];
    for (int i = 0; i < argc; i++)
        smooth<<<1, 64>>>(planes[i & 1], planes[(i + 1) & 1]);
}
