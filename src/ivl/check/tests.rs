use super::*;
use crate::ivl::parse::parse;

/// The messages for a program, with their places.
fn errors(text: &str) -> Vec<String> {
    let errors = check(&parse(text).unwrap()).err().unwrap_or_default();
    errors.iter().map(CheckError::to_string).collect()
}

/// The message for one statement `stmt` among declarations of every sort.
fn stmt_errors(stmt: &str) -> Vec<String> {
    let text = format!(
        "const c: int; var g: int; var h: int; var A: [bv32]bv8;
         procedure q(a: bv8) returns (b: bv8); modifies h;
         procedure p(x: bv32, m: [int]int) returns (r: bv8) modifies g, A;
         {{ var y: bv32; var z: bv8; l: {stmt} return; }}"
    );
    let prefix = "procedure p, block l, statement 1: ";
    errors(&text)
        .iter()
        .map(|error| error.replacen(prefix, "", 1))
        .collect()
}

#[test]
fn a_good_program_has_no_errors() {
    let text = "
        const c: [bv8]bool;
        var g: [bv32]bv8;
        function {:bvbuiltin \"bvadd\"} PLUS(x: bv8, y: bv8): bv8;
        function {:inline} double(x: bv8): bv8 { PLUS(x, x) }
        axiom (forall i: bv8 :: c[i] ==> BV8_ULT(i, 9bv8));
        procedure p(x: bv32) returns (r: bv8)
          requires BV32_NUW_ADD(x, 1bv32);
          ensures r == double(old(g)[x]);
          modifies g;
        {
          var y: bv8;
          l: assert {:candidate \"bound\"} FLT32(x, x);
             call y := p(x);
             g[x] := y;
             havoc y, r;
             goto l, m;
          m: return;
        }";
    assert_eq!(errors(text), [""; 0]);
}

#[test]
fn statements_are_checked() {
    let cases = [
        ("y := z;", "expected type bv32, found bv8"),
        ("y := w;", "unknown variable w"),
        ("w := y;", "unknown variable w"),
        ("x := y;", "assigns x, which is constant here"),
        ("c := 1;", "assigns c, which is constant here"),
        ("h := 1;", "assigns h, which is not in modifies"),
        ("havoc h;", "assigns h, which is not in modifies"),
        ("m[0] := 1;", "assigns m, which is constant here"),
        ("A[z] := z;", "expected type bv32, found bv8"),
        ("y[0] := z;", "y of type bv32 is indexed"),
        ("assert y;", "expected type bool, found bv32"),
        ("assume {:a w} true;", "unknown variable w"),
        ("y := f(y);", "unknown function f"),
        (
            "y := BV32_ADD(y, z);",
            "argument 2 of BV32_ADD has type bv8, expected bv32",
        ),
        (
            "y := BV32_NOT(y, y);",
            "BV32_NOT takes 1 arguments, 2 given",
        ),
        ("z := y[8:9];", "bits [8:9] of a value of type bv32"),
        ("z := y[33:25];", "bits [33:25] of a value of type bv32"),
        (
            "assume (forall i: int :: i > g);",
            "forall may stand in axioms only",
        ),
        (
            "y := BV32_ADD(y, 1bv32); assert {:candidate \"r\"} true;",
            "procedure p, block l, statement 2: a candidate stands at the start of a block",
        ),
        (
            "assert {:candidate} true;",
            "a candidate names its rule, as in {:candidate \"rule\"}",
        ),
        ("call z := q(y);", "expected type bv8, found bv32"),
        (
            "call y, z := q(z);",
            "q takes 1 arguments and gives 1 results",
        ),
        ("call s();", "there is no procedure s"),
        (
            "goto l, l;",
            "procedure p, end of block l: the goto names l twice",
        ),
        (
            "goto nowhere;",
            "procedure p, end of block l: there is no block nowhere",
        ),
    ];
    for (stmt, message) in cases {
        let errors = stmt_errors(stmt);
        assert!(
            errors.iter().any(|error| error == message),
            "{stmt}: {errors:?}"
        );
    }
    assert_eq!(
        stmt_errors("call z := q(z);"),
        ["q modifies h, which is not in modifies"]
    );
    assert_eq!(
        stmt_errors("y := (if y == x then old(y) else x); g := c;"),
        [""; 0]
    );
}

#[test]
fn declarations_are_checked() {
    let cases = [
        ("const x: int; var x: bool;", "x: x is declared twice"),
        (
            "function f(): int; procedure f();",
            "procedure f: f is declared twice",
        ),
        (
            "var x: int; procedure p(x: int);",
            "procedure p: x is declared twice, here and outside",
        ),
        (
            "procedure p(x: int) returns (x: int);",
            "procedure p: x is declared twice",
        ),
        (
            "procedure p() { l: return; l: return; }",
            "procedure p: l is declared twice",
        ),
        ("procedure p() { }", "procedure p: the body has no block"),
        (
            "procedure p(); modifies x;",
            "procedure p: modifies x, which is no global variable",
        ),
        (
            "procedure p() returns (r: int); requires r > 0;",
            "procedure p, precondition 1: unknown variable r",
        ),
        (
            "procedure p(x: int); requires old(x) > 0;",
            "procedure p, precondition 1: old may not stand here",
        ),
        (
            "procedure p(x: int); ensures x;",
            "procedure p, postcondition 1: expected type bool, found int",
        ),
        ("var x: int; axiom x > 0;", "axiom 1: unknown variable x"),
        ("axiom 1;", "axiom 1: expected type bool, found int"),
        (
            "function f(x: int): int { g(x) } function g(x: int): int { f(x) }",
            "f: function f is recursive",
        ),
        (
            "var g: int; function f(x: int): int { g }",
            "f: unknown variable g",
        ),
        (
            "function BV8_ADD(x: bv8, y: bv8): bv8;",
            "BV8_ADD: BV8_ADD is declared without its {:bvbuiltin}",
        ),
        (
            "function {:bvbuiltin \"bvsub\"} BV8_ADD(x: bv8, y: bv8): bv8;",
            "BV8_ADD: BV8_ADD does not declare an operation that IVL knows",
        ),
        (
            "function {:bvbuiltin \"bvult\"} LESS(x: bv8, y: bv8): bv8;",
            "LESS: LESS does not declare an operation that IVL knows",
        ),
        (
            "function {:bvbuiltin \"bvsmod\"} MOD(x: bv8, y: bv8): bv8;",
            "MOD: MOD does not declare an operation that IVL knows",
        ),
        (
            "function BV8_NSW_ADD(x: bv8, y: bv8): bool { true }",
            "BV8_NSW_ADD: BV8_NSW_ADD does not declare an operation that IVL knows",
        ),
        ("var x: bv70000;", "x: x has a type of more than 65536 bits"),
    ];
    for (text, message) in cases {
        let errors = errors(text);
        assert!(
            errors.iter().any(|error| error == message),
            "{text}: {errors:?}"
        );
    }
}

#[test]
fn declarations_of_used_builtins_are_right() {
    let mut program = parse(
        "procedure p(x: bv8, y: bv16) { assert BV8_NSW_MUL(x, x) && BV8_NUW_SUB(x, x) && BV8_NSW_SHL(x, x);
         assert BV8_SEXT16(x) == y || FADDBF16(y, y) == FADD16(y, y) || FP16_TO_SI8(y) == x; }",
    )
    .unwrap();
    crate::ivl::builtins::declare_used(&mut program);
    assert_eq!(check(&program), Ok(()));
    let names: Vec<_> = program
        .functions
        .iter()
        .map(|f| f.name.to_string())
        .collect();
    assert_eq!(
        names,
        [
            "BV8_MUL",
            "BV16_MUL",
            "BV8_SHL",
            "BV8_ASHR",
            "BV8_UGE",
            "BV8_SEXT16",
            "BV8_NUW_SUB",
            "BV8_NSW_MUL",
            "BV8_NSW_SHL",
            "FADD16",
            "FADDBF16",
            "FP16_TO_SI8"
        ]
    );
    let mut again = program.clone();
    crate::ivl::builtins::declare_used(&mut again);
    assert_eq!(again, program);
}
