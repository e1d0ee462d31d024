// verify:
// expect: proved
//
// A list goes on behind its structure, whose alignment leaves room behind the first element: what
// is written there is what is handed over.
#include <cstdlib>

struct alignas(16) List {
    int length;
    int value[1];
};

__global__ void fill(int *cells, int all) {
    cells[all == 7 ? 0 : threadIdx.x] = threadIdx.x;
}

int main() {
    int *cells, last = 0;
    cudaMalloc(&cells, 64 * sizeof(int));
    List *list = (List *)aligned_alloc(16, 64);
    list->length = 6;
    for (int i = 0; i < 6; i++)
        list->value[i] = i;
    for (int i = 0; i < list->length; i++)
        last = list->value[i];
    fill<<<1, 64>>>(cells, last);
}
