//! Values of loops that are left in several ways, or together with other threads: what they
//! are in the last round, of which is known that it leaves and that those before did not.

use crate::analysis::cfg::LoopId;
use crate::engines::protocol::infer::Infer;
use crate::engines::protocol::subst::Subst;
use crate::kir::BlockId;
use crate::smt::{Node, Sort, Term};

impl Infer<'_> {
    /// What a term of the loop is worth in the round that leaves the loop to the block.
    pub(super) fn at_exit(&mut self, id: LoopId, to: BlockId, term: Term) -> Option<Term> {
        let counter = self.learned.counters.get(&id)?.var;
        // The numbers of an exact range are the rounds that go on.
        if self.exact.get(&id) != Some(&false) || !self.depends_only_on(term, id, counter) {
            return None;
        }
        let last = self.last_round(id, to)?;
        Some(self.at_round(counter, last, term))
    }

    /// The counter in that round.
    fn last_round(&mut self, id: LoopId, to: BlockId) -> Option<Term> {
        if let Some(last) = self.learned.last_rounds.get(&(id, to)) {
            return Some(*last);
        }
        let exits: Vec<BlockId> = self.context.cfg.loops[id]
            .exits
            .iter()
            .filter(|(_, target)| *target == to)
            .map(|(from, _)| *from)
            .collect();
        let direct = |from: &BlockId| self.context.cfg.loop_of[*from] == Some(id);
        let only = self.context.cfg.predecessors[to]
            .iter()
            .all(|p| exits.contains(p));
        if !only || !exits.iter().all(direct) {
            return None;
        }
        let counter = self.learned.counters[&id].clone();
        let width = self.protocol.pool.width(counter.var);
        let level = self.loop_level(id);
        let parent = self.context.cfg.loops[id].parent;
        let last = self.local("last", Sort::BitVec(width), level, parent);
        self.learned.last_rounds.insert((id, to), last);
        if let [from] = exits[..] {
            for fact in self.leaving(id, from, to) {
                let fact = self.at_round(counter.var, last, fact);
                self.learned.promises.push((to, fact));
            }
        }
        if counter.counts_rounds {
            self.promise_rounds_before(id, to, last);
        }
        Some(last)
    }

    /// No round before the last one left the loop.
    fn promise_rounds_before(&mut self, id: LoopId, to: BlockId, last: Term) {
        let counter = self.learned.counters[&id].var;
        let width = self.protocol.pool.width(counter);
        let (zero, one) = (self.pool().bv(0, width), self.pool().bv(1, width));
        let before = self.pool().bv_sub(last, one);
        let first = self.pool().eq(last, zero);
        for (from, target) in self.context.cfg.loops[id].exits.clone() {
            if self.context.cfg.loop_of[from] != Some(id) {
                continue;
            }
            let Some(reach) = self.learned.reach[from] else {
                continue;
            };
            let edge = self.edge(from, target);
            let leaves = self.pool().and([reach, edge]);
            if self.depends_only_on(leaves, id, counter) {
                let leaves = self.at_round(counter, before, leaves);
                let stayed = self.pool().not(leaves);
                let fact = self.pool().or([first, stayed]);
                self.learned.promises.push((to, fact));
            }
        }
    }

    /// What holds where the round leaves the loop by the edge, of the counter alone.
    fn leaving(&mut self, id: LoopId, from: BlockId, to: BlockId) -> Vec<Term> {
        let counter = self.learned.counters[&id].var;
        let Some(reach) = self.learned.reach[from] else {
            return Vec::new();
        };
        let edge = self.edge(from, to);
        let leaves = self.pool().and([reach, edge]);
        let parts = match self.protocol.pool.node(leaves) {
            Node::And(parts) => parts.to_vec(),
            _ => vec![leaves],
        };
        let known = |part: &Term| self.depends_only_on(*part, id, counter);
        parts.into_iter().filter(known).collect()
    }

    fn at_round(&mut self, counter: Term, round: Term, term: Term) -> Term {
        let mut subst = Subst::new();
        subst.bind(counter, round, &self.protocol.pool);
        subst.term(&mut self.protocol.pool, term)
    }
}
