// What host code of C sees of the CUDA runtime.
#ifndef WARPPROOF_C_HOST_H
#define WARPPROOF_C_HOST_H
#pragma clang system_header

#include <warpproof/cuda_version.h>

#include <warpproof/runtime/functions.h>
#include <warpproof/runtime/graph_nodes.h>
#include <warpproof/runtime/libraries.h>
#include <warpproof/runtime/makers.h>
#include <warpproof/runtime/memory.h>
#include <warpproof/runtime/other.h>

#endif
