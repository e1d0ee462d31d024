use super::*;
use crate::ivl::ast::Program;
use crate::ivl::parse::parse;

/// Variables `x` (7bv8), `old(x)` (9bv8), `n` (-7) and `m` (0bv8 everywhere),
/// and the functions of a program; others add their arguments.
struct Names(Program);

impl Interpretation for Names {
    fn variable(&self, name: &Symbol) -> Option<Value> {
        match name.as_str() {
            "x" => Some(Value::bv(7, 8)),
            "n" => Some(Value::Int(-7)),
            "m" => Some(Value::constant_map(Value::bv(0, 8))),
            _ => None,
        }
    }

    fn old_variable(&self, name: &Symbol) -> Option<Value> {
        if name.as_str() == "x" {
            Some(Value::bv(9, 8))
        } else {
            self.variable(name)
        }
    }

    fn apply(&self, _: &Symbol, args: &[Value]) -> Option<Value> {
        args.iter()
            .map(|arg| integer(arg.clone()).ok())
            .sum::<Option<i128>>()
            .map(Value::Int)
    }

    fn declaration(&self, name: &Symbol) -> Option<&Function> {
        self.0
            .functions
            .iter()
            .find(|function| function.name == *name)
    }
}

fn value(text: &str) -> Result<String, EvalError> {
    let functions = "
        function PLUS(x: bv8, y: bv8): bv8 { BV8_ADD(x, y) }
        function twice(n: int): int { n + n }
        function f(a: int, b: int): int;";
    let mut program = parse(&format!("{functions} axiom {text};")).unwrap();
    let expr = program.axioms.remove(0);
    eval(&expr, &Names(program)).map(|value| value.to_string())
}

#[test]
fn every_construct_has_its_meaning() {
    let cases = [
        ("n div 2", "-4"),
        ("n mod 2", "1"),
        ("n div -2", "4"),
        ("-n - 1", "6"),
        ("x ++ 255bv8", "2047bv16"),
        ("x[3:1]", "3bv2"),
        ("old(x)", "9bv8"),
        ("PLUS(old(x), x)", "16bv8"),
        ("twice(f(n, 1))", "-12"),
        (
            "m[x := 1bv8][1bv8 := 2bv8]",
            "[1bv8 := 2bv8, 7bv8 := 1bv8, else 0bv8]",
        ),
        ("m[x := 1bv8][x]", "1bv8"),
        ("m[x := 1bv8][x := 0bv8] == m", "true"),
        ("if n < 0 then x else 0bv8", "7bv8"),
        ("n < 0 <==> n >= 0", "false"),
        ("BV8_SEXT16(200bv8)", "65480bv16"),
        ("BV8_SDIV(128bv8, 255bv8)", "128bv8"),
        ("BV8_SDIV(x, 0bv8)", "255bv8"),
        ("BV8_SREM(249bv8, 2bv8)", "255bv8"),
        ("BV8_ASHR(128bv8, 200bv8)", "255bv8"),
        ("BV8_NSW_ADD(127bv8, 1bv8)", "false"),
        ("BV8_NUW_ADD(127bv8, 1bv8)", "true"),
    ];
    for (text, expected) in cases {
        assert_eq!(value(text).as_deref(), Ok(expected), "{text}");
    }
}

#[test]
fn what_does_not_matter_needs_no_value() {
    assert_eq!(value("unknown && false").as_deref(), Ok("false"));
    assert_eq!(value("true || unknown").as_deref(), Ok("true"));
    assert_eq!(value("if true then 1 else unknown").as_deref(), Ok("1"));
    assert_eq!(
        value("unknown && true"),
        Err(EvalError::Unknown("unknown".into()))
    );
}

#[test]
fn what_has_no_value_is_an_error() {
    assert_eq!(value("1 div 0"), Err(EvalError::Range));
    assert_eq!(value("(forall i: int :: true)"), Err(EvalError::Quantifier));
    assert_eq!(value("0bv100 ++ 0bv100"), Err(EvalError::Width));
    assert_eq!(value("1 && true"), Err(EvalError::Type));
}
