//! The source files that spans point into, read when first needed.

use std::ops::Range;
use std::path::{Path, PathBuf};

use codespan_reporting::files::{Files, SimpleFiles};
use indexmap::IndexMap;

use super::model::Span;
use super::standard_input;

/// The source files of one report.
pub struct Sources {
    /// The input file. Relative names that do not exist from the current folder are
    /// looked up in its folder.
    input: PathBuf,
    files: SimpleFiles<String, String>,
    /// The input file's id where its text is not that on disk.
    edited: Option<usize>,
    /// The file's id by the name in spans; `None` where it cannot be read.
    ids: IndexMap<String, Option<usize>>,
}

impl Sources {
    /// Sources for a report about this input.
    pub fn new(input: &Path) -> Sources {
        Sources {
            input: input.to_owned(),
            files: SimpleFiles::new(),
            edited: None,
            ids: IndexMap::new(),
        }
    }

    /// The input file has this text, whatever is on disk.
    pub fn edited(mut self, text: &str) -> Sources {
        let name = self.input.display().to_string();
        self.edited = Some(self.files.add(name, text.to_owned()));
        self
    }

    /// The input file.
    pub fn input(&self) -> &Path {
        &self.input
    }

    /// The file of a span and the bytes to underline, or `None` where the file
    /// cannot be read or has no such line.
    pub fn locate(&mut self, span: &Span) -> Option<(usize, Range<usize>)> {
        let id = self.load(&span.file)?;
        let text = self.files.get(id).ok()?.source();
        let line_index = usize::try_from(span.line).ok()?.checked_sub(1)?;
        let line = self.files.line_range(id, line_index).ok()?;
        let range = underline(&text[line.clone()], span.column);
        Some((id, line.start + range.start..line.start + range.end))
    }

    /// The line of a span and the characters of it to underline, both from 1, the end exclusive;
    /// `None` where `locate` finds nothing.
    pub fn line(&mut self, span: &Span) -> Option<(&str, Range<usize>)> {
        let (id, range) = self.locate(span)?;
        let text = self.files.get(id).ok()?.source();
        let start = text[..range.start].rfind('\n').map_or(0, |at| at + 1);
        let line = text[start..].lines().next()?;
        let before = text[start..range.start].chars().count();
        let within = text[range].chars().count();
        Some((line, before + 1..before + within + 1))
    }

    /// The files for codespan.
    pub fn files(&self) -> &SimpleFiles<String, String> {
        &self.files
    }

    fn load(&mut self, name: &str) -> Option<usize> {
        if let Some(&id) = self.ids.get(name) {
            return id;
        }
        let is_input = || standard_input::is_same(&self.input, Path::new(name));
        let id = match self.edited.filter(|_| is_input()) {
            Some(id) => Some(id),
            None => {
                let text = read(&self.input, name);
                text.map(|text| self.files.add(name.to_owned(), text))
            }
        };
        self.ids.insert(name.to_owned(), id);
        id
    }
}

/// The text of the file that spans of a report about `input` name so.
pub fn read(input: &Path, name: &str) -> Option<String> {
    if let Some(text) = standard_input::text(name) {
        return Some(text.to_owned());
    }
    let bytes = places(input, name).find_map(|path| std::fs::read(path).ok())?;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

/// The same file by its real path; by the name where it has none.
pub fn real(input: &Path, name: &str) -> PathBuf {
    let mut places = places(input, name);
    let real = places.find_map(|path| path.canonicalize().ok());
    real.unwrap_or_else(|| name.into())
}

fn places(input: &Path, name: &str) -> impl Iterator<Item = PathBuf> {
    let folder = input.parent().unwrap_or(Path::new(""));
    [PathBuf::from(name), folder.join(name)].into_iter()
}

/// What to underline of a line for a column that counts bytes from 1: the word
/// that starts there, else one character; the whole line where the column is
/// unknown or past the end.
fn underline(line: &str, column: u32) -> Range<usize> {
    let line = line.trim_end();
    let indent = line.len() - line.trim_start().len();
    let start = match (column as usize).checked_sub(1) {
        Some(start) if start < line.len() => start,
        _ => return indent..line.len(),
    };
    let start = (0..=start)
        .rev()
        .find(|&at| line.is_char_boundary(at))
        .unwrap_or(0);
    let rest = &line[start..];
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let word = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
    let first = rest.chars().next().map_or(0, char::len_utf8);
    start..start + word.max(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_single_characters_are_underlined() {
        let line = "  out[i] = 1;\n";
        assert_eq!(underline(line, 3), 2..5);
        assert_eq!(underline(line, 10), 9..10);
        assert_eq!(underline(line, 0), 2..13);
        assert_eq!(underline(line, 99), 2..13);
        assert_eq!(underline("", 1), 0..0);
        assert_eq!(underline("é = 1", 2), 0..2);
    }

    #[test]
    fn spans_out_of_range_have_no_place() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        std::fs::write(folder.path().join("k.cu"), b"a\n\xff b\n").expect("a file");
        let mut sources = Sources::new(&folder.path().join("k.cu"));
        let mut at = |file: &str, line, column| {
            sources.locate(&Span {
                file: file.into(),
                line,
                column,
                inlined_at: vec![],
            })
        };
        assert_eq!(at("k.cu", 1, 1), Some((0, 0..1)));
        assert_eq!(at("k.cu", 2, u32::MAX), Some((0, 2..7)));
        assert_eq!(at("k.cu", 0, 1), None);
        assert_eq!(at("k.cu", u32::MAX, 1), None);
        assert_eq!(at("gone.cu", 1, 1), None);
    }
}
