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
__WP_BINARY(vimax_s16x2_relu) __WP_BINARY(vimin_s16x2_relu)
#define __WP_TERNARY(NAME)                                                                         \
  __WP_DECL unsigned __wp_pure_##NAME(unsigned, unsigned, unsigned);                               \
  __WP_DEV unsigned __##NAME(unsigned a, unsigned b, unsigned c) {                                 \
    return __wp_pure_##NAME(a, b, c);                                                              \
  }
__WP_TERNARY(viaddmax_s16x2) __WP_TERNARY(viaddmax_s16x2_relu) __WP_TERNARY(viaddmax_u16x2)
__WP_TERNARY(viaddmin_s16x2) __WP_TERNARY(viaddmin_s16x2_relu) __WP_TERNARY(viaddmin_u16x2)
__WP_TERNARY(vimax3_s16x2) __WP_TERNARY(vimax3_s16x2_relu) __WP_TERNARY(vimax3_u16x2)
__WP_TERNARY(vimin3_s16x2) __WP_TERNARY(vimin3_s16x2_relu) __WP_TERNARY(vimin3_u16x2)
#undef __WP_TERNARY
// They also say which operand each half is of.
#define __WP_CHOICE(NAME)                                                                          \
  __WP_DECL unsigned __wp_pure_##NAME(unsigned, unsigned);                                         \
  __WP_DEV unsigned __##NAME(unsigned a, unsigned b, bool *high, bool *low) {                      \
    *high = __wp_nondet_i1();                                                                      \
    *low = __wp_nondet_i1();                                                                       \
    return __wp_pure_##NAME(a, b);                                                                 \
  }
__WP_CHOICE(vibmax_s16x2) __WP_CHOICE(vibmax_u16x2) __WP_CHOICE(vibmin_s16x2)
__WP_CHOICE(vibmin_u16x2)
#undef __WP_CHOICE
#undef __WP_UNARY
#undef __WP_BINARY
#undef __WP_BOTH

#endif
