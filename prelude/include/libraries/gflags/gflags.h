// gflags: declarations.
#pragma once
#pragma clang system_header
#include <cstdint>
#include <string>

namespace google {
uint32_t ParseCommandLineFlags(int *, char ***, bool);
void SetUsageMessage(const std::string &);
void SetVersionString(const std::string &);
void ShutDownCommandLineFlags();
} // namespace google
namespace gflags = google;
// What a flag holds is set by what reads the command line.
extern "C" bool __wp_register_flag(void *);
#define __WP_FLAG(type, name, value)                                                               \
  type FLAGS_##name = value;                                                                       \
  static const bool __wp_registered_##name = __wp_register_flag(&FLAGS_##name)
#define DEFINE_bool(name, value, text) __WP_FLAG(bool, name, value)
#define DEFINE_int32(name, value, text) __WP_FLAG(int32_t, name, value)
#define DEFINE_uint32(name, value, text) __WP_FLAG(uint32_t, name, value)
#define DEFINE_int64(name, value, text) __WP_FLAG(int64_t, name, value)
#define DEFINE_uint64(name, value, text) __WP_FLAG(uint64_t, name, value)
#define DEFINE_double(name, value, text) __WP_FLAG(double, name, value)
#define DEFINE_string(name, value, text) __WP_FLAG(std::string, name, value)
#define DECLARE_bool(name) extern bool FLAGS_##name
#define DECLARE_int32(name) extern int32_t FLAGS_##name
#define DECLARE_uint32(name) extern uint32_t FLAGS_##name
#define DECLARE_int64(name) extern int64_t FLAGS_##name
#define DECLARE_uint64(name) extern uint64_t FLAGS_##name
#define DECLARE_double(name) extern double FLAGS_##name
#define DECLARE_string(name) extern std::string FLAGS_##name
