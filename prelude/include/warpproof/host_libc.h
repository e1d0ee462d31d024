// C library functions that host code in a .cu file uses without including their header, as
// nvcc's implicit headers allow: the system's headers where there are any, and declarations that
// these would repeat.
#ifndef WARPPROOF_HOST_LIBC_H
#define WARPPROOF_HOST_LIBC_H
#pragma clang system_header
#include <stddef.h>

extern "C" {
int printf(const char *, ...);
void *malloc(size_t) noexcept(true);
void *calloc(size_t, size_t) noexcept(true);
void *realloc(void *, size_t) noexcept(true);
void free(void *) noexcept(true);
void exit(int) noexcept(true) __attribute__((noreturn));
void abort() noexcept(true) __attribute__((noreturn));
int atoi(const char *) noexcept(true);
double atof(const char *) noexcept(true);
int rand() noexcept(true);
void srand(unsigned) noexcept(true);
char *getenv(const char *) noexcept(true);
void *memcpy(void *, const void *, size_t) noexcept(true);
void *memmove(void *, const void *, size_t) noexcept(true);
void *memset(void *, int, size_t) noexcept(true);
int memcmp(const void *, const void *, size_t) noexcept(true);
size_t strlen(const char *) noexcept(true);
int strcmp(const char *, const char *) noexcept(true);
int strncmp(const char *, const char *, size_t) noexcept(true);
char *strcpy(char *, const char *) noexcept(true);
long clock() noexcept(true);
int abs(int) noexcept(true);
}
#define __WP_HOST_MATH1(NAME)                                                                      \
  extern "C" float NAME##f(float) noexcept(true);                                                  \
  extern "C" double NAME(double) noexcept(true);
#define __WP_HOST_MATH2(NAME)                                                                      \
  extern "C" float NAME##f(float, float) noexcept(true);                                           \
  extern "C" double NAME(double, double) noexcept(true);
__WP_HOST_MATH1(sqrt) __WP_HOST_MATH1(fabs) __WP_HOST_MATH1(floor) __WP_HOST_MATH1(ceil)
__WP_HOST_MATH1(round) __WP_HOST_MATH1(trunc) __WP_HOST_MATH1(exp) __WP_HOST_MATH1(log)
__WP_HOST_MATH1(log2) __WP_HOST_MATH1(log10) __WP_HOST_MATH1(sin) __WP_HOST_MATH1(cos)
__WP_HOST_MATH1(tan) __WP_HOST_MATH1(asin) __WP_HOST_MATH1(acos) __WP_HOST_MATH1(atan)
__WP_HOST_MATH1(tanh) __WP_HOST_MATH1(erf) __WP_HOST_MATH1(cbrt)
__WP_HOST_MATH2(pow) __WP_HOST_MATH2(fmin) __WP_HOST_MATH2(fmax) __WP_HOST_MATH2(fmod)
__WP_HOST_MATH2(atan2)
// CUDA's own, for the host too.
#define __WP_HOST_OWN1(NAME)                                                                       \
  __WP_HOST_MATH1(NAME) __WP_HOST float NAME(float x) { return NAME##f(x); }
__WP_HOST_OWN1(rsqrt) __WP_HOST_OWN1(rcbrt) __WP_HOST_OWN1(sinpi) __WP_HOST_OWN1(cospi)
__WP_HOST_OWN1(erfinv) __WP_HOST_OWN1(erfcinv) __WP_HOST_OWN1(erfcx)
__WP_HOST_OWN1(normcdf) __WP_HOST_OWN1(normcdfinv)
__WP_HOST_MATH2(rhypot)
extern "C" void sincospi(double, double *, double *) noexcept(true);
extern "C" void sincospif(float, float *, float *) noexcept(true);
#undef __WP_HOST_OWN1
#undef __WP_HOST_MATH1
#undef __WP_HOST_MATH2

#if __has_include(<stdlib.h>) && __has_include(<cmath>)
#include <cmath>
#include <cstdlib>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#endif

#endif
