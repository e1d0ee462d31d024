// verify:
// expect: inconclusive(by_pointer), inconclusive(around), inconclusive(in_thread)
//
// What stores a pointer is called again, or comes around in another way than by the head of a loop, or is another thread.

#include <cstdlib>
#include <cuda_runtime.h>
#include <pthread.h>

__global__ void by_pointer(float *const *rows) { rows[blockIdx.x][threadIdx.x] += blockIdx.x; }
__global__ void around(float *to, const float *from) { to[threadIdx.x] = from[threadIdx.x + 1]; } // possible[race]: read, write
__global__ void in_thread(float *to, const float *from) { to[threadIdx.x] = from[threadIdx.x + 1]; } // possible[race]: read, write

float *row() {
    float *row;
    cudaMalloc(&row, 1024);
    return row;
}

float **slots, *current;
int count;

void put() { slots[count++] = current; }

void call(void (*function)()) {
    slots = (float **)malloc(2 * sizeof(float *));
    float **table;
    cudaMalloc(&table, 2 * sizeof(float *));
    current = row();
    for (int i = 0; i < 2; i++)
        function();
    cudaMemcpy(table, slots, 2 * sizeof(float *), cudaMemcpyHostToDevice);
    by_pointer<<<2, 64>>>(table);
}

void jump(int n, bool late) {
    float **kept = (float **)malloc(n * sizeof(float *)), *last = nullptr, *next;
    int i = 0;
    if (late)
        goto test;
again:
    next = row();
    kept[i++] = i % 3 ? next : last;
    last = next;
test:
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
    pair[1] = one;
    pthread_create(&thread, nullptr, launch, nullptr);
    pthread_join(thread, nullptr);
    pair[1] = other;
}

int main(int argc, char **argv) {
    call(argc > 5 ? put : [] { slots[count++] = current; });
    jump(argc, argc > 3);
    start();
    return cudaDeviceSynchronize();
}
