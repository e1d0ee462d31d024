// Message passing with scopes, in GPUMC's way: two threads of two groups.
#include <pthread.h>
#include <stdatomic.h>

#ifndef WRITER_SCOPE
#define WRITER_SCOPE __VERIFIER_memory_scope_device
#endif
#ifndef READER_SCOPE
#define READER_SCOPE __VERIFIER_memory_scope_device
#endif
#ifndef READER_GROUP
#define READER_GROUP 1
#endif

int data;
atomic_int flag;

void *writer(void *unused)
{
    __VERIFIER_thread_global_id(0);
    __VERIFIER_thread_local_id(0);
    __VERIFIER_thread_group_id(0);
    __VERIFIER_thread_kernel_id(0);
    data = 1;
    WRITER_SCOPE();
    atomic_store_explicit(&flag, 1, memory_order_release);
    return NULL;
}

void *reader(void *unused)
{
    __VERIFIER_thread_global_id(1);
    __VERIFIER_thread_local_id(0);
    __VERIFIER_thread_group_id(READER_GROUP);
    __VERIFIER_thread_kernel_id(0);
    READER_SCOPE();
    if (atomic_load_explicit(&flag, memory_order_acquire))
        return (void *)(long)data;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, reader, NULL);
    return 0;
}
