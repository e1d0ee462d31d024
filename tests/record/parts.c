// Launches of one kernel whose two pointers are, in turn: parts of one buffer, shared virtual
// memory, arguments of a copy of a kernel, and a launch from another thread with an offset.
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <pthread.h>
#include <stdio.h>

static const char *text = "__kernel void copy(__global const int *from, __global int *to) {"
                          "  to[get_global_id(0)] = from[get_global_id(0)]; }";

static cl_command_queue queue;
static const size_t block = 8, offset = 8;

static void *launch_shifted(void *kernel) {
  if (clEnqueueNDRangeKernel(queue, kernel, 1, &offset, &block, &block, 0, NULL, NULL))
    fputs("the thread cannot launch\n", stderr);
  return NULL;
}

static int launch(cl_kernel kernel) {
  return clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &block, &block, 0, NULL, NULL);
}

int main(void) {
  cl_platform_id platform;
  cl_device_id device;
  cl_int status;
  if (clGetPlatformIDs(1, &platform, NULL) ||
      clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL))
    return 8;
  cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &status);
  queue = clCreateCommandQueueWithProperties(context, device, NULL, &status);
  cl_program program = clCreateProgramWithSource(context, 1, &text, NULL, &status);
  if (clBuildProgram(program, 1, &device, NULL, NULL, NULL))
    return 7;
  cl_kernel kernel;
  if (clCreateKernelsInProgram(program, 1, &kernel, NULL))
    return 6;
  cl_mem buffer = clCreateBuffer(context, CL_MEM_READ_WRITE, 4096, NULL, &status);
  cl_buffer_region region = {1024, 64};
  cl_mem part = clCreateSubBuffer(buffer, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &region,
                                  &status);
  clSetKernelArg(kernel, 0, sizeof buffer, &buffer);
  clSetKernelArg(kernel, 1, sizeof part, &part);
  if (status || launch(kernel))
    return 5;
  char *shared = clSVMAlloc(context, CL_MEM_READ_WRITE, 256, 0);
  clSetKernelArgSVMPointer(kernel, 0, shared + 4);
  clSetKernelArgSVMPointer(kernel, 1, shared);
  if (!shared || launch(kernel))
    return 4;
  cl_kernel copy = clCloneKernel(kernel, &status);
  clSetKernelArg(copy, 1, sizeof part, &part);
  if (launch(copy))
    return 3;
  pthread_t thread;
  pthread_create(&thread, NULL, launch_shifted, copy);
  pthread_join(thread, NULL);
  clFinish(queue);
  clSVMFree(context, shared);
  return 0;
}
