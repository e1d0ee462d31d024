//! Is a program written so that unknown code can do no more to it than to what it is given?
//!
//! Code of a library that is not there can call what it is told: functions by their addresses, and, where it
//! is templates, whatever belongs to the objects, closures and types that it is given or finds by them. What
//! it may choose by types it chooses otherwise where these are not known. Where there are plain functions and
//! structures alone, it has what is named to it and nothing else.

use super::tokens::{Kind, Token};

/// Is the text, as it is behind the preprocessor, without classes that have functions, lambdas, namespaces,
/// attributes, and templates of host code?
pub(super) fn is_plain(text: &str, all: &[Token]) -> bool {
    (0..all.len()).all(|index| !is_other(text, all, index))
}

/// Words of other programs.
const OTHERS: [&str; 14] = [
    "operator",
    "this",
    "virtual",
    "decltype",
    "friend",
    "concept",
    "requires",
    "typeid",
    "try",
    "catch",
    "throw",
    "alignas",
    "_Generic",
    "__auto_type",
];

fn is_other(text: &str, all: &[Token], index: usize) -> bool {
    let word = |index: usize| &text[all[index].range.clone()];
    let is = |index: usize, sign| all.get(index).is_some_and(|one: &Token| one.is(sign));
    if all[index].is(b'[') {
        let is_element = index > 0
            && (all[index - 1].kind == Kind::Word && !is_statement(word(index - 1))
                || is(index - 1, b')')
                || is(index - 1, b']'));
        let close = all[index].partner.unwrap_or(index);
        let is_lambda = is(close + 1, b'(') || is(close + 1, b'{') || is(close + 1, b'<');
        return is(index + 1, b'[') || !is_element && is_lambda;
    }
    if all[index].kind != Kind::Word {
        return false;
    }
    match word(index) {
        "namespace" => index == 0 || word(index - 1) != "using",
        "template" => !is_of_device(text, &all[index..]),
        "struct" | "class" | "union" => has_functions(all, index),
        other => OTHERS.contains(&other),
    }
}

fn is_statement(word: &str) -> bool {
    ["return", "case", "else", "do", "in"].contains(&word)
}

/// Does the template's declaration say that it is a kernel, or a function of the device alone?
fn is_of_device(text: &str, all: &[Token]) -> bool {
    let head = all
        .iter()
        .take_while(|token| !token.is(b'{') && !token.is(b';'));
    let words: Vec<&str> = head.map(|token| &text[token.range.clone()]).collect();
    let has = |word: &str| words.contains(&word);
    (has("global") || has("device")) && !has("host")
}

/// Are there parentheses between the braces of the class?
fn has_functions(all: &[Token], index: usize) -> bool {
    let mut at = index + 1;
    while let Some(token) = all.get(at) {
        match (token.kind, token.partner) {
            (Kind::Sign(b'{'), Some(close)) => {
                return all[at..close].iter().any(|token| token.is(b'('));
            }
            (Kind::Sign(b'('), Some(close)) if close > at => at = close,
            (Kind::Word | Kind::Sign(b':'), _) => {}
            _ => return false,
        }
        at += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::super::tokens::tokens;
    use super::is_plain;

    #[test]
    fn programs_of_functions_are_plain() {
        let plain = |text: &str| is_plain(text, &tokens(text).expect("tokens"));
        for text in [
            "struct Sizes { int n = 1; float *a[2]; }; int main() { a[i](2); f()[1] = x[2]; }",
            "template <class T> __attribute__((global)) void k(T *a) {}",
            "using namespace std; int main() { return f(a[1]); }",
        ] {
            assert!(plain(text), "{text}");
        }
        for text in [
            "struct S { void run(); };",
            "struct __attribute__((aligned(16))) S { int n; int f() { return n; } };",
            "int main() { auto f = [&](int i) { g(i); }; }",
            "int main() { h([] { g(); }); }",
            "template <class T> void go(T t) {}",
            "namespace n { int x; }",
            "[[maybe_unused]] int x;",
        ] {
            assert!(!plain(text), "{text}");
        }
    }
}
