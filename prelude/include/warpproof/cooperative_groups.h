// Cooperative groups: blocks, grids, tiles and coalesced groups of a warp. The barrier of a
// tile names exactly the tile's lanes.
#ifndef WARPPROOF_COOPERATIVE_GROUPS_H
#define WARPPROOF_COOPERATIVE_GROUPS_H
#pragma clang system_header
#include <warpproof/async_copy.h>
#include <warpproof/intrinsics.h>
#include <warpproof/synchronization.h>
#include <warpproof/warp.h>

namespace cooperative_groups {

namespace details {
__WP_DEV unsigned thread_rank() {
  return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
}
__WP_DEV unsigned block_size() { return blockDim.x * blockDim.y * blockDim.z; }
__WP_DEV unsigned long long block_rank() {
  return ((unsigned long long)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
}
__WP_DEV unsigned long long grid_blocks() {
  return (unsigned long long)gridDim.x * gridDim.y * gridDim.z;
}
__WP_DEV int count(__wp_lanes lanes) { return __builtin_popcountg(lanes); }
__WP_DEV unsigned lane() { return thread_rank() % warpSize; }
// The lanes of this thread's tile. Size is a power of two and at most a warp.
template <unsigned __Size, bool __Whole = __Size == warpSize> struct tile {
  static __WP_MEMBER unsigned first() { return thread_rank() % warpSize / __Size * __Size; }
  static __WP_MEMBER __wp_lanes lanes() {
    return (((__wp_lanes)1 << __Size) - 1) << first();
  }
};
template <unsigned __Size> struct tile<__Size, true> {
  static __WP_MEMBER unsigned first() { return 0; }
  static __WP_MEMBER __wp_lanes lanes() { return ~(__wp_lanes)0; }
};
enum kind { block_kind, grid_kind, lanes_kind, coalesced_kind };
} // namespace details

// Any group. The others convert to it.
class thread_group {
  details::kind kind;
  __wp_lanes lanes;
  unsigned members;
  unsigned rank;

public:
  __WP_MEMBER thread_group(details::kind k, __wp_lanes l, unsigned n, unsigned r)
      : kind(k), lanes(l), members(n), rank(r) {}
  __WP_MEMBER void sync() const {
    if (kind == details::block_kind)
      __syncthreads();
    else if (kind == details::grid_kind)
      __wp_barrier_grid();
    else
      __wp_barrier_warp(lanes);
  }
  // The threads come together, and nothing of theirs is ordered.
  __WP_MEMBER void converge() const {
    if (kind == details::block_kind)
      __wp_barrier_block(0);
    else if (kind != details::grid_kind)
      __wp_converge_lanes(lanes);
  }
  __WP_MEMBER bool is_coalesced() const { return kind == details::coalesced_kind; }
  __WP_MEMBER unsigned long long size() const { return members; }
  __WP_MEMBER unsigned long long num_threads() const { return members; }
  __WP_MEMBER unsigned long long thread_rank() const { return rank; }
  __WP_MEMBER bool is_valid() const { return true; }
};

class thread_block {
public:
  __WP_MEMBER operator thread_group() const {
    return thread_group(details::block_kind, 0, size(), thread_rank());
  }
  struct arrival_token {};
  static __WP_MEMBER void sync() { __syncthreads(); }
  static __WP_MEMBER void converge() { __wp_barrier_block(0); }
  static __WP_MEMBER unsigned size() { return details::block_size(); }
  static __WP_MEMBER unsigned num_threads() { return details::block_size(); }
  static __WP_MEMBER unsigned thread_rank() { return details::thread_rank(); }
  static __WP_MEMBER dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  static __WP_MEMBER dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
  static __WP_MEMBER dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
  static __WP_MEMBER dim3 dim_threads() { return group_dim(); }
  __WP_MEMBER arrival_token barrier_arrive() {
    __wp_unsupported("split barrier of a thread block");
    return {};
  }
  __WP_MEMBER void barrier_wait(arrival_token &&) {
    __wp_unsupported("split barrier of a thread block");
  }
};
__WP_MEMBER thread_block this_thread_block() { return {}; }

class grid_group {
public:
  __WP_MEMBER operator thread_group() const {
    return thread_group(details::grid_kind, 0, (unsigned)size(), (unsigned)thread_rank());
  }
  __WP_MEMBER void sync() const { __wp_barrier_grid(); }
  static __WP_MEMBER unsigned long long size() {
    return details::grid_blocks() * details::block_size();
  }
  static __WP_MEMBER unsigned long long num_threads() { return size(); }
  static __WP_MEMBER unsigned long long thread_rank() {
    return details::block_rank() * details::block_size() + details::thread_rank();
  }
  static __WP_MEMBER unsigned long long block_rank() { return details::block_rank(); }
  static __WP_MEMBER unsigned long long num_blocks() { return details::grid_blocks(); }
  static __WP_MEMBER dim3 dim_blocks() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
  static __WP_MEMBER dim3 group_dim() { return dim_blocks(); }
  static __WP_MEMBER dim3 block_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  static __WP_MEMBER unsigned long long cluster_rank() { return __wp_nondet_i32(); }
  static __WP_MEMBER unsigned long long num_clusters() { return __wp_nondet_i32(); }
  static __WP_MEMBER dim3 dim_clusters() { return __wp_nondet<uint3>::get(); }
  static __WP_MEMBER dim3 cluster_index() { return __wp_nondet<uint3>::get(); }
  struct arrival_token {};
  __WP_MEMBER arrival_token barrier_arrive() const {
    __wp_unsupported("split barrier of a grid");
    return {};
  }
  __WP_MEMBER void barrier_wait(arrival_token &&) const {
    __wp_unsupported("split barrier of a grid");
  }
  __WP_MEMBER bool is_valid() const { return true; }
};
__WP_MEMBER grid_group this_grid() { return {}; }

class multi_grid_group {
public:
  __WP_MEMBER void sync() const { __wp_unsupported("barrier of several grids"); }
  static __WP_MEMBER unsigned long long size() { return __wp_nondet_i64(); }
  static __WP_MEMBER unsigned long long thread_rank() { return __wp_nondet_i64(); }
  static __WP_MEMBER unsigned grid_rank() { return __wp_nondet_i32(); }
  static __WP_MEMBER unsigned num_grids() { return __wp_nondet_i32(); }
  __WP_MEMBER bool is_valid() const { return true; }
};
__WP_MEMBER multi_grid_group this_multi_grid() { return {}; }

class cluster_group {
public:
  struct arrival_token {};
  static __WP_MEMBER void sync() { __wp_barrier_cluster(); }
  static __WP_MEMBER arrival_token barrier_arrive() {
    __wp_unsupported("split barrier of a cluster");
    return {};
  }
  static __WP_MEMBER void barrier_wait() { __wp_unsupported("split barrier of a cluster"); }
  static __WP_MEMBER void barrier_wait(arrival_token &&) { barrier_wait(); }
  static __WP_MEMBER unsigned block_rank() { return __wp_nondet_i32(); }
  static __WP_MEMBER unsigned num_blocks() { return __wp_nondet_i32(); }
  static __WP_MEMBER unsigned thread_rank() { return __wp_nondet_i32(); }
  static __WP_MEMBER unsigned num_threads() { return __wp_nondet_i32(); }
  static __WP_MEMBER unsigned size() { return __wp_nondet_i32(); }
  static __WP_MEMBER dim3 dim_blocks() { return __wp_nondet<uint3>::get(); }
  static __WP_MEMBER dim3 block_index() { return __wp_nondet<uint3>::get(); }
  static __WP_MEMBER dim3 dim_threads() { return __wp_nondet<uint3>::get(); }
  static __WP_MEMBER dim3 thread_index() { return __wp_nondet<uint3>::get(); }
  template <class __T> static __WP_MEMBER __T *map_shared_rank(__T *p, int) {
    __wp_unsupported("distributed shared memory");
    return p;
  }
  static __WP_MEMBER unsigned query_shared_rank(const void *) { return __wp_nondet_i32(); }
};
__WP_MEMBER cluster_group this_cluster() { return {}; }

// The lanes that are active together, in the order of their numbers.
class coalesced_group {
  __wp_lanes lanes;

public:
  __WP_MEMBER explicit coalesced_group(__wp_lanes l) : lanes(l) {}
  __WP_MEMBER operator thread_group() const {
    return thread_group(details::coalesced_kind, lanes, size(), thread_rank());
  }
  __WP_MEMBER unsigned size() const { return details::count(lanes); }
  __WP_MEMBER unsigned num_threads() const { return size(); }
  __WP_MEMBER unsigned thread_rank() const {
    return details::count(lanes & (((__wp_lanes)1 << details::lane()) - 1));
  }
  __WP_MEMBER unsigned meta_group_size() const { return __wp_nondet_i32(); }
  __WP_MEMBER unsigned meta_group_rank() const { return __wp_nondet_i32(); }
  __WP_MEMBER void sync() const { __wp_barrier_warp(lanes); }
  __WP_MEMBER void converge() const { __wp_converge_lanes(lanes); }
  __WP_MEMBER __wp_lanes mask() const { return lanes; }
  // The lane of a rank depends on which lanes are active: but for the first one's the value is arbitrary.
  template <class __T> __WP_MEMBER __T shfl(__T v, int rank) const {
    __T others = exchange<__T>(), first = __shfl_sync(lanes, v, __builtin_ctzg(lanes, 0));
    return rank == 0 ? first : others;
  }
  template <class __T> __WP_MEMBER __T shfl_up(__T v, unsigned) const { return exchange<__T>(); }
  template <class __T> __WP_MEMBER __T shfl_down(__T v, unsigned) const { return exchange<__T>(); }
  __WP_MEMBER int any(int p) const { return __wp_vote_any(lanes, p); }
  __WP_MEMBER int all(int p) const { return __wp_vote_all(lanes, p); }
  __WP_MEMBER __wp_lanes ballot(int) const { return exchange<__wp_lanes>(); }
  template <class __T> __WP_MEMBER __wp_lanes match_all(__T, int &all) const {
    all = __wp_nondet_i32();
    return exchange<__wp_lanes>();
  }
  template <class __T> __WP_MEMBER __wp_lanes match_any(__T) const {
    return exchange<__wp_lanes>();
  }

private:
  template <class __T> __WP_MEMBER __T exchange() const {
    converge();
    return __wp_nondet<__T>::get();
  }
};
__WP_MEMBER coalesced_group coalesced_threads() { return coalesced_group(__activemask()); }

namespace details {
// What a tile of Size threads does, whatever group it is a part of.
template <unsigned __Size> class any_tile {
  static_assert((__Size & (__Size - 1)) == 0, "the size of a tile is a power of two");
  static_assert(__Size <= warpSize, "tiles of several warps are not supported");
  typedef details::tile<__Size> tile;
  // Bit 0 is the tile's first lane.
  static __WP_MEMBER __wp_lanes relative(__wp_lanes l) {
    return (l & tile::lanes()) >> tile::first();
  }

public:
  __WP_MEMBER operator thread_group() const {
    return thread_group(lanes_kind, tile::lanes(), __Size, thread_rank());
  }
  static __WP_MEMBER void sync() { __wp_barrier_warp(tile::lanes()); }
  static __WP_MEMBER void converge() { __wp_converge_lanes(tile::lanes()); }
  static __WP_MEMBER __wp_lanes mask() { return tile::lanes(); }
  static __WP_MEMBER constexpr unsigned size() { return __Size; }
  static __WP_MEMBER constexpr unsigned num_threads() { return __Size; }
  static __WP_MEMBER unsigned thread_rank() { return details::thread_rank() % __Size; }
  template <class __T> static __WP_MEMBER __T shfl(__T v, int rank) {
    return __shfl_sync(tile::lanes(), v, rank, __Size);
  }
  template <class __T> static __WP_MEMBER __T shfl_up(__T v, unsigned delta) {
    return __shfl_up_sync(tile::lanes(), v, delta, __Size);
  }
  template <class __T> static __WP_MEMBER __T shfl_down(__T v, unsigned delta) {
    return __shfl_down_sync(tile::lanes(), v, delta, __Size);
  }
  template <class __T> static __WP_MEMBER __T shfl_xor(__T v, unsigned mask) {
    return __shfl_xor_sync(tile::lanes(), v, mask, __Size);
  }
  static __WP_MEMBER int any(int p) { return __wp_vote_any(tile::lanes(), p); }
  static __WP_MEMBER int all(int p) { return __wp_vote_all(tile::lanes(), p); }
  static __WP_MEMBER __wp_lanes ballot(int p) { return relative(__ballot_sync(tile::lanes(), p)); }
  template <class __T> static __WP_MEMBER __wp_lanes match_any(__T v) {
    return relative(__match_any_sync(tile::lanes(), v));
  }
  template <class __T> static __WP_MEMBER __wp_lanes match_all(__T v, int &pred) {
    return relative(__match_all_sync(tile::lanes(), v, &pred));
  }
};
} // namespace details

// A tile of the group Parent. A tile whose parent is not part of its type remembers its place.
template <unsigned __Size, class __Parent = void>
class thread_block_tile : public details::any_tile<__Size> {
public:
  static __WP_MEMBER unsigned meta_group_rank() { return __Parent().thread_rank() / __Size; }
  static __WP_MEMBER unsigned meta_group_size() {
    return (__Parent().size() + __Size - 1) / __Size;
  }
};
template <unsigned __Size>
class thread_block_tile<__Size, void> : public details::any_tile<__Size> {
  unsigned meta_rank;
  unsigned meta_size;

public:
  template <class __P>
  __WP_MEMBER thread_block_tile(const thread_block_tile<__Size, __P> &tile)
      : meta_rank(tile.meta_group_rank()), meta_size(tile.meta_group_size()) {}
  __WP_MEMBER thread_block_tile(const thread_block_tile &) = default;
  __WP_MEMBER unsigned meta_group_rank() const { return meta_rank; }
  __WP_MEMBER unsigned meta_group_size() const { return meta_size; }
};

namespace details {
template <class __G> struct parent { typedef __G type; };
template <unsigned __Size> struct parent<thread_block_tile<__Size, void>> {
  typedef thread_block_tile<__Size, thread_block> type;
};
} // namespace details
template <unsigned __Size, class __G>
__WP_MEMBER thread_block_tile<__Size, typename details::parent<__G>::type>
tiled_partition(const __G &) {
  return {};
}
template <unsigned __Size> __WP_MEMBER coalesced_group tiled_partition(const coalesced_group &) {
  __wp_unsupported("tile of a coalesced group");
  return coalesced_group(0);
}
__WP_MEMBER thread_group tiled_partition(const thread_group &g, unsigned size) {
  if (size > warpSize || (size & (size - 1)) != 0)
    __wp_unsupported("tile of several warps");
  if (g.is_coalesced())
    __wp_unsupported("tile of a coalesced group");
  unsigned rank = details::thread_rank();
  __wp_lanes first = size >= warpSize ? ~(__wp_lanes)0 : ((__wp_lanes)1 << (size % warpSize)) - 1;
  return thread_group(details::lanes_kind, first << (rank % warpSize / size * size), size,
                      rank % size);
}
template <class __G> __WP_MEMBER coalesced_group binary_partition(const __G &g, bool p) {
  __wp_lanes yes = __ballot_sync(g.mask(), p);
  return coalesced_group(p ? yes : g.mask() & ~yes);
}
template <class __G, class __L>
__WP_MEMBER coalesced_group labeled_partition(const __G &g, __L label) {
  return coalesced_group(__match_any_sync(g.mask(), label));
}

template <class __G> __WP_MEMBER void sync(const __G &g) { g.sync(); }
template <class __G> __WP_MEMBER void synchronize(const __G &g) { g.sync(); }
template <class __G> __WP_MEMBER unsigned long long group_size(const __G &g) { return g.size(); }
template <class __G> __WP_MEMBER unsigned long long thread_rank(const __G &g) {
  return g.thread_rank();
}

template <class __T> struct plus {
  __WP_MEMBER_HD __T operator()(__T a, __T b) const { return a + b; }
};
template <class __T> struct less {
  __WP_MEMBER_HD __T operator()(__T a, __T b) const { return b < a ? b : a; }
};
template <class __T> struct greater {
  __WP_MEMBER_HD __T operator()(__T a, __T b) const { return a < b ? b : a; }
};
template <class __T> struct bit_and {
  __WP_MEMBER_HD __T operator()(__T a, __T b) const { return a & b; }
};
template <class __T> struct bit_or {
  __WP_MEMBER_HD __T operator()(__T a, __T b) const { return a | b; }
};
template <class __T> struct bit_xor {
  __WP_MEMBER_HD __T operator()(__T a, __T b) const { return a ^ b; }
};

namespace details {
// What a collective operation yields is arbitrary; it orders no memory.
template <class __G, class __T> __WP_DEV __T collective(const __G &g, __T) {
  g.converge();
  return __wp_nondet<__T>::get();
}
// All of a warp's group get the same, word by word.
template <class, unsigned...> struct words {};
template <class __G, class __T, unsigned... __At>
__WP_DEV __T agreed(const __G &g, __T v, words<unsigned, __At...>) {
  unsigned same[] = {
      ((void)__At, __wp_warp_reduce_or_u32(g.mask(), __wp_nondet<unsigned>::get()))...};
  __builtin_memcpy(&v, same, sizeof(__T));
  return v;
}
template <class __G, class __T>
__WP_DEV auto agreed(const __G &g, __T v, int) -> decltype(g.mask(), __T(v)) {
  if constexpr (sizeof(__T) == 1)
    return collective(g, v);
  else
    return agreed(g, v, __make_integer_seq<words, unsigned, (sizeof(__T) + 3) / 4>());
}
template <class __G, class __T> __WP_DEV __T agreed(const __G &g, __T v, long) {
  return collective(g, v);
}
} // namespace details
#define __WP_COLLECTIVE(NAME, ...)                                                                 \
  template <class __G, class __T> __WP_MEMBER __T NAME(const __G &g, __T v) {                      \
    return details::__VA_ARGS__;                                                                   \
  }                                                                                                \
  template <class __G, class __T, class __F> __WP_MEMBER __T NAME(const __G &g, __T v, __F &&) {   \
    return details::__VA_ARGS__;                                                                   \
  }
__WP_COLLECTIVE(reduce, agreed(g, v, 0))
__WP_COLLECTIVE(inclusive_scan, collective(g, v))
__WP_COLLECTIVE(exclusive_scan, collective(g, v))
#undef __WP_COLLECTIVE

// One thread of the group runs the function; which one is not specified, of each group anew: the
// group has so many threads, and begins so many behind the first one of the block.
__WP_DECL unsigned long long __wp_pure_elected(const char *file, int line, unsigned long long first,
                                               unsigned long long threads, unsigned x, unsigned y,
                                               unsigned z);
template <class __G, class __F>
__WP_MEMBER void invoke_one(const __G &g, __F &&f, const char *file = __builtin_FILE(),
                            int line = __builtin_LINE()) {
  __wp_takes_for_granted(
      "`invoke_one` chooses the same thread of a group whenever it is called at one line");
  g.converge();
  unsigned long long first = thread_block::thread_rank() - g.thread_rank();
  if (g.thread_rank() ==
      __wp_pure_elected(file, line, first, g.size(), blockIdx.x, blockIdx.y, blockIdx.z))
    f();
}

// What it yields goes to all of them, and is arbitrary.
template <class __G, class __F>
__WP_MEMBER auto invoke_one_broadcast(const __G &g, __F &&f, const char *file = __builtin_FILE(),
                                      int line = __builtin_LINE()) -> decltype(f()) {
  invoke_one(g, static_cast<__F &&>(f), file, line);
  g.converge();
  return __wp_nondet<decltype(f())>::get();
}

// Each copy by a group is a batch of its own.
template <class __G, class __T, class __U, class __S>
__WP_MEMBER void memcpy_async(const __G &g, __T *to, const __U *from, const __S &bytes) {
  __wp_copies::by_group<__wp_copies::unit<__T>::bytes>(g, to, from, (size_t)bytes);
  __wp_copy_commit();
}
template <class __G, class __T, class __U, class __N, class __M>
__WP_MEMBER void memcpy_async(const __G &g, __T *to, const __N &to_elements, const __U *from,
                              const __M &from_elements) {
  size_t n = (size_t)to_elements, m = (size_t)from_elements;
  memcpy_async(g, to, from, (n < m ? n : m) * sizeof(__T));
}
template <class __G> __WP_MEMBER void wait(const __G &g) {
  __wp_copy_wait_all();
  g.sync();
}
template <unsigned __Stages, class __G> __WP_MEMBER void wait_prior(const __G &g) {
  __wp_copy_wait(__Stages);
  g.sync();
}

} // namespace cooperative_groups

#endif
