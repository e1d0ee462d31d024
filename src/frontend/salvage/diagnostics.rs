//! What clang's messages say: where errors are, and which headers are missing.
//!
//! They are read as text. In the SARIF that clang 19 writes a note is a result of its
//! own that names no error, and clang calls the format unstable; serialized
//! diagnostics are read by libclang alone.

use std::path::PathBuf;

/// An error, with the places that its notes name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub message: String,
    pub notes: Vec<String>,
    /// Where the error is, then the places of its notes in their order.
    pub places: Vec<Place>,
}

/// A place in a file; lines and columns (in bytes) count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub path: PathBuf,
    pub line: usize,
    pub column: usize,
}

impl Problem {
    /// The header that is not found, as the program names it.
    pub fn missing_header(&self) -> Option<&str> {
        // Clang may say that other signs around the name would do.
        let (name, _) = self.message.split_once("' file not found")?;
        name.strip_prefix('\'')
    }
}

/// Reads the errors of a run of clang.
pub fn problems(text: &str) -> Vec<Problem> {
    let mut problems: Vec<Problem> = Vec::new();
    for line in text.lines() {
        let Some((place, severity, message)) = message(line) else {
            continue;
        };
        match severity {
            "error" | "fatal error" => problems.push(Problem {
                message: message.to_owned(),
                notes: Vec::new(),
                places: vec![place],
            }),
            "note" => {
                if let Some(problem) = problems.last_mut() {
                    problem.places.push(place);
                    problem.notes.push(message.to_owned());
                }
            }
            _ => {}
        }
    }
    problems
}

/// Takes `path:line:column: severity: message` apart.
fn message(line: &str) -> Option<(Place, &str, &str)> {
    for severity in ["error", "fatal error", "note", "warning"] {
        let Some((place, message)) = line.split_once(&format!(": {severity}: ")) else {
            continue;
        };
        let mut parts = place.rsplitn(3, ':');
        let column = parts.next()?.parse().ok()?;
        let line = parts.next()?.parse().ok()?;
        let path = PathBuf::from(parts.next()?);
        return Some((Place { path, line, column }, severity, message));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_own_their_notes() {
        let text = "In file included from k.cu:1:\n\
                    /usr/x.h:3:4: error: no matching function for call to 'f'\n   3 | f();\n\
                    k.cu:10:2: note: in instantiation of function template\n\
                    k.cu:1:10: fatal error: 'lib/x.h' file not found\n";
        let found = problems(text);
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].places.len(), 2);
        assert_eq!(found[0].places[1].line, 10);
        assert_eq!(found[0].missing_header(), None);
        assert_eq!(found[1].missing_header(), Some("lib/x.h"));
    }
}
