//! The kernels that a source defines, whether or not clang emits code for them.
//!
//! A template that nothing instantiates leaves no trace in bitcode. What a file defines is
//! therefore read from the text after preprocessing, in which macros are expanded and code
//! that is switched off is gone.

use std::ops::Range;
use std::path::{Path, PathBuf};

use super::Language;
use super::salvage::tokens::{Kind, Token, tokens};

/// A kernel with a body in the file or in a header of the user's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelDefinition {
    /// With the namespaces and classes around it; nothing behind these where the
    /// declaration is not understood.
    pub name: String,
    pub is_template: bool,
    pub file: PathBuf,
    /// Of the name, from 1.
    pub line: u32,
    /// Stands in the file that was compiled, not in a header.
    pub in_file: bool,
    /// A place of host code that was left out and may instantiate the template.
    pub left_out_at: Option<(PathBuf, usize)>,
}

/// Can clang leave out a kernel of this text? It emits all of CUDA and HIP that are no
/// templates, and of OpenCL all but those that are `inline` without `static`.
pub fn may_be_left_out(text: &str, language: Language) -> bool {
    match language {
        Language::Cuda | Language::Hip => {
            let mut heads = text.split("__global__").skip(1);
            let abbreviated = |rest: &str| {
                let head = rest.split(['{', ';']).next();
                head.is_some_and(|head| head.contains("auto"))
            };
            text.contains("template") || heads.any(abbreviated)
        }
        Language::OpenCl => text.contains("inline"),
        Language::C | Language::Cpp | Language::LlvmIr | Language::Ptx => false,
    }
}

/// The kernels of a text after preprocessing, with line markers, of `main` and the user's
/// headers. `None` where the text is not understood.
pub fn kernel_definitions(
    preprocessed: &str,
    main: &Path,
    language: Language,
) -> Option<Vec<KernelDefinition>> {
    let lines = Lines::of_the_users(preprocessed);
    let tokens = tokens(&lines.text)?;
    let mut reader = Reader {
        lines: &lines,
        tokens: &tokens,
        main,
        language,
        found: Vec::new(),
    };
    reader.scope(0..tokens.len(), "", false);
    Some(reader.found)
}

/// The lines of the user's files, one after the other.
struct Lines {
    text: String,
    /// Where each line begins in the text, its file and its number there.
    starts: Vec<(usize, usize, u32)>,
    files: Vec<PathBuf>,
}

impl Lines {
    fn of_the_users(preprocessed: &str) -> Lines {
        let mut lines = Lines {
            text: String::new(),
            starts: Vec::new(),
            files: Vec::new(),
        };
        let mut current: Option<usize> = None;
        let mut number = 0;
        for line in preprocessed.lines() {
            if let Some((next, path, is_system)) = line_marker(line) {
                let built_in = path.starts_with('<');
                current = (!is_system && !built_in).then(|| lines.file(Path::new(&path)));
                number = next;
                continue;
            }
            if let Some(file) = current {
                lines.starts.push((lines.text.len(), file, number));
                lines.text.push_str(line);
                lines.text.push('\n');
            }
            number += 1;
        }
        lines
    }

    fn file(&mut self, path: &Path) -> usize {
        let known = self.files.iter().position(|file| file == path);
        known.unwrap_or_else(|| {
            self.files.push(path.to_owned());
            self.files.len() - 1
        })
    }

    /// The file and line of a byte of the text.
    fn place(&self, offset: usize) -> (&Path, u32) {
        let after = self.starts.partition_point(|&(start, ..)| start <= offset);
        let (_, file, line) = self.starts[after.saturating_sub(1)];
        (&self.files[file], line)
    }
}

/// `# 12 "path" 1 3`: the line, the file, and whether it is a header of the system.
fn line_marker(text: &str) -> Option<(u32, String, bool)> {
    let (number, rest) = text.strip_prefix("# ")?.split_once(" \"")?;
    let (path, flags) = rest.rsplit_once('"')?;
    let path = path.replace("\\\"", "\"").replace("\\\\", "\\");
    let is_system = flags.split(' ').any(|flag| flag == "3");
    Some((number.parse().ok()?, path, is_system))
}

struct Reader<'a> {
    lines: &'a Lines,
    tokens: &'a [Token],
    main: &'a Path,
    language: Language,
    found: Vec<KernelDefinition>,
}

impl Reader<'_> {
    /// Reads the declarations of a namespace or class.
    fn scope(&mut self, range: Range<usize>, around: &str, in_template: bool) {
        let mut start = range.start;
        let mut index = range.start;
        while index < range.end {
            let token = &self.tokens[index];
            if token.is(b';') {
                start = index + 1;
            } else if token.is(b'{') {
                let end = token.partner.unwrap_or(range.end);
                self.braced(start..index, end, around, in_template);
                start = end + 1;
                index = end;
            } else if token.opens() {
                index = token.partner.unwrap_or(index);
            }
            index += 1;
        }
    }

    /// Reads what stands in braces that end at `end`, and has this head.
    fn braced(&mut self, head: Range<usize>, end: usize, around: &str, in_template: bool) {
        let inside = head.end + 1..end;
        let is_template = in_template || self.is_template(&head);
        if let Some(mark) = head.clone().find_map(|index| self.mark_of_kernel(index)) {
            let unknown = (String::new(), self.tokens[mark].range.start);
            let (name, offset) = self.name(mark + 1..head.end).unwrap_or(unknown);
            let is_template = is_template || self.is_abbreviated(head);
            self.define(qualified(around, &name), offset, is_template);
            return;
        }
        let at = |word: &str| head.clone().find(|&index| self.word(index) == word);
        if let Some(namespace) = at("namespace") {
            let names = namespace + 1..head.end;
            let name: String = names.map(|index| self.word(index)).collect();
            let name = match name.is_empty() {
                true => "(anonymous namespace)".to_owned(),
                false => name,
            };
            return self.scope(inside, &qualified(around, &name), in_template);
        }
        let linkage = head.len() == 2 && self.word(head.start) == "extern";
        if linkage {
            return self.scope(inside, around, in_template);
        }
        if let Some(class) = self.class(head.clone())
            && self.parameters(head.clone()).is_none()
        {
            let mut names = (class + 1..head.end)
                .filter(|&index| self.tokens[index].kind == Kind::Word)
                .map(|index| self.word(index));
            let name = names.find(|name| !is_specifier(name)).unwrap_or_default();
            self.scope(inside, &qualified(around, name), is_template);
        }
    }

    /// Where it says `class` or the like, but for the parameters of a template.
    fn class(&self, head: Range<usize>) -> Option<usize> {
        let mut depth = 0_i32;
        head.into_iter().find(|&index| {
            depth += i32::from(self.tokens[index].is(b'<'));
            depth -= i32::from(self.tokens[index].is(b'>'));
            depth == 0 && matches!(self.word(index), "class" | "struct" | "union")
        })
    }

    fn define(&mut self, name: String, offset: usize, is_template: bool) {
        let (file, line) = self.lines.place(offset);
        self.found.push(KernelDefinition {
            name,
            is_template,
            file: file.to_owned(),
            line,
            in_file: plain(file) == plain(self.main),
            left_out_at: None,
        });
    }

    fn word(&self, index: usize) -> &str {
        &self.lines.text[self.tokens[index].range.clone()]
    }

    /// A template that says so by `auto` among its parameters alone (C++20).
    fn is_abbreviated(&self, head: Range<usize>) -> bool {
        let Some(open) = self.parameters(head) else {
            return false;
        };
        let close = self.tokens[open].partner.unwrap_or(open);
        (open..close).any(|index| self.word(index) == "auto")
    }

    /// `template <` and no `template <>`, which is a specialisation.
    fn is_template(&self, head: &Range<usize>) -> bool {
        let at = |offset: usize| head.clone().nth(offset);
        at(0).is_some_and(|first| self.word(first) == "template")
            && at(2).is_some_and(|third| !self.tokens[third].is(b'>'))
    }

    /// Where `kernel` or `__attribute__((global))` ends, if it stands here.
    fn mark_of_kernel(&self, index: usize) -> Option<usize> {
        let word = self.word(index);
        if self.language == Language::OpenCl {
            return matches!(word, "kernel" | "__kernel").then_some(index);
        }
        let open = index + 1;
        let close = self
            .tokens
            .get(open)?
            .partner
            .filter(|&close| close > open)?;
        let mut inside = (open..close).map(|inner| self.word(inner));
        let marks = inside.any(|word| matches!(word, "global" | "__global__"));
        (word == "__attribute__" && marks).then_some(close)
    }

    /// The name before the parameters, and where it stands in the text.
    fn name(&self, head: Range<usize>) -> Option<(String, usize)> {
        let open = self.parameters(head.clone())?;
        let mut last = open.checked_sub(1)?;
        if self.word(last) == "void" {
            // The name is in brackets itself.
            last = self.tokens[open].partner?.checked_sub(1)?;
        }
        let mut depth = 0_i32;
        while self.tokens[last].kind != Kind::Word || depth > 0 {
            depth += i32::from(self.tokens[last].is(b'>'));
            depth -= i32::from(self.tokens[last].is(b'<'));
            last = last.checked_sub(1).filter(|&index| index >= head.start)?;
        }
        let mut first = last;
        while first >= head.start + 3
            && self.tokens[first - 1].is(b':')
            && self.tokens[first - 3].kind == Kind::Word
        {
            first -= 3;
        }
        let name: String = (first..=last).map(|index| self.word(index)).collect();
        Some((name, self.tokens[last].range.start))
    }

    /// The bracket that opens the parameters of a function.
    fn parameters(&self, head: Range<usize>) -> Option<usize> {
        let mut depth = 0_i32;
        let mut index = head.start;
        while index < head.end {
            let token = &self.tokens[index];
            match token.kind {
                Kind::Sign(b'<') => depth += 1,
                Kind::Sign(b'>') => depth -= 1,
                Kind::Sign(b'(') if depth == 0 && index > head.start => {
                    let before = &self.tokens[index - 1];
                    let names = before.kind == Kind::Word && !is_specifier(self.word(index - 1));
                    if names || before.is(b'>') {
                        return Some(index);
                    }
                }
                _ => {}
            }
            index = match token.partner {
                Some(partner) if partner > index => partner + 1,
                _ => index + 1,
            };
        }
        None
    }
}

/// Words with brackets behind them that open no parameters.
fn is_specifier(word: &str) -> bool {
    [
        "__attribute__",
        "__declspec",
        "alignas",
        "_Alignas",
        "decltype",
        "explicit",
        "requires",
    ]
    .contains(&word)
}

fn qualified(around: &str, name: &str) -> String {
    match around.is_empty() {
        true => name.to_owned(),
        false => format!("{around}::{name}"),
    }
}

/// Paths with and without `./` at their beginning are the same.
fn plain(path: &Path) -> &Path {
    path.strip_prefix("./").unwrap_or(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str, language: Language) -> Vec<(String, bool, u32)> {
        let text = format!("# 1 \"<built-in>\" 1\nkernel\n# 1 \"k.cu\" 2\n{text}\n");
        let found = kernel_definitions(&text, Path::new("./k.cu"), language);
        let found = found.expect("brackets match").into_iter();
        found.map(|k| (k.name, k.is_template, k.line)).collect()
    }

    #[test]
    fn kernels_are_found_with_what_is_around_them() {
        let text = "namespace a::b { namespace {\n\
            template <class T, int N = (3 > 2)> __attribute__((global)) void k(T *p) {}\n\
            } struct S : public B<int> { public: static __attribute__((global)) void m() {} };\n\
            template <class T> class C { static __attribute__((global)) void n(T) {} }; }\n\
            extern \"C\" { __attribute__((global)) void __attribute__((launch_bounds(64)))\n\
            c(int n) {} }\n\
            template <> __attribute__((global)) void s<4>(int *p) { if (p) { g({1}); } }\n\
            __attribute__((global)) std::enable_if_t<sizeof(int) == 4> e(struct P p) {}\n\
            __attribute__((global)) void (q)(int) {} __attribute__((global)) void a::r() {}";
        let expected = [
            ("a::b::(anonymous namespace)::k", true, 2),
            ("a::b::S::m", false, 3),
            ("a::b::C::n", true, 4),
            ("c", false, 6),
            ("s", false, 7),
            ("e", false, 8),
            ("q", false, 9),
            ("a::r", false, 9),
        ];
        let expected = expected.map(|(name, template, line)| (name.to_owned(), template, line));
        assert_eq!(found(text, Language::Cuda), expected);
    }

    #[test]
    fn what_is_no_definition_is_passed_over() {
        let text = "__attribute__((global)) void k(int);\n\
            __attribute__((device)) int f() { return 1; }\n\
            struct __attribute__((aligned(8))) S { int x; } s = {1};\n\
            # 1 \"/usr/include/x.h\" 1 3\n__attribute__((global)) void h() {}\n# 5 \"k.cu\" 2";
        assert_eq!(found(text, Language::Hip), []);
    }

    #[test]
    fn kernels_of_opencl_are_found() {
        let text = "inline kernel void a(global int *p) {}\n\
            __kernel __attribute__((reqd_work_group_size(8, 1, 1))) void b(void) {}\n\
            void kernel c(int n) {}";
        let names: Vec<String> = found(text, Language::OpenCl)
            .into_iter()
            .map(|k| k.0)
            .collect();
        assert_eq!(names, ["a", "b", "c"]);
    }

    #[test]
    fn headers_of_the_users_are_told_apart() {
        let text = "# 1 \"k.cu\"\n# 1 \"inc/h.cuh\" 1\n\n__attribute__((global)) void h() {}\n\
            # 2 \"k.cu\" 2\n__attribute__((global)) void k() {}\n";
        let found = kernel_definitions(text, Path::new("k.cu"), Language::Cuda);
        let found = found.expect("brackets match");
        let places: Vec<_> = found.iter().map(|k| (k.in_file, k.line)).collect();
        assert_eq!(places, [(false, 2), (true, 2)]);
        assert_eq!(found[0].file, Path::new("inc/h.cuh"));
    }
}
