// The driver API: declarations.
#ifndef WARPPROOF_DRIVER_H
#define WARPPROOF_DRIVER_H
#pragma clang system_header
#include <warpproof/driver/functions.h>
#include <warpproof/driver/graphs.h>
#include <warpproof/driver/macros.h>
#include <warpproof/driver/versions.h>

#endif
