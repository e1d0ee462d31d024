// verify:
// expect: proved
// Pointers that change places go on being different ones.
struct Planes {
    float *before, *now, *next;
};

__global__ void shift(const float *from, float *to) {
    to[threadIdx.x] = from[threadIdx.x + 1];
}

int main(int argc, char **argv) {
    Planes *planes = new Planes;
    cudaMalloc(&planes->before, 4096);
    cudaMalloc(&planes->now, 4096);
    cudaMalloc(&planes->next, 4096);
    for (int round = 0; round < argc; round++) {
        shift<<<1, 64>>>(planes->before, planes->next);
        float *kept = planes->next;
        planes->next = planes->now;
        planes->now = kept;
    }
    return cudaDeviceSynchronize();
}
