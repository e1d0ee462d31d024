//! What of clang's options matters.

use std::path::Path;

use crate::frontend::FrontendError;
use crate::frontend::options::{ARCHITECTURE, OFFLOAD_ARCHITECTURE};

/// Those of clang's options that matter, paths behind the options that have them. Paths are from a
/// folder.
pub(super) fn that_matter(words: &[String], folder: &Path) -> Vec<String> {
    let mut options = Vec::new();
    let words = of_compiler(words);
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        if let Some((option, value)) = with_value(word) {
            let value = value.or_else(|| words.next()).map(str::to_owned);
            match (option, value) {
                (_, None) | ("-include-pch", _) => {}
                ("-D" | "-U", Some(value)) => options.push(format!("{option}{value}")),
                // From the root of a system.
                (_, Some(value)) if is_raw(option) || value.starts_with('=') => {
                    options.extend([option.to_owned(), value]);
                }
                (_, Some(value)) => {
                    let path = folder.join(value).display().to_string();
                    options.extend([option.to_owned(), path]);
                }
            }
        } else if word.starts_with("-Xarch_") {
            let inner = words
                .next()
                .map(|inner| that_matter(&[inner.to_owned()], folder));
            let inner = inner.filter(|inner| !inner.is_empty());
            options.extend(
                inner
                    .into_iter()
                    .flat_map(|inner| [word.to_owned(), inner.concat()]),
            );
        } else if DROPPED.contains(&word) || word.starts_with("-X") && !word.contains([',', '=']) {
            words.next();
        } else if KEPT.iter().any(|start| word.starts_with(start)) || MEANINGS.contains(&word) {
            options.push(word.to_owned());
        }
    }
    options
}

/// # Errors
/// The host's compiler is given another definition of a macro that nvcc is given, too: which of them
/// holds its manual does not say.
pub(super) fn order_matters(own: &[String], of_host: &[String]) -> Result<(), FrontendError> {
    let name = |word: &String| {
        let is_macro = word.starts_with("-D") || word.starts_with("-U");
        let name = word.get(2..)?.split(['=', '(']).next()?;
        is_macro.then(|| name.to_owned())
    };
    for host in of_host {
        let Some(macro_name) = name(host) else {
            continue;
        };
        let is_other = |word: &&String| name(word).as_ref() == Some(&macro_name) && *word != host;
        if let Some(other) = own.iter().find(is_other) {
            return Err(FrontendError::UnclearOrder {
                options: (other.clone(), host.clone()),
            });
        }
    }
    Ok(())
}

/// Options with a value behind them or as the next word. Those that begin like others come before
/// these.
const WITH_VALUE: [&str; 14] = [
    "-cxx-isystem",
    "-idirafter",
    "-imacros",
    "-include-pch",
    "-include",
    "-iprefix",
    "-iquote",
    "-isystem-after",
    "-isystem",
    "-iwithprefixbefore",
    "-iwithprefix",
    "-D",
    "-I",
    "-U",
];

/// Other names, with `=` before the value or as the next word.
const LONG: [(&str, &str); 6] = [
    ("--define-macro", "-D"),
    ("--imacros", "-imacros"),
    ("--include", "-include"),
    ("--include-directory", "-I"),
    ("--include-directory-after", "-idirafter"),
    ("--undefine-macro", "-U"),
];

/// Options with a value of no concern.
const DROPPED: [&str; 11] = [
    "--param",
    "-L",
    "-MF",
    "-MQ",
    "-MT",
    "-isysroot",
    "-l",
    "-mllvm",
    "-o",
    "-target",
    "-u",
];
const KEPT: [&str; 3] = ["-std=", ARCHITECTURE, OFFLOAD_ARCHITECTURE];

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

/// The words with those that are passed on to the parts of a compiler that read the text.
fn of_compiler(words: &[String]) -> Vec<&str> {
    let mut all = Vec::new();
    for word in words {
        match word.strip_prefix("-Wp,") {
            Some(list) => all.extend(list.split(',')),
            None if ["-Xclang", "-Xpreprocessor"].contains(&word.as_str()) => {}
            None => all.push(word.strip_prefix("-Xclang=").unwrap_or(word)),
        }
    }
    all
}

/// The option that a word begins with, and its value if that is in the word.
fn with_value(word: &str) -> Option<(&'static str, Option<&str>)> {
    for (name, option) in LONG {
        match word.strip_prefix(name) {
            Some("") => return Some((option, None)),
            Some(rest) if rest.starts_with('=') => return Some((option, Some(&rest[1..]))),
            _ => {}
        }
    }
    let option = WITH_VALUE.iter().find(|option| word.starts_with(*option))?;
    let value = &word[option.len()..];
    Some((option, Some(value).filter(|value| !value.is_empty())))
}

/// Is its value no path, or none by itself?
fn is_raw(option: &str) -> bool {
    option.starts_with("-iwithprefix")
}
