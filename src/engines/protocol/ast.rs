//! Abstract syntax of memory access protocols.
//!
//! After Figure 2 of the CAV 2021 paper, extended by conditionals, arrays of
//! several dimensions, atomics, values written, barriers that order some memory
//! only, and unknowns. Loops may run zero times. Expressions are terms of the
//! solver layer: machine integers and truth values.

use crate::smt::{FunId, Pool, Term};

/// A protocol and the terms it is made of.
pub struct Protocol {
    pub name: String,
    pub pool: Pool,
    pub arrays: Vec<Array>,
    /// Free variables: parameters, sizes, ids.
    pub vars: Vec<Variable>,
    /// The ids that tell threads of one block apart; empty where there is one.
    pub thread_ids: Vec<Term>,
    /// The ids that tell blocks apart; empty where there is one.
    pub block_ids: Vec<Term>,
    /// Which warp of its block a thread is in; unknown where no barrier is a warp's.
    pub warps: Option<Warps>,
    /// What is known of the free variables.
    pub wheres: Vec<Term>,
    /// What is known of arrays that are only read.
    pub relations: Vec<Relation>,
    pub body: Vec<Stmt>,
}

impl Protocol {
    /// A protocol that does nothing.
    pub(super) fn new(name: String) -> Protocol {
        Protocol {
            name,
            pool: Pool::new(),
            arrays: Vec::new(),
            vars: Vec::new(),
            thread_ids: Vec::new(),
            block_ids: Vec::new(),
            warps: None,
            wheres: Vec::new(),
            relations: Vec::new(),
            body: Vec::new(),
        }
    }
}

/// "Element `i` of the array is `v`", which assumptions say of what loads find, or "this group of
/// threads drew `v`".
#[derive(Clone, Debug)]
pub struct Relation {
    pub fun: FunId,
    pub rules: Vec<Rule>,
}

/// What follows where the relation holds of one or two tuples.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Variables that stand for them.
    pub tuples: Vec<Vec<Term>>,
    pub conclusion: Term,
}

/// Numbers of 32 bits, as a thread knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warps {
    /// The warp, among those of the block.
    pub warp: Term,
    /// The thread's place in it, less than 64.
    pub lane: Term,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array {
    pub name: String,
    pub space: Space,
    /// The cells that it can have, where something is known of that. Accesses to others are
    /// taken not to happen.
    pub cells: Option<std::ops::Range<i64>>,
}

/// Which threads see one memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Space {
    /// The threads of a block.
    Shared,
    /// All threads.
    Global,
}

/// A variable and which threads have the same value of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// What the source calls it; need not be unique.
    pub name: String,
    pub term: Term,
    pub level: Level,
}

/// For which threads a value is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// All threads of the grid.
    Grid,
    /// The threads of a block.
    Block,
    /// None: each thread has its own.
    Thread,
}

/// A place in the text or source that a statement comes from; 0 is unknown.
pub type Place = u32;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stmt {
    Access(Access),
    Sync(Sync),
    If {
        cond: Term,
        then: Vec<Stmt>,
        otherwise: Vec<Stmt>,
        place: Place,
    },
    /// Runs the body for each value of the range, in order.
    For {
        var: Variable,
        range: Range,
        body: Vec<Stmt>,
        place: Place,
    },
    /// An arbitrary value, anew each time control gets here. It is in scope up to
    /// the end of the enclosing block.
    Local(Variable),
    /// The last value of the range, which is not empty. Only aligning makes it.
    Last {
        var: Variable,
        range: Range,
    },
    /// Threads for which it does not hold do not get here.
    Assume(Term),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// Index into `Protocol::arrays`.
    pub array: usize,
    pub mode: Mode,
    /// One per dimension of the array.
    pub index: Vec<Term>,
    /// How many cells from the last index on.
    pub cells: u32,
    /// What is written, where two writes of one value do not count as a race.
    pub value: Option<Term>,
    pub place: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    Read,
    Write,
    /// An atomic load, for threads that its scope includes.
    AtomicRead(Reach),
    /// An atomic store or update, for threads that its scope includes.
    AtomicWrite(Reach),
}

/// The threads that a barrier waits for, or that an atomic's scope includes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reach {
    /// Not even the threads of the warp.
    Thread,
    Warp,
    Block,
    Grid,
}

/// A barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sync {
    pub reach: Reach,
    /// The memory that it orders.
    pub shared: bool,
    pub global: bool,
    /// The lanes of the warp that it waits for, as bits of a number of 64; all, where it
    /// is not given.
    pub mask: Option<Term>,
    pub place: Place,
}

/// `lo`, then each value plus or times the step, as long as it is less than `hi`.
/// Numbers here are mathematical: the range ends before it would wrap around.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    pub lo: Term,
    pub hi: Term,
    /// How the numbers are read.
    pub signed: bool,
    pub step: Step,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A range with a step that is not positive ends after its first value.
    Add(Term),
    /// Times two to this power, which is not zero; a range from a value that is
    /// not positive ends after that.
    Shift(u32),
}

impl Access {
    /// The access as threads that do not reach so far see it.
    pub fn mode_for(&self, reach: Reach) -> Mode {
        match self.mode {
            Mode::AtomicRead(scope) if scope < reach => Mode::Read,
            Mode::AtomicWrite(scope) if scope < reach => Mode::Write,
            mode => mode,
        }
    }
}

impl Mode {
    pub fn writes(self) -> bool {
        matches!(self, Mode::Write | Mode::AtomicWrite(_))
    }

    /// Do two such accesses of one cell by unordered threads race?
    pub fn conflicts(self, other: Mode) -> bool {
        let atomic = |m| matches!(m, Mode::AtomicRead(_) | Mode::AtomicWrite(_));
        (self.writes() || other.writes()) && !(atomic(self) && atomic(other))
    }
}

impl Stmt {
    /// Is there a barrier in the statement?
    pub fn synchronises(&self) -> bool {
        match self {
            Stmt::Sync(_) => true,
            Stmt::If {
                then, otherwise, ..
            } => synchronise(then) || synchronise(otherwise),
            Stmt::For { body, .. } => synchronise(body),
            Stmt::Access(_) | Stmt::Local(_) | Stmt::Last { .. } | Stmt::Assume(_) => false,
        }
    }

    /// Calls `f` with every term but those of variables that are bound here.
    pub fn for_each_term(&mut self, f: &mut dyn FnMut(&mut Term)) {
        match self {
            Stmt::Access(access) => {
                access.index.iter_mut().for_each(&mut *f);
                access.value.iter_mut().for_each(f);
            }
            Stmt::If {
                cond,
                then,
                otherwise,
                ..
            } => {
                f(cond);
                let inner = then.iter_mut().chain(otherwise);
                inner.for_each(|stmt| stmt.for_each_term(f));
            }
            Stmt::For { range, body, .. } => {
                range.for_each_term(f);
                body.iter_mut().for_each(|stmt| stmt.for_each_term(f));
            }
            Stmt::Last { range, .. } => range.for_each_term(f),
            Stmt::Assume(cond) => f(cond),
            Stmt::Sync(sync) => sync.mask.iter_mut().for_each(f),
            Stmt::Local(_) => {}
        }
    }
}

/// Is there a barrier in the statements?
pub fn synchronise(stmts: &[Stmt]) -> bool {
    stmts.iter().any(Stmt::synchronises)
}

/// Is there an access in the statements?
pub fn access(stmts: &[Stmt]) -> bool {
    stmts.iter().any(|stmt| match stmt {
        Stmt::Access(_) => true,
        Stmt::If {
            then, otherwise, ..
        } => access(then) || access(otherwise),
        Stmt::For { body, .. } => access(body),
        _ => false,
    })
}

impl Range {
    pub fn terms(&self) -> Vec<Term> {
        let mut terms = vec![self.lo, self.hi];
        if let Step::Add(step) = self.step {
            terms.push(step);
        }
        terms
    }

    fn for_each_term(&mut self, f: &mut dyn FnMut(&mut Term)) {
        f(&mut self.lo);
        f(&mut self.hi);
        if let Step::Add(step) = &mut self.step {
            f(step);
        }
    }

    /// The same range with every term replaced.
    pub fn map(&self, mut f: impl FnMut(Term) -> Term) -> Range {
        Range {
            lo: f(self.lo),
            hi: f(self.hi),
            signed: self.signed,
            step: match self.step {
                Step::Add(step) => Step::Add(f(step)),
                Step::Shift(bits) => Step::Shift(bits),
            },
        }
    }

    /// `a < b` as the range reads numbers.
    pub fn less(&self, pool: &mut Pool, a: Term, b: Term) -> Term {
        match self.signed {
            true => pool.slt(a, b),
            false => pool.ult(a, b),
        }
    }

    /// The value before `x`, which is not the first.
    pub fn previous(&self, pool: &mut Pool, x: Term) -> Term {
        match self.step {
            Step::Add(step) => pool.bv_sub(x, step),
            Step::Shift(bits) => {
                let width = pool.width(x);
                let bits = pool.bv(u128::from(bits), width);
                pool.bv_op(crate::smt::BvOp::Lshr, x, bits)
            }
        }
    }
}
