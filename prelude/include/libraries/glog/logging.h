// glog: declarations of what most programs use. What is logged is computed.
#pragma once
#pragma clang system_header
#include <iostream>
#include <string>

namespace google {
enum LogSeverity { INFO, WARNING, ERROR, FATAL };
void InitGoogleLogging(const char *);
void ShutdownGoogleLogging();
void InstallFailureSignalHandler();
std::ostream &__wp_log(LogSeverity);
bool __wp_is_logged(int level);
} // namespace google
extern bool FLAGS_logtostderr, FLAGS_alsologtostderr;
extern int FLAGS_minloglevel, FLAGS_v;

#define LOG(severity) ::google::__wp_log(::google::severity)
#define LOG_IF(severity, condition)                                                                \
  if (!(condition)) {                                                                              \
  } else                                                                                           \
    LOG(severity)
#define VLOG(level) LOG_IF(INFO, ::google::__wp_is_logged(level))
#define PLOG(severity) LOG(severity)
#define CHECK(condition)                                                                           \
  if (condition) {                                                                                 \
  } else                                                                                           \
    LOG(FATAL)
#define CHECK_EQ(a, b) CHECK((a) == (b))
#define CHECK_NE(a, b) CHECK((a) != (b))
#define CHECK_LT(a, b) CHECK((a) < (b))
#define CHECK_LE(a, b) CHECK((a) <= (b))
#define CHECK_GT(a, b) CHECK((a) > (b))
#define CHECK_GE(a, b) CHECK((a) >= (b))
#define CHECK_NOTNULL(p) (p)
// Without assertions these compute nothing.
#ifdef NDEBUG
#define __WP_IF_DEBUG while (false)
#else
#define __WP_IF_DEBUG
#endif
#define DLOG(severity) __WP_IF_DEBUG LOG(severity)
#define DCHECK(condition) __WP_IF_DEBUG CHECK(condition)
#define DCHECK_EQ(a, b) __WP_IF_DEBUG CHECK_EQ(a, b)
#define DCHECK_NE(a, b) __WP_IF_DEBUG CHECK_NE(a, b)
#define DCHECK_LT(a, b) __WP_IF_DEBUG CHECK_LT(a, b)
#define DCHECK_LE(a, b) __WP_IF_DEBUG CHECK_LE(a, b)
#define DCHECK_GT(a, b) __WP_IF_DEBUG CHECK_GT(a, b)
#define DCHECK_GE(a, b) __WP_IF_DEBUG CHECK_GE(a, b)
