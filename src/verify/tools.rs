//! The programs that a verification takes, as they are on this machine.

use crate::{frontend, smt};

/// A program that is started, and its version.
pub struct Tool {
    /// What it is called.
    pub name: String,
    /// Where it is, if not on the `PATH`.
    pub path: Option<String>,
    /// Its version, or why it cannot be told.
    pub version: Result<String, String>,
}

/// All of them.
pub fn tools() -> Vec<Tool> {
    let of_llvm = frontend::programs().into_iter().map(|(name, said)| Tool {
        name,
        path: None,
        version: said
            .map_err(|e| e.to_string())
            .and_then(|said| number(&said)),
    });
    let solvers = smt::solvers().into_iter().map(|(name, found)| {
        let (path, said) = match found {
            Ok(found) => (Some(found.path), Ok(found.said)),
            Err(error) => (None, Err(error)),
        };
        Tool {
            name: name.to_owned(),
            path,
            version: said.and_then(|said| number(&said)),
        }
    });
    of_llvm.chain(solvers).collect()
}

/// The version in what a program says of itself: the first word that is one.
fn number(said: &str) -> Result<String, String> {
    let is_number =
        |word: &&str| word.starts_with(|c: char| c.is_ascii_digit()) && word.contains('.');
    let mut words = said.split(|c: char| c.is_whitespace() || c == ',');
    let word = words.find(is_number);
    let word = word.ok_or_else(|| "it does not tell its version".to_owned())?;
    Ok(word.to_owned())
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn versions_are_found_in_what_programs_say() {
        for (said, version) in [
            ("Debian clang version 19.1.7 (3)\nTarget: x", "19.1.7"),
            ("Debian LLVM version 19.1.7\n", "19.1.7"),
            ("Z3 version 4.13.3 - 64 bit", "4.13.3"),
            ("This is cvc5 version 1.2.0 [git", "1.2.0"),
        ] {
            assert_eq!(number(said), Ok(version.to_owned()));
        }
        assert!(number("segmentation fault").is_err());
    }
}
