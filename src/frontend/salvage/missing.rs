//! Headers that are not found, and whose they are.

use super::diagnostics::Place;

/// A header that is not found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// As the program names it.
    pub name: String,
    /// The place of the first inclusion.
    pub included_at: String,
    /// Of the project, and of no library or system that is known: what it defines may be
    /// part of the kernels.
    pub is_own: bool,
}

impl Missing {
    /// `directive` is the line that includes the header.
    pub fn new(name: &str, directive: &str, place: &Place) -> Missing {
        let angled = directive.contains(&format!("<{name}>"));
        Missing {
            name: name.to_owned(),
            included_at: format!("{}:{}", place.path.display(), place.line),
            is_own: !(angled && is_known(name)),
        }
    }

    /// Whether the header can define a macro of this name: one of a vendor's defines names that
    /// begin as its own do, and each may say by a name that is reserved for compilers that it was read.
    pub fn may_define(&self, name: &str) -> bool {
        let family = FAMILIES
            .iter()
            .find(|(starts, _)| words(starts).any(|start| self.name.starts_with(start)));
        let plain = name.trim_start_matches('_').to_ascii_lowercase();
        let is_of_compilers = || words(OF_COMPILERS).any(|start| plain.starts_with(start));
        let is_of_family = |(_, names): &(&'static str, &'static str)| {
            words(names).any(|start| plain.starts_with(start))
        };
        match family.filter(|_| !self.is_own) {
            Some(_) if is_reserved(name) && is_of_compilers() => false,
            Some(family) => is_of_family(family),
            None if is_reserved(name) => self.may_be_guarded_by(&plain),
            None => true,
        }
    }

    /// May the name, without `_` and in small letters, say that the header was read?
    fn may_be_guarded_by(&self, plain: &str) -> bool {
        let file = self.name.rsplit('/').next().unwrap_or(&self.name);
        let stem = file.split('.').next().unwrap_or(file);
        let plain = plain.replace('_', "");
        plain.contains(&stem.to_ascii_lowercase().replace(['_', '-'], ""))
    }

    /// Of the libraries that come with CUDA and HIP as headers.
    pub fn is_of_toolkit(&self) -> bool {
        ["cub", "thrust", "cuda", "nv", "hipcub", "rocprim"].contains(&folder(&self.name))
    }
}

/// Folders of the headers of CUDA, HIP and other systems for devices, of operating systems,
/// and of libraries that define no kernels of a project.
const FOLDERS: &str = "\
    cub cuda cute cutlass nccl npp nv nvtx3 thrust ck hip hipblas hipcub hipfft hiprand \
    hipsparse hsa miopen rccl rocblas rocfft rocprim rocrand rocsparse rocthrust CL GL sycl \
    vulkan arpa asm bits linux mach net netinet sys ATen Eigen GLFW SDL2 X11 absl benchmark \
    boost c10 caffe2 catch2 fmt gflags glog gmock google gtest nlohmann opencv2 pybind11 \
    spdlog tbb tensorflow torch";

/// How names of headers of vendors begin.
const NAMES: &str = "\
    cublas cuda cudnn cufft cufile cupti curand cusolver cusparse cutensor hip_ hipblas hipfft \
    hiprand hipsparse miopen nccl npp nvToolsExt nvjpeg nvml nvrtc rccl rocblas rocfft rocrand \
    rocsolver rocsparse";

/// How the names of a vendor's headers begin, and those of the macros that they, and what they
/// include, define; the latter in small letters.
const FAMILIES: &[(&str, &str)] = &[
    (
        "cublas cuda cudnn cufft cufile cupti curand cusolver cusparse cutensor cub/ thrust/ cute/ \
         cutlass/ nvml nvrtc nvToolsExt nvtx3/ nvjpeg npp",
        "cu nv npp thrust libcudacxx",
    ),
    ("nccl", "nccl cu"),
    ("hip roc rccl miopen", "hip roc rccl nccl miopen cub thrust"),
    ("boost/", "boost"),
    ("Eigen/", "eigen ei_"),
    ("GL/ GLFW/ SDL2/", "gl sdl apientry callback wingdiapi"),
    ("fmt/", "fmt"),
    ("nlohmann/", "nlohmann json_"),
];

/// How names begin, behind `_`, that compilers for devices define.
const OF_COMPILERS: &str = "cuda cudacc nv hip hipcc";

/// Headers of C, of POSIX, and for threads and processes, without their extension.
const C: &str = "\
    aio alloca assert complex ctype cpio dirent dlfcn errno execinfo fcntl fenv float fmtmsg \
    fnmatch ftw getopt glob grp iconv immintrin inttypes iso646 langinfo libgen limits \
    locale malloc math memory mpi netdb omp poll pthread pwd regex sched search semaphore setjmp \
    signal spawn stdalign stdarg stdatomic stdbool stddef stdint stdio stdlib stdnoreturn \
    string strings syslog termios tgmath threads time uchar ucontext unistd utime values \
    wchar wctype windows x86intrin";

fn is_known(name: &str) -> bool {
    let folder = folder(name);
    if !folder.is_empty() {
        return words(FOLDERS).any(|known| known == folder);
    }
    match name.rsplit_once('.') {
        // The library of C++ has headers without an extension.
        None => true,
        Some((stem, _)) => {
            words(C).any(|known| known == stem) || words(NAMES).any(|start| stem.starts_with(start))
        }
    }
}

/// Is the name reserved for compilers and their libraries?
fn is_reserved(name: &str) -> bool {
    let rest = name.strip_prefix('_');
    rest.is_some_and(|rest| rest.starts_with(|c: char| c == '_' || c.is_uppercase()))
}

fn words(table: &'static str) -> impl Iterator<Item = &'static str> {
    table.split_whitespace()
}

/// The first part of a path, where it has several.
fn folder(name: &str) -> &str {
    name.split_once('/').map_or("", |(folder, _)| folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_own(directive: &str) -> bool {
        missing(directive).is_own
    }

    fn missing(directive: &str) -> Missing {
        let name = directive.split(['<', '>', '"']).nth(1).expect("a name");
        let place = Place {
            path: "k.cu".into(),
            line: 3,
            column: 10,
        };
        Missing::new(name, directive, &place)
    }

    #[test]
    fn a_projects_headers_are_told_from_vendors() {
        for own in [
            "\"config.h\"",
            "<solver/config.h>",
            "<config.h>",
            "\"vector\"",
            "<../x.h>",
        ] {
            assert!(is_own(&format!("#include {own}")), "{own}");
        }
        let known = [
            "vector",
            "stdio.h",
            "sys/time.h",
            "cub/cub.cuh",
            "cublas_v2.h",
            "torch/all.h",
        ];
        for known in known {
            assert!(!is_own(&format!("# include <{known}> // why")), "{known}");
        }
    }
    #[test]
    fn a_vendors_header_defines_names_of_its_own() {
        let cublas = missing("#include <cublasXt.h>");
        assert!(cublas.may_define("CUBLAS_VER_MAJOR"));
        assert!(!cublas.may_define("ENABLE_BF16"));
        assert!(missing("#include <boost/any.hpp>").may_define("BOOST_VERSION"));
        assert!(missing("#include <torch/all.h>").may_define("ENABLE_BF16"));
        assert!(missing("#include \"cublas_wrapper.h\"").may_define("ENABLE_BF16"));
    }

    #[test]
    fn headers_say_by_reserved_names_that_they_were_read() {
        let opengl = missing("#include <GL/glew.h>");
        assert!(opengl.may_define("__gl_h_") && opengl.may_define("_glfw3_h_"));
        assert!(!opengl.may_define("_OPENMP") && !opengl.may_define("__linux__"));
        let cublas = missing("#include <cublasXt.h>");
        assert!(!cublas.may_define("__CUDA_ARCH__") && !cublas.may_define("__NVCC__"));
        let own = missing("#include \"my-config.h\"");
        assert!(own.may_define("__MY_CONFIG_H__") && !own.may_define("_WIN32"));
        assert!(!own.may_define("__CUDA_ARCH__"));
    }
}
