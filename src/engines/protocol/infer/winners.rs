//! Threads that find a flag as it was and set it at once.
//!
//! Of all that test and set a cell of global memory (`analysis/test_and_set.rs`), one thread at
//! most replaces what was there. A relation "this thread won the cell" says so.

use super::Infer;
use crate::engines::protocol::ast::{Relation, Rule};
use crate::kir::{BlockId, Inst, InstId, ObjectId};
use crate::smt::{FunId, Sort, Term};

impl Infer<'_> {
    /// Promises that whoever replaces what it reads has won the cell.
    pub(super) fn relate_winner(&mut self, block: BlockId, inst: InstId) {
        let data = &self.context.kernel.insts[inst];
        let (Inst::AtomicRmw { ptr, .. } | Inst::CmpXchg { ptr, .. }, Some(result)) =
            (&data.inst, data.result)
        else {
            return;
        };
        for case in self.pointer(*ptr) {
            let Some(flag) = self.test_and_sets.get(&case.object).cloned() else {
                continue;
            };
            let read = self.term(result, self.context.cfg.loop_of[block]);
            let mut tuple = vec![case.offset];
            tuple.extend(&self.protocol.block_ids);
            tuple.extend(&self.protocol.thread_ids);
            let fun = self.winner_relation(case.object, &tuple);
            let pool = self.pool();
            let mut known = vec![case.cond];
            match flag.expected {
                Some(expected) => {
                    let expected = pool.bv(expected, flag.width);
                    known.push(pool.eq(read, expected));
                }
                None => known.extend(flag.set.iter().map(|&set| {
                    let set = pool.bv(set, flag.width);
                    pool.ne(read, set)
                })),
            }
            let known = pool.and(known);
            let won = pool.apply(fun, tuple);
            let promise = pool.implies(known, won);
            self.learned.promises.push((block, promise));
        }
    }

    /// "This thread won the cell": two threads have won different ones.
    fn winner_relation(&mut self, object: ObjectId, like: &[Term]) -> FunId {
        if let Some(fun) = self.winners.get(&object) {
            return *fun;
        }
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
        let thread = pool.and(equal[1..].to_vec());
        let conclusion = pool.implies(equal[0], thread);
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
