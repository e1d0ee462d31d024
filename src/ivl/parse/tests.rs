use super::*;
use crate::ivl::ast::{Expr, Stmt, Transfer};

const PRINTED: &str = "\
const {:tag \"a\\u{22}\"} unique C: bv8;
const D: [bv32]bv8;

var {:shared} A$1: [bv32]bv32;

function {:bvbuiltin \"bvadd\"} BV32_ADD(a0: bv32, a1: bv32): bv32;
function {:inline} F(x: bv32): bool { x == 0bv32 || x == 1bv32 }

axiom (forall i: bv32, j: int :: D[i] == 0bv8 ==> j < -5);

procedure {:kernel} p(n: bv32, {:global} m: int) returns (r: bool)
  requires {:a 1, \"b\", n} n != 0bv32;
  free requires true;
  ensures old(A$1) == A$1 <==> r;
  modifies A$1;
{
  var x: bv32;
  var y: bool;

entry:
  x := BV32_ADD(n, n);
  A$1[x] := (if y then x else 0bv16 ++ x[16:0]);
  goto head;

head:
  assert {:candidate \"rule\"} F(x);
  assume {:partition} !y && m + 1 <= m * -2;
  havoc x, y;
  call {:at \"q\"} r := q(x, A$1[0bv32 := x][n]);
  goto head, done;

done:
  return;
}

procedure q(x: bv32, z: bv32) returns (r: bool);
";

#[test]
fn what_is_printed_reads_back() {
    let program = parse(PRINTED).unwrap();
    assert_eq!(program.to_string(), PRINTED);
    assert_eq!(parse(&program.to_string()), Ok(program));
}

#[test]
fn looser_forms_become_the_printed_one() {
    let text = "
        // Declarations of several names.
        const x, y: int; var g, h: bool, k: [int][int]bool;
        function f(int, bool) returns (int); /* a /* nested */ comment */
        procedure p(a: int) returns (b: int); requires a > 0; ensures b > a;
        implementation p(c: int) returns (d: int) {
            d := c;
            k[0][1] := true;
            next: d := if d > 0 then d else 0 - d;
        }";
    let printed = "\
const x: int;
const y: int;

var g: bool;
var h: bool;
var k: [int][int]bool;

function f(a0: int, a1: bool): int;

procedure p(c: int) returns (d: int)
  requires c > 0;
  ensures d > c;
{
anon0:
  d := c;
  k[0] := k[0][1 := true];
  goto next;

next:
  d := (if d > 0 then d else 0 - d);
  return;
}
";
    assert_eq!(parse(text).unwrap().to_string(), printed);
}

#[test]
fn operators_bind_as_in_boogie() {
    let cases = [
        ("a ==> b ==> c", "a ==> (b ==> c)"),
        ("a <==> b <==> c", "(a <==> b) <==> c"),
        ("!a && b == c", "(!a) && (b == c)"),
        ("a - b - c", "(a - b) - c"),
        ("a + b * c", "a + (b * c)"),
        ("a ++ b == c", "(a ++ b) == c"),
        ("-a[i]", "-(a[i])"),
        ("a && b && c ==> d || e", "((a && b) && c) ==> (d || e)"),
        ("if a then b else c + d", "if a then b else (c + d)"),
        ("- 5 - 5", "(-5) - 5"),
    ];
    for (text, full) in cases {
        assert_eq!(expr(text), expr(full), "{text}");
    }
    assert_eq!(expr("-5"), Expr::int(-5));
    assert_ne!(expr("-(5)"), Expr::int(-5));
}

#[test]
fn positions_are_those_of_the_text() {
    let (_, positions) = parse_with_positions(PRINTED).unwrap();
    let stmt = |block: &str, index| Place::Stmt {
        procedure: "p".into(),
        block: block.into(),
        index,
    };
    assert_eq!(positions[&stmt("entry", 1)], (22, 3));
    assert_eq!(
        positions[&Place::Requires {
            procedure: "p".into(),
            index: 1
        }],
        (13, 3)
    );
    assert_eq!(positions[&Place::Declaration("C".into())], (1, 1));
}

#[test]
fn errors_say_where_and_what() {
    let cases = [
        ("procedure p() { x := 1 }", "1:24: expected `;`, found `}`"),
        (
            "procedure p() {\n  if (x) { } }",
            "2:3: a structured statement (use labels and goto) is not supported in IVL",
        ),
        ("type T;", "1:7: a type of its own is not supported in IVL"),
        (
            "axiom a || b && c;",
            "1:14: the operand to the left of `&&` needs parentheses",
        ),
        (
            "axiom a == b == c;",
            "1:14: the operand to the left of `==` needs parentheses",
        ),
        ("axiom 9bv3 == x;", "1:7: 9 is no value of 3 bits"),
        ("var x: real;", "1:8: a real number is not supported in IVL"),
        (
            "var x: T;",
            "1:8: expected a type (bool, int, bv1, bv2, …, or a map), found `T`",
        ),
        ("var const: int;", "1:5: expected a name, found `const`"),
        ("ä", "1:1: this is no token of IVL"),
        ("axiom true; /* a", "1:13: this is no token of IVL"),
        ("implementation p() { }", "1:1: there is no procedure p"),
        (
            "axiom",
            "1:6: expected an expression, found the end of the file",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(parse(text).unwrap_err().to_string(), message, "{text}");
    }
}

#[test]
fn deep_text_is_refused_and_long_text_is_not() {
    for open in ["(", "a[", "f(", "if ", "(forall x: int :: ", "old("] {
        let error = parse(&format!("axiom {}", open.repeat(100_000))).unwrap_err();
        assert!(error.message.contains("deep"), "{error}");
    }
    assert!(parse(&format!("var x: {}int;", "[int]".repeat(100_000))).is_err());
    let chain = "a && ".repeat(100_000);
    let prefixes = "!".repeat(100_000);
    let indices = "[0]".repeat(20_000);
    let text = format!("axiom {chain}{prefixes}a; procedure p() {{ a{indices} := a{indices}; }}");
    assert!(parse(&text).is_ok());
}

#[test]
fn unlabelled_statements_get_blocks() {
    let program = parse("procedure p() { return; assert true; l: assert true; }").unwrap();
    let body = program.procedures[0].body.as_ref().unwrap();
    let labels: Vec<_> = body
        .blocks
        .iter()
        .map(|block| block.label.as_str())
        .collect();
    assert_eq!(labels, ["anon0", "anon1", "l"]);
    assert_eq!(body.blocks[0].transfer, Transfer::Return);
    assert_eq!(body.blocks[1].transfer, Transfer::Goto(vec!["l".into()]));
    assert!(matches!(body.blocks[1].stmts[0], Stmt::Assert { .. }));
}

fn expr(text: &str) -> Expr {
    parse(&format!("axiom {text};")).unwrap().axioms.remove(0)
}
