//! Pointers as objects and offsets.

use cranelift_entity::EntityRef;

use super::Infer;
use crate::analysis::cfg::LoopId;
use crate::kir::{BinaryOp, CastOp, Inst, ObjectId, ValueDef, ValueId};
use crate::smt::{Sort, Term};

/// One object that a pointer may point into.
#[derive(Clone, Copy, Debug)]
pub(super) struct Case {
    pub object: ObjectId,
    pub cond: Term,
    /// In units of the object's stride, 64 bits.
    pub offset: Term,
}

impl Case {
    /// Visits every term.
    pub fn for_each_term(&mut self, visit: &mut impl FnMut(&mut Term)) {
        let Case {
            object: _,
            cond,
            offset,
        } = self;
        visit(cond);
        visit(offset);
    }
}

impl Infer<'_> {
    /// The objects that the pointer may point into, and where.
    pub(super) fn pointer(&mut self, value: ValueId) -> Vec<Case> {
        if let Some(cases) = self.learned.pointers.get(&value) {
            return cases.clone();
        }
        let targets: Vec<ObjectId> = match self.context.points_to.targets(value) {
            Some(targets) => targets.iter().copied().collect(),
            None => return Vec::new(),
        };
        let cases = match &self.context.kernel.values[value].def {
            ValueDef::Address(object) => {
                let pool = self.pool();
                vec![Case {
                    object: *object,
                    cond: pool.bool(true),
                    offset: pool.bv(0, 64),
                }]
            }
            ValueDef::Inst(inst) => {
                let inst = &self.context.kernel.insts[*inst].inst;
                match self.pointer_expression(inst, value) {
                    Some(cases) => merge(self, cases, &targets),
                    None => self.unknown_pointer(value, &targets),
                }
            }
            // Null pointers point to nothing.
            _ => Vec::new(),
        };
        self.learned.pointers.insert(value, cases.clone());
        cases
    }

    fn pointer_expression(&mut self, inst: &Inst, result: ValueId) -> Option<Vec<Case>> {
        let scope = self.scope_of(result);
        match inst {
            Inst::PtrAdd {
                base,
                offset,
                terms,
                inbounds,
            } => {
                let mut cases = self.pointer(*base);
                let stride = self.pointer_stride(*base);
                let distance = self.distance(*offset, terms, stride, scope);
                let exact = *inbounds && self.context.source_overflow_rules;
                if exact {
                    self.promise_places(result, terms, stride, scope);
                }
                for case in &mut cases {
                    if exact {
                        self.promise_no_overflow(BinaryOp::Add, result, case.offset, distance);
                    }
                    case.offset = self.pool().bv_add(case.offset, distance);
                }
                Some(cases)
            }
            Inst::Cast {
                op: CastOp::AddrSpace | CastOp::Bitcast,
                arg,
            } => Some(self.pointer(*arg)),
            Inst::Cast {
                op: CastOp::IntToPtr,
                arg,
            } => match self.inst(*arg)? {
                Inst::Cast {
                    op: CastOp::PtrToInt,
                    arg,
                } => Some(self.pointer(*arg)),
                _ => None,
            },
            Inst::Select {
                cond,
                then,
                otherwise,
            } => {
                let cond = self.term(*cond, scope);
                let not = self.pool().not(cond);
                let mut cases = Vec::new();
                for (cond, arm) in [(cond, *then), (not, *otherwise)] {
                    for case in self.pointer(arm) {
                        let cond = self.pool().and([cond, case.cond]);
                        cases.push(Case { cond, ..case });
                    }
                }
                Some(cases)
            }
            Inst::Phi { incoming } => {
                let block = self.context.home[result]?;
                if self.context.cfg.headed_loop(block).is_some() {
                    return None;
                }
                let incoming = self.reachable(block, incoming);
                if let Some(id) = self.loop_left(block, &incoming) {
                    return self.pointer_after(id, block, &incoming);
                }
                let mut cases = Vec::new();
                for (from, arm) in incoming {
                    let edge = self.edge_reach(from, block)?;
                    for case in self.pointer(arm) {
                        let cond = self.pool().and([edge, case.cond]);
                        cases.push(Case { cond, ..case });
                    }
                }
                Some(cases)
            }
            _ => None,
        }
    }

    /// What an index is multiplied by does not take it out of the numbers.
    fn promise_places(
        &mut self,
        result: ValueId,
        terms: &[(ValueId, i64)],
        stride: u64,
        scope: Option<LoopId>,
    ) {
        for (index, scale) in terms {
            let index = self.term(*index, scope);
            let times = scale / stride as i64;
            if times > 1 && self.protocol.pool.sort(index) == &Sort::BitVec(64) {
                let times = self.pool().bv(times as u128, 64);
                self.promise_no_overflow(BinaryOp::Mul, result, index, times);
            }
        }
    }

    /// `offset + Σ scale·index` in units of `stride` bytes.
    pub(super) fn distance(
        &mut self,
        offset: i64,
        terms: &[(ValueId, i64)],
        stride: u64,
        scope: Option<LoopId>,
    ) -> Term {
        let unit = stride as i64;
        let mut sum = self.pool().bv((offset / unit) as u64 as u128, 64);
        for (index, scale) in terms {
            let index = self.term(*index, scope);
            let pool = self.pool();
            if pool.is_bool(index) {
                let (ones, zero) = (
                    pool.bv((scale / unit).wrapping_neg() as u64 as u128, 64),
                    pool.bv(0, 64),
                );
                let part = pool.ite(index, ones, zero);
                sum = pool.bv_add(sum, part);
                continue;
            }
            let index = match pool.width(index) {
                64 => index,
                65.. => pool.extract(index, 64, 0),
                _ => pool.sign_ext(index, 64),
            };
            let part = pool.bv_scale(index, (scale / unit) as u64 as u128);
            sum = pool.bv_add(sum, part);
        }
        sum
    }

    /// Bytes per unit of the pointer's offset.
    pub(super) fn pointer_stride(&self, pointer: ValueId) -> u64 {
        self.context
            .points_to
            .targets(pointer)
            .and_then(|targets| targets.first())
            .map_or(1, |&object| {
                self.context.points_to.granularity(object).stride
            })
    }

    /// A pointer somewhere into some of the objects.
    pub(super) fn unknown_pointer(&mut self, value: ValueId, targets: &[ObjectId]) -> Vec<Case> {
        let name = self.name_of(value);
        let (level, scope) = (self.level(value), self.scope_of(value));
        targets
            .iter()
            .map(|&object| {
                let cond = match targets.len() {
                    1 => self.pool().bool(true),
                    _ => {
                        let which = format!("{name}.{}", object.index());
                        self.local(&which, Sort::Bool, level, scope)
                    }
                };
                let offset = self.local(&name, Sort::BitVec(64), level, scope);
                Case {
                    object,
                    cond,
                    offset,
                }
            })
            .collect()
    }
}

/// One case for each object. A pointer into one object alone is into it whatever
/// the conditions say.
fn merge(infer: &mut Infer, cases: Vec<Case>, targets: &[ObjectId]) -> Vec<Case> {
    let mut merged: Vec<Case> = Vec::new();
    for case in cases {
        match merged.iter_mut().find(|m| m.object == case.object) {
            None => merged.push(case),
            Some(known) => {
                let pool = infer.pool();
                known.offset = pool.ite(case.cond, case.offset, known.offset);
                known.cond = pool.or([known.cond, case.cond]);
            }
        }
    }
    if let ([single], [_]) = (merged.as_mut_slice(), targets) {
        single.cond = infer.pool().bool(true);
    }
    merged
}
