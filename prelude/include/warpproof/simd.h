// Arithmetic on the two half words or four bytes of a word: uninterpreted.
#ifndef WARPPROOF_SIMD_H
#define WARPPROOF_SIMD_H
#pragma clang system_header
#include <warpproof/base.h>

#define __WP_UNARY(NAME)                                                                           \
  __WP_DECL unsigned __wp_pure_##NAME(unsigned);                                                   \
  __WP_DEV unsigned __##NAME(unsigned a) { return __wp_pure_##NAME(a); }
#define __WP_BINARY(NAME)                                                                          \
  __WP_DECL unsigned __wp_pure_##NAME(unsigned, unsigned);                                         \
  __WP_DEV unsigned __##NAME(unsigned a, unsigned b) { return __wp_pure_##NAME(a, b); }
#define __WP_BOTH(__M, NAME) __M(NAME##2) __M(NAME##4)
__WP_BOTH(__WP_UNARY, vabs) __WP_BOTH(__WP_UNARY, vabsss) __WP_BOTH(__WP_UNARY, vneg)
__WP_BOTH(__WP_UNARY, vnegss)
__WP_BOTH(__WP_BINARY, vabsdiffs) __WP_BOTH(__WP_BINARY, vabsdiffu)
__WP_BOTH(__WP_BINARY, vadd) __WP_BOTH(__WP_BINARY, vaddss) __WP_BOTH(__WP_BINARY, vaddus)
__WP_BOTH(__WP_BINARY, vavgs) __WP_BOTH(__WP_BINARY, vavgu) __WP_BOTH(__WP_BINARY, vhaddu)
__WP_BOTH(__WP_BINARY, vsub) __WP_BOTH(__WP_BINARY, vsubss) __WP_BOTH(__WP_BINARY, vsubus)
__WP_BOTH(__WP_BINARY, vmaxs) __WP_BOTH(__WP_BINARY, vmaxu) __WP_BOTH(__WP_BINARY, vmins)
__WP_BOTH(__WP_BINARY, vminu) __WP_BOTH(__WP_BINARY, vsads) __WP_BOTH(__WP_BINARY, vsadu)
__WP_BOTH(__WP_BINARY, vcmpeq) __WP_BOTH(__WP_BINARY, vcmpne) __WP_BOTH(__WP_BINARY, vcmpges)
__WP_BOTH(__WP_BINARY, vcmpgeu) __WP_BOTH(__WP_BINARY, vcmpgts) __WP_BOTH(__WP_BINARY, vcmpgtu)
__WP_BOTH(__WP_BINARY, vcmples) __WP_BOTH(__WP_BINARY, vcmpleu) __WP_BOTH(__WP_BINARY, vcmplts)
__WP_BOTH(__WP_BINARY, vcmpltu) __WP_BOTH(__WP_BINARY, vseteq) __WP_BOTH(__WP_BINARY, vsetne)
__WP_BOTH(__WP_BINARY, vsetges) __WP_BOTH(__WP_BINARY, vsetgeu) __WP_BOTH(__WP_BINARY, vsetgts)
__WP_BOTH(__WP_BINARY, vsetgtu) __WP_BOTH(__WP_BINARY, vsetles) __WP_BOTH(__WP_BINARY, vsetleu)
__WP_BOTH(__WP_BINARY, vsetlts) __WP_BOTH(__WP_BINARY, vsetltu)
#undef __WP_UNARY
#undef __WP_BINARY
#undef __WP_BOTH

#endif
