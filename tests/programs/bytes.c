// Memory that is written in one width and read in another.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

struct pair {
    int low, high;
} pair;
atomic_int ready;

void *writer(void *unused)
{
    struct pair both = { 0x01020304, 7 };
    memcpy(&pair, &both, sizeof pair);
    atomic_store(&ready, 1);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    memset(&pair, 0, sizeof pair);
    pthread_create(&thread, NULL, writer, NULL);
    while (!atomic_load(&ready))
        ;
    assert(((unsigned char *)&pair)[1] == 3);
    assert(pair.high == 7);
    return 0;
}
