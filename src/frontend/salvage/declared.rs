//! What a text of C++ declares and names, as far as its tokens tell.

use super::tokens::{Kind, Token};
use super::unread::VALUE;

/// What a statement declares.
#[derive(Default)]
pub(super) struct Declared {
    /// The declaration of one variable of a type of the language, with any value.
    pub typed: Option<String>,
    /// The names whose types are not known.
    pub names: Vec<String>,
}

/// More tokens do not stand before the members of a class.
const MOST_OF_A_HEAD: usize = 16;

/// Types whose values are numbers, or pointers to such.
const PLAIN: [&str; 28] = [
    "bool",
    "char",
    "double",
    "float",
    "int",
    "long",
    "short",
    "signed",
    "unsigned",
    "size_t",
    "std",
    "int8_t",
    "int16_t",
    "int32_t",
    "int64_t",
    "uint8_t",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "ptrdiff_t",
    "ssize_t",
    "uint",
    "uchar",
    "ulong",
    "ushort",
    "intptr_t",
    "uintptr_t",
    "const",
];

const KEYWORDS: &str = "\
    alignas alignof and auto bool break catch char class const const_cast constexpr continue decltype \
    delete do double dynamic_cast else enum explicit extern false float for if inline int long mutable \
    namespace new noexcept not nullptr operator or override private protected public register \
    reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template \
    this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile \
    wchar_t while final __func__ __FUNCTION__ __PRETTY_FUNCTION__ __FILE__ __LINE__ defined";

pub(super) fn is_keyword(word: &str) -> bool {
    KEYWORDS.split_whitespace().any(|keyword| keyword == word)
}

impl Declared {
    /// By one statement; `None` where types or functions are declared.
    pub(super) fn by(text: &str, all: &[Token]) -> Option<Declared> {
        const OTHERS: [&str; 3] = ["typedef", "template", "extern"];
        const TYPES: [&str; 4] = ["class", "struct", "union", "enum"];
        let word = |index: usize| &text[all[index].range.clone()];
        let first = all.first().map(|_| word(0)).unwrap_or_default();
        let has_members = all.iter().take(MOST_OF_A_HEAD).any(|token| token.is(b'{'));
        if OTHERS.contains(&first) || TYPES.contains(&first) && has_members {
            return None;
        }
        if first == "using" {
            let is_of_namespace = all.len() > 1 && word(1) == "namespace";
            return is_of_namespace.then(Declared::default);
        }
        let bindings = |open: usize| {
            let close = all[open].partner?;
            let names = (open + 1..close).filter(|&index| all[index].kind == Kind::Word);
            Some(names.map(|index| word(index).to_owned()).collect())
        };
        let binds = |at: &usize| {
            let is_typed = all[at - 1].is(b'&') || word(at - 1) == "auto";
            all[*at].is(b'[') && is_typed
        };
        if let Some(open) = (1..all.len()).find(binds) {
            return Some(Declared {
                typed: None,
                names: bindings(open)?,
            });
        }
        let Some(name) = declarator(text, all) else {
            return Some(Declared::default());
        };
        let mut names = vec![word(name).to_owned()];
        names.extend(behind_commas(text, all, name));
        let is_plain = (0..name).all(|index| match all[index].kind {
            Kind::Word => PLAIN.contains(&word(index)),
            _ => all[index].is(b'*') || all[index].is(b':'),
        });
        let is_set = all.get(name + 1).is_some_and(|next| !next.is(b'['));
        if names.len() == 1 && is_plain && is_set {
            let ty: Vec<&str> = (0..name).map(word).collect();
            let ty = ty.join(" ").replace(" : : ", "::");
            let typed = format!("{ty} {} = {VALUE}; ", names[0]);
            return Some(Declared {
                typed: Some(typed),
                names: Vec::new(),
            });
        }
        Some(Declared { typed: None, names })
    }
}

/// The first name that a declaration declares: what stands before it is a type.
fn declarator(text: &str, all: &[Token]) -> Option<usize> {
    let word = |index: usize| &text[all[index].range.clone()];
    let (mut index, mut depth) = (0, 0_usize);
    const NO_TYPES: [&str; 10] = [
        "return", "else", "new", "delete", "throw", "do", "if", "while", "for", "switch",
    ];
    while let Some(token) = all.get(index) {
        match token.kind {
            Kind::Sign(b'<') => depth += 1,
            Kind::Sign(b'>') => depth = depth.checked_sub(1)?,
            Kind::Sign(b':' | b'*' | b'&') => {}
            Kind::Word if NO_TYPES.contains(&word(index)) => return None,
            Kind::Word if depth == 0 && index > 0 => {
                let before = &all[index - 1];
                let is_typed = before.kind == Kind::Word
                    || [b'>', b'*', b'&'].iter().any(|&sign| before.is(sign));
                let ends = all.get(index + 1).is_none_or(|next| {
                    [b'=', b';', b'(', b'{', b'[', b',']
                        .iter()
                        .any(|&sign| next.is(sign))
                });
                if is_typed && ends && !is_keyword(word(index)) {
                    return Some(index);
                }
            }
            Kind::Word => {}
            _ if depth > 0 => {}
            _ => return None,
        }
        index += 1;
    }
    None
}

/// Other names of the declaration.
fn behind_commas(text: &str, all: &[Token], name: usize) -> Vec<String> {
    let mut names = Vec::new();
    let mut index = name + 1;
    while index < all.len() {
        if let Some(partner) = all[index].partner.filter(|partner| *partner > index) {
            index = partner + 1;
            continue;
        }
        if all[index].is(b',') {
            let mut rest = all[index + 1..].iter();
            let next = rest.find(|token| !token.is(b'*') && !token.is(b'&'));
            let next = next.filter(|token| token.kind == Kind::Word);
            names.extend(next.map(|token| text[token.range.clone()].to_owned()));
        }
        index += 1;
    }
    names
}

/// Does the text begin with a label?
pub(super) fn is_labelled(text: &str, all: &[Token]) -> bool {
    let mut triples = all.windows(3);
    let is_label = |at: &[Token]| {
        let starts = at[0].is(b';') || at[0].is(b'{') || at[0].is(b'}');
        starts
            && at[1].kind == Kind::Word
            && at[2].is(b':')
            && !text[at[2].range.end..].starts_with(':')
    };
    let first = all.first().zip(all.get(1)).is_some_and(|(name, sign)| {
        name.kind == Kind::Word && sign.is(b':') && !text[sign.range.end..].starts_with(':')
    });
    first || triples.any(is_label)
}

/// The words that may be variables around the text: no members of others, and no parts of longer names.
pub(super) fn variables<'t>(text: &'t str, all: &[Token]) -> Vec<&'t str> {
    let is = |index: Option<usize>, sign| {
        index
            .and_then(|at| all.get(at))
            .is_some_and(|one| one.is(sign))
    };
    let mut found = Vec::new();
    for (index, token) in all
        .iter()
        .enumerate()
        .filter(|(_, token)| token.kind == Kind::Word)
    {
        let name = &text[token.range.clone()];
        let before = |count: usize| index.checked_sub(count);
        let is_member = is(before(1), b'.') || is(before(1), b'>') && is(before(2), b'-');
        let is_scoped = is(before(1), b':') && is(before(2), b':');
        let is_scope = is(Some(index + 1), b':') && is(Some(index + 2), b':');
        let is_number = name.starts_with(|c: char| c.is_ascii_digit());
        if !is_member && !is_scoped && !is_scope && !is_number && !found.contains(&name) {
            found.push(name);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::tokens::tokens;
    use super::*;

    fn by(text: &str) -> (Option<String>, Vec<String>) {
        let all = tokens(text).expect("tokens");
        let found = Declared::by(text, &all).expect("a statement");
        (found.typed, found.names)
    }

    #[test]
    fn declarations_are_told_from_expressions() {
        let names = |list: &[&str]| list.iter().map(|&one| one.to_owned()).collect::<Vec<_>>();
        for (text, declared) in [
            ("lib::Timer t;", &["t"][..]),
            ("auto [a, b] = lib::f(x);", &["a", "b"]),
            ("const lib::V<int, 3> &v = f(), *w{};", &["v", "w"]),
            ("std::cout << x;", &[]),
            ("a = b * c;", &[]),
            ("f(x);", &[]),
            ("return lib::f(x);", &[]),
            ("auto n = lib::f(x);", &["n"]),
            ("int a = lib::f(), b = 2;", &["a", "b"]),
        ] {
            assert_eq!(by(text), (None, names(declared)), "{text}");
        }
        assert_eq!(
            by("const int n = lib::f(x);"),
            (Some(format!("const int n = {VALUE}; ")), vec![])
        );
        assert_eq!(
            by("std::size_t n(lib::f());"),
            (Some(format!("std::size_t n = {VALUE}; ")), vec![])
        );
        assert_eq!(
            by("float *p = lib::f(x);"),
            (Some(format!("float * p = {VALUE}; ")), vec![])
        );
    }

    #[test]
    fn names_of_variables_are_found() {
        let text = "a.b->c(d::e, f[2]);";
        let all = tokens(text).expect("tokens");
        assert_eq!(variables(text, &all), ["a", "f"]);
    }
}
