//! Barrier invariants: what each thread of a block knows when it comes to a
//! barrier, and what is kept of it where contents of memory are forgotten
//! (Chong et al., "Barrier Invariants: A Shared State Abstraction for the
//! Analysis of Data-Dependent GPU Kernels", OOPSLA 2013).
//!
//! Before the barrier the condition is claimed, for an arbitrary thread or pair
//! of threads. After it, it is assumed for the threads that the programmer names,
//! if they are in the block: all of these were at the barrier. The memory in it
//! counts as read before the barrier, so that no third thread has changed a cell
//! since the claim without a race.

use std::collections::HashMap;

use super::Lowering;
use super::contents::Definitions;
use crate::engines::quantities;
use crate::engines::twothread::claims::Obligation;
use crate::engines::twothread::program::{Access, AccessKind, Guarded, Stmt};
use crate::ivl::builtins::bv;
use crate::ivl::subst::{free_vars, rewrite};
use crate::ivl::traverse::post_order;
use crate::ivl::{Expr, ExprKind, Symbol};
use crate::kir::{AddressSpace, Construct, Fences, Geometry, SpanId, ValueId};
use crate::report::condition::Condition;

/// A barrier invariant that waits for its barrier.
pub(super) struct BarrierInvariant {
    condition: Expr,
    /// The threads to assume it for afterwards, by their ids in the first
    /// dimension (64 bits): one each, or two where it speaks of a pair.
    instances: Vec<Vec<Expr>>,
    pair: bool,
    pub(super) span: Option<SpanId>,
}

impl Lowering<'_> {
    pub(super) fn barrier_invariant(&mut self, pair: bool, args: &[ValueId], span: Option<SpanId>) {
        let Some((&condition, ids)) = args.split_first() else {
            return;
        };
        // A pair of threads is one of the same block.
        if pair && !self.input.pairing.same_block() {
            return;
        }
        let condition = self.value(condition);
        let ids: Vec<Expr> = ids.iter().map(|&id| self.value(id)).collect();
        let instances = ids.chunks_exact(if pair { 2 } else { 1 });
        self.barrier_invariants.push(BarrierInvariant {
            condition,
            instances: instances.map(<[Expr]>::to_vec).collect(),
            pair,
            span,
        });
    }

    /// Claims what is stated of the barrier that comes next, and gives what to do
    /// after it.
    pub(super) fn before_barrier(&mut self, fences: Fences) -> Vec<Stmt> {
        let stated = std::mem::take(&mut self.barrier_invariants);
        let mut after = Vec::new();
        if stated.is_empty() {
            return after;
        }
        let definitions = Definitions::new(&self.program, &self.stmts);
        for invariant in stated {
            let used = definitions.loads_in(&invariant.condition);
            for load in &used {
                self.read_before_barrier(load, &definitions, invariant.span);
            }
            self.stmts.push(Stmt::Assert {
                claim: Guarded::here(invariant.condition.clone()),
                what: Obligation::Keeps(Condition::BarrierInvariant),
                span: invariant.span,
            });
            // Of memory that the barrier does not order nothing is forgotten, and
            // what threads of a warp write in lockstep is no race.
            if self.input.lockstep || !used.iter().all(|load| self.is_ordered(load, fences)) {
                continue;
            }
            for threads in &invariant.instances {
                self.instance(&invariant, threads, &definitions, &mut after);
            }
        }
        after
    }

    fn is_ordered(&self, load: &Access, fences: Fences) -> bool {
        let object = &self.program.objects[load.object];
        match object.memory {
            Some(memory) => fences.order(memory),
            None => object.space == AddressSpace::Constant,
        }
    }

    /// A load of the condition as an access of the thread whose cell it is.
    fn read_before_barrier(
        &mut self,
        load: &Access,
        definitions: &Definitions,
        span: Option<SpanId>,
    ) {
        let guard = definitions.resolve(&load.guard);
        let offset = definitions.resolve(&load.offset);
        let apart = rewrite(&offset, &mut |node| {
            is_other(node).map(|_| Expr::bool(true))
        });
        let names_other = apart != offset;
        let own = free_vars(&apart);
        let own = own.iter().any(|name| self.program.divergent(name));
        let by_other = rewrite(&offset, &mut |node| is_other(node).cloned());
        if mentions_pair(&guard) || mentions_pair(&by_other) || (names_other && own) {
            return self.unsupported(Construct::BarrierInvariantOfTwo, span);
        }
        self.record_kind(load.object, AccessKind::Read);
        self.stmts.push(Stmt::Access(Access {
            guard,
            offset: by_other,
            result: None,
            ..load.clone()
        }));
    }

    /// Assumes the condition for the threads.
    fn instance(
        &mut self,
        invariant: &BarrierInvariant,
        threads: &[Expr],
        definitions: &Definitions,
        after: &mut Vec<Stmt>,
    ) {
        let size = quantities::value(self.input.launch, Geometry::BlockDim, 0);
        let size = bv::zext(size, 32, 64);
        let mut exist = threads
            .iter()
            .map(|id| bv::ult(id.clone(), size.clone(), 64))
            .fold(Expr::bool(true), Expr::and);
        if let (true, [first, second]) = (invariant.pair, threads) {
            exist = exist.and(bv::ne(first.clone(), second.clone()));
        }
        let mut instance = Instance {
            definitions,
            threads,
            loads: HashMap::new(),
            stmts: Vec::new(),
            fails: false,
        };
        let condition = instance.of(&invariant.condition, 0, self);
        if instance.fails {
            return self.unsupported(Construct::BarrierInvariantOfOwn, invariant.span);
        }
        after.append(&mut instance.stmts);
        after.push(Stmt::Assume(Guarded::here(exist.implies(condition))));
    }
}

/// A condition as it is for given threads after the barrier.
struct Instance<'a> {
    definitions: &'a Definitions,
    threads: &'a [Expr],
    /// What memory holds after the barrier, by load and thread.
    loads: HashMap<(Symbol, usize), Expr>,
    stmts: Vec<Stmt>,
    /// Something in it is known to the thread itself only.
    fails: bool,
}

impl Instance<'_> {
    fn of(&mut self, expr: &Expr, thread: usize, lowering: &mut Lowering) -> Expr {
        rewrite(expr, &mut |node| match node.kind() {
            ExprKind::Var(name) => self.variable(name, thread, lowering),
            _ => match is_other(node) {
                Some(value) if self.threads.len() == 2 => {
                    Some(self.of(value, 1 - thread, lowering))
                }
                _ => {
                    self.fails |= is_of_pair(node);
                    None
                }
            },
        })
    }

    /// What stands for the variable, if not it itself does.
    fn variable(&mut self, name: &Symbol, thread: usize, lowering: &mut Lowering) -> Option<Expr> {
        if *name == quantities::symbol(Geometry::ThreadId, 0) {
            return Some(bv::trunc(self.threads[thread].clone(), 64, 32));
        }
        if let Some(load) = self.definitions.load(name) {
            return Some(self.load(load.clone(), name, thread, lowering));
        }
        if let Some(value) = self.definitions.value(name) {
            let read = !self.definitions.loads_in(value).is_empty();
            if read || lowering.program.divergent(name) {
                return Some(self.of(&value.clone(), thread, lowering));
            }
            return None;
        }
        // The named threads differ from the one that names them in the first
        // dimension only.
        let shared = (1..3)
            .map(|dim| quantities::symbol(Geometry::ThreadId, dim))
            .chain((0..3).map(|dim| quantities::symbol(Geometry::BlockId, dim)))
            .any(|known| known == *name);
        self.fails |= !shared && lowering.program.divergent(name);
        None
    }

    fn load(
        &mut self,
        load: Access,
        name: &Symbol,
        thread: usize,
        lowering: &mut Lowering,
    ) -> Expr {
        let key = (name.clone(), thread);
        if let Some(known) = self.loads.get(&key) {
            return known.clone();
        }
        let guard = self.of(&load.guard, thread, lowering);
        let offset = self.of(&load.offset, thread, lowering);
        let Some((_, ty)) = load.result.clone() else {
            self.fails = true;
            return Expr::var(name.clone());
        };
        let result = lowering.fresh("instance", ty.clone(), true);
        self.stmts.push(Stmt::Perform(Access {
            guard,
            offset,
            result: Some((result.clone(), ty)),
            uniform: false,
            ..load
        }));
        let value = Expr::var(result);
        self.loads.insert(key, value.clone());
        value
    }
}

/// The argument of `$other_T`.
fn is_other(node: &Expr) -> Option<&Expr> {
    match node.kind() {
        ExprKind::Apply(name, args) if name.as_str().starts_with("$other_") => args.first(),
        _ => None,
    }
}

fn is_of_pair(node: &Expr) -> bool {
    matches!(node.kind(), ExprKind::Apply(name, _)
        if name.as_str().starts_with("$other_")
            || ["$any", "$both", "$first"].contains(&name.as_str()))
}

fn mentions_pair(expr: &Expr) -> bool {
    post_order([expr]).into_iter().any(is_of_pair)
}
