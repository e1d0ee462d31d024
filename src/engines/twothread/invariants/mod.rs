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
mod held;
mod idle;
mod in_flight;
mod induction;
mod literal_bound;
mod loop_bounds;
mod no_access;
pub mod phases;
mod pointers;
mod previous;
mod stride;
mod written_value;

use std::collections::BTreeSet;
use std::time::Instant;

use super::program::{Invariant, Program};
use crate::analysis::cfg::Cfg;
use crate::analysis::uniformity::{Pairing, Uniformity};
use crate::ivl::Expr;
use crate::options::facts::Fact;
use context::Context;

/// A rule: from a loop to guesses about it.
pub struct Rule {
    /// What `--no-fact`, `--infer-info` and the candidate attribute call it.
    pub fact: Fact,
    pub about: About,
    pub run: fn(&Context) -> Vec<Guess>,
}

/// What a rule speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// One thread's values alone.
    Values,
    /// Which threads of a warp are where.
    Warps,
    /// Accesses of a pair of threads.
    Pairs,
    /// Phases of barriers that threads wait for apart from each other.
    Phases,
}

/// The rules for pairs of threads in lockstep, in the order in which their candidates are
/// stated. Those of phases stand with what they speak of, in `phases`.
pub const RULES: &[Rule] = &[
    Rule {
        fact: Fact::Agreement,
        about: About::Warps,
        run: agreement::run,
    },
    Rule {
        fact: Fact::Convergence,
        about: About::Warps,
        run: convergence::run,
    },
    Rule {
        fact: Fact::LoopBounds,
        about: About::Values,
        run: loop_bounds::run,
    },
    Rule {
        fact: Fact::Stride,
        about: About::Values,
        run: stride::run,
    },
    Rule {
        fact: Fact::Geometric,
        about: About::Values,
        run: geometric::run,
    },
    Rule {
        fact: Fact::NoAccess,
        about: About::Pairs,
        run: no_access::run,
    },
    Rule {
        fact: Fact::AccessOffset,
        about: About::Pairs,
        run: access_offset::run,
    },
    Rule {
        fact: Fact::Pointers,
        about: About::Pairs,
        run: pointers::run,
    },
    Rule {
        fact: Fact::Drawn,
        about: About::Pairs,
        run: drawn::run,
    },
    Rule {
        fact: Fact::Lock,
        about: About::Pairs,
        run: held::run,
    },
    Rule {
        fact: Fact::InFlight,
        about: About::Pairs,
        run: in_flight::run,
    },
    Rule {
        fact: Fact::Previous,
        about: About::Pairs,
        run: previous::run,
    },
    Rule {
        fact: Fact::WrittenValue,
        about: About::Pairs,
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

/// Adds the rules' candidates to every loop head of the program, for threads in lockstep.
pub fn add_candidates(
    program: &mut Program,
    (cfg, uniformity): (&Cfg, &Uniformity),
    without: &BTreeSet<Fact>,
    deadline: Option<Instant>,
) {
    let of_warps = program.pairing == Pairing::SameWarp;
    if !of_warps {
        previous::add_ghosts(program, cfg);
    }
    let rules = RULES.iter();
    let rules = rules.filter(|rule| {
        matches!(
            (rule.about, of_warps),
            (About::Warps, _) | (About::Values | About::Pairs, false)
        ) && !without.contains(&rule.fact)
    });
    add_by_rules(program, (cfg, uniformity), rules, deadline);
}

/// Adds the candidates of these rules that are found in time.
pub fn add_by_rules<'a>(
    program: &mut Program,
    (cfg, uniformity): (&Cfg, &Uniformity),
    rules: impl Iterator<Item = &'a Rule> + Clone,
    deadline: Option<Instant>,
) {
    let is_over = || deadline.is_some_and(|end| Instant::now() >= end);
    let mut found = Vec::new();
    for (index, block) in program.blocks.iter().enumerate() {
        let Some(head) = block.heads else { continue };
        let context = Context::new(program, cfg, uniformity, head);
        let mut invariants: Vec<Invariant> = Vec::new();
        let is_idle = context.is_idle();
        let matters = |rule: &&Rule| rule.about != About::Values || !is_idle;
        for rule in rules.clone().filter(matters).take_while(|_| !is_over()) {
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
                    rule: Some(rule.fact.name().to_owned()),
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
