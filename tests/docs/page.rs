//! What a page of Markdown says: fenced blocks, code spans, headings, links.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

pub struct Page {
    /// From the root of the repository.
    pub path: PathBuf,
    text: String,
}

/// A block between lines of three backticks.
pub struct Fence {
    /// Of the opening line, from 1.
    pub line: usize,
    /// The language, and what else stands behind the backticks.
    pub info: Vec<String>,
    pub text: String,
}

impl Page {
    pub fn read(path: impl Into<PathBuf>) -> Page {
        let path = path.into();
        let text = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Page { path, text }
    }

    pub fn lines(&self) -> usize {
        self.text.lines().count()
    }

    pub fn fences(&self) -> Vec<Fence> {
        let mut fences: Vec<Fence> = Vec::new();
        let mut is_open = false;
        for (line, text) in self.text.lines().enumerate() {
            match text.strip_prefix("```") {
                Some(_) if is_open => is_open = false,
                Some(info) => {
                    is_open = true;
                    fences.push(Fence {
                        line: line + 1,
                        info: info.split_whitespace().map(str::to_owned).collect(),
                        text: String::new(),
                    });
                }
                None => {
                    if let Some(fence) = fences.last_mut().filter(|_| is_open) {
                        fence.text += text;
                        fence.text.push('\n');
                    }
                }
            }
        }
        assert!(
            !is_open,
            "{}: the last block has no end",
            self.path.display()
        );
        fences
    }

    /// The lines outside of fenced blocks.
    fn prose(&self) -> Vec<&str> {
        let mut is_open = false;
        let mut lines = Vec::new();
        for line in self.text.lines() {
            if line.starts_with("```") {
                is_open = !is_open;
            } else if !is_open {
                lines.push(line);
            }
        }
        lines
    }

    /// What stands between backticks in the text around blocks, a bar in a table as it is meant.
    pub fn code_spans(&self) -> Vec<String> {
        let prose = self.prose().join("\n");
        let spans = |paragraph: &str| {
            let pieces: Vec<String> = paragraph
                .split('`')
                .map(|piece| piece.replace("\\|", "|"))
                .collect();
            assert!(
                pieces.len() % 2 == 1,
                "{}: a backtick has no partner in: {paragraph}",
                self.path.display()
            );
            pieces.into_iter().skip(1).step_by(2).collect::<Vec<_>>()
        };
        prose.split("\n\n").flat_map(spans).collect()
    }

    /// The rows of tables, as their cells.
    pub fn rows(&self) -> Vec<Vec<String>> {
        let cells = |row: &str| {
            let row = row.replace("\\|", "\0");
            let cells = row.split('|').map(|cell| cell.replace('\0', "|"));
            cells.collect::<Vec<_>>()
        };
        let rows = self.prose().into_iter();
        rows.filter_map(|line| line.strip_prefix("| "))
            .map(cells)
            .collect()
    }

    /// The names that links give to the headings.
    pub fn anchors(&self) -> BTreeSet<String> {
        let mut anchors = BTreeSet::new();
        for line in self.prose() {
            let heading = line.trim_start_matches('#');
            if heading.len() == line.len() || !heading.starts_with(' ') {
                continue;
            }
            let name: String = heading
                .trim()
                .to_lowercase()
                .chars()
                .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'))
                .map(|c| if c == ' ' { '-' } else { c })
                .collect();
            let message = format!("{}: `{line}` stands twice", self.path.display());
            assert!(anchors.insert(name), "{message}");
        }
        anchors
    }

    /// Where the links of the text lead: a file, seen from the root, and an anchor in it.
    pub fn links(&self) -> Vec<(PathBuf, Option<String>)> {
        let prose = self.prose().join("\n");
        let text: Vec<&str> = prose.split('`').step_by(2).collect();
        let text = text.concat();
        let targets = text.split("](").skip(1);
        let targets = targets.filter_map(|rest| rest.split_once(')').map(|(target, _)| target));
        targets
            .filter(|target| !target.contains("://"))
            .map(|target| self.resolve(target))
            .collect()
    }

    fn resolve(&self, target: &str) -> (PathBuf, Option<String>) {
        let (file, anchor) = match target.split_once('#') {
            Some((file, anchor)) => (file, Some(anchor.to_owned())),
            None => (target, None),
        };
        let folder = self.path.parent().unwrap_or(Path::new(""));
        let file = match file {
            "" => self.path.clone(),
            file => folder.join(file),
        };
        (file, anchor)
    }
}
