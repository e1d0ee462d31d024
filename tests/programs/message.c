// A message behind a flag.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef WRITE
#define WRITE memory_order_release
#endif
#ifndef READ
#define READ memory_order_acquire
#endif

int message;
atomic_int flag;

void *writer(void *unused)
{
    message = 42;
    atomic_store_explicit(&flag, 1, WRITE);
    return NULL;
}

void *reader(void *unused)
{
    if (atomic_load_explicit(&flag, READ))
        assert(message == 42);
    return NULL;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, writer, NULL);
    pthread_create(&threads[1], NULL, reader, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    return 0;
}
