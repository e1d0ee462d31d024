//! The text of newer LLVM versions, written as ours has it.
//!
//! Tables say what becomes of which word. What is dropped promises something of the program,
//! hints at how to compile it, or describes it to a debugger: without it less is known, and
//! nothing else is. What has a meaning is written down exactly, in the older form. What is in no
//! table stays as it is, for the reader to refuse. Strings, comments and names stay as they are,
//! and every line stays where it is.

mod floats;

use std::collections::BTreeSet;

/// The text without what is newer than our LLVM. `strangers` are intrinsics (`llvm.…`) that ours
/// has with other types: they become functions that it does not know.
pub fn older(text: &str, strangers: &BTreeSet<String>) -> String {
    let mut writer = Writer {
        strangers,
        result: String::with_capacity(text.len()),
        rest: text,
        depth: 0,
        float: None,
        is_triple: false,
    };
    writer.begin_line();
    while let Some(next) = writer.rest.chars().next() {
        writer.piece(next);
    }
    writer.result
}

/// What an intrinsic is called that ours has with other types, before the rest of its name.
pub const STRANGER: &str = "llvm.newer.";

/// Attributes and flags, with the arguments in parentheses that may follow, and why nothing but
/// knowledge is lost with them.
pub const DROPPED: &[(&str, &str)] = &[
    ("captures", "a promise: where a pointer does not go"),
    ("coro_elide_safe", "a hint: for coroutines"),
    (
        "dead_on_return",
        "a promise: memory that nobody reads again",
    ),
    ("flatten", "a hint: what to inline"),
    ("nocreateundeforpoison", "a promise: of a result"),
    ("nodivergencesource", "a promise: of a result"),
    (
        "noext",
        "says nothing: the high bits of a register are unknown",
    ),
    ("noipa", "a hint: what not to optimise"),
    ("nooutline", "a hint: what not to optimise"),
    ("samesign", "a promise: the operands have one sign"),
    ("sanitize_alloc_token", "a wish: to instrument"),
    ("sanitize_realtime", "a wish: to instrument"),
    ("sanitize_realtime_blocking", "a wish: to instrument"),
    ("sanitize_type", "a wish: to instrument"),
];

/// Fields of debug information, with the value that follows.
const FIELDS: &[&str] = &[
    "atomGroup:",
    "atomRank:",
    "bitStride:",
    "coroSuspendIdx:",
    "dataSize:",
    "enumKind:",
    "keyInstructions:",
    "numExtraInhabitants:",
    "sourceLanguageVersion:",
];

/// Words that are called otherwise in ours. `ptrtoaddr` is `ptrtoint` that makes no promise about
/// what becomes of the pointer.
const RENAMED: &[(&str, &str)] = &[("ptrtoaddr", "ptrtoint")];

/// The places of memory that ours knows in `memory(…)`. A promise that names others is dropped
/// whole: what it says by default would be said of more.
const MEMORY: &[&str] = &[
    "argmem:",
    "inaccessiblemem:",
    "none",
    "read",
    "readwrite",
    "write",
];

/// Records of debug information that ours knows. Others describe to a debugger.
const RECORDS: &[&str] = &["#dbg_assign", "#dbg_declare", "#dbg_label", "#dbg_value"];

struct Writer<'a> {
    strangers: &'a BTreeSet<String>,
    result: String,
    rest: &'a str,
    /// Open parentheses of the line.
    depth: usize,
    /// The last floating type of the line: that of the literals behind it.
    float: Option<floats::Format>,
    /// The next string is the target.
    is_triple: bool,
}

impl<'a> Writer<'a> {
    fn piece(&mut self, next: char) {
        match next {
            '\n' => {
                self.keep(1);
                self.begin_line();
            }
            ';' => self.keep(self.rest.find('\n').unwrap_or(self.rest.len())),
            '"' => self.string(),
            '@' | '%' | '!' | '#' | '$' | '^' => self.name(),
            _ if is_word(next) => self.word(),
            _ => {
                match next {
                    '(' => self.depth += 1,
                    ')' => self.depth = self.depth.saturating_sub(1),
                    _ => {}
                }
                self.keep(next.len_utf8());
            }
        }
    }

    fn begin_line(&mut self) {
        (self.depth, self.float) = (0, None);
        let line = self.rest.split('\n').next().unwrap_or_default();
        self.is_triple = line.starts_with("target triple");
        let is_newer = is_lifetime_marker(line) || is_unknown_record(line);
        if is_newer && is_alone(line) {
            self.rest = &self.rest[line.len()..];
        }
    }

    fn keep(&mut self, bytes: usize) {
        let (piece, rest) = self.rest.split_at(bytes);
        self.result.push_str(piece);
        self.rest = rest;
    }

    fn take(&mut self, bytes: usize) -> &'a str {
        let (piece, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        piece
    }

    fn string(&mut self) {
        let end = string_end(self.rest);
        let string = self.take(end);
        match self.is_triple.then(|| older_triple(string)).flatten() {
            Some(triple) => self.result.push_str(&triple),
            None => self.result.push_str(string),
        }
    }

    /// A name with the sign before it, or the sign alone.
    fn name(&mut self) {
        let behind = &self.rest[1..];
        let end = match behind.starts_with('"') {
            true => string_end(behind),
            false => word_end(behind),
        };
        let name = self.take(1 + end);
        match name.strip_prefix('@') {
            Some(intrinsic) if self.strangers.contains(intrinsic) => {
                let rest = intrinsic.trim_start_matches("llvm.");
                self.result.push_str(&format!("@{STRANGER}{rest}"));
            }
            _ => self.result.push_str(name),
        }
    }

    fn word(&mut self) {
        let word = self.take(word_end(self.rest));
        self.float = match word {
            // Their literals are in no form that is known here.
            "fp128" | "ppc_fp128" | "x86_fp80" => None,
            _ => floats::Format::of(word).or(self.float),
        };
        let other = RENAMED.iter().find(|(newer, _)| *newer == word);
        let is_dropped = DROPPED.iter().any(|(newer, _)| *newer == word)
            || word == "memory" && names_unknown_memory(parenthesised(self.rest));
        if is_dropped {
            self.take(parenthesised(self.rest).len());
            self.rest = self.rest.trim_start_matches(' ');
        } else if self.depth > 0 && FIELDS.contains(&word) {
            self.drop_field();
        } else if self.depth > 0 && word == "sourceLanguageName:" {
            // Ours has the language's number in its place; nothing here looks at it.
            self.value();
            self.result.push_str("language: DW_LANG_C");
        } else if let Some((_, older)) = other {
            self.result.push_str(older);
        } else if let Some(literal) = self.float.and_then(|float| self.literal(word, float)) {
            self.result.push_str(&literal);
        } else {
            self.result.push_str(word);
        }
    }

    /// A float in a form that ours has not: its bits, a number that is rounded, or a name, of which
    /// a payload is part.
    fn literal(&mut self, word: &str, float: floats::Format) -> Option<String> {
        let payload = parenthesised(self.rest);
        let literal = float.older(word, payload)?;
        if floats::has_payload(word) {
            self.take(payload.len());
        }
        Some(literal)
    }

    /// The value behind a field's name.
    fn value(&mut self) {
        let end = self.rest.find([',', ')', '\n']);
        let end = end.unwrap_or(self.rest.len());
        self.take(end);
    }

    /// Drops a field, whose name has been taken, with the comma before or behind it.
    fn drop_field(&mut self) {
        self.value();
        let kept = self.result.trim_end_matches(' ').len();
        if self.result[..kept].ends_with(',') {
            self.result.truncate(kept - 1);
        } else if self.rest.starts_with(',') {
            self.rest = self.rest[1..].trim_start_matches(' ');
        }
    }
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | ':' | '-' | '+' | '$')
}

fn word_end(text: &str) -> usize {
    text.find(|c| !is_word(c)).unwrap_or(text.len())
}

/// The end of the string that the text begins with; a quote has no other form in it.
fn string_end(text: &str) -> usize {
    text[1..].find('"').map_or(text.len(), |end| end + 2)
}

/// The parentheses that the text begins with, with what is in them; empty where it does not.
fn parenthesised(text: &str) -> &str {
    let mut depth = 0;
    for (index, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            '\n' => break,
            _ => {}
        }
        if depth == 0 {
            return &text[..if index == 0 { 0 } else { index + 1 }];
        }
    }
    ""
}

/// Lifetime markers lost their size argument. They end nothing that matters here.
fn is_lifetime_marker(line: &str) -> bool {
    let line = line.trim_start();
    let calls = ["call ", "tail call ", "declare "];
    let marker = line.split_once("@llvm.lifetime.");
    let is_newer = marker.is_some_and(|(_, rest)| !rest.contains("(i64"));
    is_newer && calls.iter().any(|word| line.starts_with(word))
}

fn is_unknown_record(line: &str) -> bool {
    let line = line.trim_start();
    let name = line.split('(').next().unwrap_or_default();
    name.starts_with("#dbg_") && !RECORDS.contains(&name)
}

/// Is a call or a record all that is in the line, but for what is attached to it?
fn is_alone(line: &str) -> bool {
    let Some(open) = line.find('(') else {
        return false;
    };
    let behind = &line[open + parenthesised(&line[open..]).len()..];
    let behind = behind.split(';').next().unwrap_or_default();
    let mut words = behind
        .split([',', ' ', '\t', '\r'])
        .filter(|w| !w.is_empty());
    !behind.starts_with('(') && words.all(|word| word.starts_with(['!', '#']))
}

fn names_unknown_memory(places: &str) -> bool {
    let mut words = places.split(['(', ')', ',', ' ']);
    words.any(|word| !word.is_empty() && !MEMORY.contains(&word))
}

/// `"amdgpu9.42-amd-amdhsa"` is `amdgcn` for the processor `gfx942`.
fn older_triple(string: &str) -> Option<String> {
    let (processor, rest) = string.strip_prefix("\"amdgpu")?.split_once('-')?;
    let digits = processor.replace('.', "");
    let is_number = |c: char| c.is_ascii_hexdigit();
    let system = rest.trim_end_matches(['"', '-']);
    (digits.chars().all(is_number)).then(|| match digits.is_empty() {
        true => format!("\"amdgcn-{rest}"),
        false => format!("\"amdgcn-{system}-gfx{digits}\""),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> String {
        older(text, &BTreeSet::new())
    }

    #[test]
    fn attributes_and_flags_are_dropped() {
        for (newer, ours) in [
            (
                "define void @f(ptr noalias captures(address, read_provenance) %p) {\n",
                "define void @f(ptr noalias %p) {\n",
            ),
            (
                "define void @f(ptr dead_on_return(24) %p)\n",
                "define void @f(ptr %p)\n",
            ),
            (
                "%c = icmp samesign ult i32 %a, %b\n",
                "%c = icmp ult i32 %a, %b\n",
            ),
            (
                "attributes #1 = { nounwind memory(read, errnomem: none) willreturn }\n",
                "attributes #1 = { nounwind willreturn }\n",
            ),
            (
                "!9 = !DILocation(line: 1, column: 2, scope: !4, atomGroup: 1, atomRank: 2)\n",
                "!9 = !DILocation(line: 1, column: 2, scope: !4)\n",
            ),
            (
                "!0 = !DICompileUnit(sourceLanguageName: DW_LNAME_C, file: !1)\n",
                "!0 = !DICompileUnit(language: DW_LANG_C, file: !1)\n",
            ),
            (
                "  call void @llvm.lifetime.start.p0(ptr %a)\n  ret void\n",
                "\n  ret void\n",
            ),
            (
                "    #dbg_declare_value(ptr %a, !1, !DIExpression(), !2)\n  ret void\n",
                "\n  ret void\n",
            ),
        ] {
            assert_eq!(plain(newer), ours);
        }
    }

    #[test]
    fn what_stands_in_a_line_with_something_that_is_dropped_is_not() {
        for text in [
            "call void @llvm.lifetime.start.p0(ptr %a) store i32 %t, ptr addrspace(1) %out\n",
            "  #dbg_declare_value(ptr %a, !1, !DIExpression(), !2) ret void\n",
            "  call void @llvm.lifetime.end.p0(ptr\n",
        ] {
            assert_eq!(plain(text), text);
        }
        let marker = "call void @llvm.lifetime.end.p0(ptr nonnull %a) #2, !dbg !7 ; done; gone\n";
        assert_eq!(plain(marker), "\n");
    }

    #[test]
    fn what_has_a_meaning_is_written_as_ours_has_it() {
        for (newer, ours) in [
            (
                "target triple = \"amdgpu9.42-amd-amdhsa\"\n",
                "target triple = \"amdgcn-amd-amdhsa-gfx942\"\n",
            ),
            (
                "target triple = \"amdgpu9.0a-amd-amdhsa\"",
                "target triple = \"amdgcn-amd-amdhsa-gfx90a\"",
            ),
            (
                "%a = ptrtoaddr ptr %p to i64\n",
                "%a = ptrtoint ptr %p to i64\n",
            ),
            (
                "%a = fmul float %b, f0x3FB8AA3B, !dbg !1\n",
                "%a = fmul float %b, 0x3FF7154760000000, !dbg !1\n",
            ),
            (
                "%a = phi double [ -inf, %1 ], [ +nan(0x1), %2 ], [ %b, %3 ]\n",
                "%a = phi double [ 0xFFF0000000000000, %1 ], [ 0x7FF8000000000001, %2 ], [ %b, %3 ]\n",
            ),
            (
                "store <2 x half> splat (half f0x3C00), ptr %p\n",
                "store <2 x half> splat (half 0xH3C00), ptr %p\n",
            ),
            (
                "store <2 x float> <float 1.0e-01, float 5.0e-01>, ptr %p, align 8\n",
                "store <2 x float> <float 0x3FB99999A0000000, float 5.0e-01>, ptr %p, align 8\n",
            ),
            (
                "%a = call float @f(double 1.0e-01, half -0.1, i32 3, bfloat 0.1)\n",
                "%a = call float @f(double 1.0e-01, half 0xHAE66, i32 3, bfloat 0xR3DCD)\n",
            ),
            (
                "%a = phi float [ 0.1, %1 ], [ 1.0, %2 ]\n",
                "%a = phi float [ 0x3FB99999A0000000, %1 ], [ 1.0, %2 ]\n",
            ),
        ] {
            assert_eq!(plain(newer), ours);
        }
    }

    #[test]
    fn names_strings_and_comments_are_left_alone() {
        for text in [
            "call void @captures(ptr %samesign)\n",
            "attributes #0 = { \"captures\"=\"samesign\" nounwind memory(argmem: read) }\n",
            "!1 = !DIFile(filename: \"atomGroup: 1\", directory: \"ü\")\n",
            "; Function Attrs: nocreateundeforpoison \"\n; target \"amdgpu9.42-\n",
            "captures:  ; preds = %samesign\n",
            "!2 = !{!\"captures\"}\n",
            "%\"f0x1\" = fadd float %-inf, %\"samesign\"\n",
            "@s = constant [8 x i8] c\"\n+inf  \\00\"\n",
            "@t = constant i8 asm \"float f0x3FB8AA3B\"\n",
            "@u = constant [4 x i8] c\"float 0.1\" ; float 0.1\n",
            "%c = fpext float %0.1 to x86_fp80, x86_fp80 0.1\n",
        ] {
            assert_eq!(plain(text), text);
        }
    }

    #[test]
    fn intrinsics_with_other_types_are_functions_of_their_own() {
        let strangers = BTreeSet::from(["llvm.amdgcn.f.p8".to_owned()]);
        assert_eq!(
            older(
                "call void @llvm.amdgcn.f.p8() @llvm.amdgcn.f.p8.x",
                &strangers
            ),
            "call void @llvm.newer.amdgcn.f.p8() @llvm.amdgcn.f.p8.x"
        );
    }

    #[test]
    fn lines_stay_where_they_are_whatever_the_text() {
        for text in [
            "\"",
            "captures(",
            "(\n)",
            "float f0x",
            "memory(\n",
            "%",
            "!\"\n",
        ] {
            assert_eq!(plain(text).lines().count(), text.lines().count(), "{text}");
        }
    }

    #[test]
    fn the_documentation_says_why_each_is_dropped() {
        let page = include_str!("../../docs/llvm.md");
        for (word, why) in DROPPED {
            assert!(page.contains(&format!("| `{word}` | {why} |")), "{word}");
        }
    }
}
