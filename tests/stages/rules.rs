//! Every rule that guesses loop invariants is of use: some test kernel keeps
//! one of its guesses.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use warpproof::engines::twothread::invariants::RULES;
use warpproof::ivl::{AttrArg, Expr, Program, Stmt, Transfer};
use warpproof::vc::{self, CandidateResult, SolverChoice};
use warpproof::verify::stages;

use crate::kernels::{self, for_each};

/// What predication states about its own predicates, which is no rule of the table.
const PREDICATE: &str = "predicate";

/// A kernel for each rule.
const KEEPERS: &[(&str, &str)] = &[
    ("agreement", "cuda/grid_stride.cu"),
    ("convergence", "cuda/converge_tile_loop.cu"),
    ("loop-bounds", "cuda/grid_stride.cu"),
    ("stride", "cuda/grid_stride.cu"),
    ("geometric", "cuda/reduce_halving.cu"),
    ("no-access", "cuda/loop_barrier.cu"),
    ("access-offset", "cuda/grid_stride.cu"),
    ("pointers", "cuda/pointer_swap.cu"),
    ("drawn", "cuda/atomic_slots_loop.cu"),
    ("in-flight", "cuda/async_copy_stages.cu"),
    ("previous", "cuda/wavefront.cu"),
    ("written-value", "cuda/same_value_loop.cu"),
    (PREDICATE, "cuda/grid_stride.cu"),
];

#[test]
fn every_rule_has_a_kernel() {
    let rules: BTreeSet<&str> = RULES
        .iter()
        .map(|rule| rule.name)
        .chain([PREDICATE])
        .collect();
    assert_eq!(
        KEEPERS
            .iter()
            .map(|(rule, _)| *rule)
            .collect::<BTreeSet<_>>(),
        rules
    );
}

#[test]
fn every_rule_is_kept_somewhere() {
    let mut by_kernel: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (rule, kernel) in KEEPERS {
        by_kernel.entry(kernel).or_default().insert(rule);
    }
    for_each(by_kernel.into_iter().collect(), |(kernel, rules)| {
        let kept = kept_rules(kernel);
        let missing = rules.into_iter().filter(|rule| !kept.contains(*rule));
        missing
            .map(|rule| format!("{kernel}: {rule} is not among {kept:?}"))
            .collect()
    });
}

/// The rules that have a candidate that holds.
fn kept_rules(kernel: &str) -> BTreeSet<String> {
    let request = kernels::open(&format!("kernels/{kernel}")).expect("its options are accepted");
    let stages = stages(&request.source, &request.options)
        .unwrap_or_else(|error| panic!("{kernel}: {error}"));
    let options = vc::Options {
        solvers: vc::solvers(SolverChoice::Portfolio).expect("the solvers are installed"),
        query_timeout: Duration::from_secs(60),
        deadline: None,
        memory_limit_mib: 2048,
        error_limit: 1,
        infer: true,
        wishes: vc::Wishes::default(),
    };
    let mut rules = BTreeSet::new();
    for reduction in stages
        .reductions
        .into_iter()
        .filter_map(|one| one.reduction.ok())
    {
        let mut program = reduction.dual;
        doubt_the_end(&mut program);
        let outcome = vc::verify(&program, reduction.lowered.name.as_str(), &options);
        let kept = outcome.candidates.iter().filter(|candidate| candidate.kept);
        rules.extend(kept.filter_map(rule_of));
    }
    rules
}

/// Candidates are only looked at where the assertions do not hold without them:
/// states at the program's end one that never holds.
fn doubt_the_end(program: &mut Program) {
    for body in program
        .procedures
        .iter_mut()
        .filter_map(|p| p.body.as_mut())
    {
        for block in &mut body.blocks {
            if block.transfer == Transfer::Return {
                block.stmts.push(Stmt::Assert {
                    attrs: Vec::new(),
                    expr: Expr::bool(false),
                });
            }
        }
    }
}

fn rule_of(candidate: &CandidateResult) -> Option<String> {
    let attr = candidate
        .attrs
        .iter()
        .find(|attr| attr.name.as_str() == "candidate")?;
    match attr.args.as_slice() {
        [AttrArg::Str(rule)] => Some(rule.clone()),
        _ => None,
    }
}
