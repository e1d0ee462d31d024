// verify:
// expect: proved
//
// What one of two ways computes of values that both have is a part of the whole: a shard is no
// larger than its row.

#include <cstdio>
#include <cstdlib>

__global__ void update(float *all, size_t count, size_t stride) {
    size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
    if (i < count)
        all[blockIdx.y * stride + i] += 1.0f;
}

struct Config {
    int stage, processes, rows;
    unsigned width;
};

size_t shard(size_t elements, const Config *config) {
    if (config->stage < 1)
        return elements;
    if (elements % config->processes != 0) {
        std::printf("%zu elements are no multiple of %d\n", elements, config->processes);
        std::exit(1);
    }
    return elements / config->processes;
}

void step(float *all, const Config *config) {
    size_t width = config->width, count = shard(width, config);
    update<<<dim3((count + 255) / 256, config->rows), 256>>>(all, count, width);
}
