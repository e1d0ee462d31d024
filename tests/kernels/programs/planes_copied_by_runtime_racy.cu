// verify:
// expect: inconclusive
//
// As `planes_copied_by_runtime.cu`, but it copies a pointer: both planes are one.

__global__ void smooth(const float *from, float *to, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < count - 1)
        to[i] = from[i - 1] + from[i + 1]; // possible[race]: read, write
}

struct Planes {
    float *now, *next;
    int count, known;
};

int main() {
    Planes *planes = new Planes;
    planes->count = 1024;
    cudaMalloc(&planes->now, 4096);
    cudaMalloc(&planes->next, 4096);
    cudaMemcpy(&planes->next, &planes->now, sizeof(float *), cudaMemcpyHostToHost);
    smooth<<<4, 256>>>(planes->now, planes->next, planes->count);
    return cudaDeviceSynchronize();
}
