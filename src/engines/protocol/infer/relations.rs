//! What loads find in arrays of which the user says something.

use super::Infer;
use crate::engines::contents::{self, Fact};
use crate::engines::protocol::ast::{Relation, Rule};
use crate::engines::protocol::description::values_of;
use crate::kir::{BlockId, Inst, InstId, Type};
use crate::smt::Sort;
use crate::vc;

impl Infer<'_> {
    /// Declares the relations that facts are about, with the rules that terms can say.
    pub(super) fn declare_relations(&mut self, facts: &[Fact]) {
        let usable = contents::usable(facts, self.context.points_to);
        let kernel = self.context.kernel;
        for (array, rules) in contents::rules(usable) {
            let known = values_of(kernel, &self.quantities);
            let mut relation = None;
            for rule in rules {
                let pool = &mut self.protocol.pool;
                let sorts = [Sort::BitVec(64), Sort::BitVec(rule.width)];
                let fun = *relation.get_or_insert_with(|| {
                    let name = format!("element.{}", kernel.objects[array].name);
                    pool.fresh_fun(&name, sorts.to_vec(), Sort::Bool)
                });
                let mut values = known.clone();
                let mut tuples = Vec::new();
                for (index, element) in &rule.pairs {
                    let pair = [
                        pool.fresh_var(index.as_str(), sorts[0].clone()),
                        pool.fresh_var(element.as_str(), sorts[1].clone()),
                    ];
                    values.insert(index.clone(), pair[0]);
                    values.insert(element.clone(), pair[1]);
                    tuples.push(pair.to_vec());
                }
                let Ok(conclusion) = vc::term(pool, &rule.conclusion, values) else {
                    continue;
                };
                self.relation_of.insert(array, fun);
                let known = self.protocol.relations.iter_mut();
                let rule = Rule { tuples, conclusion };
                match known.into_iter().find(|known| known.fun == fun) {
                    Some(known) => known.rules.push(rule),
                    None => self.protocol.relations.push(Relation {
                        fun,
                        rules: vec![rule],
                    }),
                }
            }
        }
    }

    /// Promises that the relation holds of what the load finds, where it reads one element.
    pub(super) fn relate(&mut self, block: BlockId, load: InstId) {
        let data = &self.context.kernel.insts[load];
        let (Inst::Load { ptr, access }, Some(result)) = (&data.inst, data.result) else {
            return;
        };
        let Type::Int(width) = self.context.kernel.values[result].ty else {
            return;
        };
        if access.atomic.is_some() || width == 1 {
            return;
        }
        let element = self.term(result, self.context.cfg.loop_of[block]);
        for case in self.pointer(*ptr) {
            let Some(&fun) = self.relation_of.get(&case.object) else {
                continue;
            };
            let pool = self.pool();
            if pool.fun_data(fun).params[1] != Sort::BitVec(width) {
                continue;
            }
            let holds = pool.apply(fun, vec![case.offset, element]);
            let promise = pool.implies(case.cond, holds);
            self.learned.promises.push((block, promise));
        }
    }
}
