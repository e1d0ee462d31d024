// Two threads wait until a gate is open: one signal wakes only one of them.
#include <pthread.h>

#ifndef OPEN
#define OPEN pthread_cond_broadcast
#endif

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t opened = PTHREAD_COND_INITIALIZER;
int is_open;

void *pass(void *argument)
{
    pthread_mutex_lock(&mutex);
    while (!is_open)
        pthread_cond_wait(&opened, &mutex);
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, pass, NULL);
    pthread_mutex_lock(&mutex);
    is_open = 1;
    OPEN(&opened);
    pthread_mutex_unlock(&mutex);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
