// What stand-ins for libraries include, where the headers of a toolkit are in place of ours.
#pragma once
#pragma clang system_header
#include <cuda_runtime.h>
#include <library_types.h>
