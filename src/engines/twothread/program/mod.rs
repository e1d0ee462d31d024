//! The program under reduction: IVL expressions and statements, with GPU
//! accesses and barriers still first class. `lower` builds it from kernel IR,
//! each later pass takes it one step towards a sequential program.

mod access;
mod object;
pub mod pair;
mod phase;
mod stmt;

pub use access::{
    Access, AccessKind, AccessKinds, CopySide, MAX_AGE, Site, SiteId, flight_age, flight_at,
    flight_event, flight_flag, landed_flag,
};
pub use object::{Counter, ObjectModel};
pub use phase::{
    COUNTER, Class, EARLY, MANY, NEVER, Phase, PhaseOp, arrived, balance, bound, counters, early,
    expecting, is_round, live, round, waited,
};
pub use stmt::{Awaited, Barrier, BarrierKind, Convergence, Guarded, Stmt};

use std::collections::BTreeMap;

use cranelift_entity::PrimaryMap;
use indexmap::IndexMap;

use crate::analysis::cfg::LoopId;
use crate::analysis::uniformity::Pairing;
use crate::ivl::{self, Expr, Symbol, Type};
use crate::kir::{BlockId, ObjectId, SpanId};

/// A kernel on its way to a sequential program.
#[derive(Clone, Debug)]
pub struct Program {
    pub name: Symbol,
    pub pairing: Pairing,
    /// Parameters, sizes and ids: never assigned.
    pub consts: IndexMap<Symbol, Variable>,
    pub vars: IndexMap<Symbol, Variable>,
    /// Uninterpreted functions of the kernel's own.
    pub functions: Vec<ivl::Function>,
    /// Facts about constants: launch limits, distinct threads, `--assume`.
    /// One that speaks of divergent constants holds for each thread.
    pub axioms: Vec<Expr>,
    pub objects: PrimaryMap<ObjectId, ObjectModel>,
    pub sites: Vec<Site>,
    pub drawn: Vec<Drawn>,
    pub ticket: Option<Ticket>,
    /// Of accesses that locks and flags order, when they are recorded and checked.
    pub held: BTreeMap<SiteId, Vec<Held>>,
    /// What threads wait for in phases, where they do so apart from each other.
    pub classes: Vec<Class>,
    pub blocks: Vec<Block>,
    /// How many variables were made up.
    pub fresh: usize,
}

/// Of an access that a lock or a flag orders with others: when it is recorded, and when it is
/// checked, by which locks and flags are watched.
#[derive(Clone, Debug)]
pub struct Held {
    pub record: Expr,
    pub check: Expr,
}

/// Each block draws a number once; later numbers come after what was released before.
#[derive(Clone, Debug)]
pub struct Ticket {
    /// The block's number.
    pub number: Symbol,
    /// The counter's place, where not all blocks draw from one.
    pub cell: Option<Expr>,
    pub width: u32,
    /// The thread comes after its block's drawing, by fences and barriers.
    pub acquired: Symbol,
    /// The counter, if later tickets alone order its block's drawing before what follows theirs.
    pub observed: Option<ObjectId>,
}

/// What may be known of accesses whose places threads draw from a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// The object that is accessed.
    pub object: ObjectId,
    /// "The number that leads to the watched cell was drawn by the first thread."
    pub owned: Expr,
}

#[derive(Clone, Debug)]
pub struct Variable {
    pub ty: Type,
    /// Each thread has its own.
    pub divergent: bool,
    /// What a report calls it, where it means something to the user.
    pub source_name: Option<String>,
}

#[derive(Clone, Debug)]
pub struct Block {
    pub label: Symbol,
    /// The kernel block it comes from.
    pub origin: BlockId,
    /// The loop that this block heads.
    pub heads: Option<LoopId>,
    /// At a loop head, what holds whenever control gets here.
    pub invariants: Vec<Invariant>,
    pub stmts: Vec<Stmt>,
    pub edges: Vec<Edge>,
}

/// A way out of a block. A block without edges returns.
#[derive(Clone, Debug)]
pub struct Edge {
    pub target: Symbol,
    /// When it is taken; `true` for the only edge.
    pub condition: Expr,
    /// Parallel assignments on the way (the target's phis).
    pub copies: Vec<(Symbol, Expr)>,
}

/// A loop invariant of one thread; `other(x)` in it is the other thread's `x`.
#[derive(Clone, Debug)]
pub struct Invariant {
    pub expr: Expr,
    /// The rule that guessed it, or none for one that the user states.
    pub rule: Option<String>,
    /// Stated once for the pair: it speaks of the access log, which only the
    /// first thread has, or says the same of either thread.
    pub once: bool,
    /// Holds also for a thread that has left the loop or never entered it.
    pub unguarded: bool,
    pub span: Option<SpanId>,
}

impl Program {
    /// Do phases of the class's barriers wait for bytes of copies?
    pub fn counts_bytes(&self, class: usize) -> bool {
        let stmts = self.blocks.iter().flat_map(|block| &block.stmts);
        stmts.into_iter().any(|stmt| match stmt {
            Stmt::Phase(phase) => {
                phase.class == class && matches!(phase.op, PhaseOp::Copy { bytes: Some(_) })
            }
            _ => false,
        })
    }

    /// Does a thread ever leave the class's barriers for good?
    pub fn is_left(&self, class: usize) -> bool {
        let stmts = self.blocks.iter().flat_map(|block| &block.stmts);
        stmts.into_iter().any(|stmt| match stmt {
            Stmt::Phase(phase) => {
                phase.class == class && matches!(phase.op, PhaseOp::Arrive { leaves: true, .. })
            }
            _ => false,
        })
    }

    /// The sides of asynchronous copies that other threads of the block may
    /// conflict with, on this object. In other blocks they count as accesses of
    /// the threads.
    pub fn copies(&self, object: ObjectId) -> Vec<SiteId> {
        if !self.pairing.same_block() || !self.objects[object].checked {
            return Vec::new();
        }
        (0..self.sites.len())
            .filter(|&site| self.sites[site].copy && self.sites[site].object == object)
            .collect()
    }

    /// What is remembered when a copy of the site begins, each with the variable whose value it is.
    pub fn flight_ghosts(&self, site: SiteId) -> Vec<(Symbol, Symbol)> {
        let ghosts = self.vars.keys().map(|name| (flight_at(site, name), name));
        let known = ghosts.filter(|(ghost, _)| self.vars.contains_key(ghost));
        known.map(|(ghost, name)| (ghost, name.clone())).collect()
    }

    /// The sides of threads' own copies of this object.
    pub fn detached(&self, object: ObjectId) -> Vec<SiteId> {
        if !self.objects[object].checked {
            return Vec::new();
        }
        (0..self.sites.len())
            .filter(|&site| {
                self.sites[site].detached.is_some() && self.sites[site].object == object
            })
            .collect()
    }

    /// Does each thread have its own copy of the variable or constant?
    pub fn divergent(&self, name: &Symbol) -> bool {
        self.vars
            .get(name)
            .or_else(|| self.consts.get(name))
            .is_some_and(|v| v.divergent)
    }

    /// Declares a variable of a name that no other one has.
    pub fn fresh(&mut self, what: &str, ty: Type, divergent: bool) -> Symbol {
        self.fresh += 1;
        let name = format!("{what}.{}", self.fresh);
        self.declare(name, ty, divergent)
    }

    pub fn declare(&mut self, name: impl Into<Symbol>, ty: Type, divergent: bool) -> Symbol {
        let name = name.into();
        self.vars.insert(
            name.clone(),
            Variable {
                ty,
                divergent,
                source_name: None,
            },
        );
        name
    }
}

/// The watched offset: races are sought on the cell with this index.
pub fn watch() -> Symbol {
    Symbol::new("$watch")
}

/// The barrier that is followed of each class that has several: its distance from the
/// class's first one.
pub fn stage() -> Symbol {
    Symbol::new("$stage")
}

/// A number for the barrier interval, arbitrary after each barrier.
pub fn epoch() -> Symbol {
    Symbol::new("$epoch")
}
