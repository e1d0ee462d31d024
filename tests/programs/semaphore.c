// A value is handed over under a semaphore.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

#ifndef AT_FIRST
#define AT_FIRST 0
#endif

sem_t filled;
int value;

void *give(void *argument)
{
    value = 42;
#ifndef NEVER
    sem_post(&filled);
#endif
    return NULL;
}

void *take(void *argument)
{
    sem_wait(&filled);
    assert(value == 42);
    return NULL;
}

int main(void)
{
    pthread_t giver, taker;
    sem_init(&filled, 0, AT_FIRST);
    pthread_create(&giver, NULL, give, NULL);
    pthread_create(&taker, NULL, take, NULL);
    return 0;
}
