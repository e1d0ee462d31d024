//! What a run finds, as defects of a report.

use super::element::{Elements, bytes_of, show};
use crate::exec::finding::Problem;
use crate::exec::layout::Instance;
use crate::exec::races::Access;
use crate::exec::{Finding, Machine, Race};
use crate::kir::{AnnotationKind, InstId, Kernel, Module, Type};
use crate::report::condition::Condition;
use crate::report::model::{
    AccessKind, AccessReport, Confidence, Defect, DivergenceProblem, MemoryProblem, Span,
    ThreadReport, Value,
};

/// Reads the findings of a run.
pub struct Reader<'a> {
    pub module: &'a Module,
    pub kernel: &'a Kernel,
    pub machine: &'a Machine<'a>,
    pub elements: &'a Elements,
    /// The parameters of the launch.
    pub values: Vec<Value>,
}

impl Reader<'_> {
    pub fn defect(&self, finding: &Finding) -> Defect {
        let confidence = Confidence::Confirmed;
        let values = self.values.clone();
        match finding {
            Finding::Race(race) => self.race(race),
            Finding::Divergence {
                problem,
                waiting,
                other,
            } => Defect::Divergence {
                confidence,
                problem: match problem {
                    Problem::Barrier => DivergenceProblem::Barrier,
                    Problem::Missing => DivergenceProblem::Missing,
                    Problem::Masks => DivergenceProblem::Masks,
                    Problem::Unnamed => DivergenceProblem::Unnamed,
                },
                span: self.span_of(waiting.1),
                elsewhere: other
                    .1
                    .filter(|inst| *inst != waiting.1)
                    .and_then(|inst| self.span_of(inst)),
                threads: match problem {
                    Problem::Unnamed => vec![self.thread(waiting.0)],
                    _ => vec![self.thread(waiting.0), self.thread(other.0)],
                },
                values,
                abstractions: Vec::new(),
                why: Vec::new(),
            },
            Finding::Assertion { thread, inst, kind } => Defect::Assertion {
                confidence,
                span: self.span_of(*inst),
                condition: condition(*kind),
                message: condition(*kind).message(),
                threads: vec![self.thread(*thread)],
                values,
                abstractions: Vec::new(),
            },
            Finding::OutOfBounds {
                thread,
                inst,
                instance,
                offset,
                bytes,
            } => {
                let place = (Some(*instance), *offset, *bytes);
                self.memory(MemoryProblem::OutOfBounds, *thread, *inst, place)
            }
            Finding::WildPointer {
                thread,
                inst,
                address,
            } => {
                let place = (None, *address as i64, bytes_of(self.kernel, *inst));
                self.memory(MemoryProblem::WildPointer, *thread, *inst, place)
            }
            Finding::Misaligned {
                thread,
                inst,
                instance,
                offset,
                align,
            } => {
                let place = (Some(*instance), *offset, *align);
                self.memory(MemoryProblem::Misaligned, *thread, *inst, place)
            }
            Finding::Uninitialised {
                thread,
                inst,
                instance,
                offset,
                bytes,
            } => {
                let place = (Some(*instance), *offset, *bytes);
                self.memory(MemoryProblem::Uninitialised, *thread, *inst, place)
            }
        }
    }

    /// A defect at a place: the array's instance, the offset there, and a width.
    fn memory(
        &self,
        problem: MemoryProblem,
        thread: u32,
        inst: InstId,
        (instance, offset, width): (Option<Instance>, i64, u32),
    ) -> Defect {
        Defect::Memory {
            problem,
            span: self.span_of(inst),
            array: instance.map(|instance| self.array(instance)),
            offset,
            width,
            thread: self.thread(thread),
        }
    }

    /// Every place that may stand for a divergence: where each of the two waits.
    pub fn divergence_spans(&self, finding: &Finding) -> Vec<Option<Span>> {
        match finding {
            Finding::Divergence { waiting, other, .. } => [Some(waiting.1), other.1]
                .into_iter()
                .flatten()
                .map(|inst| self.span_of(inst))
                .collect(),
            _ => Vec::new(),
        }
    }

    fn race(&self, race: &Race) -> Defect {
        let object = self.machine.object(race.instance);
        let element = self.elements.of(object);
        let index = race.offset.div_euclid(element.bytes().max(1) as i64);
        Defect::Race {
            confidence: Confidence::Confirmed,
            memory: self.kernel.objects[object].space.into(),
            array: self.array(race.instance),
            element: Some(index),
            same_value: race.same_value(),
            accesses: [(0, 1), (1, 0)]
                .map(|(one, other)| {
                    let [access, other] = [one, other].map(|index| &race.accesses[index]);
                    self.access(access, other, race, element)
                })
                .to_vec(),
            values: self.values.clone(),
            abstractions: Vec::new(),
            exploration: None,
            why: Vec::new(),
        }
    }

    fn access(&self, access: &Access, other: &Access, race: &Race, element: Type) -> AccessReport {
        let width = bytes_of(self.kernel, access.inst);
        let start = race.offset - race.offset.rem_euclid(i64::from(width.max(1)));
        let whole = race.bytes == width && element.bytes() == u64::from(width);
        let value = (access.kind.writes && whole).then(|| show(access.value.into(), element));
        let thread = self.who(access, other);
        AccessReport {
            access: match (access.kind.atomic, access.kind.writes) {
                (Some(_), _) => AccessKind::Atomic,
                (None, true) => AccessKind::Write,
                (None, false) => AccessKind::Read,
            },
            span: self.span_of(access.inst),
            thread,
            byte_offset: Some(start),
            width,
            value,
            summarised: false,
        }
    }

    /// The thread of an access that races with another one. A copy is of the thread that has begun it, or,
    /// where the block has or that is the other one, of nobody in particular: any thread but the other one.
    pub fn who(&self, access: &Access, other: &Access) -> ThreadReport {
        let per_block = self.machine.threads_per_block();
        let own = match access.actor.lane < per_block {
            true => Some(access.actor.thread),
            false => self.machine.beginner(access.actor.thread),
        };
        self.thread(match own {
            Some(thread) if thread != other.actor.thread => thread,
            _ => {
                let first = access.actor.block * per_block;
                first + u32::from(other.actor.thread == first && per_block > 1)
            }
        })
    }

    pub fn array(&self, instance: Instance) -> String {
        self.kernel.objects[self.machine.object(instance)]
            .name
            .clone()
    }

    pub fn thread(&self, thread: u32) -> ThreadReport {
        let (thread, block) = self.machine.place(thread);
        ThreadReport { thread, block }
    }

    pub fn span_of(&self, inst: InstId) -> Option<Span> {
        self.kernel.insts[inst]
            .span
            .map(|span| Span::of(&self.module.spans, span))
    }
}

/// The words that the verifier has for a condition of the programmer.
fn condition(kind: AnnotationKind) -> Condition {
    use AnnotationKind::*;
    match kind {
        Ensures => Condition::Postcondition,
        Invariant | FunctionWideInvariant => Condition::Invariant,
        BarrierInvariant => Condition::BarrierInvariant,
        _ => Condition::Assertion,
    }
}
