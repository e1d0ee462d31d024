//! What the options of a compilation say to us.

use std::fs;
use std::path::Path;

use crate::frontend::Language;

/// The language that the options name, and what matters of them to clang: folders of headers,
/// macros, the standard, and what changes the meaning of the language. The rest is about code
/// generation. Paths are from the compilation's own folder.
pub(super) fn of_compilation(words: &[String], folder: &Path) -> (Option<Language>, Vec<String>) {
    const WITH_PATH: [&str; 4] = ["-I", "-isystem", "-iquote", "-include"];
    let (mut language, mut options) = (None, Vec::new());
    let words = plain(words, folder, 0);
    let mut words = words.iter();
    let place = |path: &str| folder.join(path).display().to_string();
    while let Some(word) = words.next() {
        if let Some(option) = WITH_PATH.iter().find(|option| word.starts_with(*option)) {
            let joined = word[option.len()..].trim_start_matches('=');
            let path = match joined.is_empty() {
                true => words.next().map(String::as_str),
                false => Some(joined),
            };
            let path = path.map(|path| [(*option).to_owned(), place(path)]);
            options.extend(path.into_iter().flatten());
        } else if word == "-D" || word == "-U" {
            options.extend(words.next().map(|name| format!("{word}{name}")));
        } else if let Some(name) = word.strip_prefix("-x") {
            let name = match name.is_empty() {
                true => words.next().map_or("", String::as_str),
                false => name,
            };
            language = match name {
                "cu" | "cuda" => Some(Language::Cuda),
                "hip" => Some(Language::Hip),
                "c++" => Some(Language::Cpp),
                "c" => Some(Language::C),
                _ => language,
            };
        } else if ["-D", "-U", "-std="].iter().any(|s| word.starts_with(s))
            || MEANINGS.contains(&word.as_str())
        {
            options.push(word.clone());
        }
    }
    (language, options)
}

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

/// Nvcc's long names, and ours.
const LONG_NAMES: [(&str, &str); 8] = [
    ("--define-macro", "-D"),
    ("--undefine-macro", "-U"),
    ("--include-path", "-I"),
    ("--system-include", "-isystem"),
    ("--pre-include", "-include"),
    ("--std", "-std="),
    ("--x", "-x"),
    ("-std", "-std="),
];
/// Those with options of the host's compiler, in a list.
const OF_HOST: [&str; 2] = ["-Xcompiler", "--compiler-options"];
/// Those with files of options.
const FILES: [&str; 2] = ["--options-file", "-optf"];

/// The words as clang knows them: files of options are read, lists for the host's compiler
/// opened, and long names replaced.
fn plain(words: &[String], folder: &Path, depth: usize) -> Vec<String> {
    const MOST_DEPTH: usize = 8;
    let mut result = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut value_of = |names: &[&str]| {
            let name = names.iter().find(|name| word.starts_with(**name))?;
            match word[name.len()..].strip_prefix('=') {
                Some(value) => Some(value.to_owned()),
                None if word == name => Some(words.next().cloned().unwrap_or_default()),
                None => None,
            }
        };
        let file = match word.strip_prefix('@') {
            Some(file) => Some(file.to_owned()),
            None => value_of(&FILES),
        };
        if let Some(files) = file {
            for file in files.split(',').filter(|_| depth < MOST_DEPTH) {
                let text = fs::read_to_string(folder.join(file)).unwrap_or_default();
                let inner = shlex::split(&text).unwrap_or_default();
                result.extend(plain(&inner, folder, depth + 1));
            }
        } else if let Some(list) = value_of(&OF_HOST) {
            let inner: Vec<String> = list.split([',', ' ']).map(str::to_owned).collect();
            result.extend(plain(&inner, folder, depth + 1));
        } else {
            let long =
                (LONG_NAMES.iter()).find_map(|(name, short)| Some((short, value_of(&[*name])?)));
            match long {
                Some((short, values)) => {
                    result.extend(values.split(',').map(|value| format!("{short}{value}")));
                }
                None => result.push(word.clone()),
            }
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(words: &[&str], folder: &Path) -> Vec<String> {
        let words: Vec<String> = words.iter().map(|word| word.to_string()).collect();
        of_compilation(&words, folder).1
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
}
