//! Where the order and the scope of a call are written: in the call, in the type of its
//! object, or in a macro or a name that stands for them.

use std::ops::Range;

use super::sites::{Call, template_end};
use super::source::{SourceText, Token};
use super::vocabulary;

/// Names that stand for names.
const DEPTH: u32 = 4;

/// The word that gives a call its order.
pub fn order_word(source: &SourceText<'_>, call: &Call) -> Option<Token> {
    find(
        source,
        &call.arguments,
        &|word| vocabulary::order(word).is_some(),
        DEPTH,
    )
}

/// The word that gives a call its scope.
pub fn scope_word(source: &SourceText<'_>, call: &Call) -> Option<Token> {
    let is_scope = |word: &str| vocabulary::scope(word).is_some();
    find(source, &call.arguments, &is_scope, DEPTH)
        .or_else(|| find(source, &call.receiver, &is_scope, DEPTH))
        .or_else(|| {
            let declared = declaration(source, call)?;
            find(source, &declared, &is_scope, DEPTH)
        })
}

/// The names of functions that are called with an argument that a macro stands for, or a
/// name with an initial value: those that share the word.
pub fn sharing(source: &SourceText<'_>, word: Token) -> Vec<String> {
    let holders = source
        .defines
        .iter()
        .filter(|define| define.body.contains(&word));
    let mut names: Vec<&str> = holders.map(|define| define.name.as_str()).collect();
    if let Some(at) = source.tokens.iter().position(|token| *token == word)
        && let Some(name) = alias_of(source, at)
    {
        names.push(name);
    }
    let uses = (0..source.tokens.len()).filter(|&at| names.contains(&source.word(at)));
    uses.filter_map(|at| caller(source, at)).collect()
}

/// The name that a value is given to: `name` in `… name = … value;`.
fn alias_of<'t>(source: &SourceText<'t>, value: usize) -> Option<&'t str> {
    let mut at = value;
    while at > 1 && !matches!(source.word(at), ";" | "{" | "}" | "(" | ")" | ",") {
        if source.word(at) == "=" {
            return Some(source.word(at - 1));
        }
        at -= 1;
    }
    None
}

/// The function that a token is an argument of.
fn caller(source: &SourceText<'_>, token: usize) -> Option<String> {
    let mut at = token;
    while at > 0 {
        at -= 1;
        match source.word(at) {
            ")" | "]" | "}" => at = source.partner(at)?,
            "(" => return at.checked_sub(1).map(|name| source.word(name).to_owned()),
            ";" | "{" => return None,
            _ => {}
        }
    }
    None
}

/// The first word in a range that is wanted, or that stands for one.
fn find(
    source: &SourceText<'_>,
    range: &Range<usize>,
    wanted: &dyn Fn(&str) -> bool,
    depth: u32,
) -> Option<Token> {
    let tokens = || {
        range
            .clone()
            .filter_map(|at| Some((at, *source.tokens.get(at)?)))
    };
    let direct = tokens().find(|(_, token)| wanted(source.text_of(*token)));
    match direct {
        Some((_, token)) => Some(token),
        None => tokens().find_map(|(at, token)| resolve(source, token, at, wanted, depth)),
    }
}

fn resolve(
    source: &SourceText<'_>,
    token: Token,
    at: usize,
    wanted: &dyn Fn(&str) -> bool,
    depth: u32,
) -> Option<Token> {
    let word = source.text_of(token);
    if wanted(word) {
        return Some(token);
    }
    let depth = depth.checked_sub(1)?;
    if let Some(define) = source.define(word) {
        let mut body = define.body.iter();
        return body.find_map(|&token| resolve(source, token, at, wanted, depth));
    }
    // `using name = …;` and `constexpr auto name = …;` before it.
    let given = (1..at).rev().find(|&equals| {
        source.word(equals) == "="
            && source.word(equals - 1) == word
            && is_constant(source, equals - 1)
    })?;
    let mut end = given + 1;
    while end < at && source.word(end) != ";" {
        end += 1;
    }
    find(source, &(given + 1..end), wanted, depth)
}

/// Whether the name is given its value for good: what stands for a word is no variable.
fn is_constant(source: &SourceText<'_>, name: usize) -> bool {
    let before = (0..name).rev().map(|at| source.word(at));
    let mut statement = before.take_while(|word| !matches!(*word, ";" | "{" | "}" | "("));
    statement.any(|word| matches!(word, "using" | "const" | "constexpr"))
}

/// The arguments of the template that the object of a method call is declared with.
fn declaration(source: &SourceText<'_>, call: &Call) -> Option<Range<usize>> {
    let object = call.receiver.clone().find(|&at| source.is_word(at))?;
    let name = source.word(object);
    // The nearest declaration before it: a type, perhaps with arguments, in the statement
    // or parameter, and the name behind it.
    (1..object)
        .rev()
        .filter(|&at| source.word(at) == name)
        .find_map(|at| {
            let mut start = at;
            while start > 0 && !matches!(source.word(start - 1), ";" | "{" | "}") {
                if source.word(start - 1) == "(" && source.partner(start - 1).is_none_or(|p| p > at)
                {
                    break;
                }
                start -= 1;
            }
            let open = (start..at).rev().find(|&open| {
                source.word(open) == "<" && template_end(source, open).is_some_and(|end| end <= at)
            });
            match open {
                Some(open) => Some(open + 1..template_end(source, open)?),
                // A type by another name.
                None => {
                    let declares = at > start && source.is_word(at - 1);
                    declares.then_some(start..at)
                }
            }
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repair::Place;
    use crate::repair::sites::call_at;

    fn scope_of(text: &str) -> Option<String> {
        let source = SourceText::new(text);
        let before = text.lines().count() as u32;
        let last = text.lines().last().unwrap_or_default();
        let column = last.find("load").expect("a load") as u32 + 1;
        let place = Place {
            line: before,
            column,
        };
        let call = call_at(&source, place).expect("a call");
        let word = scope_word(&source, &call)?;
        let line = text[..word.start].matches('\n').count() + 1;
        Some(format!("{line}: {}", source.text_of(word)))
    }

    #[test]
    fn scopes_are_found() {
        let found = |text: &str| scope_of(text).unwrap_or_default();
        assert_eq!(
            found("cuda::atomic_ref<int, cuda::thread_scope_block> r(x), s(y);\ns.load(o);"),
            "1: thread_scope_block"
        );
        assert_eq!(
            found("#define S thread_scope_block\nx = atomic_ref<int, S>(x).load(o);"),
            "1: thread_scope_block"
        );
        assert_eq!(
            found("using R = atomic_ref<int, thread_scope_device>;\nR r(x);\nr.load(o);"),
            "1: thread_scope_device"
        );
        assert_eq!(
            found("void f(cuda::atomic<int, cuda::thread_scope_block> *p, int n) {\np->load();"),
            "1: thread_scope_block"
        );
        assert_eq!(
            found("x = __nv_atomic_load_n(p, o, __NV_THREAD_SCOPE_BLOCK);"),
            "1: __NV_THREAD_SCOPE_BLOCK"
        );
        assert_eq!(
            found("constexpr auto S = thread_scope_block;\nx = atomic_ref<int, S>(x).load(o);"),
            "1: thread_scope_block"
        );
        assert_eq!(
            scope_of("int m = atomic_ref<int, thread_scope_block>(y).load(o);\nq.load(m);"),
            None
        );
        assert_eq!(scope_of("cuda::atomic_ref<int> r(x);\nr.load(o);"), None);
        assert_eq!(
            scope_of(
                "#ifdef A\n#define S thread_scope_block\n#else\n#define S thread_scope_device\n#endif\natomic_ref<int, S>(x).load(o);"
            ),
            None
        );
    }
}
