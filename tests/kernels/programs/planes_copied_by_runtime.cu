// verify:
// expect: proved
//
// The runtime copies a number from one member of an object to another one.

__global__ void smooth(const float *from, float *to, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < count - 1)
        to[i] = from[i - 1] + from[i + 1];
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
    cudaMemcpy(&planes->known, &planes->count, sizeof(int), cudaMemcpyHostToHost);
    smooth<<<4, 256>>>(planes->now, planes->next, planes->count);
    return cudaDeviceSynchronize();
}
