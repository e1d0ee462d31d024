// Copies and fillings of memory.
#ifndef WARPPROOF_C_STRING_H
#define WARPPROOF_C_STRING_H

#include <stddef.h>

#define memcpy __builtin_memcpy
#define memmove __builtin_memmove
#define memset __builtin_memset

#endif
