// Thrust's vectors and pointers to memory of the device.
#ifndef WARPPROOF_THRUST_VECTORS_H
#define WARPPROOF_THRUST_VECTORS_H
#pragma clang system_header
#include <iterator>
#include <utility>
#include <vector>
#include <warpproof/base.h>

// Of whichever runtime there is.
#ifdef __HIP__
#define __WP_RUNTIME(NAME) hip##NAME
#else
#define __WP_RUNTIME(NAME) cuda##NAME
#endif

namespace thrust {

template <class __T> class device_ptr;

// An element of the device, which the host reads and writes by copies, and kernels as it is.
template <class __T> class device_reference {
  __T *at;

public:
  typedef typename std::remove_cv<__T>::type value_type;
  explicit __host__ __device__ device_reference(__T *p) : at(p) {}
  __host__ operator value_type() const {
    value_type value;
    __WP_RUNTIME(Memcpy)((void *)&value, (const void *)at, sizeof(__T),
                         __WP_RUNTIME(MemcpyDeviceToHost));
    return value;
  }
  __WP_MEMBER operator value_type() const { return *at; }
  __host__ device_reference &operator=(const value_type &value) {
    __WP_RUNTIME(Memcpy)((void *)at, (const void *)&value, sizeof(__T),
                         __WP_RUNTIME(MemcpyHostToDevice));
    return *this;
  }
  __WP_MEMBER device_reference &operator=(const value_type &value) { return *at = value, *this; }
  __WP_MEMBER_HD device_reference &operator=(const device_reference &other) {
    return *this = (value_type)other;
  }
  __WP_MEMBER_HD device_reference &operator+=(const value_type &v) {
    return *this = (value_type)*this + v;
  }
  __WP_MEMBER_HD device_reference &operator-=(const value_type &v) {
    return *this = (value_type)*this - v;
  }
  __WP_MEMBER_HD device_ptr<__T> operator&() const { return device_ptr<__T>(at); }
};

template <class __T> class device_ptr {
  __T *at;

public:
  typedef typename std::remove_cv<__T>::type value_type;
  typedef std::ptrdiff_t difference_type;
  typedef device_ptr pointer;
  typedef device_reference<__T> reference;
  typedef std::random_access_iterator_tag iterator_category;
  __WP_MEMBER_HD device_ptr(std::nullptr_t = nullptr) : at(nullptr) {}
  template <class __U> explicit __WP_MEMBER_HD device_ptr(__U *p) : at((__T *)p) {}
  template <class __U> __WP_MEMBER_HD device_ptr(const device_ptr<__U> &p) : at(p.get()) {}
  __WP_MEMBER_HD __T *get() const { return at; }
  __WP_MEMBER_HD reference operator*() const { return reference(at); }
  __WP_MEMBER_HD reference operator[](difference_type i) const { return reference(at + i); }
  __WP_MEMBER_HD device_ptr operator+(difference_type n) const { return device_ptr(at + n); }
  __WP_MEMBER_HD device_ptr operator-(difference_type n) const { return device_ptr(at - n); }
  __WP_MEMBER_HD difference_type operator-(const device_ptr &p) const { return at - p.at; }
  __WP_MEMBER_HD device_ptr &operator+=(difference_type n) { return at += n, *this; }
  __WP_MEMBER_HD device_ptr &operator-=(difference_type n) { return at -= n, *this; }
  __WP_MEMBER_HD device_ptr &operator++() { return ++at, *this; }
  __WP_MEMBER_HD device_ptr &operator--() { return --at, *this; }
  __WP_MEMBER_HD device_ptr operator++(int) { return device_ptr(at++); }
  __WP_MEMBER_HD bool operator==(const device_ptr &p) const { return at == p.at; }
  __WP_MEMBER_HD bool operator!=(const device_ptr &p) const { return at != p.at; }
  __WP_MEMBER_HD bool operator<(const device_ptr &p) const { return at < p.at; }
  explicit __WP_MEMBER_HD operator bool() const { return at; }
};
template <> class device_ptr<void> {
  void *at;

public:
  template <class __U> explicit device_ptr(__U *p) : at((void *)p) {}
  void *get() const { return at; }
};
template <class __T> __WP_HD device_ptr<__T> device_pointer_cast(__T *p) {
  return device_ptr<__T>(p);
}
template <class __T> __WP_HD device_ptr<__T> device_pointer_cast(const device_ptr<__T> &p) {
  return p;
}
template <class __T> __WP_HD __T *raw_pointer_cast(const device_ptr<__T> &p) { return p.get(); }
template <class __T> __WP_HD __T *raw_pointer_cast(__T *p) { return p; }
template <class __T> __WP_HOST device_ptr<__T> device_malloc(std::size_t n) {
  void *p = nullptr;
  __WP_RUNTIME(Malloc)(&p, n * sizeof(__T));
  return device_ptr<__T>((__T *)p);
}
template <class __T> __WP_HOST void device_free(const device_ptr<__T> &p) {
  __WP_RUNTIME(Free)((void *)p.get());
}
template <class __T> __WP_HOST device_ptr<__T> device_new(std::size_t n = 1) {
  return device_malloc<__T>(n);
}
template <class __T> __WP_HOST void device_delete(const device_ptr<__T> &p, std::size_t = 0) {
  device_free(p);
}
template <class __T> class device_allocator {};
template <class __T> using device_malloc_allocator = device_allocator<__T>;

template <class __T, class __A = std::allocator<__T>>
class host_vector : public std::vector<__T, __A> {
  typedef std::vector<__T, __A> base;

public:
  using base::base;
  host_vector() = default;
  __host__ host_vector(const base &other) : base(other) {}
  template <class __V, class = decltype(std::declval<const __V &>().__wp_to_host())>
  __host__ host_vector(const __V &other) : base(other.__wp_to_host()) {}
};

// Its memory is that of the runtime, so that what it holds is known to be on the device.
template <class __T, class __A = device_allocator<__T>> class device_vector {
  device_ptr<__T> first;
  std::size_t count, room;
  // There is no more room than is said.
  bool exact;

  __host__ void take(std::size_t n) {
    first = device_malloc<__T>(n);
    count = room = n;
    exact = true;
  }
  __host__ void steal(device_vector &other) {
    first = other.first, count = other.count, room = other.room, exact = other.exact;
    other.first = nullptr, other.count = other.room = 0, other.exact = true;
  }
  __host__ void move_to(std::size_t n) {
    device_ptr<__T> old = first;
    std::size_t kept = count;
    take(n);
    copy_from(old.get(), kept);
    count = kept;
    device_free(old);
  }
  // Room for so many elements, and for others that are not told.
  __host__ void grow(std::size_t n) {
    if (n <= room)
      return;
    if (exact || __wp_goes_on())
      move_to(n);
    room = n, exact = false;
  }
  template <class __I> __host__ void assign_from(__I from, std::size_t n) {
    std::vector<__T> values(from, from + n);
    __WP_RUNTIME(Memcpy)((void *)first.get(), (const void *)values.data(), n * sizeof(__T),
                         __WP_RUNTIME(MemcpyHostToDevice));
  }
  __host__ void copy_from(const __T *from, std::size_t n) {
    __WP_RUNTIME(Memcpy)((void *)first.get(), (const void *)from, n * sizeof(__T),
                         __WP_RUNTIME(MemcpyDeviceToDevice));
  }

public:
  typedef __T value_type;
  typedef std::size_t size_type;
  typedef std::ptrdiff_t difference_type;
  typedef device_ptr<__T> pointer, iterator;
  typedef device_ptr<const __T> const_pointer, const_iterator;
  typedef device_reference<__T> reference;
  typedef device_reference<const __T> const_reference;

  __host__ device_vector() : count(0), room(0), exact(true) {}
  explicit __host__ device_vector(size_type n) {
    take(n), assign_from(std::vector<__T>(n).begin(), n);
  }
  __host__ device_vector(size_type n, const __T &value) {
    take(n), assign_from(std::vector<__T>(n, value).begin(), n);
  }
  __host__ device_vector(const device_vector &other) {
    take(other.count), copy_from(other.first.get(), count);
  }
  __host__ device_vector(device_vector &&other) { steal(other); }
  template <class __U, class __B> __host__ device_vector(const std::vector<__U, __B> &values) {
    take(values.size()), assign_from(values.begin(), count);
  }
  __host__ device_vector(std::initializer_list<__T> values) {
    take(values.size()), assign_from(values.begin(), count);
  }
  template <class __I, class = typename std::iterator_traits<__I>::iterator_category>
  __host__ device_vector(__I begin, __I end) {
    take(end - begin), assign_from(begin, count);
  }
  __host__ ~device_vector() { device_free(first); }
  __host__ device_vector &operator=(const device_vector &other) {
    resize(other.count);
    copy_from(other.first.get(), count);
    return *this;
  }
  __host__ device_vector &operator=(device_vector &&other) {
    device_free(first);
    steal(other);
    return *this;
  }
  template <class __U, class __B>
  __host__ device_vector &operator=(const std::vector<__U, __B> &values) {
    resize(values.size());
    assign_from(values.begin(), count);
    return *this;
  }
  __host__ std::vector<__T> __wp_to_host() const {
    std::vector<__T> values(count);
    __WP_RUNTIME(Memcpy)((void *)values.data(), (const void *)first.get(), count * sizeof(__T),
                         __WP_RUNTIME(MemcpyDeviceToHost));
    return values;
  }

  __host__ iterator begin() { return first; }
  __host__ iterator end() { return first + count; }
  __host__ const_iterator begin() const { return first; }
  __host__ const_iterator end() const { return first + count; }
  __host__ const_iterator cbegin() const { return first; }
  __host__ const_iterator cend() const { return first + count; }
  __host__ pointer data() { return first; }
  __host__ const_pointer data() const { return first; }
  __host__ size_type size() const { return count; }
  __host__ size_type capacity() const {
    size_type most = __wp_any_size();
    return exact || most < room ? room : most;
  }
  __host__ bool empty() const { return count == 0; }
  __host__ reference operator[](size_type i) { return first[i]; }
  __host__ const_reference operator[](size_type i) const { return const_pointer(first)[i]; }
  __host__ reference front() { return first[0]; }
  __host__ reference back() { return first[count - 1]; }
  __host__ void reserve(size_type n) {
    if (n > room)
      move_to(n);
  }
  __host__ void resize(size_type n) { grow(n), count = n; }
  __host__ void resize(size_type n, const __T &value) {
    size_type old = count;
    resize(n);
    for (size_type i = old; i < n; ++i)
      first[i] = value;
  }
  __host__ void push_back(const __T &value) {
    grow(count + 1);
    first[count++] = value;
  }
  __host__ void pop_back() { --count; }
  __host__ void clear() { count = 0; }
  __host__ void shrink_to_fit() { move_to(count); }
  __host__ void assign(size_type n, const __T &value) {
    clear();
    resize(n, value);
  }
  template <class __I, class = typename std::iterator_traits<__I>::iterator_category>
  __host__ void assign(__I begin, __I end) {
    resize(end - begin);
    assign_from(begin, count);
  }
  __host__ iterator erase(iterator at);
  __host__ iterator erase(iterator begin, iterator end);
  template <class __I> __host__ void insert(iterator at, __I begin, __I end);
  __host__ void swap(device_vector &other) {
    std::swap(first, other.first);
    std::swap(count, other.count);
    std::swap(room, other.room);
    std::swap(exact, other.exact);
  }
};
template <class __T> using universal_vector = device_vector<__T>;

} // namespace thrust

#undef __WP_RUNTIME
#endif
