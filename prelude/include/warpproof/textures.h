// Texture reads yield arbitrary values; surfaces are arrays.
#ifndef WARPPROOF_TEXTURES_H
#define WARPPROOF_TEXTURES_H
#pragma clang system_header
#include <warpproof/annotations.h>
#include <warpproof/runtime/texture_types.h>
#include <warpproof/vector_types.h>

template <class __T, int dimensions = cudaTextureType1D,
          enum cudaTextureReadMode mode = cudaReadModeElementType>
struct __attribute__((device_builtin_texture_type)) texture : public textureReference {
  __host__ texture(int = 0, enum cudaTextureFilterMode = cudaFilterModePoint,
                   enum cudaTextureAddressMode = cudaAddressModeClamp) {}
};
template <class __T, int dimensions = 1>
struct __attribute__((device_builtin_surface_type)) surface : public surfaceReference {
  __host__ surface() {}
};

// What a fetch yields: the element, or floats for a normalised texture.
template <class __T, enum cudaTextureReadMode mode> struct __wp_texel { typedef __T type; };
#define __WP_NORMALISED(__S, __V)                                                                  \
  template <> struct __wp_texel<__S, cudaReadModeNormalizedFloat> { typedef __V type; };
__WP_NORMALISED(char, float) __WP_NORMALISED(signed char, float)
__WP_NORMALISED(unsigned char, float) __WP_NORMALISED(short, float)
__WP_NORMALISED(unsigned short, float)
__WP_NORMALISED(char1, float1) __WP_NORMALISED(uchar1, float1)
__WP_NORMALISED(short1, float1) __WP_NORMALISED(ushort1, float1)
__WP_NORMALISED(char2, float2) __WP_NORMALISED(uchar2, float2)
__WP_NORMALISED(short2, float2) __WP_NORMALISED(ushort2, float2)
__WP_NORMALISED(char4, float4) __WP_NORMALISED(uchar4, float4)
__WP_NORMALISED(short4, float4) __WP_NORMALISED(ushort4, float4)
#undef __WP_NORMALISED

// The channels of an element, as formats describe them.
template <class __T> struct __wp_channels {
  static constexpr int width[4] = {int(sizeof(__T)) * 8, 0, 0, 0};
  static constexpr cudaChannelFormatKind kind =
      __T(0.5) != __T(0)  ? cudaChannelFormatKindFloat
      : __T(-1) < __T(0) ? cudaChannelFormatKindSigned
                         : cudaChannelFormatKindUnsigned;
};
#define __WP_CHANNELS(__V, __S)                                                                    \
  template <> struct __wp_channels<__V##1> : __wp_channels<__S> {};                                \
  template <> struct __wp_channels<__V##2> : __wp_channels<__S> {                                  \
    static constexpr int width[4] = {sizeof(__S) * 8, sizeof(__S) * 8, 0, 0};                      \
  };                                                                                               \
  template <> struct __wp_channels<__V##4> : __wp_channels<__S> {                                  \
    static constexpr int width[4] = {sizeof(__S) * 8, sizeof(__S) * 8, sizeof(__S) * 8,            \
                                     sizeof(__S) * 8};                                             \
  };
__WP_CHANNELS(char, signed char)
__WP_CHANNELS(uchar, unsigned char)
__WP_CHANNELS(short, short)
__WP_CHANNELS(ushort, unsigned short)
__WP_CHANNELS(int, int)
__WP_CHANNELS(uint, unsigned)
__WP_CHANNELS(float, float)
#undef __WP_CHANNELS
template <class __T> __WP_HOST cudaChannelFormatDesc __wp_channel_format() {
  typedef __wp_channels<__T> of;
  return {of::width[0], of::width[1], of::width[2], of::width[3], of::kind};
}

// Memory behind a texture is assumed not to be written by the kernel, as CUDA demands.
__WP_DEV void __wp_fetch() {
  __wp_takes_for_granted("the kernel does not write what its textures read");
}

// One fetch function: through a texture reference, a texture object, and a texture object
// with the result through a pointer.
#define __WP_FETCH(NAME, ...)                                                                      \
  template <class __T, int __D, enum cudaTextureReadMode __M>                                      \
  __WP_DEV typename __wp_texel<__T, __M>::type NAME(const texture<__T, __D, __M> &, __VA_ARGS__) { \
    __wp_fetch();                                                                         \
    return __wp_nondet<typename __wp_texel<__T, __M>::type>::get();                                \
  }                                                                                                \
  template <class __T> __WP_DEV __T NAME(cudaTextureObject_t, __VA_ARGS__) {                       \
    __wp_fetch();                                                                         \
    return __wp_nondet<__T>::get();                                                                \
  }                                                                                                \
  template <class __T> __WP_DEV void NAME(__T *result, cudaTextureObject_t, __VA_ARGS__) {         \
    __wp_fetch();                                                                         \
    *result = __wp_nondet<__T>::get();                                                             \
  }
__WP_FETCH(tex1Dfetch, int)
__WP_FETCH(tex1D, float)
__WP_FETCH(tex2D, float, float)
__WP_FETCH(tex3D, float, float, float)
__WP_FETCH(tex1DLayered, float, int)
__WP_FETCH(tex2DLayered, float, float, int)
__WP_FETCH(texCubemap, float, float, float)
__WP_FETCH(texCubemapLayered, float, float, float, int)
__WP_FETCH(tex1DLod, float, float)
__WP_FETCH(tex2DLod, float, float, float)
__WP_FETCH(tex3DLod, float, float, float, float)
__WP_FETCH(tex1DLayeredLod, float, int, float)
__WP_FETCH(tex2DLayeredLod, float, float, int, float)
__WP_FETCH(tex1DGrad, float, float, float)
__WP_FETCH(tex2DGrad, float, float, float2, float2)
__WP_FETCH(tex3DGrad, float, float, float, float4, float4)
__WP_FETCH(tex2Dgather, float, float, int)
__WP_FETCH(tex2Dgather, float, float)
__WP_FETCH(texCubemapLod, float, float, float, float)
__WP_FETCH(texCubemapLayeredLod, float, float, float, int, float)
__WP_FETCH(tex1DLayeredGrad, float, int, float, float)
__WP_FETCH(tex2DLayeredGrad, float, float, int, float2, float2)
__WP_FETCH(texCubemapLayeredGrad, float, float, float, int, float4, float4)
__WP_FETCH(texCubemapGrad, float, float, float, float4, float4)
#undef __WP_FETCH

// Surfaces. Each object and reference is an array of its own, whose bytes lie where the
// coordinates say: no row has more than 2^24 bytes, no slice more than 2^20 rows. Coordinates
// outside of a surface trap, so that accesses with such are none. What is behind an object is
// found by the importer from where its value comes from.
__WP_DECL char *__wp_surface(cudaSurfaceObject_t);
__WP_DEV char *__wp_surface_of(cudaSurfaceObject_t s) { return __wp_surface(s); }
template <int __D> __WP_DEV char *__wp_surface_of(const surface<void, __D> &s) {
  return (char *)&s;
}
__WP_DEV long long __wp_texel_of(long long x) { return x; }
__WP_DEV void __wp_coordinate(long long at, long long most) {
  __wp_spec_begin();
  __wp_assume(at >= 0);
  __wp_assume(at <= most);
  __wp_spec_end();
}
__WP_DEV long long __wp_texel_of(long long x, long long y, long long z) {
  __wp_takes_for_granted("coordinates of surfaces are inside the surface, whose rows have at most "
                         "2^24 bytes and whose slices at most 2^20 rows");
  // A texel has at most 16 bytes.
  __wp_coordinate(x, (1ll << 24) - 16);
  __wp_coordinate(y, (1ll << 20) - 1);
  __wp_coordinate(z, (1ll << 18) - 1);
  return x + (y << 24) + (z << 44);
}
__WP_DEV long long __wp_texel_of(long long x, long long y) { return __wp_texel_of(x, y, 0); }
#define __WP_SURFACE(DIMS, PARAMS, ARGS)                                                           \
  template <class __T>                                                                             \
  __WP_DEV __T surf##DIMS##read(cudaSurfaceObject_t s, __WP_UNPACK PARAMS,                         \
                              enum cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) {               \
    return *(__T *)(__wp_surface_of(s) + __wp_texel_of ARGS);                                      \
  }                                                                                                \
  template <class __T>                                                                             \
  __WP_DEV void surf##DIMS##read(__T *result, cudaSurfaceObject_t s, __WP_UNPACK PARAMS,           \
                                 enum cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) {            \
    *result = *(__T *)(__wp_surface_of(s) + __wp_texel_of ARGS);                                   \
  }                                                                                                \
  template <class __T, int __D>                                                                    \
  __WP_DEV __T surf##DIMS##read(const surface<void, __D> &s, __WP_UNPACK PARAMS,                   \
                              enum cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) {               \
    return *(__T *)(__wp_surface_of(s) + __wp_texel_of ARGS);                                      \
  }                                                                                                \
  template <class __T, int __D>                                                                    \
  __WP_DEV void surf##DIMS##read(__T *result, const surface<void, __D> &s, __WP_UNPACK PARAMS,     \
                                 enum cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) {            \
    *result = *(__T *)(__wp_surface_of(s) + __wp_texel_of ARGS);                                   \
  }                                                                                                \
  template <class __T>                                                                             \
  __WP_DEV void surf##DIMS##write(__T v, cudaSurfaceObject_t s, __WP_UNPACK PARAMS,                \
                                  enum cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) {           \
    *(__T *)(__wp_surface_of(s) + __wp_texel_of ARGS) = v;                                         \
  }                                                                                                \
  template <class __T, int __D>                                                                    \
  __WP_DEV void surf##DIMS##write(__T v, const surface<void, __D> &s, __WP_UNPACK PARAMS,          \
                                  enum cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) {           \
    *(__T *)(__wp_surface_of(s) + __wp_texel_of ARGS) = v;                                         \
  }
#define __WP_UNPACK(...) __VA_ARGS__
__WP_SURFACE(1D, (int x), (x))
__WP_SURFACE(2D, (int x, int y), (x, y))
__WP_SURFACE(3D, (int x, int y, int z), (x, y, z))
__WP_SURFACE(1DLayered, (int x, int layer), (x, 0, layer))
__WP_SURFACE(2DLayered, (int x, int y, int layer), (x, y, layer))
__WP_SURFACE(Cubemap, (int x, int y, int face), (x, y, face))
__WP_SURFACE(CubemapLayered, (int x, int y, int face), (x, y, face))
#undef __WP_UNPACK
#undef __WP_SURFACE

#endif
