// A thread locks a mutex that it holds.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

#ifndef KIND
#define KIND PTHREAD_MUTEX_RECURSIVE
#endif
#define AGAIN (KIND == PTHREAD_MUTEX_ERRORCHECK ? EDEADLK : 0)

pthread_mutex_t mutex;
int counter;

void *count(void *argument)
{
    assert(pthread_mutex_lock(&mutex) == 0);
    assert(pthread_mutex_lock(&mutex) == AGAIN);
    counter++;
    assert(pthread_mutex_unlock(&mutex) == 0);
    assert(pthread_mutex_unlock(&mutex) == (AGAIN ? EPERM : 0));
    return NULL;
}

int main(void)
{
    pthread_t threads[2];
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, KIND);
    pthread_mutex_init(&mutex, &attributes);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, count, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(counter == 2);
    return 0;
}
