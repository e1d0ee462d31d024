//! What threads find in memory that nobody writes, where they write it elsewhere: one place holds
//! one value, whoever reads it.

use cranelift_entity::EntitySet;

use super::{Infer, sort_of};
use crate::analysis::cfg::LoopId;
use crate::engines::protocol::subst::Subst;
use crate::kir::{AddressSpace, Inst, InstId, ObjectId, ObjectKind, Type, ValueDef, ValueId};
use crate::smt::{Sort, Term};

impl Infer<'_> {
    /// What is stored in the loop, where it is made of ids, sizes, parameters and what such loads find:
    /// these are functions of the place then.
    pub(super) fn computed(&mut self, value: ValueId, scope: Option<LoopId>) -> Option<Term> {
        let loads = self.loads_behind(value, scope)?;
        let term = self.term(value, scope);
        let mut subst = Subst::new();
        for load in loads {
            let result = self.context.kernel.insts[load].result;
            // What decides a place as well has the name that it has there.
            let Some(result) = result.filter(|result| !self.decisive.contains(result)) else {
                continue;
            };
            if let Some(found) = self.found(load) {
                let unknown = self.term(result, scope);
                subst.bind(unknown, found, &self.protocol.pool);
            }
        }
        Some(subst.term(&mut self.protocol.pool, term))
    }

    /// The loads that the value is made of; none where something else is part of it that is no more
    /// than a thread's own.
    fn loads_behind(&self, value: ValueId, scope: Option<LoopId>) -> Option<Vec<InstId>> {
        let (mut seen, mut loads) = (EntitySet::new(), Vec::new());
        let mut work = vec![value];
        while let Some(value) = work.pop() {
            let ValueDef::Inst(id) = self.context.kernel.values[value].def else {
                continue;
            };
            if !seen.insert(value) {
                continue;
            }
            let inst = &self.context.kernel.insts[id].inst;
            if !inst.accessed().is_empty() {
                // In a loop that has ended, places have the names of its last round.
                let home = self.scope_of(value);
                let known = home.is_none_or(|home| {
                    let cfg = self.context.cfg;
                    scope.is_some_and(|scope| cfg.in_loop(home, cfg.loops[scope].header))
                });
                if !known || !self.is_lasting(inst) {
                    return None;
                }
                loads.push(id);
                continue;
            }
            if matches!(inst, Inst::Warp { .. } | Inst::Nondet { .. }) {
                return None;
            }
            work.extend(inst.operands());
        }
        Some(loads)
    }

    /// Does it load what all threads find there, from beginning to end?
    fn is_lasting(&self, inst: &Inst) -> bool {
        let Inst::Load { ptr, access } = inst else {
            return false;
        };
        let targets = self.context.points_to.targets(*ptr);
        access.atomic.is_none()
            && targets.is_some_and(|targets| {
                !targets.is_empty() && targets.iter().all(|object| self.lasts(*object))
            })
    }

    /// Is it one array for all threads, which nobody writes?
    fn lasts(&self, object: ObjectId) -> bool {
        let data = &self.context.kernel.objects[object];
        let is_one = matches!(data.kind, ObjectKind::Param { .. } | ObjectKind::Global);
        let space = data.space;
        let is_common = !matches!(space, AddressSpace::Shared | AddressSpace::Private);
        is_one && is_common && !self.context.points_to.written(object)
    }

    /// What the load finds, by its place.
    fn found(&mut self, load: InstId) -> Option<Term> {
        let data = &self.context.kernel.insts[load];
        let (Inst::Load { ptr, .. }, Some(result)) = (&data.inst, data.result) else {
            return None;
        };
        let ty = self.context.kernel.values[result].ty;
        if ty == Type::Int(1) || ty.is_ptr() {
            return None;
        }
        let mut found = self.term(result, self.scope_of(result));
        for case in self.pointer(*ptr) {
            let name = &self.context.kernel.objects[case.object].name;
            let pool = &mut self.protocol.pool;
            let fun = *(self.elements.entry((case.object, ty.bits()))).or_insert_with(|| {
                let name = format!("found.{name}");
                pool.fresh_fun(&name, vec![Sort::BitVec(64)], sort_of(ty))
            });
            let there = pool.apply(fun, vec![case.offset]);
            found = pool.ite(case.cond, there, found);
        }
        Some(found)
    }
}
