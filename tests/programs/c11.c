// C11's own threads: a queue of one element between two threads, set up once.
#include <assert.h>
#include <stddef.h>
#include <threads.h>

once_flag once = ONCE_FLAG_INIT;
mtx_t mutex;
cnd_t changed;
int full, element;

void set_up(void)
{
    mtx_init(&mutex, mtx_plain);
    cnd_init(&changed);
}

int put(void *argument)
{
#ifdef NOT_ONCE
    set_up();
#else
    call_once(&once, set_up);
#endif
    mtx_lock(&mutex);
    while (full)
        cnd_wait(&changed, &mutex);
    element = 7;
    full = 1;
    cnd_signal(&changed);
    mtx_unlock(&mutex);
    return 1;
}

int get(void *argument)
{
#ifdef NOT_ONCE
    set_up();
#else
    call_once(&once, set_up);
#endif
    mtx_lock(&mutex);
    while (!full)
        cnd_wait(&changed, &mutex);
    int result = element;
    full = 0;
    cnd_signal(&changed);
    mtx_unlock(&mutex);
#ifdef STORED
    tss_t key;
    tss_create(&key, NULL);
#endif
    thrd_exit(-result);
}

int main(void)
{
    thrd_t putter, getter;
    int result;
    assert(thrd_create(&putter, put, NULL) == thrd_success);
    assert(thrd_create(&getter, get, NULL) == thrd_success);
    thrd_join(putter, &result);
    assert(result == 1);
    thrd_join(getter, &result);
    assert(result == -7);
    mtx_destroy(&mutex);
    return 0;
}
