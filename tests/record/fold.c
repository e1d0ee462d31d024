// Runs the kernel `fold` of a file, with sizes that nobody can read off this text:
// fold KERNELS.cl THREADS BLOCK STRIDE in-place|apart; a block of 0 threads is left to OpenCL.
// With LOADED it finds OpenCL by itself.
#include <CL/cl.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LOADED
static void *library;
#define CALL(name) ((__typeof__(name) *)dlsym(library, #name))
#else
#define CALL(name) name
#endif

static char *contents(const char *path) {
  FILE *file = fopen(path, "r");
  char *text = calloc(1, 1 << 16);
  if (!file || !text || !fread(text, 1, (1 << 16) - 1, file))
    exit(9);
  fclose(file);
  return text;
}

int main(int argc, char **argv) {
  if (argc < 6)
    return 9;
#ifdef LOADED
  library = dlopen("libOpenCL.so.1", RTLD_NOW);
#endif
  const char *text = contents(argv[1]);
  size_t threads = atol(argv[2]), block = atol(argv[3]);
  cl_int stride = atoi(argv[4]), status;
  cl_platform_id platform;
  cl_device_id device;
  if (CALL(clGetPlatformIDs)(1, &platform, NULL) ||
      CALL(clGetDeviceIDs)(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL))
    return 8;
  cl_context context = CALL(clCreateContext)(NULL, 1, &device, NULL, NULL, &status);
  cl_command_queue queue = CALL(clCreateCommandQueue)(context, device, 0, &status);
  cl_program program = CALL(clCreateProgramWithSource)(context, 1, &text, NULL, &status);
  if (CALL(clBuildProgram)(program, 1, &device, "-DTERM=float -cl-mad-enable", NULL, NULL))
    return 7;
  cl_kernel kernel = CALL(clCreateKernel)(program, "fold", &status);
  size_t bytes = (threads + stride) * sizeof(float);
  cl_mem from = CALL(clCreateBuffer)(context, CL_MEM_READ_WRITE, bytes, NULL, &status), to = from;
  if (!strcmp(argv[5], "apart"))
    to = CALL(clCreateBuffer)(context, CL_MEM_READ_WRITE, bytes, NULL, &status);
  CALL(clSetKernelArg)(kernel, 0, sizeof from, &from);
  CALL(clSetKernelArg)(kernel, 1, sizeof to, &to);
  CALL(clSetKernelArg)(kernel, 2, sizeof stride, &stride);
  CALL(clSetKernelArg)(kernel, 3, (block ? block : threads) * sizeof(float), NULL);
  for (int round = 0; round < 3; ++round)
    if (CALL(clEnqueueNDRangeKernel)(queue, kernel, 1, NULL, &threads, block ? &block : NULL, 0,
                                     NULL, NULL))
      return 6;
  return CALL(clFinish)(queue);
}
