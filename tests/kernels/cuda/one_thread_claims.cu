// verify: --block 1 --grid 1
// expect: proved
//
// What the only thread of a launch claims is looked at, too.

#include <cassert>

__global__ void count(int *cells) {
    int sum = 0;
    if (cells[0] == 123456789)
        sum = 1;
    assert(sum < 2);
}

struct Node {
    Node *next;
    int key;
};

__global__ void behind_pointers(const Node *list, int *out) {
    int key = list->next->key;
    int low = key & 15;
    assert(low < 16);
    out[0] = low;
}
