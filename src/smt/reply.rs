//! What solvers print: splitting the stream into answers, and reading values.
//!
//! rsmt2's parser reads the values of models. It gets answers that are complete and
//! ASCII, for it cannot read the stream. It knows no strings: an error message with `;`
//! in it leaves it waiting for more, so that an error becomes a timeout. It slices by
//! byte and panics, as do debug builds of it on a lone `)`. It takes what begins with
//! `unsat` for `unsat`. These are the cases `rejects`, `accents`, `closing` and `prefix`
//! of `only_a_literal_unsat_is_unsat` in `tests/vc_solver.rs`.

use super::value::Value;
use crate::bv::mask;
use std::collections::{BTreeMap, HashMap};
use std::io::{self, BufRead};

/// Splits a solver's output into its top-level expressions. Text that is not
/// ASCII is replaced: no answer contains any, and rsmt2's parser slices by byte.
pub struct Replies<R> {
    input: R,
}

impl<R: BufRead> Replies<R> {
    pub fn new(input: R) -> Self {
        Replies { input }
    }

    /// The next expression; `None` at the end of the output.
    pub fn next_reply(&mut self) -> io::Result<Option<String>> {
        let mut text = String::new();
        let mut depth = 0usize;
        let mut mode = Mode::Plain;
        loop {
            let Some(byte) = self.peek()? else {
                return Ok(if text.is_empty() { None } else { Some(text) });
            };
            let c = if byte.is_ascii() { byte as char } else { '?' };
            let ends_token = c.is_ascii_whitespace() || c == '(' || c == ')' || c == ';';
            if mode == Mode::Plain && depth == 0 && !text.is_empty() && ends_token {
                return Ok(Some(text));
            }
            self.input.consume(1);
            mode = match (mode, c) {
                (Mode::Comment, '\n') => Mode::Plain,
                (Mode::Plain, ';') => Mode::Comment,
                (Mode::Comment, _) => continue,
                (Mode::Plain, '"') => Mode::String,
                (Mode::String, '"') => Mode::Plain,
                (Mode::Plain, '|') => Mode::Symbol,
                (Mode::Symbol, '|') => Mode::Plain,
                (mode, _) => mode,
            };
            if mode == Mode::Comment || text.is_empty() && c.is_ascii_whitespace() {
                continue;
            }
            text.push(c);
            if mode == Mode::Plain {
                match c {
                    '(' => depth += 1,
                    ')' if depth <= 1 => return Ok(Some(text)),
                    ')' => depth -= 1,
                    _ => {}
                }
            }
        }
    }

    fn peek(&mut self) -> io::Result<Option<u8>> {
        Ok(self.input.fill_buf()?.first().copied())
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Plain,
    String,
    Symbol,
    Comment,
}

/// The message of `(error "…")`.
pub fn error_message(reply: &str) -> Option<&str> {
    let inner = reply
        .strip_prefix("(error")?
        .trim()
        .strip_suffix(')')?
        .trim();
    Some(inner.trim_matches('"'))
}

/// The values of the answer to `get-value`, in the order of the question.
pub fn values(reply: &str) -> Result<Vec<Value>, String> {
    let pairs: Vec<(String, String)> = rsmt2::parse::SmtParser::of_str(reply)
        .get_values((), ())
        .map_err(|error| error.to_string())?;
    Ok(pairs
        .into_iter()
        .map(|(_, value)| parse_value(&value))
        .collect())
}

/// A value in SMT-LIB syntax; what is not understood is opaque.
pub fn parse_value(text: &str) -> Value {
    let read = || Sexp::parse(text)?.value(&HashMap::new());
    read().unwrap_or_else(|| Value::Opaque(text.to_string()))
}

#[derive(Clone, Debug, PartialEq)]
enum Sexp {
    Atom(String),
    List(Vec<Sexp>),
}

impl Sexp {
    fn parse(text: &str) -> Option<Sexp> {
        let mut open: Vec<Vec<Sexp>> = vec![Vec::new()];
        let mut rest = text.trim_start();
        while let Some(c) = rest.chars().next() {
            let length = match c {
                '(' | ')' => 1,
                '|' => rest[1..].find('|')? + 2,
                _ => rest
                    .find(|c: char| c.is_ascii_whitespace() || c == '(' || c == ')')
                    .unwrap_or(rest.len()),
            };
            match c {
                '(' => open.push(Vec::new()),
                ')' => {
                    let list = open.pop()?;
                    open.last_mut()?.push(Sexp::List(list));
                }
                _ => open
                    .last_mut()?
                    .push(Sexp::Atom(rest[..length].to_string())),
            }
            rest = rest[length..].trim_start();
        }
        match (open.pop()?, open.is_empty()) {
            (mut top, true) if top.len() == 1 => top.pop(),
            _ => None,
        }
    }

    fn atom(&self) -> Option<&str> {
        match self {
            Sexp::Atom(text) => Some(text),
            Sexp::List(_) => None,
        }
    }

    /// Arrays are chains of stores, which may be long: no recursion along them.
    fn value(&self, names: &HashMap<String, Value>) -> Option<Value> {
        let mut stores = Vec::new();
        let mut names = names.clone();
        let mut this = self;
        let base = loop {
            match this {
                Sexp::Atom(text) => break atom_value(text, &names)?,
                Sexp::List(items) => match (items.first().and_then(Sexp::atom), &items[..]) {
                    (Some("store"), [_, array, index, value]) => {
                        stores.push((index.value(&names)?, value.value(&names)?));
                        this = array;
                    }
                    (Some("let"), [_, Sexp::List(bindings), body]) => {
                        let mut bound = Vec::new();
                        for binding in bindings {
                            let Sexp::List(pair) = binding else {
                                return None;
                            };
                            let [name, value] = &pair[..] else {
                                return None;
                            };
                            bound.push((name.atom()?.to_string(), value.value(&names)?));
                        }
                        names.extend(bound);
                        this = body;
                    }
                    (Some("-"), [_, number]) => {
                        let number = number.value(&names)?.as_int()?;
                        break Value::Int(number.checked_neg()?);
                    }
                    (Some("_"), [_, name, width]) => {
                        let value = name.atom()?.strip_prefix("bv")?.parse::<u128>().ok()?;
                        let width = width
                            .atom()?
                            .parse::<u32>()
                            .ok()
                            .filter(|w| (1..=128).contains(w))?;
                        break Value::bv(value & mask(width), width);
                    }
                    (None, [Sexp::List(head), value]) => {
                        let [keyword, constant, _sort] = &head[..] else {
                            return None;
                        };
                        if keyword.atom()? != "as" || constant.atom()? != "const" {
                            return None;
                        }
                        let default = Box::new(value.value(&names)?);
                        break Value::Array {
                            default,
                            entries: BTreeMap::new(),
                        };
                    }
                    _ => return None,
                },
            }
        };
        let Value::Array {
            default,
            mut entries,
        } = base
        else {
            return stores.is_empty().then_some(base);
        };
        for (index, value) in stores.into_iter().rev() {
            if value == *default {
                entries.remove(&index);
            } else {
                entries.insert(index, value);
            }
        }
        Some(Value::Array { default, entries })
    }
}

fn atom_value(text: &str, names: &HashMap<String, Value>) -> Option<Value> {
    if let Some(bits) = text.strip_prefix("#b") {
        let width = u32::try_from(bits.len()).ok()?;
        return Some(Value::bv(u128::from_str_radix(bits, 2).ok()?, width));
    }
    if let Some(digits) = text.strip_prefix("#x") {
        let width = u32::try_from(digits.len()).ok()?.checked_mul(4)?;
        return Some(Value::bv(u128::from_str_radix(digits, 16).ok()?, width));
    }
    match text {
        "true" => Some(Value::Bool(true)),
        "false" => Some(Value::Bool(false)),
        _ if text.starts_with(|c: char| c.is_ascii_digit()) => text.parse().ok().map(Value::Int),
        _ => names.get(text).cloned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Vec<String> {
        let mut replies = Replies::new(text.as_bytes());
        std::iter::from_fn(|| replies.next_reply().expect("strings can be read")).collect()
    }

    #[test]
    fn output_is_split_at_top_level() {
        assert_eq!(split("success\nunsat\n"), ["success", "unsat"]);
        assert_eq!(
            split("(error \"a ) ; b\")\n ; note\n((x #b1)\n (|y )| 2)) sat"),
            ["(error \"a ) ; b\")", "((x #b1)\n (|y )| 2))", "sat"]
        );
        assert_eq!(split(") unsat"), [")", "unsat"]);
        assert_eq!(split("unsatisfied"), ["unsatisfied"]);
        assert_eq!(split("un\u{e9}sat"), ["un??sat"]);
        assert_eq!(split("(never closed"), ["(never closed"]);
    }

    #[test]
    fn values_are_read() {
        assert_eq!(parse_value("#x0f"), Value::bv(15, 8));
        assert_eq!(parse_value("(_ bv300 9)"), Value::bv(300, 9));
        assert_eq!(parse_value("(- 5)"), Value::Int(-5));
        assert_eq!(parse_value("true"), Value::Bool(true));
        let array = "(let ((a!1 (store ((as const (Array (_ BitVec 8) Bool)) false) #x02 true))) (store a!1 #x01 true))";
        let entries = BTreeMap::from([
            (Value::bv(1, 8), Value::Bool(true)),
            (Value::bv(2, 8), Value::Bool(true)),
        ]);
        assert_eq!(
            parse_value(array),
            Value::Array {
                default: Box::new(Value::Bool(false)),
                entries
            }
        );
        let lambda = "(lambda ((x Int)) x)";
        assert_eq!(parse_value(lambda), Value::Opaque(lambda.to_string()));
        for garbage in [
            "",
            "(",
            ")",
            "()",
            "(store)",
            "#b",
            "#xg",
            "(_ bv1 0)",
            "((as const) 1)",
        ] {
            assert_eq!(parse_value(garbage), Value::Opaque(garbage.to_string()));
        }
    }

    /// Where this fails, rsmt2 has learnt what [`Replies`] is here for.
    #[test]
    fn rsmt2_cannot_read_the_stream() {
        let read = |text: &str| rsmt2::parse::SmtParser::of_str(text).check_sat();
        assert!(matches!(read("unsatisfiable\n"), Ok(Some(false))));
        // Its error is that nothing follows: a solver that runs on is waited for.
        let error = read("(error \"line 1: no ; good )\")\nunsat\n").expect_err("it is an error");
        assert!(!error.to_string().contains("good"), "{error}");
        let accents = std::panic::catch_unwind(|| read("(error \"na\u{ef}ve\")\n").is_err());
        assert!(accents.is_err());
    }

    #[test]
    fn a_stack_of_stores_overrides_inwards() {
        let text = "(store (store ((as const (Array Int Int)) 0) 1 7) 1 0)";
        assert_eq!(
            parse_value(text).select(&Value::Int(1)),
            Some(Value::Int(0))
        );
    }

    #[test]
    fn answers_to_get_value_keep_their_order() {
        let reply = "((x #x01)\n ((bvadd x y) #b11) (|a b| (- 1)))";
        assert_eq!(
            values(reply),
            Ok(vec![Value::bv(1, 8), Value::bv(3, 2), Value::Int(-1)])
        );
        assert!(values("(error \"no model\")").is_err());
        assert!(values("garbage").is_err());
    }
}
