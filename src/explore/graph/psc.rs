//! The SC axiom of SRC11: `incl ∩ psc` is acyclic (GPUMC, Fig. 3).
//!
//! A new event has no successors but those by `co` and `fr`. So a cycle that was not
//! there before leaves the new event by one of these, and starts, as an edge of `psc`, at
//! the event itself or at an SC fence that happens before it. Nothing else is searched.

use super::super::access::Order;
use super::{CellId, Event, EventId, Graph, Kind, coherence};

impl Graph {
    /// Whether adding `event`, which may have successors in `co` or `fr` and has no
    /// others, has left `incl ∩ psc` acyclic, if it was before.
    pub(super) fn psc_stays_acyclic(&self, event: EventId) -> bool {
        if self.sc_events < 2 {
            return true;
        }
        let is_sc = self.event(event).access.order == Order::SEQ_CST;
        if !is_sc && self.sc_fences == 0 {
            return true;
        }
        let sc: Vec<EventId> = self
            .threads
            .iter()
            .flatten()
            .copied()
            .filter(|&e| self.event(e).access.order == Order::SEQ_CST)
            .collect();
        let starts = sc.iter().enumerate().filter(|&(_, &e)| {
            e == event || (self.event(e).is_sc_fence() && self.happens_before(e, event))
        });
        starts
            .into_iter()
            .all(|(start, _)| !self.psc_cycle_through(&sc, start))
    }

    fn psc_cycle_through(&self, sc: &[EventId], start: usize) -> bool {
        let mut seen = vec![false; sc.len()];
        let mut stack = vec![start];
        while let Some(from) = stack.pop() {
            for to in 0..sc.len() {
                if (to == start || !seen[to]) && from != to && self.psc_edge(sc[from], sc[to]) {
                    if to == start {
                        return true;
                    }
                    seen[to] = true;
                    stack.push(to);
                }
            }
        }
        false
    }

    /// `incl ∩ psc` between two different SC events.
    fn psc_edge(&self, a: EventId, b: EventId) -> bool {
        let (ea, eb) = (self.event(a), self.event(b));
        let ends = ((ea.thread, ea.access), (eb.thread, eb.access));
        if !self.scopes.inclusive(ends.0, ends.1) {
            return false;
        }
        match (ea.cell(), eb.cell()) {
            (Some(from), Some(to)) => self.scb_accesses((a, from), (b, to)),
            (None, Some(cell)) => self.psc_fence_access(a, b, cell),
            (Some(cell), None) => self.psc_access_fence(a, cell, b),
            (None, None) => self.happens_before(a, b) || self.hb_eco_hb(a, b),
        }
    }

    /// Does the one fence come before the other in the order of sequentially consistent fences, by atomic
    /// accesses whose scopes include each other?
    pub(super) fn fence_comes_before(&self, a: EventId, b: EventId) -> bool {
        let inclusive = |x: EventId, y: EventId| {
            let (ex, ey) = (self.event(x), self.event(y));
            let ends = ((ex.thread, ex.access), (ey.thread, ey.access));
            self.scopes.inclusive(ends.0, ends.1)
        };
        let in_order = |cell: CellId| {
            let behind = self.accesses(cell).filter(|&x| self.happens_before(a, x));
            let before: Vec<EventId> = self
                .accesses(cell)
                .filter(|&y| self.happens_before(y, b))
                .collect();
            behind.into_iter().any(|x| {
                let mut before = before.iter();
                before.any(|&y| self.eco_key(cell, x) < self.eco_key(cell, y) && inclusive(x, y))
            })
        };
        inclusive(a, b)
            && (self.happens_before(a, b) || (0..self.cells.len() as CellId).any(in_order))
    }

    /// `scb` between two accesses.
    fn scb_accesses(&self, (a, a_cell): (EventId, CellId), (b, b_cell): (EventId, CellId)) -> bool {
        let (ea, eb) = (self.event(a), self.event(b));
        if ea.thread == eb.thread {
            if ea.index < eb.index {
                return true;
            }
        } else if a_cell == b_cell && self.happens_before(a, b) {
            return true;
        }
        if a_cell == b_cell && self.co_or_fr(a, b) {
            return true;
        }
        // po to another cell; hb; po from another cell
        let after = &self.threads[ea.thread][ea.index as usize + 1..];
        let before = &self.threads[eb.thread][..eb.index as usize];
        let first = after
            .iter()
            .find(|&&e| self.event(e).cell() != Some(a_cell));
        let last = before
            .iter()
            .rfind(|&&e| self.event(e).cell() != Some(b_cell));
        match (first, last) {
            (Some(&first), Some(&last)) => self.happens_before(first, last),
            _ => false,
        }
    }

    /// `hb?; scb` from an SC fence to an SC access.
    fn psc_fence_access(&self, fence: EventId, access: EventId, cell: CellId) -> bool {
        let event = self.event(access);
        if let Some(before) = event.index.checked_sub(1) {
            let before = self.threads[event.thread][before as usize];
            if before == fence || self.happens_before(fence, before) {
                return true;
            }
        }
        self.accesses(cell).any(|x| {
            self.happens_before(fence, x)
                && x != access
                && (self.happens_before(x, access) || self.co_or_fr(x, access))
        })
    }

    /// `scb; hb?` from an SC access to an SC fence.
    fn psc_access_fence(&self, access: EventId, cell: CellId, fence: EventId) -> bool {
        let event = self.event(access);
        if let Some(&after) = self.threads[event.thread].get(event.index as usize + 1)
            && (after == fence || self.happens_before(after, fence))
        {
            return true;
        }
        self.accesses(cell).any(|y| {
            self.happens_before(y, fence)
                && y != access
                && (self.happens_before(access, y) || self.co_or_fr(access, y))
        })
    }

    /// `hb; eco; hb` between two SC fences. Along one cell, `eco` leads from lower to
    /// higher ranks, and from a write to its readers.
    fn hb_eco_hb(&self, a: EventId, b: EventId) -> bool {
        (0..self.cells.len() as CellId).any(|cell| {
            let key = |event: EventId| self.eco_key(cell, event);
            let from = self.accesses(cell).filter(|&x| self.happens_before(a, x));
            let Some(lowest) = from.map(key).min() else {
                return false;
            };
            let to = self.accesses(cell).filter(|&y| self.happens_before(y, b));
            to.map(key).any(|highest| lowest < highest)
        })
    }

    fn eco_key(&self, cell: CellId, event: EventId) -> usize {
        match self.event(event).kind {
            Kind::Read { source, .. } => 2 * coherence::rank(self.cell(cell), source) + 1,
            _ => 2 * coherence::rank(self.cell(cell), event),
        }
    }

    /// Whether `a` comes before the write `b` of the same cell by `co` or `fr`.
    fn co_or_fr(&self, a: EventId, b: EventId) -> bool {
        let Event {
            kind: Kind::Write { cell },
            ..
        } = *self.event(b)
        else {
            return false;
        };
        let earlier = self.event(a).source().unwrap_or(a);
        earlier != b
            && coherence::rank(self.cell(cell), earlier) < coherence::rank(self.cell(cell), b)
    }

    fn accesses(&self, cell: CellId) -> impl Iterator<Item = EventId> + '_ {
        let cell = self.cell(cell);
        cell.writes.iter().chain(&cell.reads).copied()
    }
}
