//! Values that threads of a block have in common: lanes of a warp since they have exchanged them,
//! and warps that do the same work.
//!
//! A butterfly reduction (Luitjens, "Faster Parallel Reductions on Kepler", 2014) leaves its result
//! in all lanes: with `b` a bit of the lane's number, `s` the value `v` of the lane whose number
//! differs in `b`, and `f` commutative, `f(v, s)` is the same in both. If `v` did not depend on
//! other bits of the number neither does `f(v, s)`. So each value has a set of bits that it does
//! not depend on; what is computed of several values has those that all of them have, and an
//! exchange by `xor` with a constant keeps them. Of what is computed of thread ids and literals
//! alone the set is found by computing it for all threads. Where a block has a power of two of
//! threads, bits of the warp's number count as well, where the whole block goes the same way.
//!
//! A phi keeps those whose threads come by the same way: a branch on a value leads all that have
//! the same one there. What goes round loops is looked for from all bits downwards, until nothing
//! changes.
//!
//! What one lane of a warp of AMD's gives to all that are there is the same for all of them.
//!
//! It takes that blocks are whole warps in a row, that all lanes take part, and that both lanes
//! come to an exchange equally often, as `uniformity` says of a warp. That a float's sum does not
//! depend on the order of its operands holds in PTX, where results that are no numbers have one
//! form, of at most 32 bits; so shuffles are those of PTX alone. There a product and a sum may be
//! fused into one operation, which rounds once (PTX ISA, "add"): a sum of a product has an order.

use std::collections::BTreeSet;

use cranelift_entity::SecondaryMap;

use super::cfg::Cfg;
use super::convergence::names_all;
use super::eval;
use super::flags;
use super::points_to::PointsTo;
use super::uniformity::{Pairing, Uniformity};
use crate::kir::launch::{Launch, Size};
use crate::kir::warp::{Lanes, Segments, Shuffle, WarpOp};
use crate::kir::{
    AddressSpace, BinaryOp, BlockId, CastOp, Geometry, Inst, InstId, Kernel, ObjectId, ValueDef,
    ValueId,
};

/// Bits of the thread's number that a value does not depend on, as a mask.
pub type Bits = u32;

/// Lanes of a warp of PTX.
const WARP: u32 = 32;

#[derive(Default)]
pub struct Replicas(SecondaryMap<ValueId, Bits>);

/// Does the kernel exchange values so? Where it does not nothing is known.
pub fn exchanges(kernel: &Kernel) -> bool {
    let mut insts = kernel.insts.values();
    insts.any(|data| {
        matches!(&data.inst, Inst::Warp { op, lanes, .. }
            if is_butterfly(op) || is_of_one_lane(op, *lanes))
    })
}

/// Lanes of AMD's that are active go through the program together.
fn is_of_one_lane(op: &WarpOp, lanes: Lanes) -> bool {
    matches!(op, WarpOp::Broadcast | WarpOp::BroadcastFirst) && lanes == Lanes::Active
}

fn is_butterfly(op: &WarpOp) -> bool {
    matches!(op, WarpOp::Shuffle(Shuffle::Xor, Segments::Clamp))
}

impl Replicas {
    pub fn new(kernel: &Kernel, cfg: &Cfg, points_to: &PointsTo, launch: &Launch) -> Replicas {
        let [Size::Fixed(threads), Size::Fixed(1), Size::Fixed(1)] = launch.block else {
            return Replicas::default();
        };
        let warp = kernel.warp_size.filter(|size| size.is_power_of_two());
        let Some(warp) = warp.filter(|warp| exchanges(kernel) && threads % warp == 0) else {
            return Replicas::default();
        };
        let mut finder = Finder {
            kernel,
            cfg,
            points_to,
            threads,
            warp,
            in_warp: Uniformity::new(kernel, cfg, points_to, launch, Pairing::SameWarp),
            in_block: Uniformity::new(kernel, cfg, points_to, launch, Pairing::SameBlock),
            guarded: flags::guarded(kernel, cfg, points_to),
            of_ids: SecondaryMap::new(),
            bits: SecondaryMap::new(),
            beyond: Vec::new(),
        };
        let bits = finder.all().count_ones();
        finder.beyond = (0..bits).map(|_| Uniformity::all(kernel)).collect();
        let results = kernel.insts.values().filter_map(|data| data.result);
        for result in results {
            finder.bits[result] = finder.all();
        }
        let mut changed = true;
        while changed {
            changed = false;
            for &block in &cfg.reverse_postorder {
                for &inst in &kernel.blocks[block].insts {
                    changed |= finder.learn(block, inst);
                }
            }
            for threads in &mut finder.beyond {
                changed |= threads.follow(kernel, cfg);
            }
        }
        Replicas(finder.bits)
    }

    /// The bits of the thread's number that the instruction's value does not depend on.
    pub fn bits(&self, value: ValueId) -> Bits {
        self.0[value]
    }
}

struct Finder<'a> {
    kernel: &'a Kernel,
    cfg: &'a Cfg,
    points_to: &'a PointsTo,
    threads: u32,
    warp: u32,
    in_warp: Uniformity,
    in_block: Uniformity,
    guarded: BTreeSet<ObjectId>,
    /// The value in each thread, where it depends on nothing but the thread's id.
    of_ids: SecondaryMap<ValueId, Option<Vec<u128>>>,
    /// Those that nothing has shown yet that a value depends on.
    bits: SecondaryMap<ValueId, Bits>,
    /// For each bit what threads have in common whose numbers differ in it.
    beyond: Vec<Uniformity>,
}

impl Finder<'_> {
    /// Whether the instruction's value depends on more bits than was known.
    fn learn(&mut self, block: BlockId, inst: InstId) -> bool {
        let data = &self.kernel.insts[inst];
        let Some(result) = data.result else {
            return false;
        };
        let uniform = self.bits_of(self.in_warp.value(result), self.in_block.value(result));
        if uniform == self.all() || self.bits[result] == uniform {
            return false;
        }
        if self.of_ids[result].is_none() {
            self.of_ids[result] = self.in_each_thread(inst, &data.inst);
        }
        let of_ids = self.of_ids[result].as_deref();
        let of_ids = of_ids.map_or(0, |values| same_without(values, self.all()));
        let known = uniform | of_ids | self.computed(block, &data.inst);
        let before = std::mem::replace(&mut self.bits[result], known);
        self.bits[result] &= before;
        for (bit, threads) in self.beyond.iter_mut().enumerate() {
            if self.bits[result] & 1 << bit == 0 {
                threads.differs(result);
            }
        }
        self.bits[result] != before
    }

    /// All bits of the lane's number.
    fn lanes(&self) -> Bits {
        self.warp - 1
    }

    /// All bits that count.
    fn all(&self) -> Bits {
        match self.threads.is_power_of_two() {
            true => self.threads - 1,
            false => self.lanes(),
        }
    }

    /// Those of lanes and those of warps.
    fn bits_of(&self, lanes: bool, warps: bool) -> Bits {
        let lanes = if lanes { self.lanes() } else { 0 };
        let warps = if warps { !self.lanes() } else { 0 };
        (lanes | warps) & self.all()
    }

    /// The bits whose threads come to the block by the same way each time.
    fn by_one_way(&self, block: BlockId) -> Bits {
        self.where_all(|threads| threads.together(self.kernel, self.cfg, block))
    }

    /// The bits whose threads come to the block equally often, between the same barriers.
    fn together(&self, block: BlockId) -> Bits {
        self.where_all(|threads| threads.block(block))
    }

    /// The bits whose threads have something in common.
    fn where_all(&self, common: impl Fn(&Uniformity) -> bool) -> Bits {
        let known = self.bits_of(common(&self.in_warp), common(&self.in_block));
        let beyond = self.beyond.iter().enumerate();
        let beyond = beyond.filter(|(_, threads)| common(threads));
        beyond.fold(known, |all, (bit, _)| all | 1 << bit)
    }

    fn of(&self, value: ValueId) -> Bits {
        match self.kernel.values[value].def {
            ValueDef::Inst(_) => self.bits[value],
            ValueDef::Undef => 0,
            _ => self.all(),
        }
    }

    fn in_each_thread(&self, id: InstId, inst: &Inst) -> Option<Vec<u128>> {
        match inst {
            Inst::Geometry {
                query: Geometry::ThreadId,
                dim: 0,
            } => Some((0..self.threads).map(u128::from).collect()),
            Inst::Binary { .. } | Inst::ICmp { .. } | Inst::Select { .. } | Inst::Cast { .. } => {
                let threads = 0..self.threads as usize;
                let known = |thread: usize| {
                    let of_thread = |value| Some(self.of_ids[value].as_ref()?[thread]);
                    eval::result(self.kernel, id, of_thread)
                };
                // Most depend on more than ids, as the first thread tells.
                known(0)?;
                threads.map(known).collect()
            }
            _ => None,
        }
    }

    fn computed(&self, block: BlockId, inst: &Inst) -> Bits {
        match inst {
            Inst::Binary { .. }
            | Inst::FNeg(_)
            | Inst::Cast { .. }
            | Inst::ICmp { .. }
            | Inst::FCmp { .. }
            | Inst::Select { .. }
            | Inst::PtrAdd { .. }
            | Inst::Pure { .. } => {
                let operands = inst.operands();
                let common = operands.iter().map(|&v| self.of(v));
                let common = common.fold(self.all(), |all, bits| all & bits);
                common | self.joined(inst, &operands).unwrap_or(0)
            }
            Inst::Phi { incoming } => {
                let values = incoming.iter().map(|&(_, value)| self.of(value));
                values.fold(self.by_one_way(block), |all, bits| all & bits)
            }
            Inst::Load { ptr, access } => {
                let is_known = access.atomic.is_none() && self.is_seen_by_all(*ptr);
                match is_known {
                    true => self.of(*ptr) & self.together(block),
                    false => 0,
                }
            }
            Inst::Warp { op, lanes, args } if self.in_warp.block(block) => {
                let all_of_warp = self.lanes();
                let is_one = |&lane: &ValueId| self.of(lane) & all_of_warp == all_of_warp;
                match self.flipped(inst) {
                    Some(_) => self.of(args[0]) & self.together(block),
                    None if is_of_one_lane(op, *lanes) && args.get(1).is_none_or(is_one) => {
                        all_of_warp
                    }
                    None => 0,
                }
            }
            _ => 0,
        }
    }

    /// Threads that read one cell between the same barriers agree, or one of them races.
    fn is_seen_by_all(&self, ptr: ValueId) -> bool {
        self.points_to.targets(ptr).is_some_and(|targets| {
            targets.iter().all(|object| {
                let space = self.kernel.objects[*object].space;
                let is_common = matches!(
                    space,
                    AddressSpace::Shared | AddressSpace::Global | AddressSpace::Constant
                );
                is_common && !self.guarded.contains(object)
            })
        })
    }

    /// What the exchange flips in the lane's number, if all take part.
    fn flipped(&self, inst: &Inst) -> Option<Bits> {
        let Inst::Warp { op, lanes, args } = inst else {
            return None;
        };
        let &[_, selector, third] = &args[..] else {
            return None;
        };
        let is_whole = self.warp == WARP && self.kernel.literal(third) == Some((WARP - 1).into());
        let selector = Bits::try_from(self.kernel.literal(selector)?).ok()?;
        let is_meant = is_butterfly(op) && is_whole && names_all(self.kernel, *lanes);
        (is_meant && selector < WARP).then_some(selector)
    }

    /// The bits of a value that is joined with that of the lane beyond one bit.
    fn joined(&self, inst: &Inst, operands: &[ValueId]) -> Option<Bits> {
        let &[a, b] = operands else { return None };
        if !commutes(self.kernel, inst, a) {
            return None;
        }
        let is_fused = |own: ValueId| self.is(BinaryOp::FAdd, inst) && self.is_product(own);
        let beyond = |own: ValueId, other: ValueId| {
            let ValueDef::Inst(exchange) = self.kernel.values[self.bare(other)].def else {
                return None;
            };
            let exchange_inst = &self.kernel.insts[exchange].inst;
            let flipped = self.flipped(exchange_inst)?;
            let Inst::Warp { args, .. } = exchange_inst else {
                return None;
            };
            let is_own = self.bare(args[0]) == self.bare(own) && !is_fused(own);
            let block = self.block_of(exchange)?;
            let joins = is_own && flipped.is_power_of_two() && self.in_warp.block(block);
            joins.then(|| (flipped | self.of(own)) & self.together(block))
        };
        beyond(a, b).or_else(|| beyond(b, a))
    }

    /// The value before it was taken for one of another type.
    fn bare(&self, mut value: ValueId) -> ValueId {
        while let ValueDef::Inst(inst) = self.kernel.values[value].def
            && let Inst::Cast {
                op: CastOp::Bitcast,
                arg,
            } = self.kernel.insts[inst].inst
        {
            value = arg;
        }
        value
    }

    fn is(&self, wanted: BinaryOp, inst: &Inst) -> bool {
        matches!(inst, Inst::Binary { op, .. } if *op == wanted)
    }

    /// May the value be a product that was not rounded yet when it is added to something? It is on its
    /// way there through choices and memory, and through integers of the same bits.
    fn is_product(&self, value: ValueId) -> bool {
        use BinaryOp::{FAdd, FSub};
        use CastOp::{FPExt, FPTrunc, SIToFP, UIToFP};
        let (mut seen, mut work) = (BTreeSet::new(), vec![value]);
        while let Some(value) = work.pop() {
            let ValueDef::Inst(inst) = self.kernel.values[self.bare(value)].def else {
                continue;
            };
            if !seen.insert(inst) {
                continue;
            }
            match &self.kernel.insts[inst].inst {
                &Inst::FNeg(of) => work.push(of),
                &Inst::Select {
                    then, otherwise, ..
                } => work.extend([then, otherwise]),
                Inst::Phi { incoming } => work.extend(incoming.iter().map(|(_, value)| *value)),
                &Inst::Load { ptr, .. } => {
                    let targets = self.points_to.targets(ptr);
                    match targets.and_then(|targets| self.stored_to(targets)) {
                        Some(stored) => work.extend(stored),
                        None => return true,
                    }
                }
                Inst::Binary {
                    op: FAdd | FSub, ..
                }
                | Inst::Cast {
                    op: FPExt | FPTrunc | SIToFP | UIToFP,
                    ..
                }
                | Inst::AtomicRmw { .. }
                | Inst::CmpXchg { .. }
                | Inst::Warp { .. }
                | Inst::Nondet { .. } => {}
                Inst::Pure { name, .. } if !multiplies(name) => {}
                _ => return true,
            }
        }
        false
    }

    /// What the kernel stores somewhere in these objects; none where it copies something there.
    fn stored_to(&self, objects: &BTreeSet<ObjectId>) -> Option<Vec<ValueId>> {
        let may_be = |ptr: ValueId| {
            let targets = self.points_to.targets(ptr);
            targets.is_none_or(|targets| !targets.is_disjoint(objects))
        };
        let mut stored = Vec::new();
        for data in self.kernel.insts.values() {
            match data.inst {
                Inst::Store { ptr, value, .. } if may_be(ptr) => stored.push(value),
                Inst::MemCopy { to, .. } if may_be(to) => return None,
                _ => {}
            }
        }
        Some(stored)
    }

    fn block_of(&self, inst: InstId) -> Option<BlockId> {
        let mut blocks = self.kernel.blocks.iter();
        let block = blocks.find(|(_, block)| block.insts.contains(&inst));
        block.map(|(id, _)| id)
    }
}

/// Does an operation, by its name, end with a product? A quotient may be one by what it is divided by.
fn multiplies(name: &str) -> bool {
    let is_ptx = name.starts_with("ptx ");
    is_ptx && (name.contains(" mul.") || name.contains(" div."))
}

/// The bits of the thread's id, of these, that the values are the same without.
fn same_without(values: &[u128], all: Bits) -> Bits {
    let bits = (0..all.trailing_ones()).map(|bit| 1 << bit);
    let same = bits.filter(|&bit: &usize| {
        let mut threads = values.iter().enumerate();
        threads.all(|(thread, value)| *value == values[thread ^ bit])
    });
    same.map(|bit| bit as Bits).sum()
}

/// Does the operation give the same, to the bit, if its operands change places?
fn commutes(kernel: &Kernel, inst: &Inst, operand: ValueId) -> bool {
    use BinaryOp::{Add, And, FAdd, FMul, Mul, Or, Xor};
    match inst {
        Inst::Binary { op, .. } => match op {
            Add | Mul | And | Or | Xor => true,
            FAdd | FMul => kernel.values[operand].ty.bits() <= 32,
            _ => false,
        },
        Inst::Pure { name, .. } => is_extremum(name),
        _ => false,
    }
}

/// Minima and maxima: LLVM's of integers, those of floats, which are PTX's on its machines, and
/// those of PTX that are no more than a function.
fn is_extremum(name: &str) -> bool {
    let of_integers = ["smax", "smin", "umax", "umin"];
    let of_floats = ["maximum", "maxnum", "minimum", "minnum"];
    let (stem, ty) = name.split_once('.').unwrap_or((name, ""));
    let is_small = matches!(ty, "f32" | "f16" | "bf16");
    if of_integers.contains(&stem) || of_floats.contains(&stem) && is_small {
        return true;
    }
    let Some(text) = name.strip_prefix("ptx ") else {
        return false;
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let &[constraints, opcode, operands] = &words[..] else {
        return false;
    };
    let mut parts = opcode.split('.');
    let is_named = matches!(parts.next(), Some("min" | "max"));
    let is_typed = parts.all(|part| {
        matches!(
            part,
            "ftz" | "NaN" | "f32" | "f16" | "f16x2" | "bf16" | "bf16x2"
        )
    });
    let operands = operands.starts_with("$0,$1,$2");
    is_named && is_typed && operands && constraints.split(',').count() == 3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_that_values_do_not_depend_on() {
        let of = |f: fn(u128) -> u128| same_without(&(0..64).map(f).collect::<Vec<_>>(), 63);
        assert_eq!(of(|thread| thread), 0);
        assert_eq!(of(|thread| thread / 32), 31);
        assert_eq!(of(|thread| thread & 3), 60);
        assert_eq!(of(|thread| (thread >> 1) ^ thread), 0);
        assert_eq!(of(|_| 7), 63);
    }

    #[test]
    fn extrema_commute() {
        assert!(is_extremum("ptx =r,r,r max.f32 $0,$1,$2.i32"));
        assert!(is_extremum("smax.i32"));
        assert!(is_extremum("maxnum.f32"));
        assert!(!is_extremum("maxnum.f64"));
        assert!(!is_extremum("ptx =r,r,r sub.f32 $0,$1,$2.i32"));
        assert!(!is_extremum("ptx =r,r,r max.f64 $0,$1,$2.i32"));
        assert!(!is_extremum("ptx =r,r,r max.f32 $0,$1,$1.i32"));
        assert!(!is_extremum("ptx =r,r,r,r max.f32 $0,$1,$2,$3.i32"));
    }
}
