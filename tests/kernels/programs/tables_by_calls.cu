// verify:
// expect: proved
//
// What stores a pointer is called again with another one; a loop has one head; a thread finds what stays.

#include <cstdlib>
#include <cuda_runtime.h>
#include <pthread.h>

__global__ void by_pointer(float *const *rows) { rows[blockIdx.x][threadIdx.x] += blockIdx.x; }
__global__ void around(float *to, const float *from) { to[threadIdx.x] = from[threadIdx.x + 1]; }
__global__ void in_thread(float *to, const float *from) { to[threadIdx.x] = from[threadIdx.x + 1]; }

float *row() {
    float *row;
    cudaMalloc(&row, 1024);
    return row;
}

float **slots;
int count;

void put() { slots[count++] = row(); }

void call(void (*function)()) {
    slots = (float **)malloc(2 * sizeof(float *));
    float **table;
    cudaMalloc(&table, 2 * sizeof(float *));
    for (int i = 0; i < 2; i++)
        function();
    cudaMemcpy(table, slots, 2 * sizeof(float *), cudaMemcpyHostToDevice);
    by_pointer<<<2, 64>>>(table);
}

void jump(int n) {
    float **kept = (float **)malloc(n * sizeof(float *));
    int i = 0;
again:
    kept[i++] = row();
    if (i < n)
        goto again;
    around<<<1, 64>>>(kept[0], kept[1]);
}

float **pair;

void *launch(void *) {
    in_thread<<<1, 64>>>(pair[0], pair[1]);
    return nullptr;
}

void start() {
    pair = (float **)malloc(2 * sizeof(float *));
    float *one = row(), *other = row();
    pthread_t thread;
    pair[0] = one;
    pair[1] = other;
    pthread_create(&thread, nullptr, launch, nullptr);
    pthread_join(thread, nullptr);
}

int main(int argc, char **argv) {
    call(argc > 5 ? put : [] { slots[count++] = row(); });
    jump(argc);
    start();
    return cudaDeviceSynchronize();
}
