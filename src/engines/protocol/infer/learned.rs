//! What inference has learned of the kernel's values, blocks and loops by now.

use std::collections::HashMap;

use cranelift_entity::SecondaryMap;

use super::{loops, pointers};
use crate::analysis::cfg::LoopId;
use crate::kir::{BlockId, ValueId};
use crate::smt::Term;

/// Everything that may speak of an unknown of a loop: where one turns out to have a closed
/// form, that takes its place in all of it ([`Learned::for_each_term`]).
#[derive(Default)]
pub(super) struct Learned {
    pub terms: SecondaryMap<ValueId, Option<Term>>,
    pub pointers: HashMap<ValueId, Vec<pointers::Case>>,
    /// When a block runs, in an iteration of its innermost loop.
    pub reach: SecondaryMap<BlockId, Option<Term>>,
    /// When a loop is entered, in an iteration of the loop around it.
    pub entered: HashMap<LoopId, Term>,
    /// Whether a loop with several ways out is left to this block.
    pub taken: HashMap<(LoopId, BlockId), Term>,
    /// What loops count through.
    pub counters: HashMap<LoopId, loops::Counter>,
    /// Where the pointers of a loop begin that stay in their arrays, and how far they go
    /// in each round.
    pub bumps: HashMap<LoopId, Vec<(Term, Term)>>,
    /// The counter of a loop in the round that leaves it to the block.
    pub last_rounds: HashMap<(LoopId, BlockId), Term>,
    /// What instructions promise of values, by their blocks.
    pub promises: Vec<(BlockId, Term)>,
}

impl Learned {
    /// Visits every term. A field that is not named here does not compile, since a term that
    /// is left behind would speak of a variable that means nothing any more.
    pub fn for_each_term(&mut self, mut visit: impl FnMut(&mut Term)) {
        let Learned {
            terms,
            pointers,
            reach,
            entered,
            taken,
            counters,
            bumps,
            last_rounds,
            promises,
        } = self;
        terms.values_mut().flatten().for_each(&mut visit);
        for case in pointers.values_mut().flatten() {
            case.for_each_term(&mut visit);
        }
        for counter in counters.values_mut() {
            counter.for_each_term(&mut visit);
        }
        for (init, step) in bumps.values_mut().flatten() {
            visit(init);
            visit(step);
        }
        reach.values_mut().flatten().for_each(&mut visit);
        entered.values_mut().for_each(&mut visit);
        taken.values_mut().for_each(&mut visit);
        last_rounds.values_mut().for_each(&mut visit);
        promises.iter_mut().for_each(|(_, fact)| visit(fact));
    }
}
