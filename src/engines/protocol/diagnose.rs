//! From a model of a protocol's race to the defect, and to a launch to try.

use std::collections::BTreeSet;

use super::ast::Mode;
use super::infer::{Inferred, span};
use super::prove;
use crate::analysis::told::{self, Told};
use crate::engines::Subject;
use crate::kir::{BlockId, Geometry, Inst, InstId, Kernel};
use crate::report::model::{
    AccessKind, AccessReport, Confidence, Defect, Span, ThreadReport, Value,
};
use crate::report::scenario::{Alarm, Scenario};
use crate::smt;

/// The race of an array of the protocol; sizes that the model leaves open are zero.
pub fn alarm(subject: &Subject, inferred: &Inferred, alarm: &prove::Alarm) -> Alarm {
    let model = Model {
        subject,
        inferred,
        alarm,
    };
    Alarm {
        defect: model.defect(),
        scenario: model.scenario(),
    }
}

struct Model<'a> {
    subject: &'a Subject<'a>,
    inferred: &'a Inferred,
    alarm: &'a prove::Alarm,
}

impl Model<'_> {
    fn defect(&self) -> Defect {
        let alarm = self.alarm;
        let certain = alarm.certain
            && !may_be_told(self.subject.kernel, alarm)
            && !self.may_write_what_was_told()
            && !self.writes_other_than_cells()
            && !self.is_conditional()
            && !self.is_placed_by_what_is_made()
            && self.inside(0)
            && self.inside(1);
        let element = alarm.accesses[0].index.last().and_then(smt::Value::as_bv);
        let object = self.inferred.objects[alarm.array];
        Defect::Race {
            confidence: match certain {
                true => Confidence::Provable,
                false => Confidence::Possible,
            },
            memory: self.subject.kernel.objects[object].space.into(),
            array: self.subject.kernel.objects[object].name.clone(),
            element: element.map(|e| e as i64),
            same_value: false,
            accesses: vec![self.access(0), self.access(1)],
            values: self.common_values(),
            abstractions: Vec::new(),
            exploration: None,
            why: Vec::new(),
        }
    }

    fn access(&self, thread: usize) -> AccessReport {
        let touch = &self.alarm.accesses[thread];
        AccessReport {
            access: match touch.mode {
                Mode::Read => AccessKind::Read,
                Mode::Write => AccessKind::Write,
                Mode::AtomicRead(_) | Mode::AtomicWrite(_) => AccessKind::Atomic,
            },
            span: span(touch.place).map(|s| Span::of(&self.subject.module.spans, s)),
            thread: ThreadReport {
                thread: self.of_launch(Geometry::ThreadId, thread),
                block: self.of_launch(Geometry::BlockId, thread),
            },
            byte_offset: self.offset(thread),
            width: self.bytes(thread) as u32,
            value: None,
            summarised: false,
        }
    }

    fn offset(&self, thread: usize) -> Option<i64> {
        let cell = self.alarm.accesses[thread].index.last()?.as_bv()?;
        let stride = self.inferred.strides[self.alarm.array];
        Some((cell as i64).wrapping_mul(stride as i64))
    }

    fn bytes(&self, thread: usize) -> u64 {
        let stride = self.inferred.strides[self.alarm.array];
        u64::from(self.alarm.accesses[thread].cells) * stride
    }

    /// Does the thread access bytes that the array has, where its size is known?
    fn inside(&self, thread: usize) -> bool {
        let object = self.inferred.objects[self.alarm.array];
        let size = self.subject.kernel.objects[object].size;
        let (Some(offset), Some(size)) = (self.offset(thread), size) else {
            return true;
        };
        let end = u64::try_from(offset)
            .ok()
            .and_then(|offset| offset.checked_add(self.bytes(thread)));
        end.is_some_and(|end| end <= size)
    }

    /// May it be up to such an answer whether two writes differ? What threads exchange, or a library
    /// computes together for them, may be the same for all who take part.
    fn may_write_what_was_told(&self) -> bool {
        let Model { subject, alarm, .. } = self;
        let kernel = subject.kernel;
        if alarm.accesses.iter().any(|touch| touch.mode != Mode::Write) {
            return false;
        }
        let block = |thread| self.of_launch(Geometry::BlockId, thread);
        let of_block = block(0) == block(1);
        let tells = |inst: &Inst| match inst {
            // Warps that do the same work exchange the same values.
            Inst::Warp { .. } | Inst::BarrierReduce { .. } => of_block,
            Inst::Nondet { name } => of_block && !is_own(name),
            other => told::reads_atomically(other),
        };
        Told::new(kernel, tells).is_none_or(|told| {
            accesses(kernel, alarm).any(|access| told.decides_value(kernel, access))
        })
    }

    /// Are both accesses writes of which one is no whole cell? The protocol does not tell such
    /// values from each other.
    fn writes_other_than_cells(&self) -> bool {
        let Model { subject, alarm, .. } = self;
        let stride = self.inferred.strides[alarm.array];
        let kernel = subject.kernel;
        let is_other = |access: InstId| match kernel.insts[access].inst {
            Inst::Store { value, .. } => kernel.values[value].ty.bytes() != stride,
            _ => false,
        };
        let mut touches = alarm.accesses.iter();
        touches.all(|touch| touch.mode == Mode::Write) && accesses(kernel, alarm).any(is_other)
    }

    /// Is it up to what the program makes where one of the accesses lies?
    fn is_placed_by_what_is_made(&self) -> bool {
        let Subject { kernel, given, .. } = self.subject;
        accesses(kernel, self.alarm).any(|access| given.made.place(kernel, access).is_some())
    }

    /// May it be up to a condition that the protocol leaves out whether one of the accesses is
    /// made?
    fn is_conditional(&self) -> bool {
        let kernel = self.subject.kernel;
        let mut reached = BTreeSet::new();
        let mut work: Vec<BlockId> = self.inferred.conditional.iter().copied().collect();
        while let Some(block) = work.pop() {
            if reached.insert(block) {
                work.extend(kernel.blocks[block].terminator.successors());
            }
        }
        let accesses: BTreeSet<InstId> = accesses(kernel, self.alarm).collect();
        let mut insts = reached
            .iter()
            .flat_map(|&block| &kernel.blocks[block].insts);
        insts.any(|inst| accesses.contains(inst))
    }

    /// The launch of the model, as far as it names sizes and parameters.
    fn scenario(&self) -> Scenario {
        let kernel = self.subject.kernel;
        let params = kernel.params.iter().zip(&self.inferred.quantities.params);
        let params = params.filter_map(|(param, &term)| {
            let [a, b] = self.values(term)?;
            (a == b).then_some((param.name.clone(), a.as_bits()?))
        });
        Scenario {
            block: self.of_launch(Geometry::BlockDim, 0),
            grid: self.of_launch(Geometry::GridDim, 0),
            params: params.collect(),
            ..Scenario::default()
        }
    }

    /// What the threads have in common.
    fn common_values(&self) -> Vec<Value> {
        let blocks = [0, 1, 2].map(|dim| (Geometry::BlockId, dim));
        let known = &self.inferred.quantities.geometry;
        let blocks = blocks.map(|block| known.get(&block));
        let vars = self.inferred.protocol.vars.iter().zip(&self.alarm.values);
        vars.filter(|(var, (_, [a, b]))| a == b && !blocks.contains(&Some(&var.term)))
            .map(|(_, (name, [value, _]))| Value {
                name: name.clone(),
                value: value.to_string(),
            })
            .collect()
    }

    fn of_launch(&self, query: Geometry, thread: usize) -> [u32; 3] {
        [0, 1, 2].map(|dim| {
            let term = self.inferred.quantities.geometry.get(&(query, dim));
            let value = term.and_then(|&term| self.values(term)?[thread].as_bv());
            value.unwrap_or(0) as u32
        })
    }

    /// What the threads have for a variable.
    fn values(&self, term: smt::Term) -> Option<&[smt::Value; 2]> {
        let mut vars = self.inferred.protocol.vars.iter();
        let index = vars.position(|var| var.term == term)?;
        Some(&self.alarm.values.get(index)?.1)
    }
}

/// Is such a result the thread's own: a pixel, or whether there is a lane to read from? Others may
/// be what a library computes for all threads.
fn is_own(name: &str) -> bool {
    name.starts_with("read_image") || name == "shfl"
}

/// May it be up to the answer of an atomic, an exchange or a function without a body whether
/// one of the accesses is made, where, or when?
fn may_be_told(kernel: &Kernel, alarm: &prove::Alarm) -> bool {
    let tells = |inst: &Inst| match inst {
        Inst::Warp { .. } | Inst::BarrierReduce { .. } | Inst::Nondet { .. } => true,
        other => told::reads_atomically(other),
    };
    let Some(told) = Told::new(kernel, tells) else {
        return true;
    };
    accesses(kernel, alarm).any(|access| told.decides(kernel, access))
}

/// The accesses that stand where those of the alarm do.
fn accesses<'a>(kernel: &'a Kernel, alarm: &prove::Alarm) -> impl Iterator<Item = InstId> + 'a {
    let places = alarm.accesses.each_ref().map(|touch| span(touch.place));
    let insts = kernel.insts.iter();
    let insts = insts
        .filter(move |(_, data)| !data.inst.accessed().is_empty() && places.contains(&data.span));
    insts.map(|(id, _)| id)
}
