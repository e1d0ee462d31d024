// A counter under a mutex; each thread is told by a pointer how much to add.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

#define N 3

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
int counter;

void *add(void *argument)
{
    int *amount = argument;
#ifndef UNLOCKED
    pthread_mutex_lock(&mutex);
#endif
    counter += *amount;
#ifndef UNLOCKED
    pthread_mutex_unlock(&mutex);
#endif
    return NULL;
}

int main(void)
{
    pthread_t threads[N];
    int *amounts = malloc(N * sizeof *amounts);
    for (int i = 0; i < N; i++) {
        amounts[i] = i + 1;
        pthread_create(&threads[i], NULL, add, &amounts[i]);
    }
#ifdef FREED_EARLY
    free(amounts);
#endif
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
#ifndef FREED_EARLY
    free(amounts);
#endif
    assert(counter == 6);
#ifdef READ_AFTER
    assert(amounts[0] == 1);
#endif
    return 0;
}
