// Two threads count if they get the lock at once.
#include <assert.h>
#include <pthread.h>

pthread_spinlock_t lock;
int counter;

void *count(void *argument)
{
    if (pthread_spin_trylock(&lock) == 0) {
        counter++;
        pthread_spin_unlock(&lock);
        return argument;
    }
#ifdef READ_BESIDE
    assert(counter < 3);
#endif
    return NULL;
}

int main(void)
{
    pthread_t threads[2];
    int counted = 0;
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, count, &lock);
    for (int i = 0; i < 2; i++) {
        void *result;
        pthread_join(threads[i], &result);
        counted += result != NULL;
    }
    assert(counter == counted && counted >= 1);
    return 0;
}
