// A thread polls by an addition of nothing; FORGOTTEN leaves out what it waits for, and
// ORDER weakens what it is told by.
#include <pthread.h>
#include <stdatomic.h>

#ifndef ORDER
#define ORDER memory_order_release
#endif

atomic_int flag;
int data;

void *wait(void *unused) {
  while (atomic_fetch_add_explicit(&flag, 0, memory_order_acquire) == 0) {
  }
  data++;
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, wait, 0);
  data = 1;
#ifndef FORGOTTEN
  atomic_store_explicit(&flag, 1, ORDER);
#endif
  pthread_join(thread, 0);
  return 0;
}
