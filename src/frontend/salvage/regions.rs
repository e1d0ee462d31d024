//! Which statement or declaration of a C++ file a place lies in.

use std::ops::Range;

use super::tokens::{Kind, Token, tokens};

/// What is around a place. Ranges are bytes of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Region {
    /// A statement in the body of a function; the body is without its braces, the
    /// header is what stands before them.
    Statement {
        statement: Range<usize>,
        body: Range<usize>,
        header: Range<usize>,
    },
    /// A declaration outside of functions, whole classes included.
    Declaration(Range<usize>),
}

/// `None` where the text is not understood.
pub fn region_at(text: &str, offset: usize) -> Option<Region> {
    let tokens = tokens(text)?;
    let outline = Outline {
        text,
        tokens: &tokens,
    };
    outline.region(offset)
}

/// The template-ids of the kernels that are launched in the text: naming one makes
/// the compiler instantiate it.
pub fn launched_templates(text: &str) -> Vec<&str> {
    let Some(tokens) = tokens(text) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for index in 1..tokens.len() {
        let launch = tokens[index..].len() > 2
            && (0..3).all(|k| tokens[index + k].is(b'<'))
            && tokens[index].range.end == tokens[index + 1].range.start
            && tokens[index + 1].range.end == tokens[index + 2].range.start;
        if !launch || !tokens[index - 1].is(b'>') {
            continue;
        }
        let Some(mut start) = template_start(&tokens, index - 1) else {
            continue;
        };
        while start > 0 && (tokens[start - 1].is(b':') || tokens[start - 1].kind == Kind::Word) {
            start -= 1;
        }
        found.push(&text[tokens[start].range.start..tokens[index - 1].range.end]);
    }
    found
}

/// The name of the kernel that the text defines, if it is the definition of one.
pub fn kernel_name(text: &str) -> Option<&str> {
    let tokens = tokens(text)?;
    let word = |token: &Token| &text[token.range.clone()];
    let body = tokens.iter().position(|token| token.is(b'{'))?;
    let defines = tokens[..body].iter().any(|t| word(t) == "__global__");
    let whole = tokens[body].partner == Some(tokens.len() - 1);
    let parameters = tokens[..body]
        .last()
        .filter(|token| token.is(b')'))?
        .partner?;
    let name = &tokens[parameters.checked_sub(1)?];
    (defines && whole && name.kind == Kind::Word).then(|| word(name))
}

/// Does the text, as it is behind the preprocessor, define `main`, and no weak one? Not where that is not understood.
pub fn defines_main(text: &str) -> bool {
    let all = tokens(text).unwrap_or_default();
    let is = |index: usize, sign| all.get(index).is_some_and(|one| one.is(sign));
    let word = |index: usize| &text[all[index].range.clone()];
    let mut pragmas = text.lines().filter(|line| line.starts_with("#pragma"));
    // It may be weak, or have another name.
    if pragmas.any(|pragma| pragma.contains("main")) {
        return false;
    }
    let (mut index, mut is_weak) = (0, false);
    while index < all.len() {
        let close = all[index].partner.filter(|partner| *partner > index);
        let body = all.get(index + 1).and_then(|open| open.partner);
        let is_defined = is(index + 1, b'(') && body.is_some_and(|close| is(close + 1, b'{'));
        let is_member = index > 0 && is(index - 1, b':');
        if word(index) == "main" && is_defined && !is_member {
            return !is_weak;
        }
        let inner = index..close.unwrap_or(index) + 1;
        is_weak |= inner
            .clone()
            .any(|at| ["weak", "__weak__"].contains(&word(at)));
        // What stands in braces is no declaration of the file.
        if is(index, b'{') || is(index, b';') {
            is_weak = false;
        }
        index = inner.end;
    }
    false
}

/// Does the declaration at the beginning of the text begin with a word that is no type, so
/// that only a macro can make sense of it: `WORD void f`, `WORD template <`, `WORD(…)`?
pub fn begins_with_macro(text: &str) -> bool {
    let (first, rest) = split_word(text);
    let (second, rest) = split_word(rest);
    if first.is_empty() {
        return false;
    }
    match second {
        // A pointer to a function follows its type.
        "" => rest.starts_with('(') && !rest[1..].trim_start().starts_with('*'),
        "const" | "volatile" | "operator" => false,
        "template" => true,
        _ => !split_word(rest).0.is_empty(),
    }
}

/// The word that a text begins with, and what follows the blanks behind it.
fn split_word(text: &str) -> (&str, &str) {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    let (word, rest) = text.split_at(end.unwrap_or(text.len()));
    (word, rest.trim_start())
}

/// The name before the `<` that a `>` closes.
fn template_start(tokens: &[Token], close: usize) -> Option<usize> {
    let mut depth = 0;
    let mut index = close;
    loop {
        let token = &tokens[index];
        match token.kind {
            Kind::Sign(b'>') => depth += 1,
            Kind::Sign(b'<') => {
                depth -= 1;
                if depth == 0 {
                    return index
                        .checked_sub(1)
                        .filter(|&i| tokens[i].kind == Kind::Word);
                }
            }
            Kind::Sign(b')') => index = token.partner?,
            Kind::Sign(b';' | b'{' | b'}') => return None,
            _ => {}
        }
        index = index.checked_sub(1)?;
    }
}

pub struct Outline<'a> {
    pub text: &'a str,
    pub tokens: &'a [Token],
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Brace {
    /// A namespace or a block of linkage.
    Scope,
    Class,
    Function,
    Other,
}

impl Outline<'_> {
    pub fn region(&self, offset: usize) -> Option<Region> {
        let at = self
            .tokens
            .iter()
            .position(|token| token.range.end > offset)?;
        if self.tokens[at].range.start > offset + 1 {
            // In a directive or a comment.
            return None;
        }
        let around = self.around(at);
        let mut inside = None;
        for (depth, &open) in around.iter().enumerate() {
            if !self.tokens[open].is(b'{') {
                break;
            }
            match self.brace(open) {
                Brace::Scope => inside = Some(open),
                Brace::Class => {
                    // Functions in a class have statements, all else is the class.
                    let function = around[depth + 1..]
                        .iter()
                        .find(|&&o| self.tokens[o].is(b'{') && self.brace(o) != Brace::Class);
                    return match function {
                        Some(&f) if self.brace(f) == Brace::Function => {
                            self.statement(f, &around, at)
                        }
                        _ => self.declaration(inside, at),
                    };
                }
                Brace::Function => return self.statement(open, &around, at),
                Brace::Other => break,
            }
        }
        self.declaration(inside, at)
    }

    /// The brackets around a token, outermost first.
    pub fn around(&self, at: usize) -> Vec<usize> {
        let mut open = Vec::new();
        for index in 0..at {
            if self.tokens[index].opens() {
                open.push(index);
            } else if self.tokens[index].closes() {
                open.pop();
            }
        }
        open
    }

    pub fn word(&self, index: usize) -> &str {
        &self.text[self.tokens[index].range.clone()]
    }

    pub fn brace(&self, open: usize) -> Brace {
        let header = self.start_of(open)..open;
        let has = |word: &str| header.clone().any(|index| self.word(index) == word);
        let linkage = header.len() == 2
            && self.word(header.start) == "extern"
            && self.tokens[header.start + 1].kind == Kind::Literal;
        if has("namespace") || linkage {
            return Brace::Scope;
        }
        let call = header.clone().any(|index| self.tokens[index].is(b'('));
        let class = ["class", "struct", "union", "enum"]
            .iter()
            .any(|word| has(word));
        match (call, class) {
            (false, true) => Brace::Class,
            (true, _) if !header.clone().any(|index| self.is_assignment(index)) => Brace::Function,
            _ => Brace::Other,
        }
    }

    fn is_assignment(&self, index: usize) -> bool {
        let sign = |i: usize| self.tokens.get(i).is_some_and(|t| t.is(b'='));
        // Default arguments and operators have one too, inside of brackets or by name.
        sign(index)
            && !self.around_within(index)
            && index > 0
            && self.word(index - 1) != "operator"
            && !sign(index + 1)
            && !sign(index - 1)
    }

    /// Is the token inside round brackets or those of a template?
    fn around_within(&self, index: usize) -> bool {
        let inside_round = self
            .around(index)
            .last()
            .is_some_and(|&open| !self.tokens[open].is(b'{'));
        inside_round || {
            let start = self.start_of(index);
            let mut depth = 0_i32;
            for i in start..index {
                match self.tokens[i].kind {
                    Kind::Sign(b'<') => depth += 1,
                    Kind::Sign(b'>') => depth -= 1,
                    _ => {}
                }
            }
            depth > 0
        }
    }

    /// The first token of the statement or declaration that holds this one, as far as
    /// what is on the same level tells.
    pub fn start_of(&self, index: usize) -> usize {
        let mut start = index;
        while start > 0 {
            let token = &self.tokens[start - 1];
            if token.is(b';') || token.opens() {
                break;
            }
            if let Some(partner) = token.partner {
                if token.is(b'}') && self.ends_statement(start - 1) {
                    break;
                }
                start = partner;
            } else {
                start -= 1;
            }
        }
        start
    }

    /// Whether nothing of the same statement follows a closing brace.
    pub fn ends_statement(&self, close: usize) -> bool {
        let Some(open) = self.tokens[close].partner else {
            return false;
        };
        if !self.is_block(open) {
            return false;
        }
        let Some(next) = self.tokens.get(close + 1) else {
            return true;
        };
        match next.kind {
            Kind::Sign(b';' | b',' | b')' | b'.' | b'(' | b'[' | b']') => false,
            Kind::Word => !matches!(self.word(close + 1), "else" | "while" | "catch"),
            _ => true,
        }
    }

    /// A block of statements or of declarations, in contrast to an initialiser.
    fn is_block(&self, open: usize) -> bool {
        let Some(before) = open.checked_sub(1) else {
            return true;
        };
        match self.tokens[before].kind {
            Kind::Sign(b')' | b';' | b'{' | b'}' | b':' | b']') => true,
            Kind::Literal => true,
            Kind::Word => {
                matches!(
                    self.word(before),
                    "else" | "do" | "try" | "const" | "noexcept" | "mutable" | "override" | "final"
                ) || self.heads_scope(before)
            }
            Kind::Sign(_) => false,
        }
    }

    /// `namespace a::b` and `struct S : T`.
    fn heads_scope(&self, mut index: usize) -> bool {
        loop {
            let word = self.word(index);
            if ["namespace", "class", "struct", "union", "enum"].contains(&word) {
                return true;
            }
            let passes = self.tokens[index].kind == Kind::Word
                || [b':', b',', b'<', b'>']
                    .iter()
                    .any(|&s| self.tokens[index].is(s));
            match index.checked_sub(1) {
                Some(before) if passes => index = before,
                _ => return false,
            }
        }
    }

    /// The statement around `at` in the innermost block of the function.
    fn statement(&self, function: usize, around: &[usize], at: usize) -> Option<Region> {
        let block = *around
            .iter()
            .rev()
            .take_while(|&&open| open > function)
            .find(|&&open| self.tokens[open].is(b'{') && self.is_block(open))
            .unwrap_or(&function);
        let statement = self.extent(Some(block), at)?;
        let body = self.tokens[function].range.end
            ..self.tokens[self.tokens[function].partner?].range.start;
        let header =
            self.tokens[self.start_of(function)].range.start..self.tokens[function].range.start;
        Some(Region::Statement {
            statement,
            body,
            header,
        })
    }

    fn declaration(&self, scope: Option<usize>, at: usize) -> Option<Region> {
        self.extent(scope, at).map(Region::Declaration)
    }

    /// The statement around `at` on the level inside the bracket `open`.
    fn extent(&self, open: Option<usize>, at: usize) -> Option<Range<usize>> {
        let first = open.map_or(0, |open| open + 1);
        let last = match open {
            Some(open) => self.tokens[open].partner?,
            None => self.tokens.len(),
        };
        let mut start = first;
        let mut index = first;
        while index < last {
            let end = match self.tokens[index].partner {
                Some(partner) if partner > index => partner,
                _ => index,
            };
            let closes =
                self.tokens[end].is(b';') || self.tokens[end].is(b'}') && self.ends_statement(end);
            if closes {
                if end >= at {
                    let range = self.tokens[start].range.start..self.tokens[end].range.end;
                    return Some(range);
                }
                start = end + 1;
            }
            index = end + 1;
        }
        let end = last.checked_sub(1).filter(|&end| end >= start)?;
        Some(self.tokens[start].range.start..self.tokens[end].range.end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at<'a>(text: &'a str, what: &str) -> &'a str {
        let offset = text.find(what).expect("in the text");
        match region_at(text, offset).expect("understood") {
            Region::Statement { statement, .. } => &text[statement],
            Region::Declaration(range) => &text[range],
        }
    }

    #[test]
    fn statements_are_found() {
        let text = "namespace a { int main(int n = 1) { int x; if (n) { bad1(x, {1, 2}); }\n \
                    std::vector<int> v = {1, bad2}; for (int i = 0; i < bad3; ++i) { f(); }\n \
                    run([&](int i) { g(); bad4(); }); k<<<1, 2>>>(bad5); bad6(); } }";
        assert_eq!(at(text, "bad1"), "bad1(x, {1, 2});");
        assert_eq!(at(text, "bad2"), "std::vector<int> v = {1, bad2};");
        assert_eq!(at(text, "bad3"), "for (int i = 0; i < bad3; ++i) { f(); }");
        assert_eq!(at(text, "bad4"), "bad4();");
        assert_eq!(at(text, "bad5"), "k<<<1, 2>>>(bad5);");
        assert_eq!(at(text, "bad6"), "bad6();");
    }

    #[test]
    fn declarations_are_found() {
        let text = "#include <x>\nextern \"C\" { bad1 a; }\nvoid f(bad2 t) { g(); }\n\
                    struct S { bad3 x; int f() { return bad4; } };\nint y = bad5;";
        assert_eq!(at(text, "bad1"), "bad1 a;");
        assert_eq!(at(text, "bad2"), "void f(bad2 t) { g(); }");
        assert_eq!(
            at(text, "bad3"),
            "struct S { bad3 x; int f() { return bad4; } };"
        );
        assert_eq!(at(text, "bad4"), "return bad4;");
        assert_eq!(at(text, "bad5"), "int y = bad5;");
        assert_eq!(region_at(text, 3), None);
    }

    #[test]
    fn macros_are_told_from_types() {
        for text in [
            "KERNEL void k(int *p) {}",
            "KERNEL\nstatic void f();",
            "KERNEL(256) void k() {}",
            "DEFINE_KERNEL (name, int)",
            "BEGIN_PROJECT template <class T> struct S {};",
        ] {
            assert!(begins_with_macro(text), "{text}");
        }
        for text in [
            "Status f(int x);",
            "Status *f();",
            "a::B f();",
            "Status C::f() {}",
            "V<int> f();",
            "Status const x = 1;",
            "Status (*callback)(int);",
            "{",
        ] {
            assert!(!begins_with_macro(text), "{text}");
        }
    }

    #[test]
    fn kernels_are_named() {
        let text =
            "template <class T> __global__ void __launch_bounds__(64) k(X<T> x, int n) { f(); }";
        assert_eq!(kernel_name(text), Some("k"));
        assert_eq!(kernel_name("__global__ void k(int n);"), None);
        assert_eq!(kernel_name("__device__ void k(int n) {}"), None);
    }

    #[test]
    fn main_is_found() {
        for text in [
            "# 1 \"a.cu\"\nint main() { bad }",
            "void f() { weak(); } int main(int argc, char **argv) { bad }",
            "__attribute__((weak)) void f(); int main() {}",
        ] {
            assert!(defines_main(text), "{text}");
        }
        for text in [
            "int main(); int App::main() { bad }",
            "void f() { main(); }",
            "namespace n { int main() { bad } }",
            "__attribute__((weak)) int main() {}",
            "int main() { unbalanced(]; }",
            "#pragma weak main\nint main() {}",
        ] {
            assert!(!defines_main(text), "{text}");
        }
    }

    #[test]
    fn launches_name_their_templates() {
        let text = "n::k<float, (3 > 2)><<<1, 2>>>(a); g<<<1, 2>>>(b); h<T><<<grid, block>>>();";
        assert_eq!(launched_templates(text), ["n::k<float, (3 > 2)>", "h<T>"]);
    }
}
