// verify:
// expect: inconclusive
//
// Pointers that are read around a ring, returned by stored functions, sorted, and set by threads, and one of
// them once more.

#include <functional>
#include <thread>
#include <vector>

__global__ void around(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1]; // possible[race]: read, write
}

__global__ void returned(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1]; // possible[race]: read, write
}

__global__ void sorted(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1]; // possible[race]: read, write
}

__global__ void by_thread(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1]; // possible[race]: read, write
}

__global__ void in_library(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1]; // possible[race]: read, write
}

static float *make() {
    float *cells;
    cudaMalloc(&cells, 1 << 14);
    return cells;
}

struct Node {
    float *cells;
    Node *next;
};

static void fill(Node *node, float *cells, int count) {
    if (count > 100) {
        fill(node, cells, count - 1);
    }
    node->cells = cells;
}

static int compare(const void *one, const void *other) {
    return *(const long *)one < *(const long *)other ? -1 : 1;
}

int main(int argc, char **argv) {
    float *one = make(), *two = make(), *other = make();
    Node *ring[3];
    for (int i = 0; i < 3; i++) {
        ring[i] = new Node{make(), nullptr};
    }
    for (int i = 0; i < 3; i++) {
        ring[i]->next = ring[(i + 1) % 3];
    }
    Node *node = ring[0];
    for (int i = 0; i < argc; i++) {
        node = node->next;
    }
    around<<<8, 256>>>(node->cells, node->next->next->next->cells);
    std::vector<std::function<float *()>> functions;
    functions.push_back([one] { return one; });
    functions.push_back([two] { return two; });
    returned<<<8, 256>>>(functions[argc & 1](), one);
    float **table = (float **)malloc(2 * sizeof(float *));
    table[0] = one;
    table[1] = one;
    qsort(table, 2, sizeof(float *), compare);
    sorted<<<8, 256>>>(table[0], table[1]);
    Node set{}, again{};
    std::thread first([&set, one] { set.cells = one; });
    first.join();
    std::thread second([&again, one] { again.cells = one; });
    second.join();
    by_thread<<<8, 256>>>(set.cells, again.cells);
    Node *filled, *again_filled;
    posix_memalign((void **)&filled, 64, sizeof(Node));
    posix_memalign((void **)&again_filled, 64, sizeof(Node));
    fill(filled, one, argc);
    fill(again_filled, one, argc);
    in_library<<<8, 256>>>(filled->cells, again_filled->cells);
}
