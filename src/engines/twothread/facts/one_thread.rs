//! Conditions that exactly one thread of each block fulfils.

use std::collections::BTreeSet;

use super::Context;
use crate::engines::quantities;
use crate::ivl::builtins::{Builtin, BvOp};
use crate::ivl::eval::{Interpretation, Value, eval};
use crate::ivl::subst::free_vars;
use crate::ivl::{BinOp, Expr, ExprKind, Symbol};
use crate::kir::Geometry;
use crate::kir::launch::{MAX_BLOCK_THREADS, Size};

/// Does the condition depend on the thread's ids, and on nothing else but the block's size?
pub(super) fn speaks_of_ids(condition: &Expr) -> bool {
    let names = free_vars(condition);
    let known = |name: &Symbol| {
        (dimension(name, Geometry::ThreadId).or(dimension(name, Geometry::BlockDim))).is_some()
    };
    names.iter().all(known) && (names.iter()).any(|n| dimension(n, Geometry::ThreadId).is_some())
}

/// Is the condition, which speaks of ids, fulfilled by exactly one thread of each block?
pub(super) fn picks_one(cx: &Context, condition: &Expr) -> bool {
    if let Some(sizes) = cx.fixed_block() {
        let mut picked = 0;
        for place in places(sizes) {
            match eval(condition, &place) {
                Ok(Value::Bool(holds)) => picked += usize::from(holds),
                _ => return false,
            }
        }
        return picked == 1;
    }
    // The first thread is in every block, and alone where sizes in other dimensions are 1.
    let sizes = cx.input.launch.block;
    let open = (0..3u8).filter(|&dim| sizes[usize::from(dim)] != Size::Fixed(1));
    ids_at_zero(condition).is_some_and(|zero| open.eq(zero))
}

/// The threads of a block.
pub(super) fn places([x, y, z]: [u32; 3]) -> impl Iterator<Item = ThreadPlace> {
    let at = move |place: u32| [place % x, place / x % y, place / x / y];
    (0..x.saturating_mul(y).saturating_mul(z)).map(move |place| ThreadPlace(at(place)))
}

/// A thread's place in its block.
pub(super) struct ThreadPlace([u32; 3]);

impl ThreadPlace {
    /// Its index, x fastest.
    pub fn linear(&self, [x, y, _]: [u32; 3]) -> u32 {
        (self.0[2] * y + self.0[1]) * x + self.0[0]
    }
}

impl Interpretation for ThreadPlace {
    fn variable(&self, name: &Symbol) -> Option<Value> {
        let dim = dimension(name, Geometry::ThreadId)?;
        Some(Value::bv(u128::from(self.0[usize::from(dim)]), 32))
    }

    fn apply(&self, _: &Symbol, _: &[Value]) -> Option<Value> {
        None
    }
}

fn dimension(name: &Symbol, query: Geometry) -> Option<u8> {
    (0..3).find(|&dim| *name == quantities::symbol(query, dim))
}

/// The ids all of which are zero exactly where the condition holds, whatever the block's size.
fn ids_at_zero(condition: &Expr) -> Option<BTreeSet<u8>> {
    match condition.kind() {
        ExprKind::Binary(BinOp::And, a, b) => Some(&ids_at_zero(a)? | &ids_at_zero(b)?),
        ExprKind::Binary(BinOp::Eq, a, b) => {
            let mut sum = Sum::default();
            sum.add(a, false)?;
            sum.add(b, true)?;
            sum.ids_at_zero()
        }
        ExprKind::Apply(name, args) => {
            let (below, bound) = match Builtin::from_name(name.as_str())? {
                Builtin::Bv { op: BvOp::Ult, .. } => (&args[0], (&args[1], 1)),
                Builtin::Bv { op: BvOp::Ugt, .. } => (&args[1], (&args[0], 1)),
                Builtin::Bv { op: BvOp::Ule, .. } => (&args[0], (&args[1], 0)),
                Builtin::Bv { op: BvOp::Uge, .. } => (&args[1], (&args[0], 0)),
                _ => return None,
            };
            if bound.0.as_bv()?.0 != bound.1 {
                return None;
            }
            let mut sum = Sum::default();
            sum.add(below, false)?;
            sum.ids_at_zero()
        }
        _ => None,
    }
}

/// A sum of ids times sizes, of which none wraps around: a block has at most
/// [`MAX_BLOCK_THREADS`] threads, so neither its ids nor the product of its sizes exceed that.
#[derive(Default)]
struct Sum {
    ids: BTreeSet<u8>,
    negative: BTreeSet<bool>,
    /// What the sum of all terms without their signs is at most.
    most: u64,
}

impl Sum {
    /// Adds an expression of 32 bits or more; none where it is anything else than such a sum.
    fn add(&mut self, expr: &Expr, negative: bool) -> Option<()> {
        if expr.as_bv().is_some_and(|(value, _)| value == 0) {
            return Some(());
        }
        if let ExprKind::Apply(name, args) = expr.kind() {
            match Builtin::from_name(name.as_str())? {
                Builtin::Extend { from: 32.., .. } => return self.add(&args[0], negative),
                Builtin::Bv { op, width: 32.. } => match op {
                    BvOp::Add | BvOp::Or => {
                        self.add(&args[0], negative)?;
                        return self.add(&args[1], negative);
                    }
                    BvOp::Sub => {
                        self.add(&args[0], negative)?;
                        return self.add(&args[1], !negative);
                    }
                    BvOp::Neg => return self.add(&args[0], !negative),
                    _ => {}
                },
                _ => {}
            }
        }
        let mut term = Term::new();
        term.multiply(expr)?;
        self.ids.insert(term.id?);
        self.negative.insert(negative);
        self.most = self.most.saturating_add(term.most);
        Some(())
    }

    /// Terms of one sign are zero together or not at all.
    fn ids_at_zero(self) -> Option<BTreeSet<u8>> {
        (self.negative.len() == 1 && self.most < 1 << 31).then_some(self.ids)
    }
}

/// An id, times different sizes of the block, times literals that are not zero.
struct Term {
    id: Option<u8>,
    sizes: BTreeSet<u8>,
    most: u64,
}

impl Term {
    fn new() -> Term {
        Term {
            id: None,
            sizes: BTreeSet::new(),
            most: u64::from(MAX_BLOCK_THREADS),
        }
    }

    fn multiply(&mut self, factor: &Expr) -> Option<()> {
        match factor.kind() {
            ExprKind::Var(name) => match dimension(name, Geometry::ThreadId) {
                Some(dim) if self.id.is_none() => self.id = Some(dim),
                _ => {
                    let fresh = self.sizes.insert(dimension(name, Geometry::BlockDim)?);
                    // The product of different sizes is the bound of one.
                    if !fresh {
                        return None;
                    }
                    if self.sizes.len() == 1 {
                        self.scale(u64::from(MAX_BLOCK_THREADS))?;
                    }
                }
            },
            ExprKind::Apply(name, args) => match Builtin::from_name(name.as_str())? {
                Builtin::Extend { from: 32.., .. } => self.multiply(&args[0])?,
                Builtin::Bv {
                    op: BvOp::Mul,
                    width: 32..,
                } => {
                    self.multiply(&args[0])?;
                    self.multiply(&args[1])?;
                }
                Builtin::Bv {
                    op: BvOp::Shl,
                    width: 32..,
                } => {
                    let (shift, _) = args[1].as_bv().filter(|(shift, _)| *shift < 31)?;
                    self.multiply(&args[0])?;
                    self.scale(1 << shift)?;
                }
                _ => return None,
            },
            _ => {
                let (literal, _) = factor.as_bv().filter(|(value, _)| *value != 0)?;
                self.scale(u64::try_from(literal).ok()?)?;
            }
        }
        Some(())
    }

    fn scale(&mut self, by: u64) -> Option<()> {
        self.most = self.most.checked_mul(by)?;
        Some(())
    }
}
