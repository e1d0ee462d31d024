//! Variables that a loop passes around, as where two halves of a buffer are exchanged in each round:
//! each holds what one of them began with, all by the same number of steps.

use crate::analysis::cfg::LoopId;
use crate::engines::protocol::infer::Infer;
use crate::engines::protocol::infer::pointers::Case;
use crate::kir::{Type, ValueId};
use crate::smt::Term;

impl Infer<'_> {
    /// States what is known of them in each round.
    pub(super) fn state_rotations(&mut self, id: LoopId) {
        let header = self.context.cfg.loops[id].header;
        for cycle in self.cycles(id) {
            let ways = (0..cycle.len()).map(|steps| self.rotated(id, &cycle, steps));
            if let Some(ways) = ways.collect::<Option<Vec<Term>>>() {
                let promise = self.pool().or(ways);
                self.learned.promises.push((header, promise));
            }
        }
    }

    /// Phis each of which is the next one of them a round later.
    fn cycles(&self, id: LoopId) -> Vec<Vec<ValueId>> {
        const MOST: usize = 4;
        let phis = self.phis(id);
        let mut cycles: Vec<Vec<ValueId>> = Vec::new();
        for &first in &phis {
            let mut cycle = vec![first];
            let closed = loop {
                let next = self.next_value(id, cycle[cycle.len() - 1]);
                match next.filter(|next| phis.contains(next) && cycle.len() <= MOST) {
                    Some(next) if next == first => break cycle.len() > 1,
                    Some(next) if !cycle.contains(&next) => cycle.push(next),
                    _ => break false,
                }
            };
            if closed && cycles.iter().all(|known| !known.contains(&first)) {
                cycles.push(cycle);
            }
        }
        cycles
    }

    /// Each holds what the one so many steps further on began with.
    fn rotated(&mut self, id: LoopId, cycle: &[ValueId], steps: usize) -> Option<Term> {
        let mut parts = Vec::new();
        for (index, &phi) in cycle.iter().enumerate() {
            let source = cycle[(index + steps) % cycle.len()];
            let is = match self.context.kernel.values[phi].ty {
                Type::Int(2..) => {
                    let (now, first) = (self.learned.terms[phi]?, self.init(id, source)?);
                    self.pool().eq(now, first)
                }
                ty if ty.is_ptr() => {
                    let now = self.learned.pointers.get(&phi)?.clone();
                    let first = self.init_value(id, source)?;
                    let first = self.pointer(first);
                    self.same_places(&now, &first)
                }
                _ => return None,
            };
            parts.push(is);
        }
        Some(self.pool().and(parts))
    }

    /// The pointers point into the same objects at the same places. A pointer into one object alone is
    /// taken to point into it where it is null as well: of that nothing is said.
    fn same_places(&mut self, now: &[Case], first: &[Case]) -> Term {
        let pool = self.pool();
        let mut parts = Vec::new();
        for case in now {
            let same_object = first.iter().find(|other| other.object == case.object);
            let is_only = pool.as_bool(case.cond) == Some(true);
            parts.push(match same_object {
                Some(other) => {
                    let place = pool.eq(case.offset, other.offset);
                    let place = pool.implies(other.cond, place);
                    let both = match is_only {
                        true => pool.bool(true),
                        false => pool.eq(case.cond, other.cond),
                    };
                    pool.and([both, place])
                }
                None if is_only => pool.bool(true),
                None => pool.not(case.cond),
            });
        }
        pool.and(parts)
    }
}
