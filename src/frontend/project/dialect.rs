//! Whose options a command line has.

use std::path::Path;

use crate::frontend::FrontendError;

/// Whose options a command line has, as far as one option has several meanings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// Lists have commas between their values ("NVIDIA CUDA Compiler Driver NVCC", section 4.1).
    Nvcc,
    /// Of clang, GCC and what is started like these: there are no lists.
    Gnu,
    /// Not known.
    Either,
}

impl Dialect {
    /// That of the compiler that a command line names before its first option.
    pub fn of_command(words: &[String]) -> Dialect {
        let names = words.iter().take_while(|word| !word.starts_with('-'));
        let names = names.filter_map(|word| Path::new(word).file_name()?.to_str());
        let mut dialects = names.filter_map(|name| {
            const OF_GNU: [&str; 9] = [
                "amdclang", "clang", "g++", "gcc", "hipcc", "icpx", "icx", "cc", "c++",
            ];
            let name = name.strip_suffix(".exe").unwrap_or(name);
            let name = name.trim_end_matches(|c: char| c.is_ascii_digit() || ".-".contains(c));
            // Those that compile for other machines have these in front.
            let name = name.rsplit('-').next().unwrap_or(name);
            match name.trim_end_matches("++") {
                "nvcc" => Some(Dialect::Nvcc),
                short if OF_GNU.contains(&name) || OF_GNU.contains(&short) => Some(Dialect::Gnu),
                _ => None,
            }
        });
        dialects.next().unwrap_or(Dialect::Either)
    }

    /// The values of an option that nvcc has a list of, given the word that it stands in and what is
    /// behind its name.
    ///
    /// # Errors
    /// To nvcc they are others than to clang, and each may be meant.
    pub fn values(
        self,
        option: &str,
        (word, value): (&str, &str),
    ) -> Result<Vec<String>, FrontendError> {
        if self == Dialect::Gnu {
            return Ok(vec![value.to_owned()]);
        }
        // No name of a macro, and seldom one of a file, begins so.
        let value = value.strip_prefix('=').unwrap_or(value);
        let values = at_commas(value);
        let is_list = values.len() > 1;
        if self == Dialect::Nvcc || !is_list {
            return Ok(values);
        }
        let is_meant = |value: &String| match option {
            "-D" => is_definition(value),
            "-U" => is_name(value),
            _ => !value.is_empty(),
        };
        match values.iter().all(is_meant) {
            false => Ok(vec![value.to_owned()]),
            true => Err(FrontendError::UnclearOption {
                option: match word.ends_with(value) {
                    true => word.to_owned(),
                    false => format!("{word} {value}"),
                },
                of_nvcc: values
                    .iter()
                    .map(|one| format!("{option} {one} "))
                    .collect(),
                of_clang: format!("-Xclang {option} -Xclang {value}"),
            }),
        }
    }
}

/// The parts of a list: commas in quotes and behind backslashes divide none.
pub(super) fn at_commas(list: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut quote = None;
    let mut chars = list.chars().peekable();
    while let Some(c) = chars.next() {
        let part = parts.last_mut().expect("there is one");
        match c {
            '\\' if chars.peek() == Some(&',') => part.extend(chars.next()),
            '\\' => {
                part.push(c);
                part.extend(chars.next());
            }
            ',' if quote.is_none() => parts.push(String::new()),
            '"' | '\'' => {
                quote = match quote {
                    None => Some(c),
                    Some(open) => Some(open).filter(|open| *open != c),
                };
                part.push(c);
            }
            _ => part.push(c),
        }
    }
    parts
}

/// May it stand behind `#define`, `=` being a space?
fn is_definition(text: &str) -> bool {
    let head = text.split('=').next().unwrap_or(text);
    match head.split_once('(') {
        None => is_name(head),
        Some((name, parameters)) => is_name(name) && parameters.ends_with(')'),
    }
}

fn is_name(text: &str) -> bool {
    let is_digit = text.starts_with(|c: char| c.is_ascii_digit());
    let mut chars = text.chars();
    !text.is_empty() && !is_digit && chars.all(|c| c.is_alphanumeric() || "_$".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compilers_are_told_by_their_names() {
        for (line, dialect) in [
            ("/opt/cuda/bin/nvcc -DX k.cu", Dialect::Nvcc),
            ("ccache nvcc -DX k.cu", Dialect::Nvcc),
            ("x86_64-linux-gnu-g++-12 -c k.cpp", Dialect::Gnu),
            ("clang++-19 -c k.cu", Dialect::Gnu),
            ("/opt/rocm/bin/hipcc -c k.hip", Dialect::Gnu),
            ("nvcc_wrapper -c k.cu", Dialect::Either),
            ("-DX", Dialect::Either),
        ] {
            let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
            assert_eq!(Dialect::of_command(&words), dialect, "{line}");
        }
    }

    #[test]
    fn lists_are_those_of_nvcc() {
        for (value, parts) in [
            ("A=1,S=0", &["A=1", "S=0"][..]),
            ("X=\"a,b\",Y", &["X=\"a,b\"", "Y"]),
            ("X=1\\,2", &["X=1,2"]),
        ] {
            assert_eq!(at_commas(value), parts);
        }
        let of = |dialect: Dialect, value| dialect.values("-D", ("-D", value)).ok();
        assert_eq!(
            of(Dialect::Gnu, "A=1,S=0"),
            Some(vec!["A=1,S=0".to_owned()])
        );
        assert_eq!(of(Dialect::Either, "A=1,S=0"), None);
        // To nvcc this is no macro.
        for value in ["F(a,b)=a+b", "SIZES=1,2,3"] {
            assert_eq!(of(Dialect::Either, value), Some(vec![value.to_owned()]));
        }
    }
}
