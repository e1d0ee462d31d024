// Two cells that are equal under a read-write lock.
#include <assert.h>
#include <pthread.h>

#ifndef LOCK_TO_WRITE
#define LOCK_TO_WRITE pthread_rwlock_wrlock
#endif
#ifndef READERS
#define READERS 1
#endif

pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
int left, right;

void *write(void *argument)
{
    LOCK_TO_WRITE(&lock);
    left++;
    right++;
    pthread_rwlock_unlock(&lock);
    return NULL;
}

void *read(void *argument)
{
    pthread_rwlock_rdlock(&lock);
    assert(left == right);
    pthread_rwlock_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t writer, readers[READERS + 1];
#ifndef NO_WRITER
    pthread_create(&writer, NULL, write, NULL);
#endif
    for (int i = 0; i < READERS; i++)
        pthread_create(&readers[i], NULL, read, NULL);
    return 0;
}
