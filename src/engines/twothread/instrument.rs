//! Race instrumentation: each access becomes what the first thread records,
//! what the second one checks, and its effect.
//!
//! Watchdog race checking ("Engineering a Static Verification Tool for GPU
//! Kernels", §4): one unconstrained offset is watched; a flag per object and
//! kind of access says whether the first thread has accessed it.
//! An asynchronous copy is no access of the first thread: what it touches is
//! checked against the record when it begins, and by all accesses in flight.
//! Of the locks of an array one is watched, which is any: an access under a lock is recorded
//! where that lock is the watched one, and checked where it is another. Accesses under the same
//! lock are then not compared, and all others are: for an access that is recorded under
//! some locks there is a choice of watched ones with which it is.
//! With what flags order it is likewise (`facts/flag.rs`).
//! Does not: instrument accesses that no other access can race with, by the arrays that
//! the kernel writes ("redundant reads", §4) and by barrier intervals (`intervals`).

use cranelift_entity::EntityRef;

use super::intervals::Intervals;
use super::program::{Access, Program, Stmt};
use crate::ivl::Expr;

/// Without intervals all accesses count as made between the same barriers.
pub fn instrument(mut program: Program, intervals: Option<&Intervals>) -> Program {
    let objects = program.objects.clone();
    let same_block = program.pairing.same_block();
    // Copies outlive barriers.
    let copied: Vec<bool> = objects
        .keys()
        .map(|id| !program.copies(id).is_empty() || !program.detached(id).is_empty())
        .collect();
    let idle = |access: &Access| {
        !copied[access.object.index()] && intervals.is_some_and(|i| !i.conflicts(access))
    };
    for block in &mut program.blocks {
        let mut stmts = Vec::with_capacity(block.stmts.len());
        for stmt in std::mem::take(&mut block.stmts) {
            // What it touches is compared when it begins, and by all accesses while it is in flight.
            if let Stmt::Bound { access, .. } = &stmt {
                if objects[access.object].checked {
                    stmts.push(Stmt::Check(access.clone()));
                    stmts.push(stmt);
                }
                continue;
            }
            let Stmt::Access(access) = stmt else {
                stmts.push(stmt);
                continue;
            };
            let object = &objects[access.object];
            if access.copy.is_some() && same_block {
                if object.checked {
                    stmts.push(Stmt::Check(access.clone()));
                    stmts.push(Stmt::Launch(access.clone()));
                }
                stmts.push(Stmt::Perform(access));
                continue;
            }
            let idle = idle(&access);
            let held = program.held.get(&access.site).cloned().unwrap_or_default();
            if object.logs(access.kind) && (object.observed || !idle) {
                stmts.push(Stmt::Log(where_all(
                    &access,
                    held.iter().map(|h| &h.record),
                )));
            }
            if object.checked && object.conflicting(access.kind).next().is_some() && !idle {
                let others = held.iter().map(|h| &h.check);
                let filled = [&object.filled].into_iter();
                stmts.push(Stmt::Check(where_all(&access, filled.chain(others))));
            }
            stmts.push(Stmt::Perform(access));
        }
        block.stmts = stmts;
    }
    program
}

/// The access where all of this holds.
fn where_all<'a>(access: &Access, conditions: impl Iterator<Item = &'a Expr>) -> Access {
    let guard = conditions.cloned().fold(access.guard.clone(), Expr::and);
    Access {
        guard,
        ..access.clone()
    }
}
