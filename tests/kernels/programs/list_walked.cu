// verify:
// expect: proved
//
// One thread walks a list that the host linked: there is nobody to race with.

struct Node {
    int key;
    Node *next;
    char name[8];
};

__global__ void visit(Node *list, int steps) {
    for (int i = 0; i < steps; i++)
        list = list->next;
    list->key++;
    list->name[0] = 'x';
    printf("%s has %d\n", list->name, list->key);
}

int main() {
    Node *first, *last;
    cudaMallocManaged(&first, sizeof(Node));
    last = first;
    for (int i = 0; i < 4; i++) {
        cudaMallocManaged(&last->next, sizeof(Node));
        last = last->next;
    }
    visit<<<1, 1>>>(first, 3);
    return cudaDeviceSynchronize();
}
