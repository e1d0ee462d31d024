// A thread waits for a flag. Where the flag is set without the mutex, the signal may come after
// the waiting thread has looked, but before it waits, and is lost.
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t raised = PTHREAD_COND_INITIALIZER;
atomic_int flag;

void *raise_flag(void *argument)
{
#ifdef WITHOUT_MUTEX
    atomic_store(&flag, 1);
    pthread_cond_signal(&raised);
#else
    pthread_mutex_lock(&mutex);
    atomic_store(&flag, 1);
    pthread_cond_signal(&raised);
    pthread_mutex_unlock(&mutex);
#endif
    return NULL;
}

void *await_flag(void *argument)
{
    pthread_mutex_lock(&mutex);
    while (!atomic_load(&flag))
        pthread_cond_wait(&raised, &mutex);
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, raise_flag, NULL);
    pthread_create(&threads[1], NULL, await_flag, NULL);
    return 0;
}
