//! Threads that find a flag as it was and set it at once.
//!
//! Of all that test and set a cell of global memory, or the same bits of it (`analysis/test_and_set.rs`), one
//! thread at most replaces what was there. A relation "this thread won the cell" says so.

use super::Infer;
use super::pointers::Case;
use crate::analysis::test_and_set::TestAndSet;
use crate::bv::BvOp;
use crate::engines::protocol::ast::{Relation, Rule};
use crate::kir::{BlockId, Inst, InstId, ObjectId, ValueId};
use crate::smt::{FunId, Sort, Term};

impl Infer<'_> {
    /// Promises that whoever replaces what it reads has won the cell, or the bits of it that it adds.
    pub(super) fn relate_winner(&mut self, block: BlockId, inst: InstId) {
        let data = &self.context.kernel.insts[inst];
        let (ptr, value) = match data.inst {
            Inst::AtomicRmw { ptr, value, .. } => (ptr, value),
            Inst::CmpXchg { ptr, desired, .. } => (ptr, desired),
            _ => return,
        };
        let Some(result) = data.result else {
            return;
        };
        for case in self.pointer(ptr) {
            let read = self.term(result, self.context.cfg.loop_of[block]);
            let (object, condition) = (case.object, case.cond);
            let won = match self.test_and_sets.get(&object).cloned() {
                Some(flag) => Some((self.replaced(&flag, read), vec![case.offset])),
                None => self.added(&case, block, (value, read)),
            };
            let Some((known, what)) = won else {
                continue;
            };
            let fun = self.winner_relation(object, &what);
            let mut tuple = what;
            tuple.extend(&self.protocol.block_ids);
            tuple.extend(&self.protocol.thread_ids);
            let pool = self.pool();
            let known = pool.and(vec![condition, known]);
            let won = pool.apply(fun, tuple);
            let promise = pool.implies(known, won);
            self.learned.promises.push((block, promise));
        }
    }

    /// What was read is replaced.
    fn replaced(&mut self, flag: &TestAndSet, read: Term) -> Term {
        let pool = self.pool();
        match flag.expected {
            Some(expected) => {
                let expected = pool.bv(expected, flag.width);
                pool.eq(read, expected)
            }
            None => {
                let set = flag.set.iter().map(|&set| {
                    let set = pool.bv(set, flag.width);
                    pool.ne(read, set)
                });
                let differs: Vec<Term> = set.collect();
                pool.and(differs)
            }
        }
    }

    /// Bits are added to a word that had none of them, and which ones.
    fn added(
        &mut self,
        case: &Case,
        block: BlockId,
        (value, read): (ValueId, Term),
    ) -> Option<(Term, Vec<Term>)> {
        let width = *self.sets_of_bits.get(&case.object)?;
        let bits = self.term(value, self.context.cfg.loop_of[block]);
        let pool = self.pool();
        let none = pool.bv(0, width);
        let common = pool.bv_op(BvOp::And, read, bits);
        let (are_some, are_new) = (pool.ne(bits, none), pool.eq(common, none));
        let added = pool.and(vec![are_some, are_new]);
        Some((added, vec![case.offset, bits]))
    }

    /// "This thread won the cell": two threads have won different ones.
    fn winner_relation(&mut self, object: ObjectId, what: &[Term]) -> FunId {
        if let Some(fun) = self.winners.get(&object) {
            return *fun;
        }
        let ids = (self.protocol.block_ids.iter()).chain(&self.protocol.thread_ids);
        let like: Vec<Term> = what.iter().chain(ids).copied().collect();
        let pool = &mut self.protocol.pool;
        let sorts: Vec<Sort> = like.iter().map(|term| pool.sort(*term).clone()).collect();
        let fun = pool.fresh_fun("won", sorts.clone(), Sort::Bool);
        let tuples = [(); 2].map(|()| {
            let parts = sorts.iter().cloned();
            let parts = parts.map(|sort| pool.fresh_var("part", sort));
            parts.collect::<Vec<Term>>()
        });
        let equal: Vec<Term> = (tuples[0].iter().zip(&tuples[1]))
            .map(|(a, b)| pool.eq(*a, *b))
            .collect();
        let (what, thread) = equal.split_at(what.len());
        let [what, thread] = [what, thread].map(|equal| pool.and(equal.to_vec()));
        let conclusion = pool.implies(what, thread);
        self.protocol.relations.push(Relation {
            fun,
            rules: vec![Rule {
                tuples: tuples.to_vec(),
                conclusion,
            }],
        });
        self.winners.insert(object, fun);
        fun
    }
}
