// Where a block is in its cluster: any place.
#ifndef WARPPROOF_CLUSTERS_H
#define WARPPROOF_CLUSTERS_H
#pragma clang system_header
#include <warpproof/annotations.h>
#include <warpproof/vector_types.h>

#define __WP_PLACE(NAME)                                                                           \
  __WP_DEV dim3 NAME() { return __wp_nondet<uint3>::get(); }
__WP_PLACE(__clusterDim)
__WP_PLACE(__clusterIdx)
__WP_PLACE(__clusterRelativeBlockIdx)
__WP_PLACE(__clusterGridDimInClusters)
#undef __WP_PLACE
__WP_DEV unsigned __clusterDimIsSpecified() { return __wp_nondet_i32(); }
__WP_DEV unsigned __clusterRelativeBlockRank() { return __wp_nondet_i32(); }
__WP_DEV unsigned __clusterSizeInBlocks() { return __wp_nondet_i32(); }
__WP_DEV unsigned __cluster_query_shared_rank(const void *) { return __wp_nondet_i32(); }
__WP_DEV unsigned __isClusterShared(const void *) { return __wp_nondet_i32(); }
__WP_DEV unsigned __isCtaShared(const void *) { return __wp_nondet_i32(); }
__WP_DEV void *__cluster_map_shared_rank(const void *p, unsigned) {
  __wp_unsupported("distributed shared memory");
  return (void *)p;
}

#endif
