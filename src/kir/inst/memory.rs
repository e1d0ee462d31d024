//! Accesses of memory, and the orders and scopes of those that are atomic.

use std::fmt;

/// How a load or store reaches memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// Bytes; a promise of the program.
    pub align: u32,
    pub volatile: bool,
    pub atomic: Option<Atomic>,
    /// A load in the condition of an annotation: it yields what memory holds
    /// but is no access of the program, so that it races with nothing.
    pub ghost: bool,
    /// A load of what does not change while the kernel runs, past the order of other accesses
    /// (`__ldg`; PTX ISA, "ld.global.nc").
    pub read_only: bool,
}

impl Access {
    /// An access of the program that is neither volatile nor atomic.
    pub fn plain(align: u32) -> Access {
        Access {
            align,
            volatile: false,
            atomic: None,
            ghost: false,
            read_only: false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Atomic {
    pub order: Ordering,
    pub scope: Scope,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ordering {
    Relaxed,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

impl Ordering {
    /// Does what follows see what a release published?
    pub fn acquires(self) -> bool {
        matches!(
            self,
            Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst
        )
    }

    /// Is what came before published?
    pub fn releases(self) -> bool {
        matches!(
            self,
            Ordering::Release | Ordering::AcqRel | Ordering::SeqCst
        )
    }
}

/// The set of threads, around its own, that an atomic operation or fence may synchronise
/// with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    Thread,
    Warp,
    Block,
    Cluster,
    Gpu,
    System,
}

impl Scope {
    /// All scopes, narrowest first.
    pub const ALL: [Scope; 6] = [
        Scope::Thread,
        Scope::Warp,
        Scope::Block,
        Scope::Cluster,
        Scope::Gpu,
        Scope::System,
    ];
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RmwOp {
    Add,
    Sub,
    Exchange,
    And,
    Or,
    Xor,
    Nand,
    SMin,
    SMax,
    UMin,
    UMax,
    FAdd,
    FSub,
    FMin,
    FMax,
    /// Wrapping increment and decrement with a bound (CUDA's `atomicInc`, `atomicDec`).
    IncWrap,
    DecWrap,
}
