// verify: --block 64 --grid 8
// expect: proved
//
// Each thread walks a list and writes a place of its own.

struct Node {
    int value;
    const Node *next;
};

__global__ void sums(const Node *const *heads, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int sum = 0;
    for (const Node *node = heads[i]; node; node = node->next) {
        sum += node->value;
    }
    out[i] = sum;
}
