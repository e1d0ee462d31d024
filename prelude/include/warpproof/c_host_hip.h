// What host code of C sees of the HIP runtime.
#ifndef WARPPROOF_C_HOST_HIP_H
#define WARPPROOF_C_HOST_HIP_H
#pragma clang system_header

#include <warpproof/hip_runtime/functions.h>
#include <warpproof/hip_runtime/graph_nodes.h>
#include <warpproof/hip_runtime/other.h>

#endif
