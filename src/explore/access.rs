//! Memory orders, scopes, and where threads sit: the attributes of an access.

use std::fmt;

use crate::kir::{Atomic, Ordering};

pub use crate::kir::Scope;

/// The memory order of an access or a fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Order {
    NonAtomic,
    Atomic(Ordering),
}

impl Order {
    pub const RELAXED: Order = Order::Atomic(Ordering::Relaxed);
    pub const ACQUIRE: Order = Order::Atomic(Ordering::Acquire);
    pub const RELEASE: Order = Order::Atomic(Ordering::Release);
    pub const ACQUIRE_RELEASE: Order = Order::Atomic(Ordering::AcqRel);
    pub const SEQ_CST: Order = Order::Atomic(Ordering::SeqCst);

    /// All orders, weakest first.
    pub const ALL: [Order; 6] = [
        Order::NonAtomic,
        Order::RELAXED,
        Order::ACQUIRE,
        Order::RELEASE,
        Order::ACQUIRE_RELEASE,
        Order::SEQ_CST,
    ];

    pub fn is_atomic(self) -> bool {
        self != Order::NonAtomic
    }

    /// Whether reads and fences of this order acquire.
    pub fn acquires(self) -> bool {
        matches!(
            self,
            Order::ACQUIRE | Order::ACQUIRE_RELEASE | Order::SEQ_CST
        )
    }

    /// Whether writes and fences of this order release.
    pub fn releases(self) -> bool {
        matches!(
            self,
            Order::RELEASE | Order::ACQUIRE_RELEASE | Order::SEQ_CST
        )
    }

    /// The short name of the text form.
    pub fn name(self) -> &'static str {
        match self {
            Order::NonAtomic => "na",
            Order::RELAXED => "rlx",
            Order::ACQUIRE => "acq",
            Order::RELEASE => "rel",
            Order::ACQUIRE_RELEASE => "acq_rel",
            Order::SEQ_CST => "sc",
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The order and the scope of an access or a fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Access {
    pub order: Order,
    pub scope: Scope,
}

impl From<Atomic> for Access {
    fn from(atomic: Atomic) -> Access {
        Access::new(Order::Atomic(atomic.order), atomic.scope)
    }
}

impl Access {
    pub fn new(order: Order, scope: Scope) -> Access {
        Access { order, scope }
    }

    pub fn releases_here(&self) -> bool {
        self.order.releases()
    }

    pub fn acquires_here(&self) -> bool {
        self.order.acquires()
    }

    /// A plain access. Its scope has no meaning.
    pub fn non_atomic() -> Access {
        Access::new(Order::NonAtomic, Scope::System)
    }
}

/// Where a thread sits. Numbers count within the enclosing group: two threads share a
/// block only if they also share the GPU and the cluster.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Placement {
    pub gpu: u32,
    pub cluster: u32,
    pub block: u32,
    pub warp: u32,
}

impl Placement {
    /// Whether the scope around any of the threads contains all others.
    pub fn all_share(threads: &[Placement], scope: Scope) -> bool {
        let pairs = threads.windows(2);
        pairs
            .into_iter()
            .all(|pair| pair[0].shares(scope, &pair[1]))
    }

    /// Whether a scope around a thread at `self` contains another thread at `other`.
    pub fn shares(&self, scope: Scope, other: &Placement) -> bool {
        let gpu = self.gpu == other.gpu;
        let cluster = gpu && self.cluster == other.cluster;
        let block = cluster && self.block == other.block;
        match scope {
            Scope::Thread => false,
            Scope::Warp => block && self.warp == other.warp,
            Scope::Block => block,
            Scope::Cluster => cluster,
            Scope::Gpu => gpu,
            Scope::System => true,
        }
    }
}
