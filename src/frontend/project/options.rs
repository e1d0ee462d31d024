//! What the options of a compilation say to us.

use std::path::Path;

use super::nvcc::in_words_of_clang;
use crate::frontend::Language;
use crate::frontend::options::ARCHITECTURE;

/// The language that the options name, and what matters of them to clang: folders of headers,
/// macros, the standard, the architecture, and what changes the meaning of the language. The rest is
/// about code generation. Paths are from the compilation's own folder.
pub(super) fn of_compilation(words: &[String], folder: &Path) -> (Option<Language>, Vec<String>) {
    let (language, words) = without_language(in_words_of_clang(words, folder));
    let mut options = that_matter(&words);
    let mut is_path = false;
    for option in &mut options {
        if is_path {
            *option = folder.join(&*option).display().to_string();
            is_path = false;
        } else {
            is_path = WITH_PATH.contains(&option.as_str());
        }
    }
    (language, options)
}

/// The language that options name which the user gives us, and the options in clang's words. What
/// is unknown stays for clang to tell of.
pub fn of_user(words: &[String]) -> (Option<Language>, Vec<String>) {
    without_language(in_words_of_clang(words, Path::new("")))
}

/// Those of clang's options that matter, paths behind the options that have them.
pub(super) fn that_matter(words: &[String]) -> Vec<String> {
    let mut options = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if let Some(option) = WITH_PATH.iter().find(|option| word.starts_with(*option)) {
            let joined = word[option.len()..].trim_start_matches('=');
            let path = match joined.is_empty() {
                true => words.next().map(String::as_str),
                false => Some(joined),
            };
            let path = path.map(|path| [(*option).to_owned(), path.to_owned()]);
            options.extend(path.into_iter().flatten());
        } else if word == "-D" || word == "-U" {
            options.extend(words.next().map(|name| format!("{word}{name}")));
        } else if KEPT.iter().any(|start| word.starts_with(start))
            || MEANINGS.contains(&word.as_str())
        {
            options.push(word.clone());
        }
    }
    options
}

const WITH_PATH: [&str; 4] = ["-I", "-isystem", "-iquote", "-include"];
const KEPT: [&str; 4] = ["-D", "-U", "-std=", ARCHITECTURE];

/// Options that give programs another meaning.
const MEANINGS: [&str; 12] = [
    "-fchar8_t",
    "-fexceptions",
    "-fno-delete-null-pointer-checks",
    "-fno-exceptions",
    "-fno-signed-char",
    "-fno-strict-aliasing",
    "-fno-strict-overflow",
    "-fopenmp",
    "-fshort-enums",
    "-fsigned-char",
    "-funsigned-char",
    "-fwrapv",
];

/// The last language that `-x` names, and the other words.
fn without_language(words: Vec<String>) -> (Option<Language>, Vec<String>) {
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
        of_compilation(&list(words), folder).1
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
            ("-arch=sm_80 -code sm_80 -DX", "-DX --cuda-gpu-arch=sm_80"),
            ("--gpu-architecture compute_75", "--cuda-gpu-arch=sm_75"),
            (
                "-gencode arch=compute_70,code=[sm_70,compute_70] -gencode=arch=compute_88,code=sm_88",
                "--cuda-gpu-arch=sm_87",
            ),
            ("-arch=sm_90a", "--cuda-gpu-arch=sm_90a"),
            ("-arch=sm_120 -gencode arch=compute_70,code=sm_70", ""),
            ("-arch=native -arch=sm_30", ""),
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
            let (_, found) = of_user(&list(&words));
            assert_eq!(found.join(" "), expected, "{words:?}");
        }
        assert_eq!(of_user(&list(&["-x", "cu"])).0, Some(Language::Cuda));
    }
}
