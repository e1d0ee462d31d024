//! Race instrumentation: each access becomes what the first thread records,
//! what the second one checks, and its effect.
//!
//! Watchdog race checking ("Engineering a Static Verification Tool for GPU
//! Kernels", §4): one unconstrained offset is watched; a flag per object and
//! kind of access says whether the first thread has accessed it.
//! Does not: instrument objects that no two accesses can race on ("redundant
//! reads", §4).

use super::program::{Program, Stmt};

pub fn instrument(mut program: Program) -> Program {
    let objects = program.objects.clone();
    for block in &mut program.blocks {
        let mut stmts = Vec::with_capacity(block.stmts.len());
        for stmt in std::mem::take(&mut block.stmts) {
            let Stmt::Access(access) = stmt else {
                stmts.push(stmt);
                continue;
            };
            let object = &objects[access.object];
            if object.logs(access.kind) {
                stmts.push(Stmt::Log(access.clone()));
            }
            if object.checked && object.conflicting(access.kind).next().is_some() {
                stmts.push(Stmt::Check(access.clone()));
            }
            stmts.push(Stmt::Perform(access));
        }
        block.stmts = stmts;
    }
    program
}
