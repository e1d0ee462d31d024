// verify:
// expect: inconclusive
// As `copied_and_exchanged.cu`, where one of them becomes another one before it changes its place.
struct Planes {
    float *before, *now, *next;
};

__global__ void shift(const float *from, float *to) {
    to[threadIdx.x] = from[threadIdx.x + 1]; // possible[race]: write, read
}

int main(int argc, char **argv) {
    Planes *planes = new Planes;
    cudaMalloc(&planes->before, 4096);
    cudaMalloc(&planes->now, 4096);
    cudaMalloc(&planes->next, 4096);
    for (int round = 0; round < argc; round++) {
        shift<<<1, 64>>>(planes->before, planes->next);
        if (round == 2)
            planes->now = planes->before;
        float *kept = planes->next;
        planes->next = planes->now;
        planes->now = kept;
    }
    return cudaDeviceSynchronize();
}
