//! From a conflict to the race that a run has to show.

use super::Run;
use super::cells::{Alike, Conflict};
use super::grid::place;
use super::lanes::{Fuel, Lanes};
use super::observer::Actor;
use super::watch::{Touch, Watch};
use crate::analysis::uniformity::Pairing;
use crate::kir::{BarrierKind, Inst, ObjectId};
use crate::report::model::{AccessKind, AccessReport, Confidence, Defect, Span, ThreadReport};
use crate::report::scenario::{Alarm, Scenario};

/// Steps of threads for finding the two accesses again.
const STEPS: u64 = 1 << 26;

impl Run<'_> {
    /// The race of two accesses that are certainly made, where there is one.
    pub(super) fn alarm(
        &self,
        pairing: Pairing,
        object: ObjectId,
        conflict: Conflict,
    ) -> Option<Alarm> {
        let kernel = self.subject.kernel;
        let ordered = pairing != Pairing::DifferentBlocks;
        let slice = self.source.slice([object].into(), ordered);
        let stride = self.source.points_to.granularity(object).stride;
        let grid = self
            .subject
            .launch
            .grid
            .map(|size| size.fixed().unwrap_or(1));
        let mut watch = Watch::new(kernel, object, stride, conflict);
        let mut fuel = Fuel {
            left: STEPS,
            deadline: self.fuel.deadline,
        };
        let mut blocks = conflict.blocks.to_vec();
        blocks.dedup();
        for block in blocks {
            watch.begin(block);
            Lanes::new(kernel, &slice, self.subject.launch)?
                .run(place(block, grid), &mut fuel, &mut watch)
                .ok()?;
        }
        let touches = watch.race(pairing)?;
        let accesses = touches.map(|touch| self.report(&touch, grid));
        let confidence = match self.is_certain(&touches) {
            true => Confidence::Provable,
            false => Confidence::Possible,
        };
        Some(Alarm {
            scenario: Scenario {
                block: self.block(),
                grid,
                threads: accesses.each_ref().map(|access| access.thread).to_vec(),
                ..Scenario::default()
            },
            defect: self.race(object, &accesses, touches[1].offset, (confidence, false)),
        })
    }

    /// What is said of threads that write one value.
    pub(super) fn remark(&self, object: ObjectId, alike: &Alike) -> Defect {
        let grid = self
            .subject
            .launch
            .grid
            .map(|size| size.fixed().unwrap_or(1));
        let accesses = alike.lanes.map(|lane| {
            let touch = Touch {
                access: alike.access,
                by: Actor::alone(lane),
                block: alike.block,
                offset: alike.place.offset,
                bytes: alike.place.bytes,
                interval: 0,
            };
            self.report(&touch, grid)
        });
        let kind = (Confidence::Possible, true);
        self.race(object, &accesses, alike.place.offset, kind)
    }

    fn race(
        &self,
        object: ObjectId,
        accesses: &[AccessReport; 2],
        offset: i64,
        (confidence, same_value): (Confidence, bool),
    ) -> Defect {
        let object = &self.subject.kernel.objects[object];
        Defect::Race {
            confidence,
            memory: object.space.into(),
            array: object.name.clone(),
            element: Some(AccessReport::element(accesses, offset)),
            same_value,
            accesses: accesses.to_vec(),
            values: Vec::new(),
            abstractions: Vec::new(),
            exploration: None,
            why: Vec::new(),
        }
    }

    /// Do the two accesses race, whatever their values?
    fn is_certain(&self, touches: &[Touch; 2]) -> bool {
        let both_write = touches.iter().all(|touch| touch.access.writes);
        let mut insts = self.subject.kernel.insts.values();
        !both_write
            && self.subject.options.warp_sync.is_none()
            && !insts.any(|data| may_order(&data.inst))
    }

    fn report(&self, touch: &Touch, grid: [u32; 3]) -> AccessReport {
        let [x, y, _] = self.block();
        let lane = touch.by.lane as u32;
        let span = self.subject.kernel.insts[touch.access.inst].span;
        AccessReport {
            access: match (touch.access.scope, touch.access.writes) {
                (Some(_), _) => AccessKind::Atomic,
                (None, true) => AccessKind::Write,
                (None, false) => AccessKind::Read,
            },
            span: span.map(|span| Span::of(&self.subject.module.spans, span)),
            thread: ThreadReport {
                thread: [lane % x, lane / x % y, lane / (x * y)],
                block: place(touch.block, grid),
            },
            byte_offset: Some(touch.offset),
            width: touch.bytes as u32,
            value: None,
            summarised: false,
        }
    }

    fn block(&self) -> [u32; 3] {
        self.subject
            .launch
            .block
            .map(|size| size.fixed().unwrap_or(1))
    }
}

/// May the instruction order threads, or leave out executions, in a way that is not followed
/// here? What is followed are barriers of the whole block.
fn may_order(inst: &Inst) -> bool {
    match inst {
        Inst::Binary { .. }
        | Inst::FNeg(_)
        | Inst::Cast { .. }
        | Inst::ICmp { .. }
        | Inst::FCmp { .. }
        | Inst::Select { .. }
        | Inst::Phi { .. }
        | Inst::PtrAdd { .. }
        | Inst::MemCopy { .. }
        | Inst::MemSet { .. }
        | Inst::Fence { .. }
        | Inst::ProxyFence { .. }
        | Inst::Barrier {
            kind: BarrierKind::Block,
            ..
        }
        | Inst::BarrierReduce { .. }
        | Inst::Geometry { .. }
        | Inst::Pure { .. }
        | Inst::Nondet { .. } => false,
        Inst::Load { access, .. } | Inst::Store { access, .. } => access.atomic.is_some(),
        _ => true,
    }
}
