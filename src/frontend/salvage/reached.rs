//! What code that was left out may come to.

mod outside;

use std::collections::{BTreeMap, BTreeSet};

use super::functions::{NO_NAMES, Unit};
use super::regions::Outline;
use super::tokens::{Kind, tokens};

/// Names that code may come to without naming them: libraries call functions of the program that have these,
/// among them Boost, JSON for Modern C++, fmt and GoogleTest.
const IMPLIED: [&str; 22] = [
    "begin",
    "data",
    "end",
    "format_as",
    "from_json",
    "get",
    "get_pointer",
    "hash",
    "hash_value",
    "intrusive_ptr_add_ref",
    "intrusive_ptr_release",
    "load",
    "PrintTo",
    "range_begin",
    "range_calculate_size",
    "range_end",
    "save",
    "serialize",
    "size",
    "swap",
    "tag_invoke",
    "to_json",
];

/// The words that code may come to whose text is `left_out`: its own, those of functions that it
/// names, and of all else. A function is come to by any word of its head that may
/// be its name, as it takes the language to know which one is. `is_of_program` says which places of the
/// text belong to files of the program. `None` where the text is not understood, or where one of
/// the functions that are left out, by their names, may be one of the system.
///
/// Operators are called without their names, members of classes where objects are there, and functions
/// that nobody names by libraries.
pub fn reached(
    text: &str,
    is_of_program: impl Fn(usize) -> bool,
    (left_out, functions): (&str, &[&str]),
) -> Option<BTreeSet<String>> {
    let tokens = tokens(text)?;
    let outline = Outline {
        text,
        tokens: &tokens,
    };
    let is_own = |unit: &Unit| is_of_program(tokens[unit.range.start].range.start);
    let (units, of_system): (Vec<Unit>, Vec<Unit>) = outline.units().into_iter().partition(is_own);
    let is_of_system = |name: &&str| {
        let mut names = of_system.iter().filter_map(|unit| unit.names.last());
        names.any(|one| one == name)
    };
    if functions.iter().any(is_of_system) {
        return None;
    }
    let units = units.into_iter().map(|unit| Words::of(&outline, &unit));
    let units: Vec<Words> = units.collect();
    let mut words: BTreeSet<String> = IMPLIED.map(str::to_owned).into();
    words.extend(words_of(left_out)?);
    words.extend(nowhere_named(&units));
    Some(closed(words, units, |unit| !unit.is_function))
}

/// The words that such code may come to by templates, which get more instances then. Types, other
/// declarations and the variables beside the code lead there, too. `marker` stands where some was left out.
pub fn instantiated(
    text: &str,
    is_of_program: impl Fn(usize) -> bool,
    (left_out, marker): (&str, &str),
) -> Option<BTreeSet<String>> {
    let tokens = tokens(text)?;
    let outline = Outline {
        text,
        tokens: &tokens,
    };
    let is_own = |unit: &Unit| is_of_program(tokens[unit.range.start].range.start);
    let has = |unit: &Unit, meant: &[&str]| {
        let mut words = unit.range.clone().map(|index| outline.word(index));
        words.any(|word| meant.contains(&word))
    };
    let mut units = Vec::new();
    for unit in outline.units().iter().filter(|unit| is_own(unit)) {
        units.push(match has(unit, &["auto", "template"]) {
            true => Words::of(&outline, unit),
            false => Words::outside(&outline, unit),
        });
        if has(unit, &[marker]) {
            units.extend(Words::of_statements(&outline, unit));
        }
    }
    let mut words: BTreeSet<String> = IMPLIED.map(str::to_owned).into();
    words.extend(words_of(left_out)?);
    Some(closed(words, units, |_| false))
}

/// The names in a declaration.
struct Words<'t> {
    all: Vec<&'t str>,
    /// Those that may be names of functions here.
    head: Vec<&'t str>,
    /// The words of a function's name, or what is declared otherwise.
    declared: Vec<String>,
    is_function: bool,
    is_operator: bool,
    is_main: bool,
}

impl<'t> Words<'t> {
    fn of(outline: &'t Outline<'t>, unit: &Unit) -> Words<'t> {
        let words = |indices: &mut dyn Iterator<Item = usize>| -> Vec<&'t str> {
            let words = indices.map(|index| outline.word(index));
            words.filter(|word| is_name(word)).collect()
        };
        let (mut names, mut index) = (Vec::new(), unit.range.start);
        while index < unit.range.end {
            let is_body = outline.tokens[index].is(b'{') && !unit.names.is_empty();
            let is_of_language = NO_NAMES.contains(&outline.word(index));
            let has_brackets = outline
                .tokens
                .get(index + 1)
                .is_some_and(|next| next.is(b'('));
            if !is_of_language && outline.may_be_declared(index) {
                names.push(index);
            }
            index = match is_of_language && has_brackets {
                true => outline.behind(index + 1),
                false if is_body => outline.behind(index),
                false => index + 1,
            };
        }
        let is_function = !unit.names.is_empty();
        let place = |index: usize| outline.tokens[index].range.clone();
        let text = place(unit.range.start).start..place(unit.range.end - 1).end;
        Words {
            all: words(&mut unit.range.clone()),
            head: words(&mut names.into_iter()),
            declared: match is_function {
                true => unit.names.clone(),
                false => declared_names(&outline.text[text]),
            },
            is_function,
            is_operator: unit
                .range
                .clone()
                .any(|index| outline.word(index) == "operator"),
            is_main: unit.names.last().is_some_and(|name| name == "main"),
        }
    }
}

/// With the words of all that is come to by these, and of what is come to anyway.
fn closed(
    mut words: BTreeSet<String>,
    mut units: Vec<Words>,
    is_open: impl Fn(&Words) -> bool,
) -> BTreeSet<String> {
    loop {
        let is_reached = |unit: &Words| {
            let declared = unit.declared.iter().map(String::as_str);
            let mut names = unit.head.iter().copied().chain(declared);
            is_open(unit) || unit.is_operator || names.any(|word| words.contains(word))
        };
        let (reached, others): (Vec<_>, Vec<_>) = units.into_iter().partition(is_reached);
        if reached.is_empty() {
            return words;
        }
        let found = reached.into_iter().flat_map(|unit| unit.all);
        words.extend(found.map(str::to_owned));
        units = others;
    }
}

/// The words of heads that stand nowhere else: functions with such names are called by libraries, if at all.
fn nowhere_named(units: &[Words]) -> Vec<String> {
    let counted = |words: &mut dyn Iterator<Item = &str>| {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        words.for_each(|word| *counts.entry(word.to_owned()).or_default() += 1);
        counts
    };
    let is_called = |unit: &&Words| !unit.is_main && unit.is_function;
    let called = || units.iter().filter(is_called);
    let counts = counted(&mut units.iter().flat_map(|unit| unit.all.iter().copied()));
    let heads = counted(&mut called().flat_map(|unit| unit.head.iter().copied()));
    let alone = heads
        .into_iter()
        .filter(|(word, count)| counts.get(word) == Some(count));
    alone.map(|(word, _)| word).collect()
}

/// The names in a text that the language does not have itself, and those in its literals: libraries find
/// functions by these.
fn words_of(text: &str) -> Option<impl Iterator<Item = String>> {
    let tokens = tokens(text)?.into_iter();
    let words = tokens.flat_map(|token| {
        let words = text[token.range].split(|c: char| !c.is_alphanumeric() && !"_$".contains(c));
        words.map(str::to_owned).collect::<Vec<String>>()
    });
    Some(words.filter(|word| is_name(word)))
}

/// The names that a declaration may declare, and some that it uses.
pub fn declared_names(text: &str) -> Vec<String> {
    const BEHIND: [u8; 7] = *b"=;,[({)";
    const ATTRIBUTES: [&str; 4] = ["__attribute__", "__asm__", "alignas", "asm"];
    let all = tokens(text).unwrap_or_default();
    let outline = Outline { text, tokens: &all };
    let has = |word: &str| (0..all.len()).any(|index| outline.word(index) == word);
    let unit = outline.units().into_iter().next();
    let of_function = unit.map(|unit| unit.names).unwrap_or_default();
    // A macro may declare what it is given.
    let is_macro = of_function
        .first()
        .is_some_and(|name| text.trim_start().starts_with(name.as_str()));
    let of_function = of_function.last().filter(|name| is_name(name));
    if let (false, Some(name)) = (is_macro, of_function) {
        return vec![name.clone()];
    }
    // Their members are seen from outside.
    let is_open = is_macro || has("enum") || has("union");
    let mut names = Vec::new();
    let mut index = 0;
    while index < all.len() {
        let next = all.get(index + 1);
        let is_declared = is_open
            || next.is_none_or(|next| BEHIND.iter().any(|sign| next.is(*sign)))
            || outline.is_colon(index + 1)
            || next.is_some() && ATTRIBUTES.contains(&outline.word(index + 1));
        let word = outline.word(index);
        if all[index].kind == Kind::Word && is_declared && is_name(word) {
            names.push(word.to_owned());
        }
        // Pointers to functions and what is bound to parts have their names in brackets.
        let is_pointer =
            all[index].is(b'(') && next.is_some_and(|next| next.is(b'*') || next.is(b'&'));
        let is_entered = is_open || is_pointer || all[index].is(b'[');
        index = if is_entered {
            index + 1
        } else {
            outline.behind(index)
        };
    }
    names
}

/// Is the word a name, and none that the language has?
fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_alphabetic() || c == '_' || c == '$')
        && !OF_THE_LANGUAGE.contains(&word)
}

/// Words that say nothing of what is named: keywords and what stands for them behind the
/// preprocessor, and the library's namespace.
const OF_THE_LANGUAGE: [&str; 56] = [
    "__attribute__",
    "__inline__",
    "__restrict__",
    "alignas",
    "auto",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "const_cast",
    "constexpr",
    "continue",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "explicit",
    "extern",
    "false",
    "float",
    "for",
    "if",
    "inline",
    "int",
    "long",
    "namespace",
    "new",
    "noexcept",
    "nullptr",
    "operator",
    "private",
    "public",
    "reinterpret_cast",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_cast",
    "struct",
    "switch",
    "template",
    "this",
    "true",
    "typedef",
    "typename",
    "unsigned",
    "using",
    "virtual",
    "void",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str, left_out: &str) -> BTreeSet<String> {
        reached(text, |_| true, (left_out, &[])).expect("understood")
    }

    #[test]
    fn functions_are_come_to_by_their_names() {
        let text = "int n; namespace a { template <class T = int> void run(T *p) { first<<<1, 2>>>(p); } }\n\
                    void other(float *p, int n) { second<<<1, 2>>>(p); }\n\
                    void App::go(int x) { third<<<1, 2>>>(x); }\n\
                    int main() { other(p, 1); app.go(2); }";
        let words = of(text, "void gone(int n) { lib::x y; a::run(n); }");
        assert!(words.contains("first"));
        assert!(!words.contains("second") && !words.contains("third"));
        assert!(of(text, "App app; app.start();").contains("third"));
    }

    #[test]
    fn names_are_told_from_what_stands_beside_them() {
        let text = "[[nodiscard]] static auto one(int *out, int n) -> int { first<<<1, n>>>(out); }\n\
                    auto between(int n) -> decltype(n + 1) { return n + 1; }\n\
                    template <class T> auto two(T *out) -> decltype(out + 1) { second<<<1, 2>>>(out); }\n\
                    static __attribute__((noinline)) void three() noexcept(true) { third<<<1, 2>>>(); }\n\
                    template <> void four<int>(int *out) { fourth<<<1, 2>>>(out); }\n\
                    int main() { one(out, between(1)); two(out); three(); four<int>(out); }";
        let all = ["first", "second", "third", "fourth"];
        let words = of(
            text,
            "void gone(int *out, int n) { lib::x y; count(out, n); }",
        );
        assert!(all.iter().all(|one| !words.contains(*one)), "{words:?}");
        let words = of(
            text,
            "void gone() { lib::x y; one(0), two(0), three(), four(0); }",
        );
        assert!(all.iter().all(|one| words.contains(*one)), "{words:?}");
    }

    #[test]
    fn templates_are_come_to_by_what_they_declare() {
        let text = "template <int N> struct Runner { int x = go<N>(); };\n\
                    template <int N> using Alias = Runner<N>;\n\
                    template <int N> void (*launcher)(int) = &first<N>;\n\
                    template <int N> int go() { second<N><<<1, 2>>>(); return 0; }\n\
                    template <class T> void other(T n) { third<T><<<1, n>>>(); }";
        let of = |left_out| instantiated(text, |_| true, (left_out, "gap")).expect("understood");
        assert!(of("void gone(int n) { lib::x y; Alias<16> one; }").contains("second"));
        assert!(of("void gone(int n) { lib::x y; launcher<16>(n); }").contains("first"));
        assert!(!of("void gone(int n) { lib::x y; launcher<16>(n); }").contains("third"));
    }

    #[test]
    fn templates_are_come_to_by_what_names_their_instances() {
        let text = "template <int N> struct Runner { ~Runner() { first<N><<<1, 2>>>(); } };\n\
                    struct Zero { alignas(8) Runner<0> part; int count() const { return second<0>(); } };\n\
                    template <int N> int second() { third<N><<<1, 2>>>(); return 0; }\n\
                    using Same = Zero; Same make(int n);\n\
                    struct alignas(16) Derived : Zero { Derived() : Zero() { fourth<0>(); } };\n\
                    void run(Derived &all, int n) { auto other = make(n); gap(); launch<1>(&n, n); }";
        let of =
            |left_out: &str| instantiated(text, |_| true, (left_out, "gap")).expect("understood");
        for gone in [
            "Zero z;",
            "Same z;",
            "x(make(1));",
            "x(y.part);",
            "new Derived;",
            "x(all);",
            "x(other);",
        ] {
            let gone = format!("lib::x y; {gone}");
            assert!(of(&gone).contains("first"), "{gone}");
        }
        let words = of("lib::x y(z);");
        assert!(
            ["first", "second", "third", "fourth", "launch"]
                .iter()
                .all(|one| !words.contains(*one))
        );
        let words = of("lib::x y(n);");
        assert!(
            !words.contains("launch") && !words.contains("fourth"),
            "{words:?}"
        );
    }

    #[test]
    fn ordinary_words_are_names() {
        for name in ["aligned", "device", "$add"] {
            let text =
                format!("void {name}(int n) {{ first<<<1, n>>>(); }} int main() {{ {name}(1); }}");
            let words = of(&text, &format!("void gone() {{ lib::x y; {name}(2); }}"));
            assert!(words.contains("first"), "{name}");
        }
    }

    #[test]
    fn functions_that_nobody_names_are_come_to_and_those_of_the_system_are_not_left_out() {
        let text = "void to_text(T x) { first<<<1, 2>>>(x); } int main() {}";
        assert!(of(text, "void gone() {}").contains("first"));
        let of_system = |name| reached("int rand();", |_| false, ("", &[name]));
        assert_eq!(of_system("rand"), None);
        assert!(of_system("draw").is_some());
    }

    #[test]
    fn declarations_declare_names() {
        for (text, names) in [
            (
                "static lib::x make(int argc, char **argv) { bad; }",
                &["make"][..],
            ),
            ("std::vector<lib::X> list(3), *p;", &["list"]),
            ("lib::Window *window = nullptr;", &["window"]),
            ("std::function<void(Window *)> on_close;", &["on_close"]),
            ("lib::X x __attribute__((used));", &["x"]),
            ("void (*call)(lib::X);", &["call"]),
            (
                "struct Opts : Base { lib::x y; } all;",
                &["Opts", "Base", "all"],
            ),
            ("enum Kind { one = lib::x };", &["Kind", "one", "lib", "x"]),
            (
                "namespace po = boost::program_options;",
                &["po", "program_options"],
            ),
            ("LIB_OPTION(n, 3)", &["LIB_OPTION", "n"]),
        ] {
            assert_eq!(declared_names(text), names, "{text}");
        }
    }

    #[test]
    fn what_is_no_function_with_a_name_is_come_to() {
        let text = "struct Runner { int n; ~Runner() { first<<<1, 2>>>(); } };\n\
                    Runner make(int n);\n\
                    void operator+(A a, B b) { second<<<1, 2>>>(); }\n\
                    void (*table[])(int) = {third};";
        let words = of(text, "auto r = make(3);");
        assert!(words.contains("first") && words.contains("second") && words.contains("third"));
    }
}
