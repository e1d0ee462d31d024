// Barrier invariants: a condition and the values to instantiate it with. The including header
// defines the two declaring macros.
#pragma clang system_header

#define __WP_SZ1 size_t
#define __WP_SZ2 __WP_SZ1, size_t
#define __WP_SZ3 __WP_SZ2, size_t
#define __WP_SZ4 __WP_SZ3, size_t
#define __WP_SZ5 __WP_SZ4, size_t
#define __WP_SZ6 __WP_SZ5, size_t
#define __WP_SZ7 __WP_SZ6, size_t
#define __WP_SZ8 __WP_SZ7, size_t
#define __WP_SZ9 __WP_SZ8, size_t
#define __WP_SZ10 __WP_SZ9, size_t
#define __WP_SZ11 __WP_SZ10, size_t
#define __WP_SZ12 __WP_SZ11, size_t
#define __WP_SZ13 __WP_SZ12, size_t
#define __WP_SZ14 __WP_SZ13, size_t
#define __WP_SZ15 __WP_SZ14, size_t
#define __WP_SZ16 __WP_SZ15, size_t
#define __WP_SZ17 __WP_SZ16, size_t
#define __WP_SZ18 __WP_SZ17, size_t
#define __WP_SZ19 __WP_SZ18, size_t
#define __WP_SZ20 __WP_SZ19, size_t
#define __WP_SZ21 __WP_SZ20, size_t
#define __WP_SZ22 __WP_SZ21, size_t
#define __WP_SZ23 __WP_SZ22, size_t
#define __WP_SZ24 __WP_SZ23, size_t
#define __WP_SZ25 __WP_SZ24, size_t
#define __WP_SZ26 __WP_SZ25, size_t
#define __WP_SZ27 __WP_SZ26, size_t
#define __WP_SZ28 __WP_SZ27, size_t
#define __WP_SZ29 __WP_SZ28, size_t
#define __WP_SZ30 __WP_SZ29, size_t
#define __WP_SZ31 __WP_SZ30, size_t
#define __WP_SZ32 __WP_SZ31, size_t
#define __WP_SZ33 __WP_SZ32, size_t
#define __WP_SZ34 __WP_SZ33, size_t
#define __WP_SZ35 __WP_SZ34, size_t
#define __WP_SZ36 __WP_SZ35, size_t
#define __WP_SZ37 __WP_SZ36, size_t
#define __WP_SZ38 __WP_SZ37, size_t
#define __WP_SZ39 __WP_SZ38, size_t
#define __WP_SZ40 __WP_SZ39, size_t

__WP_BARRIER_INVARIANT(1, __WP_SZ1)
__WP_BARRIER_INVARIANT(2, __WP_SZ2)
__WP_BARRIER_INVARIANT(3, __WP_SZ3)
__WP_BARRIER_INVARIANT(4, __WP_SZ4)
__WP_BARRIER_INVARIANT(5, __WP_SZ5)
__WP_BARRIER_INVARIANT(6, __WP_SZ6)
__WP_BARRIER_INVARIANT(7, __WP_SZ7)
__WP_BARRIER_INVARIANT(8, __WP_SZ8)
__WP_BARRIER_INVARIANT(9, __WP_SZ9)
__WP_BARRIER_INVARIANT(10, __WP_SZ10)
__WP_BARRIER_INVARIANT(11, __WP_SZ11)
__WP_BARRIER_INVARIANT(12, __WP_SZ12)
__WP_BARRIER_INVARIANT(13, __WP_SZ13)
__WP_BARRIER_INVARIANT(14, __WP_SZ14)
__WP_BARRIER_INVARIANT(15, __WP_SZ15)
__WP_BARRIER_INVARIANT(16, __WP_SZ16)
__WP_BARRIER_INVARIANT(17, __WP_SZ17)
__WP_BARRIER_INVARIANT(18, __WP_SZ18)
__WP_BARRIER_INVARIANT(19, __WP_SZ19)
__WP_BARRIER_INVARIANT(20, __WP_SZ20)
__WP_BARRIER_INVARIANT_BINARY(1, __WP_SZ2)
__WP_BARRIER_INVARIANT_BINARY(2, __WP_SZ4)
__WP_BARRIER_INVARIANT_BINARY(3, __WP_SZ6)
__WP_BARRIER_INVARIANT_BINARY(4, __WP_SZ8)
__WP_BARRIER_INVARIANT_BINARY(5, __WP_SZ10)
__WP_BARRIER_INVARIANT_BINARY(6, __WP_SZ12)
__WP_BARRIER_INVARIANT_BINARY(7, __WP_SZ14)
__WP_BARRIER_INVARIANT_BINARY(8, __WP_SZ16)
__WP_BARRIER_INVARIANT_BINARY(9, __WP_SZ18)
__WP_BARRIER_INVARIANT_BINARY(10, __WP_SZ20)
__WP_BARRIER_INVARIANT_BINARY(11, __WP_SZ22)
__WP_BARRIER_INVARIANT_BINARY(12, __WP_SZ24)
__WP_BARRIER_INVARIANT_BINARY(13, __WP_SZ26)
__WP_BARRIER_INVARIANT_BINARY(14, __WP_SZ28)
__WP_BARRIER_INVARIANT_BINARY(15, __WP_SZ30)
__WP_BARRIER_INVARIANT_BINARY(16, __WP_SZ32)
__WP_BARRIER_INVARIANT_BINARY(17, __WP_SZ34)
__WP_BARRIER_INVARIANT_BINARY(18, __WP_SZ36)
__WP_BARRIER_INVARIANT_BINARY(19, __WP_SZ38)
__WP_BARRIER_INVARIANT_BINARY(20, __WP_SZ40)

#undef __WP_SZ1
#undef __WP_SZ2
#undef __WP_SZ3
#undef __WP_SZ4
#undef __WP_SZ5
#undef __WP_SZ6
#undef __WP_SZ7
#undef __WP_SZ8
#undef __WP_SZ9
#undef __WP_SZ10
#undef __WP_SZ11
#undef __WP_SZ12
#undef __WP_SZ13
#undef __WP_SZ14
#undef __WP_SZ15
#undef __WP_SZ16
#undef __WP_SZ17
#undef __WP_SZ18
#undef __WP_SZ19
#undef __WP_SZ20
#undef __WP_SZ21
#undef __WP_SZ22
#undef __WP_SZ23
#undef __WP_SZ24
#undef __WP_SZ25
#undef __WP_SZ26
#undef __WP_SZ27
#undef __WP_SZ28
#undef __WP_SZ29
#undef __WP_SZ30
#undef __WP_SZ31
#undef __WP_SZ32
#undef __WP_SZ33
#undef __WP_SZ34
#undef __WP_SZ35
#undef __WP_SZ36
#undef __WP_SZ37
#undef __WP_SZ38
#undef __WP_SZ39
#undef __WP_SZ40

#ifdef WARPPROOF_NO_ANNOTATIONS
#define __barrier_invariant_1(...) __WP_NOTHING
#define __barrier_invariant_2(...) __WP_NOTHING
#define __barrier_invariant_3(...) __WP_NOTHING
#define __barrier_invariant_4(...) __WP_NOTHING
#define __barrier_invariant_5(...) __WP_NOTHING
#define __barrier_invariant_6(...) __WP_NOTHING
#define __barrier_invariant_7(...) __WP_NOTHING
#define __barrier_invariant_8(...) __WP_NOTHING
#define __barrier_invariant_9(...) __WP_NOTHING
#define __barrier_invariant_10(...) __WP_NOTHING
#define __barrier_invariant_11(...) __WP_NOTHING
#define __barrier_invariant_12(...) __WP_NOTHING
#define __barrier_invariant_13(...) __WP_NOTHING
#define __barrier_invariant_14(...) __WP_NOTHING
#define __barrier_invariant_15(...) __WP_NOTHING
#define __barrier_invariant_16(...) __WP_NOTHING
#define __barrier_invariant_17(...) __WP_NOTHING
#define __barrier_invariant_18(...) __WP_NOTHING
#define __barrier_invariant_19(...) __WP_NOTHING
#define __barrier_invariant_20(...) __WP_NOTHING
#define __barrier_invariant_binary_1(...) __WP_NOTHING
#define __barrier_invariant_binary_2(...) __WP_NOTHING
#define __barrier_invariant_binary_3(...) __WP_NOTHING
#define __barrier_invariant_binary_4(...) __WP_NOTHING
#define __barrier_invariant_binary_5(...) __WP_NOTHING
#define __barrier_invariant_binary_6(...) __WP_NOTHING
#define __barrier_invariant_binary_7(...) __WP_NOTHING
#define __barrier_invariant_binary_8(...) __WP_NOTHING
#define __barrier_invariant_binary_9(...) __WP_NOTHING
#define __barrier_invariant_binary_10(...) __WP_NOTHING
#define __barrier_invariant_binary_11(...) __WP_NOTHING
#define __barrier_invariant_binary_12(...) __WP_NOTHING
#define __barrier_invariant_binary_13(...) __WP_NOTHING
#define __barrier_invariant_binary_14(...) __WP_NOTHING
#define __barrier_invariant_binary_15(...) __WP_NOTHING
#define __barrier_invariant_binary_16(...) __WP_NOTHING
#define __barrier_invariant_binary_17(...) __WP_NOTHING
#define __barrier_invariant_binary_18(...) __WP_NOTHING
#define __barrier_invariant_binary_19(...) __WP_NOTHING
#define __barrier_invariant_binary_20(...) __WP_NOTHING
#else
#define __barrier_invariant_1(...) __WP_SPEC(__wp_barrier_invariant_1(__VA_ARGS__))
#define __barrier_invariant_2(...) __WP_SPEC(__wp_barrier_invariant_2(__VA_ARGS__))
#define __barrier_invariant_3(...) __WP_SPEC(__wp_barrier_invariant_3(__VA_ARGS__))
#define __barrier_invariant_4(...) __WP_SPEC(__wp_barrier_invariant_4(__VA_ARGS__))
#define __barrier_invariant_5(...) __WP_SPEC(__wp_barrier_invariant_5(__VA_ARGS__))
#define __barrier_invariant_6(...) __WP_SPEC(__wp_barrier_invariant_6(__VA_ARGS__))
#define __barrier_invariant_7(...) __WP_SPEC(__wp_barrier_invariant_7(__VA_ARGS__))
#define __barrier_invariant_8(...) __WP_SPEC(__wp_barrier_invariant_8(__VA_ARGS__))
#define __barrier_invariant_9(...) __WP_SPEC(__wp_barrier_invariant_9(__VA_ARGS__))
#define __barrier_invariant_10(...) __WP_SPEC(__wp_barrier_invariant_10(__VA_ARGS__))
#define __barrier_invariant_11(...) __WP_SPEC(__wp_barrier_invariant_11(__VA_ARGS__))
#define __barrier_invariant_12(...) __WP_SPEC(__wp_barrier_invariant_12(__VA_ARGS__))
#define __barrier_invariant_13(...) __WP_SPEC(__wp_barrier_invariant_13(__VA_ARGS__))
#define __barrier_invariant_14(...) __WP_SPEC(__wp_barrier_invariant_14(__VA_ARGS__))
#define __barrier_invariant_15(...) __WP_SPEC(__wp_barrier_invariant_15(__VA_ARGS__))
#define __barrier_invariant_16(...) __WP_SPEC(__wp_barrier_invariant_16(__VA_ARGS__))
#define __barrier_invariant_17(...) __WP_SPEC(__wp_barrier_invariant_17(__VA_ARGS__))
#define __barrier_invariant_18(...) __WP_SPEC(__wp_barrier_invariant_18(__VA_ARGS__))
#define __barrier_invariant_19(...) __WP_SPEC(__wp_barrier_invariant_19(__VA_ARGS__))
#define __barrier_invariant_20(...) __WP_SPEC(__wp_barrier_invariant_20(__VA_ARGS__))
#define __barrier_invariant_binary_1(...) __WP_SPEC(__wp_barrier_invariant_binary_1(__VA_ARGS__))
#define __barrier_invariant_binary_2(...) __WP_SPEC(__wp_barrier_invariant_binary_2(__VA_ARGS__))
#define __barrier_invariant_binary_3(...) __WP_SPEC(__wp_barrier_invariant_binary_3(__VA_ARGS__))
#define __barrier_invariant_binary_4(...) __WP_SPEC(__wp_barrier_invariant_binary_4(__VA_ARGS__))
#define __barrier_invariant_binary_5(...) __WP_SPEC(__wp_barrier_invariant_binary_5(__VA_ARGS__))
#define __barrier_invariant_binary_6(...) __WP_SPEC(__wp_barrier_invariant_binary_6(__VA_ARGS__))
#define __barrier_invariant_binary_7(...) __WP_SPEC(__wp_barrier_invariant_binary_7(__VA_ARGS__))
#define __barrier_invariant_binary_8(...) __WP_SPEC(__wp_barrier_invariant_binary_8(__VA_ARGS__))
#define __barrier_invariant_binary_9(...) __WP_SPEC(__wp_barrier_invariant_binary_9(__VA_ARGS__))
#define __barrier_invariant_binary_10(...) __WP_SPEC(__wp_barrier_invariant_binary_10(__VA_ARGS__))
#define __barrier_invariant_binary_11(...) __WP_SPEC(__wp_barrier_invariant_binary_11(__VA_ARGS__))
#define __barrier_invariant_binary_12(...) __WP_SPEC(__wp_barrier_invariant_binary_12(__VA_ARGS__))
#define __barrier_invariant_binary_13(...) __WP_SPEC(__wp_barrier_invariant_binary_13(__VA_ARGS__))
#define __barrier_invariant_binary_14(...) __WP_SPEC(__wp_barrier_invariant_binary_14(__VA_ARGS__))
#define __barrier_invariant_binary_15(...) __WP_SPEC(__wp_barrier_invariant_binary_15(__VA_ARGS__))
#define __barrier_invariant_binary_16(...) __WP_SPEC(__wp_barrier_invariant_binary_16(__VA_ARGS__))
#define __barrier_invariant_binary_17(...) __WP_SPEC(__wp_barrier_invariant_binary_17(__VA_ARGS__))
#define __barrier_invariant_binary_18(...) __WP_SPEC(__wp_barrier_invariant_binary_18(__VA_ARGS__))
#define __barrier_invariant_binary_19(...) __WP_SPEC(__wp_barrier_invariant_binary_19(__VA_ARGS__))
#define __barrier_invariant_binary_20(...) __WP_SPEC(__wp_barrier_invariant_binary_20(__VA_ARGS__))
#endif
