//! From a failing assertion and its model to a defect in the source.
//!
//! The first access of a race is the last one on the model's path that hit the
//! watched offset. Where the record comes out of a loop's summary or a barrier
//! interval that the path does not show, no single access is to blame and the
//! report says so ("Engineering a Static Verification Tool for GPU Kernels",
//! §5 "Error Reporting").

use super::claims::{Claim, Claims, Obligation};
use super::dualise::{Thread, copy};
use super::program::{AccessKind, Convergence, Program, SiteId};
use crate::engines::quantities;
use crate::evidence::Unsupported;
use crate::ivl::ExprKind;
use crate::kir::launch::Launch;
use crate::kir::{AddressSpace, Fences, Geometry, Memory, ObjectId, SpanId, Spans};
use crate::report::model::{
    Abstraction, AccessKind as ReportedKind, AccessReport, Confidence, Defect, DivergenceProblem,
    Span, ThreadReport, Value,
};
use crate::report::scenario::{Alarm, Cell, Scenario};
use crate::smt;
use crate::vc::{Failure, Probe, ProbeArg};

/// What the failures of one reduction are read against.
pub struct Diagnosis<'a> {
    pub program: &'a Program,
    pub claims: &'a Claims,
    pub launch: &'a Launch,
    pub spans: &'a Spans,
}

impl Diagnosis<'_> {
    /// The defect that a failing assertion stands for, and where to look for it.
    ///
    /// # Errors
    /// A construct that is not modelled may be reached; no defect is known of.
    pub fn alarm(&self, failure: &Failure) -> Result<Alarm, Unsupported> {
        let defect = match self.claims.of(&failure.attrs) {
            Claim::RaceFreedom {
                second,
                object,
                first,
                copy,
            } => self.race(failure, (*second, *object), *first, *copy),
            Claim::Convergence { of, span } => Defect::Divergence {
                confidence: Confidence::Possible,
                problem: match of {
                    Convergence::Barrier | Convergence::Copy | Convergence::Wait => {
                        DivergenceProblem::Barrier
                    }
                    Convergence::Missing => DivergenceProblem::Missing,
                    Convergence::Masks => DivergenceProblem::Masks,
                    Convergence::Unnamed => DivergenceProblem::Unnamed,
                },
                span: span.map(|span| self.span(span)),
                elsewhere: None,
                threads: self.threads(failure),
                values: self.values(failure),
                abstractions: self.abstractions(failure),
                why: Vec::new(),
            },
            Claim::Obligation { what, span, .. } => match what {
                Obligation::NotReached(construct) => {
                    return Err(Unsupported {
                        construct: construct.clone(),
                        span: *span,
                    });
                }
                Obligation::Keeps(condition) => Defect::Assertion {
                    confidence: Confidence::Possible,
                    span: span.map(|span| self.span(span)),
                    condition: condition.clone(),
                    message: condition.message(),
                    threads: self.threads(failure),
                    values: self.values(failure),
                    abstractions: self.abstractions(failure),
                },
            },
            Claim::Lemma(_) => unreachable!("a lemma that fails is no defect"),
        };
        let scenario = self.scenario(failure);
        Ok(Alarm { defect, scenario })
    }

    fn threads(&self, failure: &Failure) -> Vec<ThreadReport> {
        Thread::BOTH.map(|t| self.thread(failure, t)).to_vec()
    }

    /// The launch that the model describes; sizes that it leaves open are one.
    fn scenario(&self, failure: &Failure) -> Scenario {
        let size = |query, dim| {
            let value = quantities::value(self.launch, query, dim);
            match value.kind() {
                ExprKind::Var(name) => failure.constants.get(name).and_then(bits).unwrap_or(1),
                _ => value.as_bv().map_or(1, |(size, _)| size),
            }
        };
        let params = self.program.consts.iter().filter_map(|(name, variable)| {
            let source = variable.source_name.clone()?;
            let value = truth_or_bits(failure.constants.get(name)?)?;
            (name == &quantities::param_symbol(&source)).then_some((source, value))
        });
        let cells = failure.probes.iter().filter_map(event).filter_map(|read| {
            let (offset, at) = (read.offset?, &self.program.sites[read.site]);
            let object = &self.program.objects[at.object];
            let initial = matches!(object.space, AddressSpace::Global | AddressSpace::Constant);
            (read.name == "read" && read.hit && initial).then(|| Cell {
                array: object.name.clone(),
                offset: (offset as u64).wrapping_mul(object.granularity.stride),
                bytes: at.bytes,
                value: read.bits.unwrap_or_default(),
            })
        });
        Scenario {
            block: [0, 1, 2].map(|dim| size(Geometry::BlockDim, dim) as u32),
            grid: [0, 1, 2].map(|dim| size(Geometry::GridDim, dim) as u32),
            threads: self.threads(failure),
            params: params.collect(),
            cells: cells.collect(),
            abstractions: self.abstractions(failure),
        }
    }

    /// What the path owes to havoc: a loop's summary, or contents of memory that
    /// the kernel writes.
    fn abstractions(&self, failure: &Failure) -> Vec<Abstraction> {
        let reads_written = failure.probes.iter().filter_map(event).any(|read| {
            let object = self.program.sites[read.site].object;
            read.name == "read" && read.hit && self.program.objects[object].written
        });
        let mut abstractions = Vec::new();
        if !failure.loop_heads.is_empty() {
            abstractions.push(Abstraction::LoopSummary);
        }
        if reads_written {
            abstractions.push(Abstraction::SharedState);
        }
        abstractions
    }

    /// The second thread's access at a site to an object, and one of a kind that is on record;
    /// a copy in flight is not, and no barrier ends it.
    fn race(
        &self,
        failure: &Failure,
        (site, object): (SiteId, ObjectId),
        kind: AccessKind,
        copy: Option<SiteId>,
    ) -> Defect {
        let model = &self.program.objects[object];
        let probes: Vec<Event> = failure.probes.iter().filter_map(event).collect();
        let check = probes
            .iter()
            .rev()
            .find(|e| e.name == "check" && e.site == site && e.hit);
        // Accesses before a barrier that ordered the two threads are off the record.
        let since = failure
            .probes
            .iter()
            .rposition(|probe| copy.is_none() && forgets(probe, model.memory))
            .map_or(0, |index| index + 1);
        let recorded: Vec<Event> = failure.probes[since..].iter().filter_map(event).collect();
        let log = recorded.iter().rev().find(|e| {
            let at = &self.program.sites[e.site];
            let recorded = match copy {
                Some(site) => e.site == site,
                None => at.object == object && at.kind == kind && !self.apart(e.site),
            };
            e.name == "log" && e.hit && recorded
        });
        // Where a summary hides the first access, the one nearest before the
        // second is the likeliest: a loop's accesses stand together.
        let first_site = log.map(|e| e.site).or(copy).or_else(|| {
            let candidates = (0..self.program.sites.len()).filter(|&s| {
                let at = &self.program.sites[s];
                at.object == object && at.kind == kind
            });
            candidates.min_by_key(|&s| (s > site, s.abs_diff(site)))
        });
        let stride = model.granularity.stride;
        let bytes = |e: Option<&Event>| {
            e.and_then(|e| e.offset)
                .map(|o| (o as i64).wrapping_mul(stride as i64))
        };
        let first = self.access(
            failure,
            first_site.unwrap_or(site),
            Thread::First,
            log,
            bytes(log),
        );
        let second = self.access(failure, site, Thread::Second, check, bytes(check));
        let same_value = match (
            log.and_then(|e| e.value.as_ref()),
            check.and_then(|e| e.value.as_ref()),
        ) {
            (Some(a), Some(b)) => a == b,
            _ => false,
        };
        let cell = failure
            .constants
            .get(&super::program::watch())
            .and_then(bits)
            // Without a watched cell, the first one that both touch.
            .or_else(|| log.and_then(|e| e.offset).max(check.and_then(|e| e.offset)));
        let accesses = [first, second];
        let element = |cell: u128| {
            AccessReport::element(&accesses, (cell as i64).wrapping_mul(stride as i64))
        };
        Defect::Race {
            confidence: Confidence::Possible,
            memory: model.space.into(),
            array: model.name.clone(),
            element: cell.map(element),
            same_value,
            accesses: accesses.to_vec(),
            values: self.values(failure),
            abstractions: self.abstractions(failure),
            exploration: None,
            why: Vec::new(),
        }
    }

    /// Is the site a side of a copy, which is not on the first thread's record?
    fn apart(&self, site: SiteId) -> bool {
        self.program
            .copies(self.program.sites[site].object)
            .contains(&site)
    }

    fn access(
        &self,
        failure: &Failure,
        site: SiteId,
        thread: Thread,
        event: Option<&Event>,
        byte_offset: Option<i64>,
    ) -> AccessReport {
        let at = &self.program.sites[site];
        AccessReport {
            access: match (at.atomic, at.kind) {
                (true, _) => ReportedKind::Atomic,
                (false, AccessKind::Read | AccessKind::AtomicRead) => ReportedKind::Read,
                (false, AccessKind::Write | AccessKind::AtomicWrite) => ReportedKind::Write,
            },
            span: at.span.map(|s| self.span(s)),
            thread: self.thread(failure, thread),
            byte_offset,
            width: at.bytes,
            value: event.and_then(|e| e.value.clone()),
            summarised: event.is_none(),
        }
    }

    fn thread(&self, failure: &Failure, thread: Thread) -> ThreadReport {
        let id = |query, dim| {
            let value = quantities::value(self.launch, query, dim);
            if let Some((bits, _)) = value.as_bv() {
                return bits as u32;
            }
            let ExprKind::Var(name) = value.kind() else {
                return 0;
            };
            let name = match self.program.divergent(name) {
                true => copy(name, thread),
                false => name.clone(),
            };
            failure
                .constants
                .get(&name)
                .and_then(bits)
                .unwrap_or_default() as u32
        };
        ThreadReport {
            thread: [0, 1, 2].map(|dim| id(Geometry::ThreadId, dim)),
            block: [0, 1, 2].map(|dim| id(Geometry::BlockId, dim)),
        }
    }

    /// Parameters and symbolic sizes in the model.
    fn values(&self, failure: &Failure) -> Vec<Value> {
        self.program
            .consts
            .iter()
            .filter_map(|(name, variable)| {
                let shown = variable.source_name.as_ref()?;
                let value = failure.constants.get(name)?;
                Some(Value {
                    name: shown.clone(),
                    value: show(value),
                })
            })
            .collect()
    }

    fn span(&self, id: SpanId) -> Span {
        Span::of(self.spans, id)
    }
}

/// A logged, checked or reading access on the model's path.
struct Event {
    name: String,
    site: SiteId,
    hit: bool,
    offset: Option<u128>,
    value: Option<String>,
    /// The same as bits.
    bits: Option<u128>,
}

fn event(probe: &Probe) -> Option<Event> {
    let mut args = probe.args.iter();
    let ProbeArg::Str(name) = args.next()? else {
        return None;
    };
    if !["log", "check", "read"].contains(&name.as_str()) {
        return None;
    }
    let mut value = || match args.next() {
        Some(ProbeArg::Value(value)) => Some(value),
        _ => None,
    };
    let site = match value()? {
        smt::Value::Int(site) => usize::try_from(*site).ok()?,
        _ => return None,
    };
    let hit = matches!(value()?, smt::Value::Bool(true));
    let offset = value().and_then(bits);
    let last = value();
    let (value, number) = (last.map(show), last.and_then(truth_or_bits));
    Some(Event {
        name: name.clone(),
        site,
        hit,
        offset,
        value,
        bits: number,
    })
}

fn truth_or_bits(value: &smt::Value) -> Option<u128> {
    match value {
        smt::Value::Bool(truth) => Some(u128::from(*truth)),
        other => bits(other),
    }
}

/// Did a barrier take the object's accesses off the record here?
fn forgets(probe: &Probe, memory: Option<Memory>) -> bool {
    let is_true = |arg: &ProbeArg| matches!(arg, ProbeArg::Value(smt::Value::Bool(true)));
    match probe.args.as_slice() {
        [ProbeArg::Str(name), ordered, shared, global, images] if name == "forget" => {
            let fences = Fences {
                shared: is_true(shared),
                global: is_true(global),
                images: is_true(images),
            };
            is_true(ordered) && memory.is_some_and(|memory| fences.order(memory))
        }
        _ => false,
    }
}

fn bits(value: &smt::Value) -> Option<u128> {
    match value {
        smt::Value::BitVec { value, .. } => Some(*value),
        _ => None,
    }
}

/// A value as a programmer reads it: numbers below zero as such.
fn show(value: &smt::Value) -> String {
    match value {
        smt::Value::Bool(value) => value.to_string(),
        smt::Value::BitVec { value, width } if *width < 128 && value >> (width - 1) == 1 => {
            (*value as i128 - (1i128 << width)).to_string()
        }
        smt::Value::BitVec { value, .. } => value.to_string(),
        other => other.to_string(),
    }
}
