// verify: --block 1 --grid 1
// expect: defect(count), inconclusive(behind_pointers), inconclusive(written)
//
// As `one_thread_claims.cu`, with claims that no run is likely to refute, and one about what may
// have been written.

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
    assert(low < 15); // possible[assertion]
    out[0] = low;
}

__global__ void written(Node *list, int *out) {
    out[0] = 1;
    list->next->key = 2;
    assert(out[0] == 1);
}
