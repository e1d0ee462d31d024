// CUB's operations of blocks and warps: their results are arbitrary. Which thread writes which
// cell of the temporary storage is CUB's affair, so that any may write and read any, without
// conflicts among themselves. Those of blocks contain a barrier of the block, as CUB's do,
// which is an assumption; reductions and scans of one warp have none, and need no storage.
#ifndef WARPPROOF_CUB_H
#define WARPPROOF_CUB_H
#pragma clang system_header
#include <warpproof/cooperative_groups.h>
#include <warpproof/cub_iterators.h>

namespace cub {

struct Sum {
  template <class __T> __WP_MEMBER_HD __T operator()(const __T &a, const __T &b) const {
    return a + b;
  }
};
struct Max {
  template <class __T> __WP_MEMBER_HD __T operator()(const __T &a, const __T &b) const {
    return a < b ? b : a;
  }
};
struct Min {
  template <class __T> __WP_MEMBER_HD __T operator()(const __T &a, const __T &b) const {
    return b < a ? b : a;
  }
};
struct Equality {
  template <class __T> __WP_MEMBER_HD bool operator()(const __T &a, const __T &b) const {
    return a == b;
  }
};
struct Inequality {
  template <class __T> __WP_MEMBER_HD bool operator()(const __T &a, const __T &b) const {
    return a != b;
  }
};
struct NullType {};
template <class __K, class __V> struct KeyValuePair {
  __K key;
  __V value;
};
struct ArgMax {};
struct ArgMin {};

enum BlockReduceAlgorithm {
  BLOCK_REDUCE_RAKING,
  BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY,
  BLOCK_REDUCE_WARP_REDUCTIONS
};
enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };
enum BlockLoadAlgorithm {
  BLOCK_LOAD_DIRECT,
  BLOCK_LOAD_STRIPED,
  BLOCK_LOAD_VECTORIZE,
  BLOCK_LOAD_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED
};
enum BlockStoreAlgorithm {
  BLOCK_STORE_DIRECT,
  BLOCK_STORE_STRIPED,
  BLOCK_STORE_VECTORIZE,
  BLOCK_STORE_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED
};

namespace details {

// An arbitrary value of any type: what memory holds that nobody wrote. It may have no constructor.
template <class __T> __WP_DEV __T any() {
  union place {
    char unused;
    __T value;
    __WP_MEMBER place() {}
    __WP_MEMBER ~place() {}
  };
  place arbitrary;
  return arbitrary.value;
}
template <class __T, int __N> __WP_DEV void fill(__T (&items)[__N]) {
#pragma unroll
  for (int i = 0; i < __N; ++i)
    items[i] = any<__T>();
}

// A block's collective operation: its threads exchange values through the storage, which has
// room for so many bytes of each thread.
template <int __Threads, int __Bytes> class of_block {
  static constexpr unsigned count = __Threads * (__Bytes < 4 ? 1 : (__Bytes + 3) / 4);

public:
  struct TempStorage {
    unsigned cells[count];
  };
  explicit __WP_MEMBER of_block(TempStorage &s) : storage(s) {}

protected:
  TempStorage &storage;
  // A reduction or a scan, which within one warp is a matter of shuffles.
  __WP_MEMBER void combine() {
    if (__Threads > 32)
      return exchange();
    take_part();
    // All threads have to take part, and nothing of theirs is ordered.
    __wp_barrier_block(0);
  }
  __WP_MEMBER void exchange() {
    take_part();
    write();
    __wp_takes_for_granted("block-wide operations of CUB contain a barrier of the block");
    __wp_barrier_block(3);
    unsigned read = storage.cells[any_cell()];
    (void)read;
  }
  // Threads of each warp alone exchange.
  __WP_MEMBER void exchange_in_warps() {
    take_part();
    __wp_barrier_block(0);
    write();
  }

private:
  __WP_MEMBER void take_part() {
    __wp_require(cooperative_groups::details::block_size() == __Threads,
                 "an operation of CUB for blocks of another size");
  }
  // Atomic, so that threads do not race with each other.
  __WP_MEMBER void write() {
    unsigned value = __wp_nondet_i32();
    __atomic_store_n(&storage.cells[any_cell()], value, __ATOMIC_RELAXED);
  }
  static __WP_MEMBER unsigned any_cell() {
    unsigned cell = __wp_nondet_i32();
    __wp_spec_begin();
    bool inside = cell < count;
    __wp_spec_end();
    __wp_assume(inside);
    return cell;
  }
};
// A warp's, or those of a part of it: shuffles alone.
template <int __Size> class of_warp {
protected:
  static __WP_MEMBER void converge() {
    __wp_require((__Size & (__Size - 1)) == 0,
                 "an operation of CUB for parts of a warp that are no power of two");
    unsigned long long lanes = __Size < 64 ? (1ull << __Size % 64) - 1 : ~0ull;
    unsigned lane = cooperative_groups::details::lane();
    __wp_converge_lanes((__wp_lanes)(lanes << lane / __Size * __Size));
  }
  template <class __R> static __WP_MEMBER __R result() {
    converge();
    return any<__R>();
  }

public:
  struct TempStorage {
    unsigned unused;
  };
  explicit __WP_MEMBER of_warp(TempStorage &) {}
};

} // namespace details

// The results in arguments are those that are no constants.
#define __WP_RESULTS                                                                               \
  template <class __R> static __WP_MEMBER void yield(__R &v) { v = details::any<__R>(); }          \
  template <class __R> static __WP_MEMBER void yield(const __R &) {}                               \
  template <class __R, int __N> static __WP_MEMBER void yield(__R (&v)[__N]) { details::fill(v); } \
  template <class __R, int __N> static __WP_MEMBER void yield(const __R (&)[__N]) {}
#define __WP_CALL(NAME, AROUND)                                                                    \
  template <class... __A> __WP_MEMBER void NAME(__A &&...a) {                                      \
    AROUND;                                                                                        \
    (yield(a), ...);                                                                               \
  }

template <class __T, int __X, BlockReduceAlgorithm = BLOCK_REDUCE_WARP_REDUCTIONS, int __Y = 1,
          int __Z = 1, int = 0>
class BlockReduce : public details::of_block<__X * __Y * __Z, sizeof(__T)> {
  typedef details::of_block<__X * __Y * __Z, sizeof(__T)> base;

public:
  using base::base;
  template <class... __A> __WP_MEMBER __T Sum(const __A &...) { return result(); }
  template <class... __A> __WP_MEMBER __T Reduce(const __A &...) { return result(); }

private:
  __WP_MEMBER __T result() {
    this->combine();
    return details::any<__T>();
  }
};

template <class __T, int __X, BlockScanAlgorithm = BLOCK_SCAN_RAKING, int __Y = 1, int __Z = 1,
          int = 0>
class BlockScan : public details::of_block<__X * __Y * __Z, sizeof(__T)> {
  typedef details::of_block<__X * __Y * __Z, sizeof(__T)> base;
  __WP_RESULTS

public:
  using base::base;
  __WP_CALL(InclusiveSum, this->combine())
  __WP_CALL(ExclusiveSum, this->combine())
  __WP_CALL(InclusiveScan, this->combine())
  __WP_CALL(ExclusiveScan, this->combine())
};

template <class __K, int __X, int __Items, class __V = NullType, int = 4, bool = true,
          BlockScanAlgorithm = BLOCK_SCAN_WARP_SCANS, int = 4, int __Y = 1, int __Z = 1, int = 0>
class BlockRadixSort
    : public details::of_block<__X * __Y * __Z, __Items *(sizeof(__K) + sizeof(__V))> {
  typedef details::of_block<__X * __Y * __Z, __Items *(sizeof(__K) + sizeof(__V))> base;
  __WP_RESULTS

public:
  using base::base;
  __WP_CALL(Sort, this->exchange())
  __WP_CALL(SortDescending, this->exchange())
  __WP_CALL(SortBlockedToStriped, this->exchange())
  __WP_CALL(SortDescendingBlockedToStriped, this->exchange())
};

template <class __T, int __X, int __Items, bool = false, int __Y = 1, int __Z = 1, int = 0>
class BlockExchange : public details::of_block<__X * __Y * __Z, __Items * sizeof(__T)> {
  typedef details::of_block<__X * __Y * __Z, __Items * sizeof(__T)> base;
  __WP_RESULTS

public:
  using base::base;
  __WP_CALL(StripedToBlocked, this->exchange())
  __WP_CALL(BlockedToStriped, this->exchange())
  __WP_CALL(WarpStripedToBlocked, this->exchange_in_warps())
  __WP_CALL(BlockedToWarpStriped, this->exchange_in_warps())
  __WP_CALL(ScatterToBlocked, this->exchange())
  __WP_CALL(ScatterToStriped, this->exchange())
};

template <class __T, int __X, int __Y = 1, int __Z = 1, int = 0>
class BlockDiscontinuity : public details::of_block<__X * __Y * __Z, sizeof(__T)> {
  typedef details::of_block<__X * __Y * __Z, sizeof(__T)> base;
  __WP_RESULTS

public:
  using base::base;
  __WP_CALL(FlagHeads, this->exchange())
  __WP_CALL(FlagTails, this->exchange())
  __WP_CALL(FlagHeadsAndTails, this->exchange())
};
template <class __T, int __X, int __Y = 1, int __Z = 1, int = 0>
class BlockAdjacentDifference : public details::of_block<__X * __Y * __Z, sizeof(__T)> {
  typedef details::of_block<__X * __Y * __Z, sizeof(__T)> base;
  __WP_RESULTS

public:
  using base::base;
  __WP_CALL(SubtractLeft, this->exchange())
  __WP_CALL(SubtractLeftPartialTile, this->exchange())
  __WP_CALL(SubtractRight, this->exchange())
  __WP_CALL(SubtractRightPartialTile, this->exchange())
};
template <class __T, int __X, int __Y = 1, int __Z = 1, int = 0>
class BlockShuffle : public details::of_block<__X * __Y * __Z, sizeof(__T)> {
  typedef details::of_block<__X * __Y * __Z, sizeof(__T)> base;
  __WP_RESULTS

public:
  using base::base;
  __WP_CALL(Offset, this->exchange())
  __WP_CALL(Rotate, this->exchange())
  __WP_CALL(Up, this->exchange())
  __WP_CALL(Down, this->exchange())
};
template <class __K, int __X, int __Items, class __V = NullType, int __Y = 1, int __Z = 1>
class BlockMergeSort
    : public details::of_block<__X * __Y * __Z, __Items *(sizeof(__K) + sizeof(__V))> {
  typedef details::of_block<__X * __Y * __Z, __Items *(sizeof(__K) + sizeof(__V))> base;
  __WP_RESULTS

public:
  using base::base;
  __WP_CALL(Sort, this->exchange())
  __WP_CALL(StableSort, this->exchange())
};

// Loads and stores: a thread accesses an item of its own, blocked or striped.
template <class __T, int __X, int __Items, BlockLoadAlgorithm __How = BLOCK_LOAD_DIRECT,
          int __Y = 1, int __Z = 1, int = 0>
class BlockLoad : public details::of_block<__X * __Y * __Z, __Items * sizeof(__T)> {
  static constexpr int threads = __X * __Y * __Z;
  typedef details::of_block<threads, __Items * sizeof(__T)> base;

public:
  using base::base;
  __WP_MEMBER BlockLoad() : base(*(typename base::TempStorage *)nullptr) {}
  template <class __I, class __V> __WP_MEMBER void Load(__I from, __V (&items)[__Items]) {
    Load(from, items, threads * __Items);
  }
  template <class __I, class __V>
  __WP_MEMBER void Load(__I from, __V (&items)[__Items], int valid, __V other) {
#pragma unroll
    for (int i = 0; i < __Items; ++i)
      items[i] = other;
    Load(from, items, valid);
  }
  template <class __I, class __V>
  __WP_MEMBER void Load(__I from, __V (&items)[__Items], int valid) {
    constexpr bool direct = __How == BLOCK_LOAD_DIRECT || __How == BLOCK_LOAD_VECTORIZE;
    int rank = cooperative_groups::details::thread_rank();
#pragma unroll
    for (int i = 0; i < __Items; ++i) {
      int at = direct ? rank * __Items + i : i * threads + rank;
      if (at < valid)
        items[i] = from[at];
    }
    if constexpr (!direct && __How != BLOCK_LOAD_STRIPED) {
      if constexpr (__How == BLOCK_LOAD_TRANSPOSE)
        this->exchange();
      else
        this->exchange_in_warps();
      details::fill(items);
    }
  }
};
template <class __T, int __X, int __Items, BlockStoreAlgorithm __How = BLOCK_STORE_DIRECT,
          int __Y = 1, int __Z = 1, int = 0>
class BlockStore : public details::of_block<__X * __Y * __Z, __Items * sizeof(__T)> {
  static constexpr int threads = __X * __Y * __Z;
  typedef details::of_block<threads, __Items * sizeof(__T)> base;

public:
  using base::base;
  template <class __I, class __V> __WP_MEMBER void Store(__I to, __V (&items)[__Items]) {
    Store(to, items, threads * __Items);
  }
  template <class __I, class __V>
  __WP_MEMBER void Store(__I to, __V (&items)[__Items], int valid) {
    constexpr bool direct = __How == BLOCK_STORE_DIRECT || __How == BLOCK_STORE_VECTORIZE;
    if constexpr (!direct && __How != BLOCK_STORE_STRIPED) {
      if constexpr (__How == BLOCK_STORE_TRANSPOSE)
        this->exchange();
      else
        this->exchange_in_warps();
      details::fill(items);
    }
    int rank = cooperative_groups::details::thread_rank();
#pragma unroll
    for (int i = 0; i < __Items; ++i) {
      int at = direct ? rank * __Items + i : i * threads + rank;
      if (at < valid)
        to[at] = items[i];
    }
  }
};

template <class __T, int __Size = warpSize, int = 0>
class WarpReduce : public details::of_warp<__Size> {
  typedef details::of_warp<__Size> base;

public:
  using base::base;
  template <class... __A> __WP_MEMBER __T Sum(const __A &...) { return base::template result<__T>(); }
  template <class... __A> __WP_MEMBER __T Reduce(const __A &...) { return base::template result<__T>(); }
  template <class... __A> __WP_MEMBER __T HeadSegmentedSum(const __A &...) {
    return base::template result<__T>();
  }
  template <class... __A> __WP_MEMBER __T TailSegmentedSum(const __A &...) {
    return base::template result<__T>();
  }
};
template <class __T, int __Size = warpSize, int = 0>
class WarpScan : public details::of_warp<__Size> {
  typedef details::of_warp<__Size> base;
  __WP_RESULTS

public:
  using base::base;
  __WP_CALL(InclusiveSum, base::converge())
  __WP_CALL(ExclusiveSum, base::converge())
  __WP_CALL(InclusiveScan, base::converge())
  __WP_CALL(ExclusiveScan, base::converge())
  __WP_CALL(Scan, base::converge())
  template <class __V> __WP_MEMBER __T Broadcast(__V, unsigned) {
    return base::template result<__T>();
  }
};
#undef __WP_CALL
#undef __WP_RESULTS

__WP_DEV unsigned LaneId() { return __wp_lane_id(); }
__WP_DEV unsigned WarpId() { return cooperative_groups::details::thread_rank() / warpSize; }

// Operations of the device are called by the host. What is passed may be written, but for pointers
// and numbers themselves.
template <class __A, class __V = std::remove_reference_t<__A>>
using __wp_passed = std::conditional_t<std::is_pointer_v<__V> || std::is_arithmetic_v<__V>,
                                       std::remove_cv_t<__V>, __A &&>;
#define __WP_CALL(NAME)                                                                            \
  template <class... __A> static __host__ cudaError_t __wp_##NAME(void *, size_t &, __A...);       \
  template <class... __A> static __host__ cudaError_t NAME(__A &&...);                             \
  template <class... __A>                                                                          \
  static inline __host__ cudaError_t NAME(void *memory, size_t &bytes, __A &&...args) {            \
    return __wp_##NAME<__wp_passed<__A>...>(memory, bytes,                                         \
                                            static_cast<__wp_passed<__A>>(args)...);               \
  }
#ifdef __HIP__
#define cudaError_t hipError_t
#define cudaSuccess hipSuccess
#endif
struct DeviceFor {
  __WP_CALL(Bulk) __WP_CALL(ForEach) __WP_CALL(ForEachN) __WP_CALL(ForEachCopy)
  __WP_CALL(ForEachCopyN) __WP_CALL(ForEachInExtents)
};
struct DeviceTransform {
  __WP_CALL(Transform) __WP_CALL(TransformStableArgumentAddresses)
};
struct DeviceAdjacentDifference {
  __WP_CALL(SubtractLeft) __WP_CALL(SubtractLeftCopy) __WP_CALL(SubtractRight)
  __WP_CALL(SubtractRightCopy)
};
struct DeviceMemcpy {
  __WP_CALL(Batched)
};
struct DeviceCopy {
  __WP_CALL(Batched)
};
struct DeviceMerge {
  __WP_CALL(MergeKeys) __WP_CALL(MergePairs)
};
struct DeviceSpmv {
  __WP_CALL(CsrMV)
};
struct DeviceReduce {
  __WP_CALL(Sum) __WP_CALL(Max) __WP_CALL(Min) __WP_CALL(Reduce) __WP_CALL(ReduceByKey)
  __WP_CALL(ArgMax) __WP_CALL(ArgMin) __WP_CALL(TransformReduce)
};
struct DeviceScan {
  __WP_CALL(InclusiveSum) __WP_CALL(ExclusiveSum) __WP_CALL(InclusiveScan)
  __WP_CALL(ExclusiveScan) __WP_CALL(InclusiveSumByKey) __WP_CALL(ExclusiveSumByKey)
  __WP_CALL(InclusiveScanInit) __WP_CALL(InclusiveScanByKey) __WP_CALL(ExclusiveScanByKey)
};
struct DeviceRadixSort {
  __WP_CALL(SortKeys) __WP_CALL(SortPairs) __WP_CALL(SortKeysDescending)
  __WP_CALL(SortPairsDescending)
};
struct DeviceSelect {
  __WP_CALL(If) __WP_CALL(Flagged) __WP_CALL(FlaggedIf) __WP_CALL(Unique) __WP_CALL(UniqueByKey)
};
struct DevicePartition {
  __WP_CALL(If) __WP_CALL(Flagged)
};
struct DeviceHistogram {
  __WP_CALL(HistogramEven) __WP_CALL(HistogramRange) __WP_CALL(MultiHistogramEven)
  __WP_CALL(MultiHistogramRange)
};
struct DeviceRunLengthEncode {
  __WP_CALL(Encode) __WP_CALL(NonTrivialRuns)
};
struct DeviceMergeSort {
  __WP_CALL(SortKeys) __WP_CALL(SortPairs) __WP_CALL(StableSortKeys) __WP_CALL(StableSortPairs)
  __WP_CALL(SortKeysCopy) __WP_CALL(SortPairsCopy) __WP_CALL(StableSortKeysCopy)
};
struct DeviceSegmentedReduce {
  __WP_CALL(Sum) __WP_CALL(Max) __WP_CALL(Min) __WP_CALL(Reduce) __WP_CALL(ArgMax)
  __WP_CALL(ArgMin)
};
struct DeviceSegmentedSort {
  __WP_CALL(SortKeys) __WP_CALL(SortPairs) __WP_CALL(SortKeysDescending)
  __WP_CALL(SortPairsDescending) __WP_CALL(StableSortKeys) __WP_CALL(StableSortPairs)
  __WP_CALL(StableSortKeysDescending) __WP_CALL(StableSortPairsDescending)
};
struct DeviceSegmentedRadixSort {
  __WP_CALL(SortKeys) __WP_CALL(SortPairs) __WP_CALL(SortKeysDescending)
  __WP_CALL(SortPairsDescending)
};
// It hands out memory again that was given back: nothing is known of what is there.
struct CachingDeviceAllocator {
  __host__ CachingDeviceAllocator(bool = false, bool = false);
  __host__ CachingDeviceAllocator(unsigned, unsigned = 1, unsigned = ~0u, size_t = ~(size_t)0,
                                  bool = false, bool = false);
  __host__ ~CachingDeviceAllocator();
  __host__ cudaError_t SetMaxCachedBytes(size_t);
  template <class... __A> __host__ cudaError_t DeviceAllocate(__A &&...);
  template <class... __A> __host__ cudaError_t DeviceFree(__A &&...);
  __host__ cudaError_t FreeAllCached();
};
__WP_HOST cudaError_t Debug(cudaError_t e, const char *, int) { return e; }
#define CubDebug(e) cub::Debug(e, __FILE__, __LINE__)
#define CubDebugExit(e)                                                                            \
  do {                                                                                             \
    if (CubDebug(e))                                                                               \
      exit(1);                                                                                     \
  } while (0)
template <class __T> __WP_HD __T DivideAndRoundUp(__T n, __T d) { return (n + d - 1) / d; }
// What a sort leaves in one of two buffers.
template <class __T> struct DoubleBuffer {
  __T *d_buffers[2];
  int selector;
  __WP_MEMBER_HD DoubleBuffer() : d_buffers(), selector(0) {}
  __WP_MEMBER_HD DoubleBuffer(__T *current, __T *other) : d_buffers{current, other}, selector(0) {}
  __WP_MEMBER_HD __T *Current() { return d_buffers[selector]; }
  __WP_MEMBER_HD __T *Alternate() { return d_buffers[selector ^ 1]; }
};
#ifdef __HIP__
#undef cudaError_t
#undef cudaSuccess
#endif
#undef __WP_CALL

} // namespace cub
#ifdef __HIP__
namespace hipcub = cub;
#endif

#endif
