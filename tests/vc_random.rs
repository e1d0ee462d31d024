//! Random small programs: the assertions that the back end says can fail are
//! those that fail when all states are tried.

use proptest::prelude::*;
use std::collections::BTreeSet;
use std::fmt;
use std::time::Duration;
use warpproof::ivl::parse::parse;
use warpproof::vc::{self, Options, SolverChoice, Status};

/// Vectors have two bits.
#[derive(Clone, Debug)]
enum Vector {
    Const(u8),
    X,
    Y,
    Cell(Box<Vector>),
    Add(Box<Vector>, Box<Vector>),
    Mul(Box<Vector>, Box<Vector>),
    And(Box<Vector>, Box<Vector>),
    Ite(Box<Truth>, Box<Vector>, Box<Vector>),
}

#[derive(Clone, Debug)]
enum Truth {
    P,
    Const(bool),
    Eq(Vector, Vector),
    Ule(Vector, Vector),
    Slt(Vector, Vector),
    Not(Box<Truth>),
    And(Box<Truth>, Box<Truth>),
    Or(Box<Truth>, Box<Truth>),
}

#[derive(Clone, Debug)]
enum Step {
    SetX(Vector),
    SetY(Vector),
    SetP(Truth),
    SetCell(Vector, Vector),
    Havoc(u8),
    Assume(Truth),
    Assert(Truth),
}

#[derive(Clone, Debug)]
struct Block {
    steps: Vec<Step>,
    /// How far ahead the targets are; none to return.
    targets: Vec<usize>,
    /// The condition of a branch, assumed by the first target and refuted by the second.
    branch: Option<Truth>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    x: u8,
    y: u8,
    p: bool,
    m: [u8; 4],
}

impl Vector {
    fn eval(&self, s: &State) -> u8 {
        let value = match self {
            Vector::Const(c) => *c,
            Vector::X => s.x,
            Vector::Y => s.y,
            Vector::Cell(i) => s.m[i.eval(s) as usize],
            Vector::Add(a, b) => a.eval(s) + b.eval(s),
            Vector::Mul(a, b) => a.eval(s) * b.eval(s),
            Vector::And(a, b) => a.eval(s) & b.eval(s),
            Vector::Ite(c, a, b) => {
                if c.eval(s) {
                    a.eval(s)
                } else {
                    b.eval(s)
                }
            }
        };
        value & 3
    }
}

impl Truth {
    fn eval(&self, s: &State) -> bool {
        let signed = |v: u8| if v > 1 { v as i8 - 4 } else { v as i8 };
        match self {
            Truth::P => s.p,
            Truth::Const(value) => *value,
            Truth::Eq(a, b) => a.eval(s) == b.eval(s),
            Truth::Ule(a, b) => a.eval(s) <= b.eval(s),
            Truth::Slt(a, b) => signed(a.eval(s)) < signed(b.eval(s)),
            Truth::Not(a) => !a.eval(s),
            Truth::And(a, b) => a.eval(s) && b.eval(s),
            Truth::Or(a, b) => a.eval(s) || b.eval(s),
        }
    }
}

impl fmt::Display for Vector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Vector::Const(c) => write!(f, "{c}bv2"),
            Vector::X => write!(f, "x"),
            Vector::Y => write!(f, "y"),
            Vector::Cell(i) => write!(f, "m[{i}]"),
            Vector::Add(a, b) => write!(f, "BV2_ADD({a}, {b})"),
            Vector::Mul(a, b) => write!(f, "BV2_MUL({a}, {b})"),
            Vector::And(a, b) => write!(f, "BV2_AND({a}, {b})"),
            Vector::Ite(c, a, b) => write!(f, "(if {c} then {a} else {b})"),
        }
    }
}

impl fmt::Display for Truth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Truth::P => write!(f, "p"),
            Truth::Const(value) => write!(f, "{value}"),
            Truth::Eq(a, b) => write!(f, "({a} == {b})"),
            Truth::Ule(a, b) => write!(f, "BV2_ULE({a}, {b})"),
            Truth::Slt(a, b) => write!(f, "BV2_SLT({a}, {b})"),
            Truth::Not(a) => write!(f, "(!{a})"),
            Truth::And(a, b) => write!(f, "({a} && {b})"),
            Truth::Or(a, b) => write!(f, "({a} || {b})"),
        }
    }
}

fn targets(blocks: &[Block], index: usize) -> Vec<usize> {
    let all = blocks[index].targets.iter().map(|ahead| index + 1 + ahead);
    all.filter(|t| *t < blocks.len()).collect()
}

/// The program; assertions are numbered in the order of their text. A branch
/// puts its condition into blocks of their own.
fn print(blocks: &[Block]) -> String {
    let mut text = "var x: bv2; var y: bv2; var p: bool; var m: [bv2]bv2;\n\
                    procedure main() modifies x, y, p, m; {\n"
        .to_string();
    let mut number = 0;
    for (index, block) in blocks.iter().enumerate() {
        text += &format!("b{index}:\n");
        for step in &block.steps {
            text += &match step {
                Step::SetX(v) => format!("  x := {v};\n"),
                Step::SetY(v) => format!("  y := {v};\n"),
                Step::SetP(t) => format!("  p := {t};\n"),
                Step::SetCell(i, v) => format!("  m[{i}] := {v};\n"),
                Step::Havoc(which) => format!("  havoc {};\n", ["x", "y", "p"][*which as usize]),
                Step::Assume(t) => format!("  assume {t};\n"),
                Step::Assert(t) => {
                    number += 1;
                    format!("  assert {{:number {}}} {t};\n", number - 1)
                }
            };
        }
        match (&targets(blocks, index)[..], &block.branch) {
            ([], _) => text += "  return;\n",
            ([a, b, ..], Some(t)) => {
                text += &format!("  goto b{index}t, b{index}f;\n");
                text += &format!(
                    "b{index}t: assume {t}; goto b{a};\nb{index}f: assume !{t}; goto b{b};\n"
                );
            }
            (all, _) => {
                let labels: Vec<String> = all.iter().map(|t| format!("b{t}")).collect();
                text += &format!("  goto {};\n", labels.join(", "));
            }
        }
    }
    text + "}\n"
}

/// The assertions that fail in some run.
fn run(blocks: &[Block]) -> BTreeSet<i128> {
    let mut failing = BTreeSet::new();
    let mut at: Vec<BTreeSet<State>> = vec![BTreeSet::new(); blocks.len()];
    for n in 0..1 << 13 {
        let digit = |i: u32| (n >> (2 * i) & 3) as u8;
        let m = [digit(2), digit(3), digit(4), digit(5)];
        at[0].insert(State {
            x: digit(0),
            y: digit(1),
            p: n >> 12 & 1 == 1,
            m,
        });
    }
    let mut number = 0;
    for (index, block) in blocks.iter().enumerate() {
        let mut states = std::mem::take(&mut at[index]);
        for step in &block.steps {
            states = match step {
                Step::SetX(v) => states
                    .iter()
                    .map(|s| State { x: v.eval(s), ..*s })
                    .collect(),
                Step::SetY(v) => states
                    .iter()
                    .map(|s| State { y: v.eval(s), ..*s })
                    .collect(),
                Step::SetP(t) => states
                    .iter()
                    .map(|s| State { p: t.eval(s), ..*s })
                    .collect(),
                Step::SetCell(i, v) => states
                    .iter()
                    .map(|s| {
                        let mut m = s.m;
                        m[i.eval(s) as usize] = v.eval(s);
                        State { m, ..*s }
                    })
                    .collect(),
                Step::Havoc(which) => states
                    .iter()
                    .flat_map(|s| {
                        (0..4).map(move |v| match which {
                            0 => State { x: v, ..*s },
                            1 => State { y: v, ..*s },
                            _ => State {
                                p: v % 2 == 0,
                                ..*s
                            },
                        })
                    })
                    .collect(),
                Step::Assume(t) => states.into_iter().filter(|s| t.eval(s)).collect(),
                Step::Assert(t) => {
                    let all = states.len();
                    let rest: BTreeSet<State> = states.into_iter().filter(|s| t.eval(s)).collect();
                    if rest.len() < all {
                        failing.insert(number);
                    }
                    number += 1;
                    rest
                }
            };
        }
        match (&targets(blocks, index)[..], &block.branch) {
            ([a, b, ..], Some(t)) => {
                at[*a].extend(states.iter().filter(|s| t.eval(s)));
                at[*b].extend(states.iter().filter(|s| !t.eval(s)));
            }
            (all, _) => all.iter().for_each(|t| at[*t].extend(&states)),
        }
    }
    failing
}

fn vector() -> impl Strategy<Value = Vector> {
    let leaf = prop_oneof![
        (0u8..4).prop_map(Vector::Const),
        Just(Vector::X),
        Just(Vector::Y)
    ];
    leaf.prop_recursive(3, 8, 2, |inner| {
        let condition = (inner.clone(), inner.clone()).prop_map(|(a, b)| Truth::Ule(a, b));
        prop_oneof![
            inner.clone().prop_map(|i| Vector::Cell(i.into())),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| Vector::Add(a.into(), b.into())),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| Vector::Mul(a.into(), b.into())),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| Vector::And(a.into(), b.into())),
            (condition, inner.clone(), inner).prop_map(|(c, a, b)| Vector::Ite(
                c.into(),
                a.into(),
                b.into()
            )),
        ]
    })
}

fn truth() -> impl Strategy<Value = Truth> {
    let leaf = prop_oneof![
        2 => Just(Truth::P),
        1 => any::<bool>().prop_map(Truth::Const),
        4 => (vector(), vector()).prop_map(|(a, b)| Truth::Eq(a, b)),
        4 => (vector(), vector()).prop_map(|(a, b)| Truth::Ule(a, b)),
        2 => (vector(), vector()).prop_map(|(a, b)| Truth::Slt(a, b)),
    ];
    leaf.prop_recursive(2, 6, 2, |inner| {
        prop_oneof![
            inner.clone().prop_map(|a| Truth::Not(a.into())),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| Truth::And(a.into(), b.into())),
            (inner.clone(), inner).prop_map(|(a, b)| Truth::Or(a.into(), b.into())),
        ]
    })
}

fn block() -> impl Strategy<Value = Block> {
    let step = prop_oneof![
        3 => vector().prop_map(Step::SetX),
        3 => vector().prop_map(Step::SetY),
        1 => truth().prop_map(Step::SetP),
        2 => (vector(), vector()).prop_map(|(i, v)| Step::SetCell(i, v)),
        1 => (0u8..3).prop_map(Step::Havoc),
        1 => truth().prop_map(Step::Assume),
        3 => truth().prop_map(Step::Assert),
    ];
    let targets = prop::collection::vec(0usize..3, 1..4);
    let branch = prop::option::weighted(0.6, truth());
    (prop::collection::vec(step, 0..4), targets, branch).prop_map(|(steps, targets, branch)| {
        Block {
            steps,
            targets,
            branch,
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn failing_assertions_are_those_that_can_fail(blocks in prop::collection::vec(block(), 1..8)) {
        let text = print(&blocks);
        let program = parse(&text).expect("the program parses");
        let expected = run(&blocks);
        // Bit-vectors first, then integers first.
        let mut solvers = vc::solvers(SolverChoice::Z3).expect("Z3 is installed");
        for _ in 0..2 {
            let options = Options {
                solvers: solvers.clone(),
                query_timeout: Duration::from_secs(60),
                deadline: None,
                memory_limit_mib: 4096,
                error_limit: 1000,
                infer: true,
                wishes: vc::Wishes::default(),
            };
            let outcome = vc::verify(&program, "main", &options);
            let found: BTreeSet<i128> = outcome
                .failures
                .iter()
                .map(|f| f.attrs[0].args[0].to_string().parse().expect("assertions are numbered"))
                .collect();
            prop_assert_eq!(&outcome.undecided, &None);
            prop_assert_eq!(&found, &expected, "{}", text);
            let status = if expected.is_empty() { Status::Verified } else { Status::Failed };
            prop_assert_eq!(outcome.status, status);
            solvers.reverse();
        }
    }
}
