//! Candidate loop invariants: one rule per file, one table of rules.
//!
//! Rules look at the lowered program, before predication, and guess; Houdini
//! keeps what holds. A wrong guess costs time and never soundness. The rules
//! are after GPUVerify's ("Engineering a Static Verification Tool for GPU
//! Kernels", §2 and §7), restated on static single assignment form.

mod access_offset;
mod agreement;
pub(crate) mod context;
mod convergence;
mod drawn;
mod geometric;
mod in_flight;
mod induction;
mod loop_bounds;
mod no_access;
mod pointers;
mod previous;
mod stride;
mod written_value;

use super::program::{Invariant, Program};
use crate::analysis::cfg::Cfg;
use crate::analysis::uniformity::{Pairing, Uniformity};
use crate::ivl::Expr;
use context::Context;

/// A rule: from a loop to guesses about it.
pub struct Rule {
    /// What `--infer-info` and the candidate attribute call it.
    pub name: &'static str,
    run: fn(&Context) -> Vec<Guess>,
}

/// All rules, in the order in which their candidates are stated.
pub const RULES: &[Rule] = &[
    Rule {
        name: "agreement",
        run: agreement::run,
    },
    Rule {
        name: "convergence",
        run: convergence::run,
    },
    Rule {
        name: "loop-bounds",
        run: loop_bounds::run,
    },
    Rule {
        name: "stride",
        run: stride::run,
    },
    Rule {
        name: "geometric",
        run: geometric::run,
    },
    Rule {
        name: "no-access",
        run: no_access::run,
    },
    Rule {
        name: "access-offset",
        run: access_offset::run,
    },
    Rule {
        name: "pointers",
        run: pointers::run,
    },
    Rule {
        name: "drawn",
        run: drawn::run,
    },
    Rule {
        name: "in-flight",
        run: in_flight::run,
    },
    Rule {
        name: "previous",
        run: previous::run,
    },
    Rule {
        name: "written-value",
        run: written_value::run,
    },
];

/// What a rule guesses.
pub struct Guess {
    pub expr: Expr,
    /// Stated once for the pair of threads.
    pub once: bool,
    /// Claimed also of a thread that is not in the loop.
    pub unguarded: bool,
}

impl Guess {
    /// A fact about the values of a thread in the loop.
    pub fn value(expr: Expr) -> Guess {
        Guess {
            expr,
            once: false,
            unguarded: false,
        }
    }

    /// A fact about the pair, symmetric in the threads.
    pub fn pair(expr: Expr) -> Guess {
        Guess {
            expr,
            once: true,
            unguarded: true,
        }
    }

    /// A fact about the first thread's record of accesses.
    pub fn log(expr: Expr) -> Guess {
        Guess {
            expr,
            once: true,
            unguarded: true,
        }
    }
}

/// Rules that speak of one thread's values alone.
const OF_VALUES: [&str; 3] = ["loop-bounds", "stride", "geometric"];

/// Rules that say which threads of a warp are where.
const OF_WARPS: [&str; 2] = ["agreement", "convergence"];

/// Adds the candidates of rules that speak of one thread's values alone.
pub fn add_value_candidates(program: &mut Program, cfg: &Cfg, uniformity: &Uniformity) {
    let of_values = |rule: &&Rule| OF_VALUES.contains(&rule.name);
    add_by_rules(program, cfg, uniformity, RULES.iter().filter(of_values));
}

/// Adds the rules' candidates to every loop head of the program.
pub fn add_candidates(program: &mut Program, cfg: &Cfg, uniformity: &Uniformity) {
    if program.pairing == Pairing::SameWarp {
        let of_warps = |rule: &&Rule| OF_WARPS.contains(&rule.name);
        return add_by_rules(program, cfg, uniformity, RULES.iter().filter(of_warps));
    }
    previous::add_ghosts(program, cfg);
    add_by_rules(program, cfg, uniformity, RULES.iter());
}

fn add_by_rules<'a>(
    program: &mut Program,
    cfg: &Cfg,
    uniformity: &Uniformity,
    rules: impl Iterator<Item = &'a Rule> + Clone,
) {
    let mut found = Vec::new();
    for (index, block) in program.blocks.iter().enumerate() {
        let Some(head) = block.heads else { continue };
        let context = Context::new(program, cfg, uniformity, head);
        let mut invariants: Vec<Invariant> = Vec::new();
        for rule in rules.clone() {
            for guess in (rule.run)(&context) {
                let known = invariants
                    .iter()
                    .chain(&block.invariants)
                    .any(|i| i.expr == guess.expr && i.unguarded == guess.unguarded);
                if guess.expr.as_bool() == Some(true) || known {
                    continue;
                }
                invariants.push(Invariant {
                    expr: guess.expr,
                    rule: Some(rule.name.to_string()),
                    once: guess.once,
                    unguarded: guess.unguarded,
                    span: None,
                });
            }
        }
        found.push((index, invariants));
    }
    for (index, invariants) in found {
        program.blocks[index].invariants.extend(invariants);
    }
}
