// What is not modelled is said, and proves nothing.
#include <pthread.h>

int rounds(int n) { return n ? 1 + rounds(n - 1) : 0; }

void *thread(void *argument)
{
    return rounds(3) == 3 ? argument : NULL;
}

int main(void)
{
    pthread_t other;
    pthread_create(&other, NULL, thread, NULL);
    return 0;
}
