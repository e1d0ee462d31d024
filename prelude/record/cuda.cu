// A CUDA runtime without a device: memory is the host's, kernels do not run, and each launch is
// recorded. Signatures are those of the prelude's headers.
#include "log.h"

#include <sys/mman.h>

static thread_local cudaError_t last_error;

// Keeps an error for those who ask for the last one.
static cudaError_t result(cudaError_t error) {
  if (error != cudaSuccess)
    last_error = error;
  return error;
}

struct guard {
  guard() { pthread_mutex_lock(&record_lock); }
  ~guard() { pthread_mutex_unlock(&record_lock); }
};

#include "cuda_memory.h"

#include "cuda_device.h"

namespace {
struct kernel {
  const void *stub;
  const char *name;
};

kernel *kernels;
size_t kernel_count, kernel_room;

struct configuration {
  dim3 grid, block;
  size_t shared;
  cudaStream_t stream;
};

thread_local configuration configured[8];
thread_local unsigned depth;

// A launch of the older kind is told one argument after the other.
thread_local line setup;
thread_local unsigned arguments;

const char *name_of(const void *stub) {
  for (size_t i = kernel_count; i-- > 0;)
    if (kernels[i].stub == stub)
      return kernels[i].name;
  return nullptr;
}

void add_argument(line *line, unsigned index, const void *value, size_t bytes) {
  add(line, index ? ",{\"bytes\":%zu,\"data\":" : "{\"bytes\":%zu,\"data\":", bytes);
  add_data(line, value, bytes);
  add(line, ",\"pointers\":[");
  bool first = true;
  for (size_t at = 0; at + sizeof(char *) <= bytes; ++at) {
    char *word;
    memcpy(&word, (const char *)value + at, sizeof word);
    const array *array = array_at(word);
    if (!array)
      continue;
    if (!first)
      add(line, ",");
    add_pointer(line, at, array, (size_t)(word - array->start));
    first = false;
  }
  add(line, "]}");
}

// The sizes of a kernel's parameters, in the file of those that launches are not told of: a
// line for each kernel, its symbol before them. Null where it has none.
char *sizes_of(const char *name) {
  char path[4096];
  const char *folder = record_folder();
  if (!folder || snprintf(path, sizeof path, "%s/kernels", folder) >= (int)sizeof path)
    return nullptr;
  FILE *file = fopen(path, "re");
  char *text = nullptr;
  size_t room = 0, length = strlen(name);
  bool found = false;
  while (file && !found && getline(&text, &room, file) > 0)
    found = !strncmp(text, name, length) && text[length] == ' ';
  if (file)
    fclose(file);
  if (found)
    return text;
  free(text);
  return nullptr;
}

bool is_legal(dim3 grid, dim3 block) {
  bool is_empty = !grid.x || !grid.y || !grid.z || !block.x || !block.y || !block.z;
  return !is_empty && grid.x <= 0x7fffffff && grid.y <= 65535 && grid.z <= 65535 &&
         block.x <= 1024 && block.y <= 1024 && block.z <= 64 &&
         (size_t)block.x * block.y * block.z <= 1024;
}

// The arguments are a list, or null where nobody knows them.
cudaError_t record(const void *stub, const configuration &sizes, const line *list) {
  const char *name = name_of(stub);
  if (!name)
    return result(cudaErrorInvalidDeviceFunction);
  if (!is_legal(sizes.grid, sizes.block)) {
    fprintf(stderr, "warpproof: %s is launched with sizes that no device takes, and fails\n", name);
    return result(cudaErrorInvalidConfiguration);
  }
  line line = {};
  add(&line, "{\"api\":\"cuda\",\"kernel\":");
  add_text(&line, name);
  const size_t grid[] = {sizes.grid.x, sizes.grid.y, sizes.grid.z};
  const size_t block[] = {sizes.block.x, sizes.block.y, sizes.block.z};
  add_sizes(&line, "grid", grid);
  add_sizes(&line, "block", block);
  add(&line, ",\"shared\":%zu", sizes.shared);
  if (list) {
    add(&line, ",\"arguments\":[");
    add_bytes(&line, list->text ? list->text : "", list->length);
    add(&line, "]");
    line.broken |= list->broken;
  }
  add(&line, "}");
  finish(&line);
  return cudaSuccess;
}

cudaError_t launch(const void *stub, const configuration &sizes, void **values) {
  guard guard;
  const char *name = name_of(stub);
  char *text = name ? sizes_of(name) : nullptr;
  if (!text)
    return record(stub, sizes, nullptr);
  line list = {};
  char *word = text + strlen(name), *end;
  for (unsigned index = 0;; ++index, word = end) {
    size_t bytes = strtoull(word, &end, 10);
    if (end == word)
      break;
    add_argument(&list, index, values[index], bytes);
  }
  cudaError_t error = record(stub, sizes, &list);
  free(list.text);
  free(text);
  return error;
}
} // namespace

extern "C" {
void **__cudaRegisterFatBinary(void *) {
  static void *handle;
  return &handle;
}
void __cudaRegisterFatBinaryEnd(void **) {}
void __cudaUnregisterFatBinary(void **) {}
char __cudaInitModule(void **) { return 0; }
void __cudaRegisterSurface(void **, const void *, const void **, const char *, int, int) {}
void __cudaRegisterTexture(void **, const void *, const void **, const char *, int, int, int) {}

int __cudaRegisterFunction(void **, const char *stub, char *, const char *name, int, void *,
                           void *, void *, void *, int *) {
  guard guard;
  kernel *list = (kernel *)grown(kernels, &kernel_room, kernel_count + 1, sizeof *kernels);
  if (list) {
    kernels = list;
    kernels[kernel_count++] = {stub, strdup(name)};
  }
  return 0;
}

void __cudaRegisterVar(void **, char *variable, char *, const char *, int, size_t bytes, int,
                       int) {
  add_variable(variable, bytes);
}

cudaError_t cudaConfigureCall(dim3 grid, dim3 block, size_t shared, cudaStream_t stream) {
  return (cudaError_t)__cudaPushCallConfiguration(grid, block, shared, stream);
}

unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared,
                                     struct CUstream_st *stream) {
  if (depth == sizeof configured / sizeof *configured)
    return result(cudaErrorInvalidValue);
  configured[depth++] = {grid, block, shared, stream};
  setup.length = arguments = 0;
  return cudaSuccess;
}

cudaError_t __cudaPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, void *stream) {
  if (!depth)
    return result(cudaErrorMissingConfiguration);
  const configuration &last = configured[--depth];
  *grid = last.grid;
  *block = last.block;
  *shared = last.shared;
  *(cudaStream_t *)stream = last.stream;
  return cudaSuccess;
}

cudaError_t cudaSetupArgument(const void *value, size_t bytes, size_t) {
  guard guard;
  add_argument(&setup, arguments++, value, bytes);
  return cudaSuccess;
}

cudaError_t cudaLaunch(const void *kernel) {
  if (!depth)
    return result(cudaErrorMissingConfiguration);
  guard guard;
  cudaError_t error = record(kernel, configured[--depth], &setup);
  // Another launch may stand among the arguments of one.
  setup.length = arguments = 0;
  return error;
}

cudaError_t cudaLaunchKernel(const void *kernel, dim3 grid, dim3 block, void **values,
                             size_t shared, cudaStream_t stream) {
  return launch(kernel, {grid, block, shared, stream}, values);
}

cudaError_t cudaLaunchCooperativeKernel(const void *kernel, dim3 grid, dim3 block, void **values,
                                        size_t shared, cudaStream_t stream) {
  return launch(kernel, {grid, block, shared, stream}, values);
}

cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *kernel,
                                void **values) {
  return launch(kernel,
                {config->gridDim, config->blockDim, config->dynamicSmemBytes, config->stream},
                values);
}
}
