// A thread waits for a signal that does not come, but not for ever.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t never = PTHREAD_COND_INITIALIZER;
struct timespec end = {1, 0};

int main(void)
{
    int result = 0;
    pthread_mutex_lock(&mutex);
    while (result != ETIMEDOUT)
#ifdef FOR_EVER
        result = pthread_cond_wait(&never, &mutex);
#else
        result = pthread_cond_timedwait(&never, &mutex, &end);
#endif
    pthread_mutex_unlock(&mutex);
    return 0;
}
