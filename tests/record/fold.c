// Runs the kernel `fold` of a file, with sizes that nobody can read off this text:
// fold KERNELS.cl THREADS BLOCK STRIDE; a block of 0 threads leaves it to OpenCL.
#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>

static char *contents(const char *path) {
  FILE *file = fopen(path, "r");
  char *text = calloc(1, 1 << 16);
  if (!file || !text || !fread(text, 1, (1 << 16) - 1, file))
    exit(9);
  fclose(file);
  return text;
}

int main(int argc, char **argv) {
  if (argc < 5)
    return 9;
  const char *text = contents(argv[1]);
  size_t threads = atol(argv[2]), block = atol(argv[3]);
  cl_int stride = atoi(argv[4]), status;
  cl_platform_id platform;
  cl_device_id device;
  if (clGetPlatformIDs(1, &platform, NULL) ||
      clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL))
    return 8;
  cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &status);
  cl_command_queue queue = clCreateCommandQueue(context, device, 0, &status);
  cl_program program = clCreateProgramWithSource(context, 1, &text, NULL, &status);
  if (clBuildProgram(program, 1, &device, "-DTERM=float -cl-mad-enable", NULL, NULL))
    return 7;
  cl_kernel kernel = clCreateKernel(program, "fold", &status);
  size_t bytes = (threads + stride) * sizeof(float);
  cl_mem values = clCreateBuffer(context, CL_MEM_READ_WRITE, bytes, NULL, &status);
  clSetKernelArg(kernel, 0, sizeof values, &values);
  clSetKernelArg(kernel, 1, sizeof stride, &stride);
  clSetKernelArg(kernel, 2, (block ? block : threads) * sizeof(float), NULL);
  for (int round = 0; round < 3; ++round)
    if (clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &threads, block ? &block : NULL, 0, NULL,
                               NULL))
      return 6;
  return clFinish(queue);
}
