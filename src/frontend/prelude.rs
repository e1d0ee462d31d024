//! The embedded device headers, as a directory that clang can read.
//!
//! The directory lives in the user's cache and is shared by all runs of one version of the
//! headers. It is used only when every file in it has the embedded contents; otherwise the
//! headers are written to a temporary directory for this run.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use tempfile::TempDir;

/// A directory with the headers. A temporary one is removed when this is dropped.
pub struct Prelude {
    path: PathBuf,
    temporary: Option<TempDir>,
}

macro_rules! headers {
    ($($path:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!("../../prelude/include/", $path)))),*]
    };
}

/// Every file under `prelude/include`, by its path there.
const HEADERS: &[(&str, &str)] = headers![
    "assert.h",
    "c/assert.h",
    "c/errno.h",
    "c/genmc.h",
    "c/inttypes.h",
    "c/pthread.h",
    "c/sched.h",
    "c/semaphore.h",
    "c/stdio.h",
    "c/stdlib.h",
    "c/string.h",
    "c/sys/types.h",
    "c/threads.h",
    "c/time.h",
    "c/unistd.h",
    "c/warpproof/condition.h",
    "c/warpproof/host.h",
    "c/warpproof/mutex.h",
    "c/warpproof/once.h",
    "c/warpproof/rwlock.h",
    "cassert",
    "cuda.h",
    "curand.h",
    "math_constants.h",
    "warpproof/annotation_macros.h",
    "warpproof/annotations.h",
    "warpproof/async_copy.h",
    "warpproof/atomic_types.h",
    "warpproof/atomics.h",
    "warpproof/barrier_invariants.h",
    "warpproof/barrier_objects.h",
    "warpproof/base.h",
    "warpproof/bf16.h",
    "warpproof/builtin_atomics.h",
    "warpproof/complex.h",
    "warpproof/cooperative_groups.h",
    "warpproof/cub.h",
    "warpproof/cuda.h",
    "warpproof/cuda_atomic.h",
    "warpproof/cuda_barrier.h",
    "warpproof/curand.h",
    "warpproof/fp16.h",
    "warpproof/fp8.h",
    "warpproof/geometry.h",
    "warpproof/helper_cuda.h",
    "warpproof/helper_math.h",
    "warpproof/hip.h",
    "warpproof/hip_host_api.h",
    "warpproof/hip_textures.h",
    "warpproof/hip_vectors.h",
    "warpproof/hiprand.h",
    "warpproof/host_api.h",
    "warpproof/host_libc.h",
    "warpproof/intrinsics.h",
    "warpproof/math.h",
    "warpproof/memory.h",
    "warpproof/mma.h",
    "warpproof/opencl.h",
    "warpproof/simd.h",
    "warpproof/synchronization.h",
    "warpproof/textures.h",
    "warpproof/vector_types.h",
    "warpproof/warp.h",
];

/// Headers of the toolkits that are one of ours under another name: the header, and the
/// names it is found by. Those of the empty name are part of what is included in every file.
const ALIASES: &[(&str, &[&str])] = &[
    (
        "",
        &[
            "builtin_types.h",
            "channel_descriptor.h",
            "common_functions.h",
            "crt/device_functions.h",
            "crt/host_defines.h",
            "cuda_device_runtime_api.h",
            "cuda_profiler_api.h",
            "cuda_runtime.h",
            "cuda_runtime_api.h",
            "cuda_texture_types.h",
            "device_atomic_functions.h",
            "device_double_functions.h",
            "device_functions.h",
            "device_launch_parameters.h",
            "device_types.h",
            "driver_functions.h",
            "driver_types.h",
            "host_defines.h",
            "library_types.h",
            "math_functions.h",
            "sm_20_atomic_functions.h",
            "sm_20_intrinsics.h",
            "sm_30_intrinsics.h",
            "sm_32_atomic_functions.h",
            "sm_32_intrinsics.h",
            "sm_35_atomic_functions.h",
            "sm_35_intrinsics.h",
            "sm_60_atomic_functions.h",
            "sm_61_intrinsics.h",
            "surface_functions.h",
            "surface_indirect_functions.h",
            "surface_types.h",
            "texture_fetch_functions.h",
            "texture_indirect_functions.h",
            "texture_types.h",
            "vector_functions.h",
            "vector_functions.hpp",
            "vector_types.h",
            "hip/device_functions.h",
            "hip/driver_types.h",
            "hip/hip_common.h",
            "hip/hip_ext.h",
            "hip/hip_texture_types.h",
            "hip/hip_runtime.h",
            "hip/hip_runtime_api.h",
            "hip/hip_vector_types.h",
            "hip/library_types.h",
            "hip/math_functions.h",
        ],
    ),
    // What is precompiled: a file of its own, since a system header is no main file.
    ("warpproof/cuda.h", &["warpproof/precompiled_cuda.h"]),
    ("warpproof/hip.h", &["warpproof/precompiled_hip.h"]),
    (
        "warpproof/cooperative_groups.h",
        &[
            "cooperative_groups.h",
            "cooperative_groups/memcpy_async.h",
            "cooperative_groups/reduce.h",
            "cooperative_groups/scan.h",
            "hip/hip_cooperative_groups.h",
        ],
    ),
    ("warpproof/curand.h", &["curand_kernel.h"]),
    (
        "warpproof/hiprand.h",
        &["hiprand_kernel.h", "hiprand/hiprand_kernel.h"],
    ),
    (
        "warpproof/fp16.h",
        &["cuda_fp16.h", "cuda_fp16.hpp", "hip/hip_fp16.h"],
    ),
    (
        "warpproof/bf16.h",
        &["cuda_bf16.h", "cuda_bf16.hpp", "hip/hip_bf16.h"],
    ),
    (
        "warpproof/fp8.h",
        &["cuda_fp8.h", "cuda_fp8.hpp", "hip/hip_fp8.h"],
    ),
    ("warpproof/mma.h", &["mma.h"]),
    ("warpproof/complex.h", &["cuComplex.h", "hip/hip_complex.h"]),
    (
        "warpproof/cub.h",
        &[
            "cub/cub.cuh",
            "cub/block/block_exchange.cuh",
            "cub/block/block_load.cuh",
            "cub/block/block_radix_sort.cuh",
            "cub/block/block_reduce.cuh",
            "cub/block/block_scan.cuh",
            "cub/block/block_store.cuh",
            "cub/device/device_radix_sort.cuh",
            "cub/device/device_reduce.cuh",
            "cub/device/device_scan.cuh",
            "cub/util_type.cuh",
            "cub/warp/warp_reduce.cuh",
            "cub/warp/warp_scan.cuh",
            "hipcub/hipcub.hpp",
        ],
    ),
    (
        "warpproof/helper_math.h",
        &["cutil_math.h", "helper_math.h"],
    ),
    (
        "warpproof/helper_cuda.h",
        &[
            "cutil.h",
            "cutil_inline.h",
            "helper_cuda.h",
            "helper_functions.h",
            "helper_string.h",
            "helper_timer.h",
        ],
    ),
    (
        "warpproof/cuda_atomic.h",
        &["cuda/atomic", "cuda/std/atomic"],
    ),
    (
        "warpproof/cuda_barrier.h",
        &[
            "cuda/barrier",
            "cuda/latch",
            "cuda/pipeline",
            "cuda/semaphore",
            "cuda/std/barrier",
            "cuda/std/latch",
            "cuda/std/semaphore",
            "cuda_awbarrier.h",
            "cuda_pipeline.h",
            "cuda_pipeline_primitives.h",
        ],
    ),
];

/// Headers of the C++ library whose names libcu++ has in `cuda::std` too.
const STD_HEADERS: &[&str] = &[
    "algorithm",
    "array",
    "cassert",
    "climits",
    "cmath",
    "cstddef",
    "cstdint",
    "functional",
    "initializer_list",
    "iterator",
    "limits",
    "numeric",
    "optional",
    "tuple",
    "type_traits",
    "utility",
];

impl Prelude {
    /// Finds the headers in the cache, or writes them.
    ///
    /// # Errors
    /// Neither the cache nor the temporary directory can be written.
    pub fn write() -> io::Result<Prelude> {
        if let Some(path) = cached() {
            return Ok(Prelude {
                path,
                temporary: None,
            });
        }
        let directory = tempfile::Builder::new().prefix("warpproof-").tempdir()?;
        write_into(directory.path())?;
        Ok(Prelude {
            path: directory.path().to_owned(),
            temporary: Some(directory),
        })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Later runs find what is written into the directory.
    pub fn is_cached(&self) -> bool {
        self.temporary.is_none()
    }
}

/// The cached directory, made if it is absent; `None` when there is no usable cache.
fn cached() -> Option<PathBuf> {
    let cache = cache_directory()?;
    let directory = cache.join(format!("headers-{:016x}", contents_hash()));
    if !directory.exists() {
        create(&cache, &directory).ok()?;
    }
    has_contents(&directory).then_some(directory)
}

/// Writes beside the final place and renames, so that no run sees half of the headers.
fn create(cache: &Path, directory: &Path) -> io::Result<()> {
    fs::create_dir_all(cache)?;
    let unfinished = tempfile::Builder::new()
        .prefix("unfinished-")
        .tempdir_in(cache)?;
    write_into(unfinished.path())?;
    match fs::rename(unfinished.path(), directory) {
        Ok(()) => {
            let _moved = unfinished.keep();
            Ok(())
        }
        // Another run was faster.
        Err(_) if directory.exists() => Ok(()),
        Err(error) => Err(error),
    }
}

fn cache_directory() -> Option<PathBuf> {
    let absolute = |name| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|p| p.is_absolute())
    };
    let base = absolute("XDG_CACHE_HOME").or_else(|| absolute("HOME").map(|h| h.join(".cache")))?;
    Some(base.join("warpproof"))
}

/// Every file of the directory: path and contents.
fn files() -> impl Iterator<Item = (String, String)> {
    let embedded = HEADERS
        .iter()
        .map(|(path, contents)| (path.to_string(), contents.to_string()));
    let aliases = ALIASES
        .iter()
        .flat_map(|(target, names)| names.iter().map(|name| (name.to_string(), include(target))));
    let std = STD_HEADERS
        .iter()
        .map(|name| (format!("cuda/std/{name}"), include_into_cuda_std(name)));
    embedded.chain(aliases).chain(std)
}

fn include(target: &str) -> String {
    match target {
        "" => String::new(),
        _ => format!("#pragma once\n#pragma clang system_header\n#include <{target}>\n"),
    }
}

fn include_into_cuda_std(name: &str) -> String {
    format!(
        "{}namespace cuda {{\nnamespace std {{\nusing namespace ::std;\n}}\n}}\n",
        include(name)
    )
}

fn contents_hash() -> u64 {
    let mut hasher = DefaultHasher::new();
    files().for_each(|file| file.hash(&mut hasher));
    hasher.finish()
}

fn write_into(directory: &Path) -> io::Result<()> {
    for (path, contents) in files() {
        let path = directory.join(path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, contents)?;
    }
    Ok(())
}

fn has_contents(directory: &Path) -> bool {
    files().all(|(path, contents)| {
        fs::read(directory.join(path)).is_ok_and(|found| found == contents.as_bytes())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_header_of_the_source_tree_is_embedded() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("prelude/include");
        let mut found = Vec::new();
        collect(&root, &root, &mut found);
        found.sort();
        let embedded: Vec<String> = HEADERS.iter().map(|(path, _)| path.to_string()).collect();
        assert_eq!(found, embedded);
    }

    fn collect(root: &Path, directory: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(directory).expect("a directory of the source tree") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                collect(root, &path, found);
            } else {
                let relative = path.strip_prefix(root).expect("below the root");
                found.push(relative.to_str().expect("UTF-8").to_owned());
            }
        }
    }

    #[test]
    fn changed_headers_are_not_used() {
        let directory = tempfile::tempdir().expect("a temporary directory");
        write_into(directory.path()).expect("written");
        assert!(has_contents(directory.path()));
        fs::write(directory.path().join("warpproof/base.h"), "").expect("written");
        assert!(!has_contents(directory.path()));
    }

    #[test]
    fn a_header_is_created_once() {
        let cache = tempfile::tempdir().expect("a temporary directory");
        let directory = cache.path().join("headers");
        create(cache.path(), &directory).expect("created");
        create(cache.path(), &directory).expect("found");
        assert!(has_contents(&directory));
        let entries = fs::read_dir(cache.path()).expect("readable").count();
        assert_eq!(entries, 1, "nothing unfinished is left");
    }
}
