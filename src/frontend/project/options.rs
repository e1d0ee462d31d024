//! What the options of a compilation say to us.

use std::path::Path;

use super::dialect::Dialect;
use super::matters::that_matter;
use super::nvcc::in_words_of_clang;
use crate::frontend::{FrontendError, Language};

/// The language that the options name, and what matters of them to clang: folders of headers,
/// macros, the standard, the architecture, and what changes the meaning of the language. The rest is
/// about code generation. Paths are from the compilation's own folder.
///
/// # Errors
/// Those of [`in_words_of_clang`].
pub(super) fn of_compilation(words: &[String], folder: &Path) -> Result<Options, FrontendError> {
    let words = in_words_of_clang(words, folder, Dialect::of_command(words))?;
    let (language, words) = without_language(words);
    Ok((language, that_matter(&words, folder)))
}

/// The language that options name which the user gives us, and the options in clang's words. What
/// is unknown stays for clang to tell of.
///
/// # Errors
/// Those of [`in_words_of_clang`].
pub fn of_user(words: &[String]) -> Result<Options, FrontendError> {
    let words = in_words_of_clang(words, Path::new(""), Dialect::Either)?;
    Ok(without_language(words))
}

type Options = (Option<Language>, Vec<String>);

/// The last language that `-x` names, and the other words.
fn without_language(words: Vec<String>) -> Options {
    let (mut language, mut others) = (None, Vec::new());
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        let Some(name) = word.strip_prefix("-x") else {
            others.push(word);
            continue;
        };
        let next = name.is_empty().then(|| words.next().unwrap_or_default());
        language = match next.as_deref().unwrap_or(name) {
            "cu" | "cuda" => Some(Language::Cuda),
            "hip" => Some(Language::Hip),
            "c++" => Some(Language::Cpp),
            "c" => Some(Language::C),
            _ => {
                others.extend([Some(word), next].into_iter().flatten());
                language
            }
        };
    }
    (language, others)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn list(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| word.to_string()).collect()
    }

    fn options(words: &[&str], folder: &Path) -> Vec<String> {
        of_compilation(&list(words), folder).expect("options").1
    }

    #[test]
    fn options_of_nvcc_have_several_names() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("more.rsp"), "-DE=5 --define-macro F").expect("written");
        let words = [
            "nvcc",
            "--define-macro",
            "A=1,G",
            "--define-macro=B=2",
            "-Xcompiler=-DC=3",
            "-Xcompiler",
            "-fPIC,-DD=4",
            "-Xcompiler",
            "-fwrapv",
            "@more.rsp",
            "-optf",
            "more.rsp",
            "--pre-include",
            "cfg.h",
            "-std",
            "c++20",
        ];
        let header = folder.path().join("cfg.h").display().to_string();
        let expected = [
            "-DA=1",
            "-DG",
            "-DB=2",
            "-DC=3",
            "-DD=4",
            "-fwrapv",
            "-DE=5",
            "-DF",
            "-DE=5",
            "-DF",
            "-include",
            &header,
            "-std=c++20",
        ];
        assert_eq!(options(&words, folder.path()), expected);
    }

    #[test]
    fn what_is_of_nvcc_alone_is_translated_or_dropped() {
        for (words, expected) in [
            (
                "-rdc=true -dc -lineinfo",
                "-D__CUDACC_RDC__ -D__CUDACC_RDC__",
            ),
            ("--relocatable-device-code=false -c -o k.o", ""),
            (
                "-arch=sm_80 -code sm_80 -DX",
                "-DX --cuda-gpu-arch=sm_80 -D__CUDA_ARCH_LIST__=800",
            ),
            (
                "--gpu-architecture compute_75",
                "--cuda-gpu-arch=sm_75 -D__CUDA_ARCH_LIST__=750",
            ),
            (
                "-gencode arch=compute_70,code=[sm_70,compute_70] -gencode=arch=compute_88,code=sm_88",
                "--cuda-gpu-arch=sm_87 -D__CUDA_ARCH_LIST__=700,880",
            ),
            (
                "-gencode arch=compute_80,code=sm_90",
                "--cuda-gpu-arch=sm_80 -D__CUDA_ARCH_LIST__=800",
            ),
            (
                "--offload-arch=sm_70 --offload-arch=gfx90a,gfx1030 --offload-arch=gfx908:xnack+",
                "--cuda-gpu-arch=sm_70 -D__CUDA_ARCH_LIST__=700 --offload-arch=gfx1030",
            ),
            ("-arch=sm_90a", "--cuda-gpu-arch=sm_90a"),
            (
                "-arch=sm_120 -gencode arch=compute_70,code=sm_70",
                "-D__CUDA_ARCH_LIST__=700,1200",
            ),
            ("-arch=native -arch=sm_30", "-D__CUDA_ARCH_LIST__=300"),
            ("--expt-relaxed-constexpr", "-D__CUDACC_RELAXED_CONSTEXPR__"),
            ("--extended-lambda", "-D__CUDACC_EXTENDED_LAMBDA__"),
            ("-Xcompiler -fPIC,-Wall,-fopenmp -Xptxas=-v", "-fopenmp"),
            ("--use_fast_math -std=c++17 -maxrregcount 32", "-std=c++17"),
            (
                "-std c++20 -I inc -Wall --foo",
                "-std=c++20 -I inc -Wall --foo",
            ),
            ("-Xclang -t -isystem lib", "-Xclang -t -isystem lib"),
            (
                "--default-stream per-thread",
                "-DCUDA_API_PER_THREAD_DEFAULT_STREAM",
            ),
            ("-x ada", "-x ada"),
        ] {
            let words: Vec<&str> = words.split(' ').collect();
            let (_, found) = of_user(&list(&words)).expect("options");
            assert_eq!(found.join(" "), expected, "{words:?}");
        }
        let language = of_user(&list(&["-x", "cu"])).expect("options").0;
        assert_eq!(language, Some(Language::Cuda));
    }
}
