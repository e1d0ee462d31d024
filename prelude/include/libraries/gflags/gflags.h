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
#define DEFINE_bool(name, value, text) bool FLAGS_##name = value
#define DEFINE_int32(name, value, text) int32_t FLAGS_##name = value
#define DEFINE_uint32(name, value, text) uint32_t FLAGS_##name = value
#define DEFINE_int64(name, value, text) int64_t FLAGS_##name = value
#define DEFINE_uint64(name, value, text) uint64_t FLAGS_##name = value
#define DEFINE_double(name, value, text) double FLAGS_##name = value
#define DEFINE_string(name, value, text) std::string FLAGS_##name = value
#define DECLARE_bool(name) extern bool FLAGS_##name
#define DECLARE_int32(name) extern int32_t FLAGS_##name
#define DECLARE_uint32(name) extern uint32_t FLAGS_##name
#define DECLARE_int64(name) extern int64_t FLAGS_##name
#define DECLARE_uint64(name) extern uint64_t FLAGS_##name
#define DECLARE_double(name) extern double FLAGS_##name
#define DECLARE_string(name) extern std::string FLAGS_##name
