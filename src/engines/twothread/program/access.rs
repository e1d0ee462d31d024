//! Accesses, by object and cell.

use super::{ObjectModel, watch};
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::{BlockId, ObjectId, Queue, SpanId};

#[derive(Clone, Debug)]
pub struct Access {
    pub site: SiteId,
    pub object: ObjectId,
    pub kind: AccessKind,
    pub guard: Expr,
    /// In units of the object's stride, 64 bits.
    pub offset: Expr,
    /// Neighbouring cells that it touches, where `copy` does not say.
    pub cells: u32,
    /// It is a side of an asynchronous copy.
    pub copy: Option<CopySide>,
    /// What is written; as many bits as the access is wide.
    pub value: Option<Expr>,
    /// The value is the same for all threads, or made from ids, sizes and
    /// parameters alone: writing what another thread writes is then intended.
    pub deliberate: bool,
    /// Where the value read goes, and its type.
    pub result: Option<(Symbol, Type)>,
    /// Both threads perform it as one: same address, same result.
    pub uniform: bool,
}

/// What one side of an asynchronous copy touches: `count` elements that are
/// `stride` elements apart.
#[derive(Clone, Debug)]
pub struct CopySide {
    /// 64 bits, as all expressions here.
    pub event: Expr,
    pub count: Expr,
    pub stride: Expr,
    /// Cells of one element.
    pub element: u32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AccessKinds {
    pub read: bool,
    pub write: bool,
    pub atomic_read: bool,
    pub atomic_write: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AccessKind {
    Read,
    Write,
    AtomicRead,
    AtomicWrite,
}

impl AccessKind {
    pub const ALL: [AccessKind; 4] = [
        AccessKind::Read,
        AccessKind::Write,
        AccessKind::AtomicRead,
        AccessKind::AtomicWrite,
    ];

    pub fn name(self) -> &'static str {
        match self {
            AccessKind::Read => "read",
            AccessKind::Write => "write",
            AccessKind::AtomicRead => "atomic_read",
            AccessKind::AtomicWrite => "atomic_write",
        }
    }

    pub fn is_atomic(self) -> bool {
        matches!(self, AccessKind::AtomicRead | AccessKind::AtomicWrite)
    }

    pub fn is_write(self) -> bool {
        matches!(self, AccessKind::Write | AccessKind::AtomicWrite)
    }

    /// Two accesses conflict where one writes and not both are atomic.
    pub fn conflicts(self, other: AccessKind) -> bool {
        (self.is_write() || other.is_write()) && !(self.is_atomic() && other.is_atomic())
    }
}

impl AccessKinds {
    pub fn has(&self, kind: AccessKind) -> bool {
        match kind {
            AccessKind::Read => self.read,
            AccessKind::Write => self.write,
            AccessKind::AtomicRead => self.atomic_read,
            AccessKind::AtomicWrite => self.atomic_write,
        }
    }

    pub fn add(&mut self, kind: AccessKind) {
        match kind {
            AccessKind::Read => self.read = true,
            AccessKind::Write => self.write = true,
            AccessKind::AtomicRead => self.atomic_read = true,
            AccessKind::AtomicWrite => self.atomic_write = true,
        }
    }
}

/// One access in the source.
#[derive(Clone, Debug)]
pub struct Site {
    pub object: ObjectId,
    pub kind: AccessKind,
    /// The instruction is an atomic one, even where its scope is too narrow for
    /// the pair of threads and it counts as a plain access.
    pub atomic: bool,
    pub bytes: u32,
    /// A side of an asynchronous copy by the block.
    pub copy: bool,
    /// Of a side of a thread's own asynchronous copy: where the thread waits for it.
    pub detached: Option<Queue>,
    pub span: Option<SpanId>,
    pub block: BlockId,
}

/// Index into [`Program::sites`].
pub type SiteId = usize;

impl Access {
    /// What memory holds where the access reads, of the type of its result; none
    /// where it may be to another object, or contents are not followed.
    pub fn contents(&self, object: &ObjectModel) -> Option<Expr> {
        let (_, ty) = self.result.as_ref()?;
        if !object.map || self.guard.as_bool() != Some(true) {
            return None;
        }
        let map = Expr::var(object.map_symbol());
        Some(self.read(object, &map, &self.offset, ty))
    }

    /// What the map holds at the offset and the cells after it, as a type.
    pub fn read(&self, object: &ObjectModel, map: &Expr, offset: &Expr, ty: &Type) -> Expr {
        let bits = (0..self.cells)
            .map(|cell| {
                let index = bv::add(offset.clone(), Expr::bv(u128::from(cell), 64), 64);
                Expr::select(map.clone(), index)
            })
            .reduce(|low, high| bv::concat(high, low))
            .expect("an access has a cell");
        let width = self.cells * object.granularity.cell_bits;
        match ty {
            Type::Bv(wanted) => bv::trunc(bits, width, *wanted),
            _ => bv::eq(bv::extract(bits, width, 1, 0), Expr::bv(1, 1)),
        }
    }

    /// Does the access, starting at `offset`, touch the watched cell?
    pub fn covers(&self, offset: Expr) -> Expr {
        if let Some(side) = &self.copy {
            return side.covers(bv::sub(Expr::var(watch()), offset, 64));
        }
        match self.cells {
            1 => bv::eq(Expr::var(watch()), offset),
            cells => {
                let distance = bv::sub(Expr::var(watch()), offset, 64);
                bv::ult(distance, Expr::bv(u128::from(cells), 64), 64)
            }
        }
    }
}

impl CopySide {
    /// Does the copy touch the cell at this distance from its start? Between
    /// elements that a stride of unknown size separates, all cells count.
    fn covers(&self, distance: Expr) -> Expr {
        let number = |value: u128| Expr::bv(value, 64);
        let element = u128::from(self.element);
        if let Some((stride, _)) = self.stride.as_bv()
            && stride > 1
            && let Some(step) = stride.checked_mul(element).filter(|s| *s < 1 << 63)
        {
            let inside = bv::ult(
                bv::urem(distance.clone(), number(step), 64),
                number(element),
                64,
            );
            let index = bv::udiv(distance, number(step), 64);
            return inside.and(bv::ult(index, self.count.clone(), 64));
        }
        let step = bv::mul(self.stride.clone(), number(element), 64);
        let last = bv::sub(self.count.clone(), number(1), 64);
        let cells = bv::add(bv::mul(last, step, 64), number(element), 64);
        let some = bv::ne(self.count.clone(), number(0));
        some.and(bv::ult(distance, cells, 64))
    }

    /// The number of neighbouring cells, where it is a constant.
    pub fn cells(&self) -> Option<u32> {
        let (count, _) = self.count.as_bv()?;
        let (stride, _) = self.stride.as_bv()?;
        let cells = count.checked_mul(u128::from(self.element))?;
        (stride == 1).then(|| u32::try_from(cells).ok()).flatten()
    }
}

/// "The copy of this site is in flight and touches the watched cell."
pub fn flight_flag(site: SiteId) -> Symbol {
    Symbol::new(format!("$flight_{site}"))
}

/// How often the thread has committed its copies since that copy began, at most
/// [`MAX_AGE`]; 32 bits.
pub fn flight_age(site: SiteId) -> Symbol {
    Symbol::new(format!("$flight_age_{site}"))
}

/// Copies of this age may be older.
pub const MAX_AGE: u128 = 0x7fff_ffff;

/// The event of that copy.
pub fn flight_event(site: SiteId) -> Symbol {
    Symbol::new(format!("$flight_event_{site}"))
}

/// What a variable of the loop was when that copy began.
pub fn flight_at(site: SiteId, name: &Symbol) -> Symbol {
    Symbol::new(format!("$flight_{site}_at_{name}"))
}

/// "A copy of this site that touched the watched cell was waited for since the
/// last barrier."
pub fn landed_flag(site: SiteId) -> Symbol {
    Symbol::new(format!("$landed_{site}"))
}
