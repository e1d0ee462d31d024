//! Lines of text that the preprocessor has written, and whose they are.

use std::path::{Path, PathBuf};

/// Where the lines of a text are, and where they come from.
pub struct Lines {
    /// Bytes of the text.
    starts: Vec<usize>,
    /// The file and the line there.
    places: Vec<(PathBuf, usize)>,
}

impl Lines {
    pub fn new(text: &str) -> Lines {
        let (mut file, mut number, mut start) = (PathBuf::new(), 0, 0);
        let (mut starts, mut places) = (Vec::new(), Vec::new());
        for line in text.split('\n') {
            starts.push(start);
            places.push((file.clone(), number));
            start += line.len() + 1;
            number += 1;
            if let Some((next, rest)) = mark(line) {
                let name = rest.split('"').nth(1).unwrap_or_default();
                (file, number) = (PathBuf::from(name.replace("\\\\", "\\")), next);
            }
        }
        Lines { starts, places }
    }

    /// Where a line of the text, which counts from 0, begins.
    pub fn start(&self, line: usize) -> Option<usize> {
        self.starts.get(line).copied()
    }

    /// The file and the line there that a byte of the text comes from.
    pub fn place(&self, offset: usize) -> (&Path, usize) {
        let line = self.starts.partition_point(|start| *start <= offset) - 1;
        let (file, number) = &self.places[line];
        (file, *number)
    }
}

/// The text with marks that say its own lines, so that messages do.
pub fn with_own_lines(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    for (index, line) in text.split('\n').enumerate() {
        match mark(line) {
            // The mark speaks of the next line, and lines count from 1.
            Some((_, rest)) => result.push_str(&format!("# {} {rest}", index + 2)),
            None => result.push_str(line),
        }
        result.push('\n');
    }
    result
}

/// As many lines as the text: the preprocessor's marks of files, and empty ones.
pub fn lines_of(text: &str) -> String {
    let lines = text.split('\n').skip(1);
    let kept = lines.map(|line| mark(line).map_or("", |_| line));
    kept.flat_map(|line| ["\n", line]).collect()
}

/// `# 12 "path" flags`
fn mark(line: &str) -> Option<(usize, &str)> {
    let (number, rest) = line.strip_prefix("# ")?.split_once(' ')?;
    rest.starts_with('"').then_some(())?;
    Some((number.parse().ok()?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# 1 \"a.cu\"\nint a;\n# 7 \"b.h\" 1\nint b;\nint c;";

    #[test]
    fn lines_know_their_files() {
        let lines = Lines::new(TEXT);
        let of = |what| lines.place(TEXT.find(what).expect("it is there"));
        assert_eq!(of("int a"), (Path::new("a.cu"), 1));
        assert_eq!(of("int c"), (Path::new("b.h"), 8));
        assert_eq!(lines.start(3), TEXT.find("int b"));
    }

    #[test]
    fn marks_may_speak_of_the_text_itself() {
        let own = with_own_lines(TEXT);
        assert!(
            own.starts_with("# 2 \"a.cu\"\nint a;\n# 4 \"b.h\" 1\n"),
            "{own}"
        );
    }

    #[test]
    fn marks_stay_where_text_goes() {
        assert_eq!(lines_of("a\nb\n# 3 \"c.h\" 2\nd"), "\n\n# 3 \"c.h\" 2\n");
    }
}
