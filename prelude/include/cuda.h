// The driver API's header. Programs written for GPUVerify expect cooperative groups and
// random numbers here.
#pragma once
#pragma clang system_header
#include <warpproof/cuda.h>
#include <warpproof/cooperative_groups.h>
#include <warpproof/curand.h>
#include <warpproof/driver.h>
