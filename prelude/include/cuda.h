// The driver API's header. Its types are those of the runtime; programs written for
// GPUVerify expect cooperative groups and curand here.
#pragma once
#pragma clang system_header
#include <warpproof/cuda.h>
