// Store buffering: both threads may miss the other's write, unless all is SC.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef ORDER
#define ORDER memory_order_seq_cst
#endif

atomic_int x, y;

void *first(void *unused)
{
    atomic_store_explicit(&x, 1, ORDER);
    return (void *)(intptr_t)atomic_load_explicit(&y, ORDER);
}

void *second(void *unused)
{
    atomic_store_explicit(&y, 1, ORDER);
    return (void *)(intptr_t)atomic_load_explicit(&x, ORDER);
}

int main(void)
{
    pthread_t a, b;
    void *from_a, *from_b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, &from_a);
    pthread_join(b, &from_b);
    assert(from_a || from_b);
    return 0;
}
