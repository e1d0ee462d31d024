//! A slice run by the threads of one block side by side: each step is done for all of them
//! before the next. Threads that are not at a block keep what they have.

use std::time::Instant;

use super::copies::Progress;
use super::observer::Observer;
use super::slice::{Node, Slice, Step, Way, Ways};
use crate::kir::launch::Launch;
use crate::kir::pure::BitCount;
use crate::kir::{
    BinaryOp, BlockId, CastOp, Geometry, Inst, InstId, Kernel, ObjectId, ValueDef, ValueId, int,
};
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};

/// Why a launch is not enumerated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GiveUp {
    /// It takes too many steps, or too long.
    Work,
    /// It takes too much memory.
    Memory,
    /// Some threads do not come to a barrier.
    Divergence,
    /// A division by zero, or an address outside of all objects.
    Undefined,
    /// What follows has been looked at.
    Seen,
}

/// Steps of single threads that may be done, and until when.
pub(super) struct Fuel {
    pub left: u64,
    pub deadline: Option<Instant>,
}

impl Fuel {
    pub(super) fn take(&mut self, steps: u64) -> Result<(), GiveUp> {
        self.left = self.left.checked_sub(steps).ok_or(GiveUp::Work)?;
        Ok(())
    }

    fn check_time(&self) -> Result<(), GiveUp> {
        match self
            .deadline
            .is_some_and(|deadline| Instant::now() > deadline)
        {
            true => Err(GiveUp::Work),
            false => Ok(()),
        }
    }
}

/// The threads of a block.
pub(super) struct Lanes<'a> {
    pub(super) kernel: &'a Kernel,
    pub(super) slice: &'a Slice,
    block: [u32; 3],
    grid: [u32; 3],
    dimensions: u32,
    pub(super) count: usize,
    pub(super) values: SecondaryMap<ValueId, Vec<u64>>,
    /// The threads that come to a block.
    pub(super) here: SecondaryMap<BlockId, Vec<bool>>,
    /// Those that go round.
    pub(super) again: SecondaryMap<BlockId, Vec<bool>>,
    /// Heads of loops that are run round by round.
    by_rounds: EntitySet<BlockId>,
    /// Loops around that stand for any of their rounds, which threads may be in different ones of.
    pub(super) endless: u32,
    /// Of this block so far.
    pub(super) teams: u32,
}

/// Addresses are the number of the object above so many bits, and the offset from the middle.
pub(super) const OFFSET_BITS: u32 = 48;
pub(super) const MIDDLE: u64 = 1 << (OFFSET_BITS - 1);
const NULL: u64 = 0xffff << OFFSET_BITS | MIDDLE;

impl<'a> Lanes<'a> {
    /// None where the block's size is not known, or there are more objects than addresses.
    pub(super) fn new(kernel: &'a Kernel, slice: &'a Slice, launch: &Launch) -> Option<Lanes<'a>> {
        let fixed = |sizes: &[crate::kir::launch::Size; 3]| sizes.map(|size| size.fixed());
        let [x, y, z] = fixed(&launch.block);
        let block = [x?, y?, z?];
        (kernel.objects.len() < 0xffff).then_some(())?;
        let mut lanes = Lanes {
            kernel,
            slice,
            block,
            grid: fixed(&launch.grid).map(|size| size.unwrap_or(0)),
            dimensions: u32::from(launch.dimensions.unwrap_or(0)),
            count: block.iter().map(|&size| size as usize).product(),
            values: SecondaryMap::new(),
            here: SecondaryMap::new(),
            again: SecondaryMap::new(),
            by_rounds: EntitySet::new(),
            endless: 0,
            teams: 0,
        };
        for value in slice.values.iter() {
            lanes.values[value] = lanes.at_start(value, [0; 3]);
        }
        for block in kernel.blocks.keys() {
            lanes.here[block] = vec![false; lanes.count];
            lanes.again[block] = vec![false; lanes.count];
        }
        Some(lanes)
    }

    /// Runs the block at this place of the grid.
    ///
    /// # Errors
    /// Why it does not come to its end. Then no other one can be run.
    pub(super) fn run(
        &mut self,
        place: [u32; 3],
        fuel: &mut Fuel,
        observer: &mut impl Observer,
    ) -> Result<(), GiveUp> {
        fuel.check_time()?;
        let slice = self.slice;
        self.teams = 0;
        for &value in &slice.places {
            self.values[value] = self.at_start(value, place);
        }
        self.here[self.kernel.entry].fill(true);
        self.nodes(&slice.nodes, fuel, observer)
    }

    /// What threads have for a value when the block at this place begins.
    fn at_start(&self, value: ValueId, place: [u32; 3]) -> Vec<u64> {
        let constant = |bits: u64| vec![bits; self.count];
        match &self.kernel.values[value].def {
            ValueDef::Const(bits) => constant(*bits as u64),
            ValueDef::Null => constant(NULL),
            ValueDef::Address(object) => constant((object.index() as u64) << OFFSET_BITS | MIDDLE),
            ValueDef::Inst(inst) => match self.kernel.insts[*inst].inst {
                Inst::Geometry { query, dim } => self.geometry(query, usize::from(dim), place),
                _ => constant(0),
            },
            ValueDef::Param(_) | ValueDef::Undef => constant(0),
        }
    }

    fn geometry(&self, query: Geometry, dim: usize, place: [u32; 3]) -> Vec<u64> {
        let [x, y, _] = self.block.map(|size| size as usize);
        let same = |value: u32| vec![u64::from(value); self.count];
        match query {
            Geometry::ThreadId => (0..self.count)
                .map(|lane| [lane % x, lane / x % y, lane / (x * y)][dim] as u64)
                .collect(),
            Geometry::BlockId => same(place[dim]),
            Geometry::BlockDim => same(self.block[dim]),
            Geometry::GridDim => same(self.grid[dim]),
            Geometry::WorkDim => same(self.dimensions),
            Geometry::GlobalOffset | Geometry::LaneId | Geometry::WarpId => same(0),
        }
    }

    fn nodes(
        &mut self,
        nodes: &[Node],
        fuel: &mut Fuel,
        observer: &mut impl Observer,
    ) -> Result<(), GiveUp> {
        for node in nodes {
            match node {
                Node::Block(block) => self.block(*block, fuel, observer)?,
                Node::Loop {
                    header,
                    nodes,
                    endless,
                } => {
                    if !endless && self.at_once(*header, nodes, fuel, observer)? {
                        continue;
                    }
                    self.endless += u32::from(*endless);
                    while self.here[*header].contains(&true) {
                        fuel.check_time()?;
                        self.nodes(nodes, fuel, observer)?;
                        let again = std::mem::take(&mut self.again[*header]);
                        self.again[*header] = vec![false; self.count];
                        if !endless {
                            self.here[*header] = again;
                        }
                    }
                    self.endless -= u32::from(*endless);
                }
            }
        }
        Ok(())
    }

    /// Runs a loop to its end in one go, unless it is known to be one of those where this is not
    /// possible.
    fn at_once(
        &mut self,
        header: BlockId,
        nodes: &[Node],
        fuel: &mut Fuel,
        observer: &mut impl Observer,
    ) -> Result<bool, GiveUp> {
        if self.by_rounds.contains(header) || !self.here[header].contains(&true) {
            return Ok(false);
        }
        fuel.check_time()?;
        let done = self.run_at_once(header, nodes, fuel, observer)?;
        if !done {
            self.by_rounds.insert(header);
        }
        Ok(done)
    }

    fn block(
        &mut self,
        block: BlockId,
        fuel: &mut Fuel,
        observer: &mut impl Observer,
    ) -> Result<(), GiveUp> {
        let mut mask = vec![false; self.count];
        std::mem::swap(&mut mask, &mut self.here[block]);
        if !mask.contains(&true) {
            return Ok(());
        }
        let slice = self.slice;
        let steps = &slice.steps[block];
        fuel.take((steps.steps.len() as u64 + 1) * self.count as u64)?;
        for step in &steps.steps {
            match step {
                Step::Compute(inst) => self.compute(*inst, &mask)?,
                Step::Access(access) => self.access(access, &mask, observer)?,
                Step::Barrier(fences) => match mask.contains(&false) {
                    true => return Err(GiveUp::Divergence),
                    false => observer.barrier(*fences)?,
                },
                Step::Commit(queue) => {
                    each(&mask, |lane| {
                        observer.progress(lane, Progress::Commit(*queue))
                    });
                }
                Step::Wait(queue, groups) => each(&mask, |lane| {
                    let groups = groups.map(|groups| self.values[groups][lane]);
                    observer.progress(lane, Progress::Wait(*queue, groups));
                }),
            }
        }
        match &steps.ways {
            Ways::Stop => {}
            Ways::All(ways) => {
                // What comes on one way is not what another one makes of it.
                let news: Vec<_> = ways.iter().map(|way| self.new_values(way)).collect();
                for (way, new) in ways.iter().zip(news) {
                    self.go(way, new, &mask);
                }
            }
            Ways::Chosen(ways) => {
                if mask.contains(&false) || self.endless > 0 {
                    return Err(GiveUp::Work);
                }
                let way = &ways[observer.choose(self, block, ways.len())?];
                let new = self.new_values(way);
                self.go(way, new, &mask);
            }
            Ways::Choice {
                value,
                cases,
                default,
            } => {
                for (case, way) in cases {
                    let chosen = self.values[*value].iter().zip(&mask);
                    let chosen: Vec<bool> = chosen.map(|(v, here)| *here && v == case).collect();
                    mask.iter_mut()
                        .zip(&chosen)
                        .for_each(|(m, gone)| *m &= !gone);
                    let new = self.new_values(way);
                    self.go(way, new, &chosen);
                }
                let new = self.new_values(default);
                self.go(default, new, &mask);
            }
        }
        Ok(())
    }

    /// What phis become on a way.
    fn new_values(&self, way: &Way) -> Vec<Vec<u64>> {
        let moves = way.moves.iter();
        moves.map(|(_, from)| self.values[*from].clone()).collect()
    }

    fn go(&mut self, way: &Way, new: Vec<Vec<u64>>, mask: &[bool]) {
        if !mask.contains(&true) {
            return;
        }
        for ((to, _), new) in way.moves.iter().zip(&new) {
            self.update(*to, mask, |_, lane| new[lane]);
        }
        let target = match way.again {
            true => &mut self.again[way.to],
            false => &mut self.here[way.to],
        };
        target
            .iter_mut()
            .zip(mask)
            .for_each(|(here, comes)| *here |= comes);
    }

    /// Gives a value to the threads of the mask.
    fn update(
        &mut self,
        value: ValueId,
        mask: &[bool],
        of: impl Fn(&SecondaryMap<ValueId, Vec<u64>>, usize) -> u64,
    ) {
        let mut lanes = std::mem::take(&mut self.values[value]);
        for (lane, (slot, here)) in lanes.iter_mut().zip(mask).enumerate() {
            if *here {
                *slot = of(&self.values, lane);
            }
        }
        self.values[value] = lanes;
    }

    fn compute(&mut self, inst: InstId, mask: &[bool]) -> Result<(), GiveUp> {
        let kernel = self.kernel;
        let data = &kernel.insts[inst];
        let Some(result) = data.result else {
            return Ok(());
        };
        let width = |value: ValueId| kernel.values[value].ty.bits();
        match &data.inst {
            Inst::Binary { op, args, .. } => {
                return self.binary(*op, *args, result, mask);
            }
            &Inst::ICmp { pred, args: [a, b] } => {
                let width = width(a);
                self.update(result, mask, |values, lane| {
                    let (a, b) = (values[a][lane], values[b][lane]);
                    u64::from(int::compare_narrow(pred, width, a, b))
                });
            }
            &Inst::Select {
                cond,
                then,
                otherwise,
            } => self.update(result, mask, |values, lane| match values[cond][lane] {
                0 => values[otherwise][lane],
                _ => values[then][lane],
            }),
            &Inst::Cast { op, arg } => {
                let (from, to) = (width(arg), width(result));
                self.update(result, mask, |values, lane| {
                    let bits = values[arg][lane];
                    match op {
                        CastOp::SExt => int::signed64(bits, from) as u64 & int::mask64(to),
                        CastOp::Trunc => bits & int::mask64(to),
                        _ => bits,
                    }
                });
            }
            Inst::PtrAdd {
                base,
                offset,
                terms,
                ..
            } => return self.address(result, *base, (*offset, terms), mask),
            inst @ Inst::Pure { .. } => {
                let (count, arg) = BitCount::of(inst).expect("other functions are unknown");
                let width = width(arg);
                self.update(result, mask, |values, lane| {
                    count.in_bits(values[arg][lane].into(), width).into()
                });
            }
            // These do not change.
            Inst::Geometry { .. } => {}
            other => unreachable!("{other:?} is unknown"),
        }
        Ok(())
    }

    fn binary(
        &mut self,
        op: BinaryOp,
        [a, b]: [ValueId; 2],
        result: ValueId,
        mask: &[bool],
    ) -> Result<(), GiveUp> {
        use BinaryOp::{Add, Mul, SDiv, SRem, Sub, UDiv, URem};
        let width = self.kernel.values[result].ty.bits();
        let bits = int::mask64(width);
        match op {
            Add => self.update(result, mask, |v, i| v[a][i].wrapping_add(v[b][i]) & bits),
            Sub => self.update(result, mask, |v, i| v[a][i].wrapping_sub(v[b][i]) & bits),
            Mul => self.update(result, mask, |v, i| v[a][i].wrapping_mul(v[b][i]) & bits),
            _ => {
                let divides = matches!(op, UDiv | SDiv | URem | SRem);
                let mut divisors = self.values[b].iter().zip(mask);
                if divides && divisors.any(|(divisor, here)| *here && *divisor == 0) {
                    return Err(GiveUp::Undefined);
                }
                self.update(result, mask, |v, i| {
                    int::narrow(op, width, v[a][i], v[b][i])
                });
            }
        }
        Ok(())
    }

    /// `base + offset + Σ scale·index`, which stays near the object.
    fn address(
        &mut self,
        result: ValueId,
        base: ValueId,
        (offset, terms): (i64, &[(ValueId, i64)]),
        mask: &[bool],
    ) -> Result<(), GiveUp> {
        let widths: Vec<u32> = (terms.iter())
            .map(|(index, _)| self.kernel.values[*index].ty.bits())
            .collect();
        let values = &self.values;
        let sum = |lane: usize| {
            let indices = terms.iter().zip(&widths);
            let sum = indices.fold(i128::from(offset), |sum, ((index, scale), width)| {
                sum + i128::from(int::signed64(values[*index][lane], *width)) * i128::from(*scale)
            });
            // Addresses have 64 bits.
            sum as i64
        };
        let mut moved = vec![0; self.count];
        for lane in (0..self.count).filter(|&lane| mask[lane]) {
            let from = values[base][lane];
            let offset = ((from & (2 * MIDDLE - 1)) as i64).checked_add(sum(lane));
            let inside = offset.filter(|offset| (0..2 * MIDDLE as i64).contains(offset));
            let offset = inside.ok_or(GiveUp::Undefined)?;
            moved[lane] = from >> OFFSET_BITS << OFFSET_BITS | offset as u64;
        }
        self.update(result, mask, |_, lane| moved[lane]);
        Ok(())
    }
}

/// The threads of a mask.
fn each(mask: &[bool], what: impl FnMut(usize)) {
    let lanes = mask.iter().enumerate().filter(|(_, here)| **here);
    lanes.map(|(lane, _)| lane).for_each(what);
}

/// The object of an address, and the offset there; none of null.
pub(super) fn apart(address: u64) -> Option<(ObjectId, i64)> {
    let object = address >> OFFSET_BITS;
    let offset = (address & (2 * MIDDLE - 1)) as i64 - MIDDLE as i64;
    (object != NULL >> OFFSET_BITS).then(|| (ObjectId::new(object as usize), offset))
}
