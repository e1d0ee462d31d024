//! Locks that a thread keeps: ways on which it goes on with a lock that it holds and gives it back
//! nowhere, so that whoever waits for it next waits forever.
//!
//! What a thread holds is known on each edge. Where ways meet, one on which it holds a lock and
//! others on which it does not, that is forgotten; there, and at the end, nothing may give the lock
//! back any more.
//! Does not: tell of a lock that nothing ever gives back, as the first thread alone may be meant to
//! have it, nor of ways that the condition of a loop or a trap ends.

use std::collections::HashSet;

use super::discipline::Discipline;
use super::{Edges, Phase, Protocol, State, Use};
use crate::kir::{BlockId, Terminator};

impl Protocol<'_> {
    /// The blocks at whose ends a thread that holds a lock leaves what it is held for.
    pub(super) fn kept(&self) -> Vec<BlockId> {
        let gives_back = |used: &Use| matches!(used, Use::GiveBack(..) | Use::ServeNext(..));
        // Who has the last turn need not pass it on.
        let has_turns = matches!(self.discipline, Discipline::Turns(_));
        if has_turns || !self.uses.values().any(gives_back) {
            return Vec::new();
        }
        let edges = self.edges();
        let holds = |state: State| state.is_some_and(|attempt| attempt.phase >= Phase::Taken);
        let mut kept = Vec::new();
        for &block in &self.cfg.reverse_postorder {
            let left = self.cfg.successors[block].iter();
            let forgotten = left.filter(|&&next| {
                let held = edges.get(&(block, next)).copied().is_some_and(holds);
                held && !self.entered(&edges, next, |_| true).is_some_and(holds)
            });
            let mut keeps = forgotten.map(|&next| self.is_over(next));
            if keeps.any(|over| over) || holds(self.at_end(&edges, block)) {
                kept.push(block);
            }
        }
        kept
    }

    /// What is known where a thread ends with the block.
    fn at_end(&self, edges: &Edges, block: BlockId) -> State {
        if self.kernel.blocks[block].terminator != Terminator::Return {
            return None;
        }
        let insts = self.kernel.blocks[block].insts.iter();
        let state = self.entered(edges, block, |_| true)?;
        insts.fold(state, |state, &inst| self.after(state, inst))
    }

    /// Does a thread that comes to the block end, or want a lock again, and give none back before?
    fn is_over(&self, block: BlockId) -> bool {
        let (mut work, mut seen, mut over) = (vec![block], HashSet::new(), false);
        while let Some(block) = work.pop() {
            if !seen.insert(block) {
                continue;
            }
            let insts = self.kernel.blocks[block].insts.iter();
            let mut uses = insts.filter_map(|inst| self.uses.get(inst));
            match uses.find(|used| !matches!(used, Use::Look)) {
                Some(Use::GiveBack(..) | Use::ServeNext(..)) => return false,
                Some(_) => over = true,
                None => {
                    over |= self.kernel.blocks[block].terminator == Terminator::Return;
                    work.extend(&self.cfg.successors[block]);
                }
            }
        }
        over
    }
}
