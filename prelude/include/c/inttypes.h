// Integers of given widths, without the macros for formats.
#ifndef WARPPROOF_C_INTTYPES_H
#define WARPPROOF_C_INTTYPES_H

#include <stdint.h>

#endif
