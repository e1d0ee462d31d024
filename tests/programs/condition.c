// A value is handed over under a mutex and a condition variable.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t filled = PTHREAD_COND_INITIALIZER;
int full;
int value;

void *give(void *argument)
{
#ifdef SIGNAL_FIRST
    pthread_cond_signal(&filled);
#endif
    pthread_mutex_lock(&mutex);
    value = 42;
    full = 1;
    pthread_mutex_unlock(&mutex);
#ifndef SIGNAL_FIRST
    pthread_cond_signal(&filled);
#endif
    return NULL;
}

void *take(void *argument)
{
    pthread_mutex_lock(&mutex);
#ifdef NO_LOOP
    if (!full)
#else
    while (!full)
#endif
        pthread_cond_wait(&filled, &mutex);
    assert(value == 42);
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t giver, taker;
    pthread_create(&giver, NULL, give, NULL);
    pthread_create(&taker, NULL, take, NULL);
    return 0;
}
