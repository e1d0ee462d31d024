//! What is written at the place of an access.

use std::ops::Range;

use super::Place;
use super::source::SourceText;
use super::vocabulary::legacy_atomic;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Site {
    /// `left = right`, `left += right`.
    Assignment {
        left: Range<usize>,
        operator: usize,
        right: Range<usize>,
    },
    /// `x++`, `--x`.
    Step {
        whole: Range<usize>,
        operand: Range<usize>,
        operator: usize,
    },
    /// An expression that is read.
    Value(Range<usize>),
}

/// A call of an atomic function, of a method of an atomic object, or of a fence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    pub name: usize,
    /// The object, where the function is a method, and qualifiers of the name.
    pub receiver: Range<usize>,
    pub arguments: Range<usize>,
}

/// The call of an atomic at a place.
///
/// # Errors
/// Says what stands there instead.
pub fn call_at(source: &SourceText<'_>, place: Place) -> Result<Call, String> {
    let at = source.token_at(place).ok_or_else(|| nothing(place))?;
    let mut name = at;
    loop {
        if source.is_word(name) && source.word(name + 1) == "(" && is_atomic(source, name) {
            break;
        }
        name = match source.word(name) {
            "(" | "[" => source.partner(name).ok_or_else(|| unbalanced(place))? + 1,
            "<" => template_end(source, name).ok_or_else(|| unbalanced(place))?,
            "." | "->" | "::" => name + 1,
            _ if source.is_word(name) => name + 1,
            other => {
                return Err(format!(
                    "line {}: `{other}` is no call whose order or scope can be changed",
                    place.line
                ));
            }
        };
    }
    let close = source.partner(name + 1).ok_or_else(|| unbalanced(place))?;
    Ok(Call {
        name,
        receiver: chain_start(source, name)..name,
        arguments: name + 2..close,
    })
}

/// The plain access at a place.
///
/// # Errors
/// Says what stands there instead.
pub fn plain_at(source: &SourceText<'_>, place: Place, writes: bool) -> Result<Site, String> {
    let at = source.token_at(place).ok_or_else(|| nothing(place))?;
    access_at(source, at, writes).ok_or_else(|| {
        let word = source.word(at);
        format!(
            "line {}: `{word}` is no assignment that can be made atomic",
            place.line
        )
    })
}

/// The plain access at a token; none where that is to write, and is no assignment.
pub fn access_at(source: &SourceText<'_>, at: usize, writes: bool) -> Option<Site> {
    let word = source.word(at);
    let step = |operator: usize| match is_value_end(source, operator.wrapping_sub(1)) {
        true => {
            let operand = left_of(source, operator)..operator;
            Site::Step {
                whole: operand.start..operator + 1,
                operand,
                operator,
            }
        }
        false => {
            let operand = operator + 1..unary_end(source, operator + 1);
            Site::Step {
                whole: operator..operand.end,
                operand,
                operator,
            }
        }
    };
    let assignment = |operator: usize| Site::Assignment {
        left: left_of(source, operator)..operator,
        operator,
        right: operator + 1..expression_end(source, operator + 1),
    };
    if is_assignment(word) {
        return Some(assignment(at));
    }
    if matches!(word, "++" | "--") {
        return Some(step(at));
    }
    let value = at..unary_end(source, at);
    match source.word(value.end) {
        "++" | "--" => return Some(step(value.end)),
        "=" if writes => return Some(assignment(value.end)),
        next if next != "=" && is_assignment(next) => return Some(assignment(value.end)),
        _ => {}
    }
    // In `x = x + 1` the read and the write are one update.
    if let Some(operator) = value.start.checked_sub(1)
        && source.word(operator) == "="
        && source.span(&(left_of(source, operator)..operator)) == source.span(&value)
    {
        return Some(assignment(operator));
    }
    (!writes && !value.is_empty()).then_some(Site::Value(value))
}

fn nothing(place: Place) -> String {
    format!(
        "line {}: the access comes from a macro or a header",
        place.line
    )
}

fn unbalanced(place: Place) -> String {
    format!("line {}: brackets are not balanced", place.line)
}

/// Whether the word is the name of an atomic function or method.
fn is_atomic(source: &SourceText<'_>, name: usize) -> bool {
    const METHODS: [&str; 8] = [
        "load",
        "store",
        "exchange",
        "compare_exchange_strong",
        "compare_exchange_weak",
        "test_and_set",
        "test",
        "clear",
    ];
    const BUILTINS: [&str; 4] = [
        "__nv_atomic_",
        "__hip_atomic_",
        "__scoped_atomic_",
        "atomic_",
    ];
    let word = source.word(name);
    let is_method = name > 0 && matches!(source.word(name - 1), "." | "->");
    if is_method {
        return METHODS.contains(&word) || word.starts_with("fetch_");
    }
    legacy_atomic(word).is_some()
        || word.starts_with("__threadfence")
        || (BUILTINS.iter().any(|prefix| word.starts_with(prefix)) && word != "atomic_ref")
}

fn is_assignment(word: &str) -> bool {
    matches!(
        word,
        "=" | "+=" | "-=" | "*=" | "/=" | "%=" | "&=" | "|=" | "^=" | "<<=" | ">>="
    )
}

/// Whether an operand may end with this token.
fn is_value_end(source: &SourceText<'_>, token: usize) -> bool {
    let word = source.word(token);
    let keyword = matches!(word, "return" | "else" | "do" | "case");
    let open = source.partner(token).unwrap_or_default();
    let heads = ["if", "for", "while", "switch"];
    let is_head = word == ")" && open > 0 && heads.contains(&source.word(open - 1));
    !is_head && matches!(word, ")" | "]") || (source.is_word(token) && !keyword)
}

/// Behind `*x.y[i]`, `(*x)->f(a)` and the like.
fn unary_end(source: &SourceText<'_>, at: usize) -> usize {
    let mut end = match source.word(at) {
        "*" => return unary_end(source, at + 1),
        "(" => source.partner(at).map_or(at, |close| close + 1),
        _ if source.is_word(at) => at + 1,
        _ => return at,
    };
    loop {
        end = match source.word(end) {
            "[" | "(" => match source.partner(end) {
                Some(close) => close + 1,
                None => return end,
            },
            "." | "->" | "::" => end + 2,
            _ => return end,
        };
    }
}

/// Where the operand that ends before this operator starts.
fn left_of(source: &SourceText<'_>, operator: usize) -> usize {
    let last = operator.saturating_sub(1);
    let mut start = chain_start(source, primary_start(source, last));
    while start > 0
        && source.word(start - 1) == "*"
        && !(start > 1 && is_value_end(source, start - 2))
    {
        start -= 1;
    }
    start
}

/// Where `a.b->c` starts, given the start of `c`.
fn chain_start(source: &SourceText<'_>, member: usize) -> usize {
    let mut start = member;
    while start > 1 && matches!(source.word(start - 1), "." | "->" | "::") {
        start = primary_start(source, start - 2);
    }
    start
}

/// Where `f<T>(x)[i]` starts, given its last token.
fn primary_start(source: &SourceText<'_>, last: usize) -> usize {
    let mut at = last;
    loop {
        let before = match source.word(at) {
            ")" | "]" => match source.partner(at) {
                Some(open) => open,
                None => return at,
            },
            ">" => match template_start(source, at) {
                Some(open) => open,
                None => return at,
            },
            _ => return at,
        };
        match before.checked_sub(1) {
            Some(previous)
                if matches!(source.word(previous), ")" | "]" | ">")
                    || (source.is_word(previous) && is_value_end(source, previous)) =>
            {
                at = previous;
            }
            _ => return before,
        }
    }
}

/// Behind `<…>`.
pub fn template_end(source: &SourceText<'_>, open: usize) -> Option<usize> {
    let mut depth = 0;
    let mut at = open;
    while at < source.tokens.len() {
        match source.word(at) {
            "<" => depth += 1,
            ">" => depth -= 1,
            ">>" => depth -= 2,
            "(" | "[" => at = source.partner(at)?,
            ";" | "{" | "}" => return None,
            _ => {}
        }
        at += 1;
        if depth <= 0 {
            return Some(at);
        }
    }
    None
}

fn template_start(source: &SourceText<'_>, close: usize) -> Option<usize> {
    let mut depth = 0;
    let mut at = close;
    loop {
        match source.word(at) {
            ">" => depth += 1,
            ">>" => depth += 2,
            "<" => depth -= 1,
            ")" | "]" => at = source.partner(at)?,
            ";" | "{" | "}" => return None,
            _ => {}
        }
        if depth <= 0 {
            return Some(at);
        }
        at = at.checked_sub(1)?;
    }
}

/// The first token behind an expression that starts here.
fn expression_end(source: &SourceText<'_>, start: usize) -> usize {
    let mut at = start;
    while at < source.tokens.len() {
        match source.word(at) {
            ";" | "," | ")" | "]" | "}" => return at,
            "(" | "[" | "{" => at = source.partner(at).unwrap_or(at),
            _ => {}
        }
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The place of the first occurrence.
    fn place(text: &str, of: &str) -> Place {
        let at = text.find(of).expect("it occurs");
        let line_start = text[..at].rfind('\n').map_or(0, |at| at + 1);
        Place {
            line: text[..at].matches('\n').count() as u32 + 1,
            column: (at - line_start) as u32 + 1,
        }
    }

    #[test]
    fn calls() {
        let call = |text: &str, at: &str| {
            let source = SourceText::new(text);
            let call = call_at(&source, place(text, at)).ok()?;
            let receiver = source.span(&call.receiver).to_owned();
            Some((receiver, source.word(call.name).to_owned()))
        };
        let pair = |a: &str, b: &str| Some((a.to_owned(), b.to_owned()));
        assert_eq!(call("x = r.load(a);", "r."), pair("r.", "load"));
        assert_eq!(call("x = r.load(a);", "load"), pair("r.", "load"));
        let text = "int v = cuda::atomic_ref<int, S>(x[f(1)]).fetch_add(1, o);";
        let receiver = "cuda::atomic_ref<int, S>(x[f(1)]).";
        assert_eq!(call(text, "cuda"), pair(receiver, "fetch_add"));
        assert_eq!(call(text, "fetch"), pair(receiver, "fetch_add"));
        assert_eq!(
            call("atomicAdd_block(&x, 1);", "atomic"),
            pair("", "atomicAdd_block")
        );
        assert_eq!(
            call("p->flags[i].store(1);", "p"),
            pair("p->flags[i].", "store")
        );
        assert_eq!(call("x = y;", "x"), None);
    }

    #[test]
    fn plain_accesses() {
        let shown = |text: &str, at: &str, writes: bool| {
            let source = SourceText::new(text);
            match plain_at(&source, place(text, at), writes) {
                Ok(Site::Assignment { left, right, .. }) => {
                    format!("{} <- {}", source.span(&left), source.span(&right))
                }
                Ok(Site::Step { operand, .. }) => format!("step {}", source.span(&operand)),
                Ok(Site::Value(value)) => source.span(&value).to_owned(),
                Err(_) => "none".to_owned(),
            }
        };
        assert_eq!(
            shown("if (c) a[i] = b + f(c);", "=", true),
            "a[i] <- b + f(c)"
        );
        assert_eq!(shown("{ *p = 1; }", "=", true), "*p <- 1");
        assert_eq!(shown("if (c) *p = 1;", "=", true), "*p <- 1");
        assert_eq!(shown("x += y, z;", "+=", true), "x <- y");
        assert_eq!(shown("out[0] = data[i].x;", "data", false), "data[i].x");
        assert_eq!(shown("s += *p * 2;", "*p", false), "*p");
        assert_eq!(shown("n = n + 1;", "n +", false), "n <- n + 1");
        assert_eq!(shown("++a->b;", "++", true), "step a->b");
        assert_eq!(shown("a[2]--;", "a", true), "step a[2]");
        assert_eq!(shown("f(x);", "x", true), "none");
    }
}
