//! Results of functions that depend on their arguments alone.

use std::collections::HashSet;

use super::Infer;
use crate::engines::protocol::ast::{Relation, Rule};
use crate::kir::{BlockId, Inst, InstId, Kernel, Type, ValueDef, ValueId};
use crate::smt::{FunId, Sort, Term};

/// The values that decide which ways threads go and which places they touch.
pub(super) fn decisive(kernel: &Kernel) -> HashSet<ValueId> {
    let mut work = Vec::new();
    for block in kernel.blocks.values() {
        block.terminator.for_each_operand(|value| work.push(value));
    }
    for data in kernel.insts.values() {
        work.extend(data.inst.accessed().into_iter().map(|(place, _)| place));
        if let Inst::Annotation { args, .. } = &data.inst {
            work.extend(args);
        }
    }
    let mut decisive = HashSet::new();
    while let Some(value) = work.pop() {
        if let ValueDef::Inst(inst) = kernel.values[value].def
            && decisive.insert(value)
            && kernel.insts[inst].inst.accessed().is_empty()
        {
            work.extend(kernel.insts[inst].inst.operands());
        }
    }
    decisive
}

impl Infer<'_> {
    /// Promises that what the function gives is its result for these arguments, where all are integers or
    /// truth values: equal arguments have equal results, in whichever thread. Says nothing of results that decide neither
    /// ways nor places.
    pub(super) fn relate_result(&mut self, block: BlockId, call: InstId) {
        let data = &self.context.kernel.insts[call];
        let (Inst::Pure { name, lane, args }, Some(result)) = (&data.inst, data.result) else {
            return;
        };
        if !self.decisive.contains(&result) {
            return;
        }
        let width = |value: &ValueId| match self.context.kernel.values[*value].ty {
            Type::Int(1) => Some(Sort::Bool),
            Type::Int(width) => Some(Sort::BitVec(width)),
            _ => None,
        };
        let sorts: Option<Vec<Sort>> = args.iter().chain([&result]).map(width).collect();
        let Some(sorts) = sorts.filter(|_| !args.is_empty()) else {
            return;
        };
        let fun = self.function((name.clone(), *lane, sorts));
        let around = self.context.cfg.loop_of[block];
        let tuple = args.iter().chain([&result]);
        let tuple: Vec<Term> = tuple.map(|value| self.term(*value, around)).collect();
        let promise = self.pool().apply(fun, tuple);
        self.learned.promises.push((block, promise));
    }

    /// The relation of arguments and results of a function.
    fn function(&mut self, function: (String, u32, Vec<Sort>)) -> FunId {
        if let Some(&known) = self.functions.get(&function) {
            return known;
        }
        let (name, _, sorts) = &function;
        let pool = &mut self.protocol.pool;
        let fun = pool.fresh_fun(&format!("result.{name}"), sorts.clone(), Sort::Bool);
        let tuples = [(); 2].map(|()| {
            let elements = sorts
                .iter()
                .map(|sort| pool.fresh_var("element", sort.clone()));
            elements.collect::<Vec<Term>>()
        });
        let mut equal = tuples[0].iter().zip(&tuples[1]);
        let mut equal: Vec<Term> = equal.by_ref().map(|(a, b)| pool.eq(*a, *b)).collect();
        let results = equal.pop().unwrap_or(pool.bool(true));
        let arguments = pool.and(equal);
        let rule = Rule {
            conclusion: pool.implies(arguments, results),
            tuples: tuples.to_vec(),
        };
        let relation = Relation {
            fun,
            rules: vec![rule],
        };
        self.protocol.relations.push(relation);
        self.functions.insert(function, fun);
        fun
    }
}
