// Memory of the runtime without a device. Included once, by cuda.cu.

namespace {
// Allocations, and variables of the device.
arrays memory;

constexpr size_t PAGE = 4096;

// A page lies between any two, so that the end of one is not the start of another.
size_t mapped(size_t bytes) { return (bytes / PAGE + 2) * PAGE; }

const array *array_at(const char *place) {
  for (size_t i = memory.count; place && i-- > 0;) {
    const array &array = memory.list[i];
    // Variables may lie side by side.
    if (place >= array.start && (size_t)(place - array.start) < array.bytes + array.fresh)
      return &array;
  }
  return nullptr;
}

void add_variable(char *variable, size_t bytes) {
  guard guard;
  // Kernels know it by its name as well.
  add_array(&memory, {variable, bytes, ++memory.numbers, 0, 0, 1});
}

cudaError_t allocate(void **place, size_t bytes) {
  if (!place)
    return result(cudaErrorInvalidValue);
  *place = nullptr;
  if (!bytes)
    return cudaSuccess;
  void *start = bytes > (size_t)1 << 46
                    ? MAP_FAILED
                    : mmap(nullptr, mapped(bytes), PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (start == MAP_FAILED)
    return result(cudaErrorMemoryAllocation);
  guard guard;
  add_array(&memory, {(char *)start, bytes, ++memory.numbers, 0, 1, 1});
  *place = start;
  return cudaSuccess;
}

cudaError_t release(void *place) {
  if (!place)
    return cudaSuccess;
  guard guard;
  const array *array = array_at((char *)place);
  if (!array || array->start != place || !array->fresh)
    return result(cudaErrorInvalidValue);
  size_t bytes = array->bytes;
  remove_array(&memory, place);
  munmap(place, mapped(bytes));
  return cudaSuccess;
}

cudaError_t copy(void *to, const void *from, size_t bytes) {
  if (bytes && (!to || !from))
    return result(cudaErrorInvalidValue);
  memmove(to, from, bytes);
  return cudaSuccess;
}

cudaError_t copy_rows(void *to, size_t to_pitch, const void *from, size_t from_pitch,
                      size_t width, size_t rows) {
  for (size_t row = 0; row < rows; ++row) {
    char *target = (char *)to + row * to_pitch;
    if (cudaError_t error = copy(target, (const char *)from + row * from_pitch, width))
      return error;
  }
  return cudaSuccess;
}

cudaError_t fill(void *to, int value, size_t bytes) {
  if (bytes && !to)
    return result(cudaErrorInvalidValue);
  memset(to, value, bytes);
  return cudaSuccess;
}

constexpr size_t PITCH = 512;

cudaError_t allocate_rows(void **place, size_t *pitch, size_t width, size_t rows) {
  *pitch = (width + PITCH - 1) / PITCH * PITCH;
  return allocate(place, *pitch * rows);
}
} // namespace

extern "C" {
cudaError_t cudaMalloc(void **place, size_t bytes) { return allocate(place, bytes); }
cudaError_t cudaMallocHost(void **place, size_t bytes) { return allocate(place, bytes); }
cudaError_t cudaHostAlloc(void **place, size_t bytes, unsigned) { return allocate(place, bytes); }
cudaError_t cudaMallocManaged(void **place, size_t bytes, unsigned) {
  return allocate(place, bytes);
}
cudaError_t cudaMallocAsync(void **place, size_t bytes, cudaStream_t) {
  return allocate(place, bytes);
}
cudaError_t cudaMallocFromPoolAsync(void **place, size_t bytes, cudaMemPool_t, cudaStream_t) {
  return allocate(place, bytes);
}
cudaError_t cudaMallocPitch(void **place, size_t *pitch, size_t width, size_t rows) {
  return allocate_rows(place, pitch, width, rows);
}
cudaError_t cudaMalloc3D(struct cudaPitchedPtr *place, struct cudaExtent extent) {
  place->xsize = extent.width;
  place->ysize = extent.height;
  return allocate_rows(&place->ptr, &place->pitch, extent.width, extent.height * extent.depth);
}
cudaError_t cudaFree(void *place) { return release(place); }
cudaError_t cudaFreeHost(void *place) { return release(place); }
cudaError_t cudaFreeAsync(void *place, cudaStream_t) { return release(place); }
cudaError_t cudaHostRegister(void *, size_t, unsigned) { return cudaSuccess; }
cudaError_t cudaHostUnregister(void *) { return cudaSuccess; }
cudaError_t cudaHostGetDevicePointer(void **place, void *host, unsigned) {
  *place = host;
  return cudaSuccess;
}
cudaError_t cudaMemPrefetchAsync(const void *, size_t, int, cudaStream_t) { return cudaSuccess; }
cudaError_t cudaMemAdvise(const void *, size_t, enum cudaMemoryAdvise, int) {
  return cudaSuccess;
}
cudaError_t cudaStreamAttachMemAsync(cudaStream_t, void *, size_t, unsigned) {
  return cudaSuccess;
}
cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *attributes,
                                     const void *place) {
  guard guard;
  const bool is_known = array_at((const char *)place) != nullptr;
  attributes->type = is_known ? cudaMemoryTypeManaged : cudaMemoryTypeUnregistered;
  attributes->device = 0;
  attributes->devicePointer = is_known ? (void *)place : nullptr;
  attributes->hostPointer = is_known ? (void *)place : nullptr;
  return cudaSuccess;
}

cudaError_t cudaMemcpy(void *to, const void *from, size_t bytes, enum cudaMemcpyKind) {
  return copy(to, from, bytes);
}
cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t bytes, enum cudaMemcpyKind,
                            cudaStream_t) {
  return copy(to, from, bytes);
}
cudaError_t cudaMemcpyPeer(void *to, int, const void *from, int, size_t bytes) {
  return copy(to, from, bytes);
}
cudaError_t cudaMemcpyPeerAsync(void *to, int, const void *from, int, size_t bytes,
                                cudaStream_t) {
  return copy(to, from, bytes);
}
cudaError_t cudaMemcpy2D(void *to, size_t to_pitch, const void *from, size_t from_pitch,
                         size_t width, size_t rows, enum cudaMemcpyKind) {
  return copy_rows(to, to_pitch, from, from_pitch, width, rows);
}
cudaError_t cudaMemcpy2DAsync(void *to, size_t to_pitch, const void *from, size_t from_pitch,
                              size_t width, size_t rows, enum cudaMemcpyKind, cudaStream_t) {
  return copy_rows(to, to_pitch, from, from_pitch, width, rows);
}
cudaError_t cudaMemset(void *to, int value, size_t bytes) { return fill(to, value, bytes); }
cudaError_t cudaMemsetAsync(void *to, int value, size_t bytes, cudaStream_t) {
  return fill(to, value, bytes);
}
cudaError_t cudaMemset2D(void *to, size_t pitch, int value, size_t width, size_t rows) {
  for (size_t row = 0; row < rows; ++row)
    if (cudaError_t error = fill((char *)to + row * pitch, value, width))
      return error;
  return cudaSuccess;
}
cudaError_t cudaMemset2DAsync(void *to, size_t pitch, int value, size_t width, size_t rows,
                              cudaStream_t) {
  return cudaMemset2D(to, pitch, value, width, rows);
}

// The host's variable stands for that of the device.
cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *from, size_t bytes, size_t offset,
                               enum cudaMemcpyKind) {
  return copy((char *)symbol + offset, from, bytes);
}
cudaError_t cudaMemcpyFromSymbol(void *to, const void *symbol, size_t bytes, size_t offset,
                                 enum cudaMemcpyKind) {
  return copy(to, (const char *)symbol + offset, bytes);
}
cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *from, size_t bytes,
                                    size_t offset, enum cudaMemcpyKind, cudaStream_t) {
  return copy((char *)symbol + offset, from, bytes);
}
cudaError_t cudaMemcpyFromSymbolAsync(void *to, const void *symbol, size_t bytes, size_t offset,
                                      enum cudaMemcpyKind, cudaStream_t) {
  return copy(to, (const char *)symbol + offset, bytes);
}
cudaError_t cudaGetSymbolAddress(void **place, const void *symbol) {
  *place = (void *)symbol;
  return cudaSuccess;
}
cudaError_t cudaGetSymbolSize(size_t *bytes, const void *symbol) {
  guard guard;
  const array *array = array_at((const char *)symbol);
  if (!array)
    return result(cudaErrorInvalidSymbol);
  *bytes = array->bytes;
  return cudaSuccess;
}
}
