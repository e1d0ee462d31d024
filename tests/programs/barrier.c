// Two threads exchange values around a barrier.
#include <assert.h>
#include <pthread.h>

#ifndef COUNT
#define COUNT 2
#endif

int values[2];
pthread_barrier_t barrier;

void *exchange(void *argument)
{
    long own = (long)argument;
    values[own] = 1;
#ifndef NO_BARRIER
    int result = pthread_barrier_wait(&barrier);
#ifdef SERIAL
    assert(result == 0 || result == PTHREAD_BARRIER_SERIAL_THREAD);
#endif
#ifdef SERIAL_IS_FIRST
    assert((result == PTHREAD_BARRIER_SERIAL_THREAD) == (own == 0));
#endif
#endif
    assert(values[1 - own] == 1);
    return NULL;
}

int main(void)
{
    pthread_t threads[2];
    pthread_barrier_init(&barrier, NULL, COUNT);
    for (long i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, exchange, (void *)i);
    return 0;
}
