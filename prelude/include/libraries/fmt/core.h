// {fmt}: declarations.
#pragma once
#pragma clang system_header
#include <cstdio>
#include <string>

namespace fmt {
template <class... __A> __host__ void print(const char *, const __A &...);
template <class... __A> __host__ void print(std::FILE *, const char *, const __A &...);
template <class... __A> __host__ void println(const char *, const __A &...);
template <class... __A> __host__ std::string format(const char *, const __A &...);
template <class __T> __host__ std::string to_string(const __T &);
} // namespace fmt
