//! The verification back end on small programs.

use std::time::Duration;
use warpproof::ivl::parse::parse;
use warpproof::smt::Value;
use warpproof::vc::{self, FailureKind, Options, Outcome, ProbeArg, SolverChoice, Status};

fn options(choice: SolverChoice) -> Options {
    Options {
        solvers: vc::solvers(choice).expect("solvers are installed"),
        query_timeout: Duration::from_secs(20),
        deadline: None,
        memory_limit_mib: 4096,
        error_limit: 10,
        infer: true,
        wishes: vc::Wishes::default(),
    }
}

/// Verifies procedure `main` with each solver; the outcome of the last.
fn verify(text: &str) -> Outcome {
    let program = parse(text).expect("the program parses");
    let choices = [
        SolverChoice::Z3,
        SolverChoice::Cvc5,
        SolverChoice::Portfolio,
    ];
    let mut outcomes: Vec<Outcome> = choices
        .into_iter()
        .map(|choice| vc::verify(&program, "main", &options(choice)))
        .collect();
    for outcome in &outcomes {
        assert_eq!(outcome.undecided, None);
        assert_eq!(outcome.status, outcomes[0].status);
        assert_eq!(outcome.failures.len(), outcomes[0].failures.len());
        assert_eq!(outcome.candidates, outcomes[0].candidates);
    }
    outcomes.pop().expect("there are solvers")
}

const BV: &str = r#"
function {:bvbuiltin "bvadd"} BV32_ADD(a: bv32, b: bv32) returns (bv32);
function {:bvbuiltin "bvmul"} BV32_MUL(a: bv32, b: bv32) returns (bv32);
function {:bvbuiltin "bvult"} BV32_ULT(a: bv32, b: bv32) returns (bool);
function {:bvbuiltin "bvule"} BV32_ULE(a: bv32, b: bv32) returns (bool);
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a: bv32) returns (bv64);
"#;

/// The names of the assertions that failed, by their `{:name "…"}`.
fn failed(outcome: &Outcome) -> Vec<String> {
    let mut names: Vec<String> = outcome
        .failures
        .iter()
        .map(|f| {
            let attr = f
                .attrs
                .iter()
                .find(|a| a.name.as_str() == "name")
                .expect("the assertion has a name");
            attr.args[0].to_string().trim_matches('"').to_string()
        })
        .collect();
    names.sort();
    names
}

fn verified(outcome: &Outcome) -> bool {
    outcome.status == Status::Verified && outcome.failures.is_empty()
}

#[test]
fn straight_line_code() {
    let text = |bound: &str| {
        format!(
            "{BV} procedure main(x: bv32) requires BV32_ULT(x, {bound}bv32); {{
                var y: bv32;
                entry: y := BV32_ADD(x, 1bv32); assert {{:name \"less\"}} BV32_ULT(x, y); return;
            }}"
        )
    };
    assert!(verified(&verify(&text("4294967295"))));
    let outcome = verify(
        &text("4294967295")
            .replace("requires", "// requires")
            .replace(';', ";\n"),
    );
    assert_eq!(outcome.status, Status::Failed);
    assert_eq!(failed(&outcome), ["less"]);
    assert_eq!(
        outcome.failures[0].constants[&"x".into()],
        Value::bv(0xffff_ffff, 32)
    );
}

fn counting(invariant: &str) -> String {
    format!(
        "{BV} procedure main(n: bv32) {{
            var i: bv32;
            entry: i := 0bv32; goto head;
            head: {invariant} goto body, exit;
            body: assume BV32_ULT(i, n); i := BV32_ADD(i, 1bv32); goto head;
            exit: assume !BV32_ULT(i, n); assert {{:name \"end\"}} i == n; return;
        }}"
    )
}

#[test]
fn loops_are_known_by_their_invariants() {
    assert_eq!(failed(&verify(&counting(""))), ["end"]);
    assert!(verified(&verify(&counting("assert BV32_ULE(i, n);"))));
    // Assumed and not checked.
    assert!(verified(&verify(&counting("assume BV32_ULE(i, n);"))));
}

#[test]
fn wrong_invariants_fail_where_they_do() {
    let entry = verify(&counting("assert {:name \"inv\"} BV32_ULT(i, n);"));
    assert!(
        entry
            .failures
            .iter()
            .any(|f| f.kind == FailureKind::InvariantEntry)
    );
    let kept = verify(&counting("assert {:name \"inv\"} i == 0bv32;"));
    let kinds: Vec<FailureKind> = kept.failures.iter().map(|f| f.kind).collect();
    assert!(
        kinds.contains(&FailureKind::InvariantMaintained),
        "{kinds:?}"
    );
    assert_eq!(kept.failures[0].label.as_str(), "head");
    assert_eq!(kept.failures[0].loop_heads, ["head".into()]);
}

#[test]
fn every_failing_assertion_is_reported_once() {
    let outcome = verify(
        "procedure main(x: int, y: int) {
            entry: goto a, b;
            a: assume x < 0; assert {:name \"a\"} y > x; goto end;
            b: assume x >= 0; assert {:name \"b\"} y < x; assert {:name \"c\"} y < x; goto end;
            end: assert {:name \"d\"} y != 7; assert {:name \"e\"} x == x; return;
        }",
    );
    // `c` holds once `b` does.
    assert_eq!(failed(&outcome), ["a", "b", "d"]);
}

#[test]
fn paths_are_told_apart_where_they_join() {
    // `q` is reached over `a` directly and over `c`, which is also entered from `b`.
    let text = |claim: &str| {
        format!(
            "procedure main(p: bool, r: bool) {{
                var x: int;
                entry: x := 0; goto a, b;
                a: assume p; x := 1; goto q, c;
                b: assume !p; x := 2; goto c;
                c: x := x + 10; goto q;
                q: assert {{:name \"q\"}} {claim}; return;
            }}"
        )
    };
    assert!(verified(&verify(&text(
        "(p && (x == 1 || x == 11)) || (!p && x == 12)"
    ))));
    assert_eq!(
        failed(&verify(&text("(p && x == 1) || (!p && x == 12)"))),
        ["q"]
    );
    assert_eq!(
        failed(&verify(&text("(p && x == 11) || (!p && x == 12)"))),
        ["q"]
    );
}

#[test]
fn a_choice_without_conditions_can_go_either_way() {
    let outcome = verify(
        "procedure main() {
            var x: int;
            entry: goto a, b, c;
            a: x := 1; goto end;
            b: x := 2; goto end;
            c: x := 3; goto end;
            end: assert {:name \"1\"} x != 1; assert {:name \"2\"} x != 2; assert {:name \"3\"} x != 3;
                 assert {:name \"4\"} x != 4; return;
        }",
    );
    assert_eq!(failed(&outcome), ["1", "2", "3"]);
}

#[test]
fn overlapping_guards_leave_both_ways_open() {
    let outcome = verify(
        "procedure main(n: int) {
            var x: int;
            entry: goto a, b;
            a: assume n > 0; x := 1; goto end;
            b: assume n < 10; x := 2; goto end;
            end: assert {:name \"1\"} n != 5 || x != 1; assert {:name \"2\"} n != 5 || x != 2; return;
        }",
    );
    assert_eq!(failed(&outcome), ["1", "2"]);
}

#[test]
fn probes_tell_what_happened() {
    let outcome = verify(&format!(
        "{BV} const size: bv32; axiom size == 64bv32;
        procedure main(t: bv32) requires BV32_ULT(t, size); {{
            var x: bv32;
            entry: x := BV32_MUL(t, 2bv32); assume {{:probe \"first\", x, t == t}} true; goto a, b;
            a: assume BV32_ULT(t, 32bv32); assume {{:probe \"low\"}} true; goto end;
            b: assume !BV32_ULT(t, 32bv32); assume {{:probe \"high\", BV32_SEXT64(x)}} true; goto end;
            end: assert {{:name \"x\"}} x != 80bv32; assume {{:probe \"after\"}} true; return;
        }}"
    ));
    assert_eq!(failed(&outcome), ["x"]);
    let failure = &outcome.failures[0];
    let args: Vec<Vec<ProbeArg>> = failure.probes.iter().map(|p| p.args.clone()).collect();
    let text = |t: &str| ProbeArg::Str(t.to_string());
    assert_eq!(
        args,
        [
            vec![
                text("first"),
                ProbeArg::Value(Value::bv(80, 32)),
                ProbeArg::Value(Value::Bool(true))
            ],
            vec![text("high"), ProbeArg::Value(Value::bv(80, 64))],
        ]
    );
    assert_eq!(failure.constants[&"size".into()], Value::bv(64, 32));
    assert_eq!(failure.constants[&"t".into()], Value::bv(40, 32));
}

#[test]
fn maps_remember_what_was_stored() {
    let text = |index: &str| {
        format!(
            "{BV} var m: [bv32]bv8;
            procedure main(i: bv32, j: bv32) modifies m; ensures {{:name \"kept\"}} m[i] == 7bv8; {{
                entry: m[i] := 7bv8; m[{index}] := 9bv8; assert m[{index}] == 9bv8; return;
            }}"
        )
    };
    assert!(verified(&verify(&text("BV32_ADD(i, 1bv32)"))));
    let outcome = verify(&text("j"));
    assert_eq!(failed(&outcome), ["kept"]);
    assert_eq!(outcome.failures[0].kind, FailureKind::Ensures);
    let constants = &outcome.failures[0].constants;
    assert_eq!(constants[&"i".into()], constants[&"j".into()]);
}

#[test]
fn calls_are_known_by_their_contracts() {
    let text = |arg: &str| {
        format!(
            "var g: int; var h: int;
            procedure twice(x: int) returns (y: int);
                requires {{:name \"positive\"}} x > 0;
                modifies g;
                ensures y == 2 * x && g > old(g);
            procedure main(a: int) requires a > 3; modifies g, h; {{
                var b: int;
                entry: h := g; call {{:site 5}} b := twice({arg});
                assert {{:name \"result\"}} b > 6; assert {{:name \"grown\"}} g > h; assert {{:name \"same\"}} h == old(g);
                return;
            }}"
        )
    };
    assert!(verified(&verify(&text("a"))));
    let outcome = verify(&text("a - 4"));
    assert_eq!(failed(&outcome), ["positive", "result"]);
    let precondition = outcome
        .failures
        .iter()
        .find(|f| f.kind == FailureKind::Precondition);
    assert!(precondition.is_some_and(|f| f.attrs.iter().any(|a| a.name.as_str() == "site")));
}

#[test]
fn functions_axioms_and_unique_constants() {
    assert!(verified(&verify(
        "function f(x: int) returns (int);
         function {:inline} twice(x: int) returns (int) { x + x }
         const unique A: int; const unique B: int;
         axiom (forall x: int :: f(x) > x);
         procedure main(n: int) { entry: assert f(twice(n)) > n + n; assert A != B; return; }"
    )));
    assert_eq!(
        failed(&verify(
            "function f(x: int) returns (int);
             procedure main(n: int) { entry: assert {:name \"f\"} f(n) == f(n + 1); return; }"
        )),
        ["f"]
    );
}

#[test]
fn candidates_that_hold_together_are_kept() {
    let text = format!(
        "{BV} procedure main(n: bv32) {{
            var i: bv32; var j: bv32;
            entry: i := 0bv32; j := 0bv32; goto head;
            head:
                assert {{:candidate \"bound\"}} BV32_ULE(i, n);
                assert {{:candidate \"wrong\"}} BV32_ULT(i, n);
                assert {{:candidate \"equal\"}} i == j;
                assert {{:candidate \"depends\"}} BV32_ULE(j, n);
                assert {{:candidate \"not inductive\"}} BV32_ULT(j, 100bv32);
                assert {{:name \"user\"}} BV32_ULE(j, i);
                goto body, exit;
            body: assume BV32_ULT(i, n); i := BV32_ADD(i, 1bv32); j := BV32_ADD(j, 1bv32); goto head;
            exit: assume !BV32_ULT(i, n); assert {{:name \"end\"}} j == n; return;
        }}"
    );
    let outcome = verify(&text);
    assert!(verified(&outcome), "{:?}", outcome.failures);
    let kept: Vec<bool> = outcome.candidates.iter().map(|c| c.kept).collect();
    assert_eq!(kept, [true, false, true, true, false]);
    assert_eq!(outcome.candidates[1].label.as_str(), "head");
    let program = outcome.kept_program.to_string();
    assert!(
        !program.contains("candidate") && !program.contains("100bv32"),
        "{program}"
    );
    assert_eq!(program.matches("assert").count(), 5);

    let without = Options {
        infer: false,
        ..options(SolverChoice::Z3)
    };
    let outcome = vc::verify(&parse(&text).expect("the program parses"), "main", &without);
    assert_eq!(outcome.status, Status::Failed);
    assert!(outcome.candidates.is_empty());
}

#[test]
fn nested_loops_share_one_fixpoint() {
    let outcome = verify(
        "procedure main(n: int, m: int) requires n >= 0 && m >= 0; {
            var i: int; var j: int; var s: int;
            entry: i := 0; s := 0; goto outer;
            outer:
                assert {:candidate \"a\"} 0 <= i && i <= n;
                assert {:candidate \"b\"} s >= i;
                assert {:candidate \"c\"} s == i;
                goto enter, exit;
            enter: assume i < n; j := 0; goto inner;
            inner:
                assert {:candidate \"d\"} 0 <= j;
                assert {:candidate \"e\"} s >= i + j;
                assert {:candidate \"f\"} i < n;
                goto body, latch;
            body: assume j <= m; j := j + 1; s := s + 1; goto inner;
            latch: assume j > m; i := i + 1; goto outer;
            exit: assume i >= n; assert {:name \"s\"} s >= n; return;
        }",
    );
    assert!(verified(&outcome));
    let kept: Vec<bool> = outcome.candidates.iter().map(|c| c.kept).collect();
    assert_eq!(kept, [true, true, false, true, true, true]);
}

#[test]
fn what_is_not_modelled_is_inconclusive() {
    for text in [
        "procedure main() { entry: goto a, b; a: goto b; b: goto a; }",
        "procedure other() { entry: return; }",
        "procedure main();",
        "procedure main(x: bv200) { entry: return; }",
        "function {:bvbuiltin \"bvwhat\"} f(a: bv8, b: bv8) returns (bv8);
         procedure main(x: bv8) { entry: assert f(x, x) == x; return; }",
    ] {
        let program = parse(text).expect("the program parses");
        let outcome = vc::verify(&program, "main", &options(SolverChoice::Z3));
        assert!(
            matches!(outcome.status, Status::Inconclusive(_)),
            "{text}: {:?}",
            outcome.status
        );
    }
}

#[test]
fn the_condition_prints_as_a_script() {
    let program = parse(&counting("assert BV32_ULE(i, n);")).expect("the program parses");
    let text = vc::vc_text(&program, "main").expect("the program can be encoded");
    assert!(text.starts_with("(set-logic QF_BV)\n"), "{text}");
    assert!(text.ends_with("(check-sat)\n"), "{text}");
}
