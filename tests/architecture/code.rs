//! Source files as words of code.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

/// A file under `src/`.
pub struct SourceFile {
    /// Path from the repository's root.
    pub path: String,
    /// The top-level module that the file is of; of an engine, that one: `engines/protocol`.
    pub module: String,
    /// The text up to the unit tests.
    pub text: String,
    /// How many lines the whole file has.
    pub lines: usize,
    /// Identifiers and punctuation of the text, `::` in one piece.
    words: Vec<String>,
}

/// The files of the crate but those of unit tests, in a fixed order.
pub fn crate_files() -> &'static [SourceFile] {
    static FILES: LazyLock<Vec<SourceFile>> = LazyLock::new(|| {
        let mut files = Vec::new();
        collect(Path::new("src"), &mut files);
        assert!(!files.is_empty(), "tests run in the repository's root");
        files
    });
    &FILES
}

impl SourceFile {
    pub fn new(path: &str, text: &str) -> SourceFile {
        let lines = text.lines().count();
        let text = text
            .split("#[cfg(test)]")
            .next()
            .unwrap_or_default()
            .to_owned();
        let below_src = path.strip_prefix("src/").unwrap_or(path);
        let folders: Vec<&str> = below_src.split('/').collect();
        let module = match folders.as_slice() {
            ["engines", engine, _, ..] => format!("engines/{engine}"),
            [first, ..] => first.trim_end_matches(".rs").to_owned(),
            [] => unreachable!("text has a part before its first separator"),
        };
        SourceFile {
            path: path.to_owned(),
            module,
            words: words(&text),
            text,
            lines,
        }
    }

    /// Identifiers and punctuation, `::` in one piece.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// All runs of that many words.
    pub fn windows<const N: usize>(&self) -> impl Iterator<Item = [&str; N]> {
        self.words
            .windows(N)
            .map(|words| std::array::from_fn(|index| words[index].as_str()))
    }

    /// Whether one of these words occurs.
    pub fn uses_any(&self, names: &[&str]) -> bool {
        self.words.iter().any(|word| names.contains(&word.as_str()))
    }

    /// The modules named in `crate::module` and `crate::{module::…, module}`.
    pub fn crate_modules(&self) -> BTreeSet<String> {
        let mut modules = BTreeSet::new();
        for (index, pair) in self.words.windows(2).enumerate() {
            if pair != ["crate", "::"] {
                continue;
            }
            let rest = &self.words[index + 2..];
            match rest.first().map(String::as_str) {
                Some("{") => modules.extend(group_heads(&rest[1..])),
                Some("engines") => modules.extend(engines(&rest[1..])),
                Some(module) => {
                    modules.insert(module.to_owned());
                }
                None => {}
            }
        }
        modules
    }
}

/// What is used of `engines`: an engine's folder, or what they share.
fn engines(rest: &[String]) -> Vec<String> {
    let heads = match rest.get(1).map(String::as_str) {
        Some("{") => group_heads(&rest[2..]),
        head => head.map(str::to_owned).into_iter().collect(),
    };
    let folder = |head: &String| Path::new("src/engines").join(head).is_dir();
    let module = |head: String| match folder(&head) {
        true => format!("engines/{head}"),
        false => "engines".to_owned(),
    };
    heads.into_iter().map(module).collect()
}

/// The first words of the items of a `use` group, up to its closing brace.
fn group_heads(words: &[String]) -> Vec<String> {
    let mut heads = Vec::new();
    let mut depth = 0;
    let mut at_head = true;
    for word in words {
        match word.as_str() {
            "{" => depth += 1,
            "}" if depth == 0 => break,
            "}" => depth -= 1,
            "," if depth == 0 => at_head = true,
            _ if at_head => {
                heads.push(word.clone());
                at_head = false;
            }
            _ => {}
        }
    }
    heads
}

fn collect(folder: &Path, files: &mut Vec<SourceFile>) {
    let entries = std::fs::read_dir(folder).expect("a folder of the repository");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default();
        if path.is_dir() && name != "tests" {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") && name != "tests.rs"
        {
            let text = std::fs::read_to_string(&path).expect("a text file");
            files.push(SourceFile::new(&path.display().to_string(), &text));
        }
    }
}

/// Words of Rust code; comments, strings and characters are left out.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let skipped = skip(rest);
        if skipped > 0 {
            rest = &rest[skipped..];
            continue;
        }
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let length = if is_word(first) {
            rest.find(|c| !is_word(c)).unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        if !first.is_whitespace() {
            words.push(rest[..length].to_owned());
        }
        rest = &rest[length..];
    }
    words
}

/// The length of the comment or literal that the text starts with, else zero.
fn skip(text: &str) -> usize {
    let until = |start: usize, end: &str| {
        text[start..]
            .find(end)
            .map_or(text.len(), |at| start + at + end.len())
    };
    if text.starts_with("//") {
        return until(0, "\n");
    }
    if text.starts_with("/*") {
        return until(2, "*/");
    }
    let raw = text.strip_prefix("br").or_else(|| text.strip_prefix('r'));
    if let Some(fenced) = raw
        && let inner = fenced.trim_start_matches('#')
        && inner.starts_with('"')
    {
        let fence = &fenced[..fenced.len() - inner.len()];
        let open = text.len() - inner.len() + 1;
        return until(open, &format!("\"{fence}"));
    }
    if text.starts_with('"') {
        return quoted(text, '"');
    }
    if text.starts_with('\'') && (text[1..].starts_with('\\') || text.chars().nth(2) == Some('\''))
    {
        return quoted(text, '\'');
    }
    0
}

/// The length of a literal between quotes, in which a backslash escapes.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        if !escaped && c == quote {
            return at + 1;
        }
        escaped = !escaped && c == '\\';
    }
    text.len()
}

#[test]
fn words_leave_out_comments_and_literals() {
    let text = "use a::b; // c\nlet d = \"e \\\" f\"; /* g */ r#\"h\"# 'i' '\\'' <'j>";
    let expected = [
        "use", "a", "::", "b", ";", "let", "d", "=", ";", "<", "'", "j", ">",
    ];
    assert_eq!(words(text), expected);
}

#[test]
fn modules_are_found_in_groups() {
    let text = "use crate::{a::{b, c}, d};\nuse crate::e::f;\nfn g() { crate::h() }\n#[cfg(test)] crate::i";
    let file = SourceFile::new("src/m/n.rs", text);
    assert_eq!(file.module, "m");
    assert_eq!(
        file.crate_modules().into_iter().collect::<Vec<_>>(),
        ["a", "d", "e", "h"]
    );
}
