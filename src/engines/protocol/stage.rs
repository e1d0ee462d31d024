//! A protocol at each stage on its way to formulas, as text.

use std::fmt::Write;

use super::align::align;
use super::ast::{Level, Protocol, Reach, Space, Stmt, synchronise};
use super::encode::{Encoder, Pair};
use super::print::{self, Printer};
use super::project::{View, project};
use super::split::{Binder, Phase, split};
use crate::smt::print::{Commands, Printer as Script};
use crate::smt::{Logic, Term};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Map,
    Aligned,
    Phases,
    Formula,
}

/// The protocol after the stage: as a whole, or for each array and kind of pair of
/// threads, of which those that agree on `groups` wait together at barriers of warps.
pub fn text(protocol: &mut Protocol, groups: Option<&[Term]>, stage: Stage) -> String {
    if stage == Stage::Map {
        return print::protocol(protocol);
    }
    let comment = if stage == Stage::Formula { ";" } else { "//" };
    let mut out = String::new();
    let of_block = match groups {
        Some(_) => vec![
            (Pair::SameGroup, "two threads that a warp's barrier orders"),
            (
                Pair::OtherGroups,
                "two threads of one block that it does not",
            ),
        ],
        None => vec![(Pair::SameBlock, "two threads of one block")],
    };
    let of_grid = [(Pair::OtherBlocks, "two threads of different blocks")];
    for (pair, threads) in of_block.into_iter().chain(of_grid) {
        let reach = pair.reach();
        for array in 0..protocol.arrays.len() {
            let space = protocol.arrays[array].space;
            let none = match reach {
                Reach::Grid => protocol.block_ids.is_empty() || space == Space::Shared,
                _ => protocol.thread_ids.is_empty(),
            };
            if none {
                continue;
            }
            let name = &protocol.arrays[array].name;
            let _ = writeln!(out, "{comment} {name}, {threads}");
            let body = project(&protocol.body, View { space, reach }, &|a| a == array);
            let level = match reach {
                Reach::Grid => Level::Grid,
                _ => Level::Block,
            };
            let aligned = match synchronise(&body) {
                true => align(&mut protocol.pool, &body, level),
                false => body,
            };
            match stage {
                Stage::Map | Stage::Aligned => out.push_str(&statements(protocol, &aligned)),
                Stage::Phases => {
                    for (index, phase) in split(&mut protocol.pool, &aligned).iter().enumerate() {
                        let _ = writeln!(out, "{comment} phase {}", index + 1);
                        out.push_str(&statements(protocol, &nested(phase)));
                    }
                }
                Stage::Formula => {
                    for (index, phase) in split(&mut protocol.pool, &aligned).iter().enumerate() {
                        let _ = writeln!(out, "{comment} phase {}", index + 1);
                        out.push_str(&formula(protocol, pair, groups.unwrap_or(&[]), phase));
                    }
                }
            }
        }
    }
    out
}

fn statements(protocol: &Protocol, stmts: &[Stmt]) -> String {
    let mut printer = Printer::new(&protocol.pool, &protocol.vars);
    for stmt in stmts {
        printer.stmt(protocol, stmt);
    }
    printer.out
}

/// The phase as statements.
fn nested(phase: &Phase) -> Vec<Stmt> {
    let mut stmts = phase.stmts.clone();
    for binder in phase.context.iter().rev() {
        stmts = match binder {
            Binder::Loop { var, range } => vec![Stmt::For {
                var: var.clone(),
                range: range.clone(),
                body: stmts,
                place: 0,
            }],
            Binder::Where(cond) => vec![Stmt::If {
                cond: *cond,
                then: stmts,
                otherwise: Vec::new(),
                place: 0,
            }],
            Binder::Local(var) => {
                stmts.insert(0, Stmt::Local(var.clone()));
                stmts
            }
        };
    }
    stmts
}

/// The script that is satisfiable if two threads race in the phase.
fn formula(protocol: &mut Protocol, pair: Pair, groups: &[Term], phase: &Phase) -> String {
    let mut encoder = Encoder::new(protocol, pair, groups, true, None);
    let race = encoder.phase(phase);
    let mut roots = encoder.background.clone();
    roots.extend([encoder.differ, race]);
    let pool = encoder.pool();
    let mut commands = Commands::default();
    commands.push(format_args!("(set-logic {})", Logic::of(pool, &roots)));
    let mut script = Script::default();
    for term in roots {
        script.assert(pool, term, &mut commands);
    }
    commands.push(format_args!("(check-sat)"));
    commands.text
}
