// verify: --block 1 --grid 1
// expect: defect(count), defect(behind_pointers), inconclusive(written)
//
// As `one_thread_claims.cu`, with claims that few runs refute, and one about what may have been
// written.

#include <cassert>

__global__ void count(int *cells) {
    int sum = 0;
    if (cells[0] == 123456789)
        sum = 1;
    assert(sum < 1); // error[assertion]
}

struct Node {
    Node *next;
    int key;
};

__global__ void behind_pointers(const Node *list, int *out) {
    int key = list->next->key;
    int low = key & 15;
    assert(low < 15); // error[assertion]
    out[0] = low;
}

__global__ void written(Node *list, int *out) {
    out[0] = 1;
    for (Node *node = list; node; node = node->next)
        node->key = 2;
    assert(out[0] == 1);
}
