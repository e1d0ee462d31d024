//! What a kernel that is not proved asks of the elements of arrays: the arrays that decide
//! where threads race are named, and where that is asked for, facts about them are looked for
//! with which the kernel is proved.

use std::collections::BTreeSet;
use std::time::Instant;

use super::{EACH, SOON, TOTAL};
use crate::analysis::cfg::Cfg;
use crate::analysis::influence::Influence;
use crate::analysis::points_to::PointsTo;
use crate::engines::Subject;
use crate::engines::contents;
use crate::engines::given::Given;
use crate::kir::assume::Assumption;
use crate::kir::{AddressSpace, Inst, Kernel, ObjectId, ObjectKind};
use crate::report::model::{Defect, KernelReport, Reason, ReasonKind, Requirements, Verdict};
use crate::report::warning::Warning;

/// The arrays of integers that the kernel only reads, and whose elements decide where an
/// access to an array is made that threads race on.
fn deciding_arrays(kernel: &Kernel, report: &KernelReport) -> Vec<String> {
    let Ok(cfg) = Cfg::new(kernel) else {
        return Vec::new();
    };
    let points_to = PointsTo::new(kernel);
    let mut raced: BTreeSet<ObjectId> = (report.defects.iter())
        .filter_map(|defect| match defect {
            Defect::Race { array, .. } => array_named(kernel, array),
            _ => None,
        })
        .collect();
    // Where nothing is known, threads may race on all that they write.
    if report.defects.is_empty() {
        raced.extend(kernel.objects.keys().filter(|&id| points_to.written(id)));
    }
    let objects = kernel.objects.iter();
    let index_arrays = objects.filter(|(id, object)| {
        let sign = object.pointee.and_then(|pointee| pointee.unsigned);
        matches!(object.kind, ObjectKind::Param { .. })
            && sign.is_some()
            && points_to.read(*id)
            && !points_to.written(*id)
    });
    let decides = |id: ObjectId| {
        let reads = |inst: &Inst| {
            let Inst::Load { ptr, .. } = inst else {
                return false;
            };
            points_to.targets(*ptr).is_some_and(|t| t.contains(&id))
        };
        let influence = Influence::new(kernel, &cfg, &points_to, reads);
        let mut insts = kernel.insts.values();
        insts.any(|data| {
            data.inst.accessed().iter().any(|(ptr, _)| {
                let targets = points_to.targets(*ptr);
                influence.value(*ptr)
                    && targets.is_some_and(|t| t.iter().any(|object| raced.contains(object)))
            })
        })
    };
    index_arrays
        .filter(|(id, _)| decides(*id))
        .map(|(_, object)| object.name.clone())
        .collect()
}

/// The array that a report calls so.
fn array_named(kernel: &Kernel, name: &str) -> Option<ObjectId> {
    let mut objects = kernel.objects.iter();
    let known =
        objects.find(|(_, object)| object.name == name && object.space != AddressSpace::Private);
    known.map(|(id, _)| id)
}

/// What the report of a kernel says that is not proved.
pub fn of(
    subject: &Subject,
    report: &KernelReport,
    deadline: Option<Instant>,
) -> Option<Requirements> {
    let is_supported = |reason: &Reason| reason.kind != ReasonKind::Unsupported;
    let is_supported = report.reasons.iter().all(is_supported);
    if report.verdict == Verdict::Proved || report.defects.is_empty() && !is_supported {
        return None;
    }
    let arrays = deciding_arrays(subject.kernel, report);
    if arrays.is_empty() {
        return None;
    }
    let inferred = subject.options.infer_requires;
    let sufficient = match inferred && is_supported {
        true => sufficient(subject, &arrays, deadline),
        false => None,
    };
    Some(Requirements {
        arrays,
        inferred,
        sufficient,
    })
}

/// Of more arrays facts are not combined.
const MOST_ARRAYS: usize = 4;

/// The first fact that suffices, the weaker ones before the stronger ones.
fn sufficient(subject: &Subject, arrays: &[String], deadline: Option<Instant>) -> Option<String> {
    let until = Instant::now() + TOTAL;
    let until = deadline.map_or(until, |deadline| deadline.min(until));
    let arrays = &arrays[..arrays.len().min(MOST_ARRAYS)];
    let alone = arrays.iter().flat_map(|array| facts_about(array));
    let mut together: Vec<String> = Vec::new();
    if arrays.len() > 1 {
        let kinds = facts_about("").len();
        together.extend((0..kinds).map(|kind| {
            let facts = arrays.iter().map(|array| facts_about(array)[kind].clone());
            facts.collect::<Vec<_>>().join(" && ")
        }));
    }
    let mut open: Vec<String> = alone.chain(together).collect();
    for each in [SOON, EACH] {
        let mut undecided = Vec::new();
        for fact in open.into_iter().take_while(|_| Instant::now() < until) {
            let start = Instant::now();
            if is_sufficient(subject, &fact, until.min(start + each)) {
                return Some(fact);
            }
            // An engine may leave some of its time to others that cannot use it.
            if start.elapsed() > each / 2 {
                undecided.push(fact);
            }
        }
        open = undecided;
    }
    None
}

/// What may be known of an index array, the more usual first.
fn facts_about(array: &str) -> Vec<String> {
    let positive = format!("range({array}, 0, 1 << 30)");
    vec![
        format!("distinct({array})"),
        format!("monotone({array})"),
        positive.clone(),
        format!("monotone({array}) && {positive}"),
        format!("strictly_monotone({array})"),
        format!("identity({array})"),
    ]
}

fn is_sufficient(subject: &Subject, fact: &str, deadline: Instant) -> bool {
    let Ok(parsed) = fact.parse::<Assumption>() else {
        return false;
    };
    let Ok(said) = contents::lower(&parsed.expr, subject.kernel, subject.launch) else {
        return false;
    };
    let mut given: Given = subject.given.clone();
    given.contents.extend(said.facts);
    let with_fact = Subject {
        given: &given,
        ..*subject
    };
    let attempt = crate::verify::schedule::attempt(&with_fact, Some(deadline), None);
    attempt.is_ok_and(|attempt| attempt.evidence.proves())
}

/// Facts that are not made use of, and why.
pub fn unused(subject: &Subject) -> Vec<Warning> {
    let kernel = subject.kernel;
    let points_to = PointsTo::new(kernel);
    let facts = &subject.given.contents;
    let usable: Vec<ObjectId> = contents::usable(facts, &points_to)
        .map(|f| f.array)
        .collect();
    let unused = facts.iter().map(|fact| fact.array);
    let unused: BTreeSet<ObjectId> = unused.filter(|id| !usable.contains(id)).collect();
    let warning = |id: &ObjectId| Warning::UnusedFact {
        array: kernel.objects[*id].name.clone(),
        why: match points_to.written(*id) {
            true => "writes it",
            false => "does not read it by whole elements",
        },
    };
    unused.iter().map(warning).collect()
}
