// The host side of the CUDA runtime: declarations.
#ifndef WARPPROOF_HOST_API_H
#define WARPPROOF_HOST_API_H
#pragma clang system_header

#include <warpproof/cuda_version.h>

#include <warpproof/runtime/functions.h>
#include <warpproof/runtime/graph_nodes.h>
#include <warpproof/runtime/libraries.h>
#include <warpproof/runtime/makers.h>
#include <warpproof/runtime/memory.h>
#include <warpproof/runtime/on_device.h>
#include <warpproof/runtime/other.h>
#include <warpproof/runtime/templates.h>

#endif
