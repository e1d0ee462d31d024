// A list of nodes from the heap: structs, initial values that are addresses, threads that
// create threads, variables of threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct node last = { 1, NULL };
_Atomic(struct node *) head = &last;
__thread int own = 5;

void *push(void *argument)
{
    own += 1;
    struct node *node = malloc(sizeof *node);
    node->value = own;
    struct node *seen = atomic_load_explicit(&head, memory_order_relaxed);
    do
        node->next = seen;
    while (!atomic_compare_exchange_strong_explicit(&head, &seen, node, memory_order_acq_rel,
                                                    memory_order_relaxed));
    return node;
}

void *push_twice(void *argument)
{
    pthread_t other;
    void *node;
    pthread_create(&other, NULL, push, NULL);
    push(NULL);
    pthread_join(other, &node);
    assert(((struct node *)node)->value == 6);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, push_twice, NULL);
    pthread_join(thread, NULL);
    int sum = 0;
    for (struct node *node = head; node; node = node->next)
        sum += node->value;
    assert(sum == 13);
    return 0;
}
