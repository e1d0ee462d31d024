// verify: --block 64 --grid 8
// expect: defect
//
// Lists may share nodes, which all threads mark.

struct Node {
    int value;
    const Node *next;
};

__global__ void sums(Node *const *heads, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int sum = 0;
    for (Node *node = heads[0]; node; node = (Node *)node->next) { 
        sum += node->value; // error[race]: read
        node->value = i; // error[race]: write
    }
    out[i] = sum;
}
