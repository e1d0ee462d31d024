// Sizes.
#ifndef WARPPROOF_C_SYS_TYPES_H
#define WARPPROOF_C_SYS_TYPES_H

#include <stddef.h>

typedef long ssize_t;
typedef long off_t;
typedef unsigned int mode_t;

#endif
