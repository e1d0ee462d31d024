// Records the launches that a program makes through OpenCL. Every call goes on to the OpenCL
// that the program has; what it says of kernels and programs is asked for there.
//
// Nothing of OpenCL's headers is needed: handles are pointers, numbers are as wide as the
// specification says.
#define _GNU_SOURCE
#include "log.h"

#include <dlfcn.h>
#include <link.h>
#include <stdint.h>

typedef void *handle;

enum {
  SUCCESS = 0,
  PROGRAM_DEVICES = 0x1163,
  PROGRAM_SOURCE = 0x1164,
  PROGRAM_BUILD_OPTIONS = 0x1182,
  KERNEL_FUNCTION_NAME = 0x1190,
  KERNEL_NUM_ARGS = 0x1191,
  KERNEL_PROGRAM = 0x1194,
  MEM_USE_HOST_PTR = 1 << 3,
  BUFFER_CREATE_TYPE_REGION = 0x1220,
};

struct argument {
  // Neither a value nor local memory is known otherwise.
  enum { UNKNOWN, VALUE, LOCAL } kind;
  size_t bytes;
  char *value;
};

struct kernel {
  handle handle;
  char *name;
  char program[48];
  struct argument *arguments;
  uint32_t count;
};

struct program {
  char *source, *options;
  char name[48];
};

static struct arrays buffers, svm;
static struct kernel *kernels;
static size_t kernel_count, kernel_room;
static struct program *programs;
static size_t program_count, program_room;

static void *(*real_dlsym)(void *, const char *);

static void *real_symbol(void *library, const char *name) {
  if (!real_dlsym) {
    static const char *const versions[] = {"GLIBC_2.34", "GLIBC_2.17", "GLIBC_2.2.5", "GLIBC_2.0"};
    for (size_t i = 0; !real_dlsym && i < sizeof versions / sizeof *versions; ++i)
      real_dlsym = (void *(*)(void *, const char *))dlvsym(RTLD_NEXT, "dlsym", versions[i]);
    if (!real_dlsym)
      abort();
  }
  return real_dlsym(library, name);
}

static int is_opencl(struct dl_phdr_info *info, size_t size, void *found) {
  (void)size;
  if (!info->dlpi_name || !strstr(info->dlpi_name, "OpenCL"))
    return 0;
  *(void **)found = dlopen(info->dlpi_name, RTLD_LAZY | RTLD_NOLOAD);
  return *(void **)found != NULL;
}

// The function behind ours. A library that the program opens itself is none of the next ones.
static void *next(const char *name) {
  void *function = real_symbol(RTLD_NEXT, name);
  if (function)
    return function;
  void *library = NULL;
  dl_iterate_phdr(is_opencl, &library);
  function = library ? real_symbol(library, name) : NULL;
  if (!function) {
    fprintf(stderr, "warpproof: OpenCL has no %s\n", name);
    abort();
  }
  return function;
}

#define NEXT(type, name, ...) \
  static type (*real)(__VA_ARGS__); \
  if (!real) \
  real = (type(*)(__VA_ARGS__))next(#name)

static int32_t kernel_info(handle kernel, uint32_t what, size_t size, void *value, size_t *needed) {
  NEXT(int32_t, clGetKernelInfo, handle, uint32_t, size_t, void *, size_t *);
  return real(kernel, what, size, value, needed);
}

static int32_t program_info(handle program, uint32_t what, size_t size, void *value,
                            size_t *needed) {
  NEXT(int32_t, clGetProgramInfo, handle, uint32_t, size_t, void *, size_t *);
  return real(program, what, size, value, needed);
}

static int32_t build_info(handle program, handle device, size_t size, void *value,
                          size_t *needed) {
  NEXT(int32_t, clGetProgramBuildInfo, handle, handle, uint32_t, size_t, void *, size_t *);
  return real(program, device, PROGRAM_BUILD_OPTIONS, size, value, needed);
}

// The text of a program, of its first device's options, or of a kernel's name.
enum text { SOURCE, OPTIONS, NAME };

static int32_t ask(enum text what, handle of, handle device, size_t size, void *value,
                   size_t *needed) {
  switch (what) {
  case SOURCE: return program_info(of, PROGRAM_SOURCE, size, value, needed);
  case OPTIONS: return build_info(of, device, size, value, needed);
  default: return kernel_info(of, KERNEL_FUNCTION_NAME, size, value, needed);
  }
}

static char *text_of(enum text what, handle of, handle device) {
  size_t size = 0;
  if (ask(what, of, device, 0, NULL, &size) != SUCCESS)
    size = 0;
  char *text = (char *)calloc(size + 1, 1);
  if (text && size && ask(what, of, device, size, text, NULL) != SUCCESS)
    *text = 0;
  return text;
}

static handle first_device(handle program) {
  size_t size = 0;
  handle device = NULL;
  if (program_info(program, PROGRAM_DEVICES, 0, NULL, &size) != SUCCESS || size < sizeof device)
    return NULL;
  handle *devices = (handle *)malloc(size);
  if (devices && program_info(program, PROGRAM_DEVICES, size, devices, NULL) == SUCCESS)
    device = *devices;
  free(devices);
  return device;
}

// Writes the program where it is new. Programs of one text and the same options are one.
static void name_program(handle of, char name[48]) {
  struct program program = {text_of(SOURCE, of, NULL), text_of(OPTIONS, of, first_device(of)), ""};
  if (!program.source || !program.options)
    return;
  for (size_t i = 0; i < program_count; ++i)
    if (!strcmp(programs[i].source, program.source) &&
        !strcmp(programs[i].options, program.options)) {
      strcpy(name, programs[i].name);
      free(program.source);
      free(program.options);
      return;
    }
  struct program *list =
      (struct program *)grown(programs, &program_room, program_count + 1, sizeof program);
  if (!list)
    return;
  programs = list;
  snprintf(program.name, sizeof program.name, "%d-%zu.cl", (int)getpid(), program_count + 1);
  strcpy(name, program.name);
  programs[program_count++] = program;
  append(program.name, program.source, strlen(program.source));
  struct line line = {0};
  add(&line, "{\"program\":");
  add_text(&line, program.name);
  add(&line, ",\"options\":");
  add_text(&line, program.options);
  add(&line, "}");
  finish(&line);
}

static struct kernel *find(handle of) {
  for (size_t i = kernel_count; i-- > 0;)
    if (kernels[i].handle == of)
      return &kernels[i];
  return NULL;
}

static void forget_argument(struct argument *argument) {
  free(argument->value);
  memset(argument, 0, sizeof *argument);
}

// A kernel without arguments; an older one at this address is gone.
static struct kernel *new_kernel(handle of) {
  struct kernel *kernel = find(of);
  if (kernel) {
    for (uint32_t i = 0; i < kernel->count; ++i)
      forget_argument(&kernel->arguments[i]);
    free(kernel->arguments);
    free(kernel->name);
  } else {
    struct kernel *list =
        (struct kernel *)grown(kernels, &kernel_room, kernel_count + 1, sizeof *kernels);
    if (!list)
      return NULL;
    kernels = list;
    kernel = &kernels[kernel_count++];
  }
  memset(kernel, 0, sizeof *kernel);
  kernel->handle = of;
  kernel->name = text_of(NAME, of, NULL);
  uint32_t count = 0;
  if (kernel_info(of, KERNEL_NUM_ARGS, sizeof count, &count, NULL) == SUCCESS)
    kernel->arguments = (struct argument *)calloc(count ? count : 1, sizeof *kernel->arguments);
  kernel->count = kernel->arguments ? count : 0;
  handle program = NULL;
  if (kernel_info(of, KERNEL_PROGRAM, sizeof program, &program, NULL) == SUCCESS && program)
    name_program(program, kernel->program);
  return kernel;
}

static void set_argument(struct argument *argument, size_t bytes, const void *value) {
  forget_argument(argument);
  argument->bytes = bytes;
  if (!value) {
    argument->kind = LOCAL;
    return;
  }
  argument->value = (char *)malloc(bytes ? bytes : 1);
  if (!argument->value)
    return;
  memcpy(argument->value, value, bytes);
  argument->kind = VALUE;
}

// The words of a value that may be addresses: handles of buffers, and shared virtual memory.
static void add_pointers(struct line *line, const struct argument *argument) {
  add(line, ",\"pointers\":[");
  int first = 1;
  for (size_t at = 0; at + sizeof(char *) <= argument->bytes; ++at) {
    char *word;
    memcpy(&word, argument->value + at, sizeof word);
    for (size_t i = buffers.count + svm.count; word && i-- > 0;) {
      int is_svm = i >= buffers.count;
      const struct array *array = is_svm ? &svm.list[i - buffers.count] : &buffers.list[i];
      // A handle means nothing but itself.
      size_t end = is_svm ? array->bytes : 1;
      if (word < array->start || (size_t)(word - array->start) >= end)
        continue;
      if (!first)
        add(line, ",");
      add_pointer(line, at, array, (size_t)(word - array->start));
      first = 0;
      break;
    }
  }
  add(line, "]");
}

static void record(handle of, uint32_t dimensions, const size_t *offset, const size_t *global,
                   const size_t *local) {
  struct kernel *kernel = find(of);
  if (!kernel)
    kernel = new_kernel(of);
  if (!kernel || !kernel->name)
    return;
  size_t threads[3] = {1, 1, 1}, block[3] = {1, 1, 1}, start[3] = {0, 0, 0};
  for (uint32_t i = 0; i < dimensions && i < 3; ++i) {
    threads[i] = global[i];
    block[i] = local ? local[i] : 1;
    start[i] = offset ? offset[i] : 0;
  }
  struct line line = {0};
  add(&line, "{\"api\":\"opencl\",\"kernel\":");
  add_text(&line, kernel->name);
  add(&line, ",\"of\":");
  add_text(&line, kernel->program);
  add_sizes(&line, "threads", threads);
  add_sizes(&line, "offset", start);
  if (local)
    add_sizes(&line, "block", block);
  add(&line, ",\"arguments\":[");
  for (uint32_t i = 0; i < kernel->count; ++i) {
    const struct argument *argument = &kernel->arguments[i];
    add(&line, i ? ",{" : "{");
    if (argument->kind != UNKNOWN)
      add(&line, "\"bytes\":%zu", argument->bytes);
    if (argument->kind == VALUE) {
      add(&line, ",\"data\":");
      add_data(&line, argument->value, argument->bytes);
      add_pointers(&line, argument);
    } else if (argument->kind == LOCAL) {
      add(&line, ",\"local\":true");
    }
    add(&line, "}");
  }
  add(&line, "]}");
  finish(&line);
}

int32_t clEnqueueNDRangeKernel(handle queue, handle kernel, uint32_t dimensions,
                               const size_t *offset, const size_t *global, const size_t *local,
                               uint32_t count, const handle *events, handle *event) {
  NEXT(int32_t, clEnqueueNDRangeKernel, handle, handle, uint32_t, const size_t *, const size_t *,
       const size_t *, uint32_t, const handle *, handle *);
  int32_t status = real(queue, kernel, dimensions, offset, global, local, count, events, event);
  if (status == SUCCESS && global) {
    pthread_mutex_lock(&record_lock);
    record(kernel, dimensions, offset, global, local);
    pthread_mutex_unlock(&record_lock);
  }
  return status;
}

int32_t clEnqueueTask(handle queue, handle kernel, uint32_t count, const handle *events,
                      handle *event) {
  NEXT(int32_t, clEnqueueTask, handle, handle, uint32_t, const handle *, handle *);
  int32_t status = real(queue, kernel, count, events, event);
  if (status == SUCCESS) {
    const size_t one = 1;
    pthread_mutex_lock(&record_lock);
    record(kernel, 1, NULL, &one, &one);
    pthread_mutex_unlock(&record_lock);
  }
  return status;
}

int32_t clSetKernelArg(handle of, uint32_t index, size_t bytes, const void *value) {
  NEXT(int32_t, clSetKernelArg, handle, uint32_t, size_t, const void *);
  int32_t status = real(of, index, bytes, value);
  if (status == SUCCESS) {
    pthread_mutex_lock(&record_lock);
    struct kernel *kernel = find(of);
    if (!kernel)
      kernel = new_kernel(of);
    if (kernel && index < kernel->count)
      set_argument(&kernel->arguments[index], bytes, value);
    pthread_mutex_unlock(&record_lock);
  }
  return status;
}

int32_t clSetKernelArgSVMPointer(handle of, uint32_t index, const void *value) {
  NEXT(int32_t, clSetKernelArgSVMPointer, handle, uint32_t, const void *);
  int32_t status = real(of, index, value);
  if (status == SUCCESS) {
    pthread_mutex_lock(&record_lock);
    struct kernel *kernel = find(of);
    if (!kernel)
      kernel = new_kernel(of);
    if (kernel && index < kernel->count)
      set_argument(&kernel->arguments[index], sizeof value, &value);
    pthread_mutex_unlock(&record_lock);
  }
  return status;
}

handle clCreateKernel(handle program, const char *name, int32_t *status) {
  NEXT(handle, clCreateKernel, handle, const char *, int32_t *);
  handle kernel = real(program, name, status);
  if (kernel) {
    pthread_mutex_lock(&record_lock);
    new_kernel(kernel);
    pthread_mutex_unlock(&record_lock);
  }
  return kernel;
}

int32_t clCreateKernelsInProgram(handle program, uint32_t room, handle *list, uint32_t *count) {
  NEXT(int32_t, clCreateKernelsInProgram, handle, uint32_t, handle *, uint32_t *);
  uint32_t made = 0;
  int32_t status = real(program, room, list, &made);
  if (count)
    *count = made;
  pthread_mutex_lock(&record_lock);
  for (uint32_t i = 0; status == SUCCESS && list && i < made && i < room; ++i)
    new_kernel(list[i]);
  pthread_mutex_unlock(&record_lock);
  return status;
}

handle clCloneKernel(handle of, int32_t *status) {
  NEXT(handle, clCloneKernel, handle, int32_t *);
  handle copy = real(of, status);
  if (copy) {
    pthread_mutex_lock(&record_lock);
    // Making the copy may move the original.
    struct kernel *kernel = new_kernel(copy), *original = find(of);
    for (uint32_t i = 0; kernel && original && i < kernel->count && i < original->count; ++i) {
      const struct argument *argument = &original->arguments[i];
      if (argument->kind != UNKNOWN)
        set_argument(&kernel->arguments[i], argument->bytes, argument->value);
    }
    pthread_mutex_unlock(&record_lock);
  }
  return copy;
}

// What lies in the host's memory may lie in another buffer too, and so may parts of images.
static handle with_buffer(handle buffer, uint64_t flags, const size_t *bytes) {
  if (!buffer)
    return buffer;
  pthread_mutex_lock(&record_lock);
  struct array array = {(char *)buffer, bytes ? *bytes : 0, ++buffers.numbers, 0,
                        bytes && !(flags & MEM_USE_HOST_PTR), bytes != NULL};
  remove_array(&buffers, buffer);
  add_array(&buffers, array);
  pthread_mutex_unlock(&record_lock);
  return buffer;
}

handle clCreateBuffer(handle context, uint64_t flags, size_t bytes, void *host, int32_t *status) {
  NEXT(handle, clCreateBuffer, handle, uint64_t, size_t, void *, int32_t *);
  return with_buffer(real(context, flags, bytes, host, status), flags, &bytes);
}

handle clCreateBufferWithProperties(handle context, const uint64_t *properties, uint64_t flags,
                                    size_t bytes, void *host, int32_t *status) {
  NEXT(handle, clCreateBufferWithProperties, handle, const uint64_t *, uint64_t, size_t, void *,
       int32_t *);
  return with_buffer(real(context, properties, flags, bytes, host, status), flags, &bytes);
}

handle clCreateImage(handle context, uint64_t flags, const void *format, const void *shape,
                     void *host, int32_t *status) {
  NEXT(handle, clCreateImage, handle, uint64_t, const void *, const void *, void *, int32_t *);
  return with_buffer(real(context, flags, format, shape, host, status), flags, NULL);
}

handle clCreateImageWithProperties(handle context, const uint64_t *properties, uint64_t flags,
                                   const void *format, const void *shape, void *host,
                                   int32_t *status) {
  NEXT(handle, clCreateImageWithProperties, handle, const uint64_t *, uint64_t, const void *,
       const void *, void *, int32_t *);
  return with_buffer(real(context, properties, flags, format, shape, host, status), flags, NULL);
}

handle clCreateImage2D(handle context, uint64_t flags, const void *format, size_t width,
                       size_t height, size_t pitch, void *host, int32_t *status) {
  NEXT(handle, clCreateImage2D, handle, uint64_t, const void *, size_t, size_t, size_t, void *,
       int32_t *);
  return with_buffer(real(context, flags, format, width, height, pitch, host, status), flags,
                     NULL);
}

handle clCreateImage3D(handle context, uint64_t flags, const void *format, size_t width,
                       size_t height, size_t depth, size_t pitch, size_t slice, void *host,
                       int32_t *status) {
  NEXT(handle, clCreateImage3D, handle, uint64_t, const void *, size_t, size_t, size_t, size_t,
       size_t, void *, int32_t *);
  return with_buffer(
      real(context, flags, format, width, height, depth, pitch, slice, host, status), flags, NULL);
}

handle clCreateSubBuffer(handle buffer, uint64_t flags, uint32_t type, const void *region,
                         int32_t *status) {
  NEXT(handle, clCreateSubBuffer, handle, uint64_t, uint32_t, const void *, int32_t *);
  handle part = real(buffer, flags, type, region, status);
  if (!part || type != BUFFER_CREATE_TYPE_REGION)
    return part;
  const struct { size_t origin, bytes; } *place = region;
  pthread_mutex_lock(&record_lock);
  remove_array(&buffers, part);
  for (size_t i = 0; i < buffers.count; ++i)
    if (buffers.list[i].start == buffer) {
      struct array array = buffers.list[i];
      array.start = (char *)part;
      array.offset += place->origin;
      array.bytes = place->bytes;
      add_array(&buffers, array);
      break;
    }
  pthread_mutex_unlock(&record_lock);
  return part;
}

void *clSVMAlloc(handle context, uint64_t flags, size_t bytes, uint32_t alignment) {
  NEXT(void *, clSVMAlloc, handle, uint64_t, size_t, uint32_t);
  void *memory = real(context, flags, bytes, alignment);
  if (memory) {
    pthread_mutex_lock(&record_lock);
    // Buffers over such memory use the host's pointers, and are not fresh.
    struct array array = {(char *)memory, bytes, (1ul << 31) + ++svm.numbers, 0, 1, 1};
    remove_array(&svm, memory);
    add_array(&svm, array);
    pthread_mutex_unlock(&record_lock);
  }
  return memory;
}

void clSVMFree(handle context, void *memory) {
  NEXT(void, clSVMFree, handle, void *);
  pthread_mutex_lock(&record_lock);
  remove_array(&svm, memory);
  pthread_mutex_unlock(&record_lock);
  real(context, memory);
}

// Programs that open the library themselves ask for its functions by name.
void *dlsym(void *library, const char *name) {
#define OURS(function) {#function, (void *)function}
  static const struct { const char *name; void *function; } ours[] = {
      OURS(clEnqueueNDRangeKernel), OURS(clEnqueueTask), OURS(clSetKernelArg),
      OURS(clSetKernelArgSVMPointer), OURS(clCreateKernel), OURS(clCreateKernelsInProgram),
      OURS(clCloneKernel), OURS(clCreateBuffer), OURS(clCreateBufferWithProperties),
      OURS(clCreateImage), OURS(clCreateImageWithProperties), OURS(clCreateImage2D),
      OURS(clCreateImage3D), OURS(clCreateSubBuffer), OURS(clSVMAlloc), OURS(clSVMFree),
  };
  for (size_t i = 0; library != RTLD_NEXT && i < sizeof ours / sizeof *ours; ++i)
    if (!strcmp(name, ours[i].name) && real_symbol(library, name))
      return ours[i].function;
  real_symbol(RTLD_NEXT, "dlsym");
  // As a jump, so that the next library is that of the caller.
  __attribute__((musttail)) return real_dlsym(library, name);
}
