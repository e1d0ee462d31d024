//! What engines find out about a kernel, as data: what is settled, alarms, what is taken for
//! granted, what is not modelled. Words for people are made of it in one place each.

mod assumption;
mod unsupported;

use std::collections::BTreeSet;
use std::time::Instant;

use crate::analysis::uniformity::Pairing;
use crate::kir::{ObjectId, SpanId};
use crate::report::model::{Candidate, Defect, PhaseTime, Reason};
use crate::report::scenario::Alarm;

pub use assumption::{Assumption, Assumptions};
pub use unsupported::Unsupported;

/// What an attempt at a kernel gives. Nothing is open where there are neither reasons nor
/// alarms.
#[derive(Default)]
pub struct Evidence {
    /// Kinds of pairs of threads of which nothing is open.
    pub settled: Vec<Pairing>,
    /// By kind of pair: objects that are free of races.
    pub race_free: Vec<(Pairing, BTreeSet<ObjectId>)>,
    /// Why something is open.
    pub reasons: Vec<Reason>,
    pub alarms: Vec<Alarm>,
    /// Possible races that count if a run shows them: another engine is more precise, or
    /// something may order them that is not seen to.
    pub doubtful: Vec<Alarm>,
    /// Races of equal values that do not count.
    pub benign_races: Vec<Defect>,
    /// What counts where another engine, which may know better which those are, does not settle a pair.
    pub in_reserve: Vec<Reserve>,
    /// The guessed invariants, where they are asked for.
    pub candidates: Vec<Candidate>,
    /// Where the source guesses invariants that are not shown to hold.
    pub dropped: BTreeSet<SpanId>,
    pub assumptions: Assumptions,
    pub timings: Vec<PhaseTime>,
}

/// That nothing is open of a kind of pairs of threads but races of equal values.
#[derive(Clone)]
pub struct Reserve {
    pub pairing: Pairing,
    pub benign_races: Vec<Defect>,
    pub assumptions: Assumptions,
}

impl Evidence {
    /// What is found of such a pair, or what was found before, where that leaves something open which is not
    /// certain.
    pub fn or_reserve(self, pairing: Pairing, before: &Evidence) -> Evidence {
        let is_certain = self.alarms.iter().any(|alarm| alarm.defect.is_provable());
        let mut reserves = before.in_reserve.iter();
        match reserves.find(|reserve| reserve.pairing == pairing) {
            Some(reserve) if !self.proves() && !is_certain => Evidence {
                settled: vec![pairing],
                benign_races: reserve.benign_races.clone(),
                assumptions: reserve.assumptions.clone(),
                timings: self.timings,
                ..Evidence::default()
            },
            _ => self,
        }
    }

    /// Is nothing open?
    pub fn proves(&self) -> bool {
        self.reasons.is_empty() && self.alarms.is_empty()
    }

    /// Adds what an attempt at other pairs gives. What is said twice counts once.
    pub fn join(&mut self, other: Evidence) {
        self.settled.extend(other.settled);
        self.race_free.extend(other.race_free);
        for reason in other.reasons {
            if !self.reasons.contains(&reason) {
                self.reasons.push(reason);
            }
        }
        for alarm in other.alarms {
            let same = |known: &Alarm| known.defect.same_place(&alarm.defect);
            if !self.alarms.iter().any(same) {
                self.alarms.push(alarm);
            }
        }
        self.doubtful.extend(other.doubtful);
        for race in other.benign_races {
            if !self.benign_races.iter().any(|r| r.same_place(&race)) {
                self.benign_races.push(race);
            }
        }
        self.in_reserve.extend(other.in_reserve);
        self.candidates.extend(other.candidates);
        self.dropped.extend(other.dropped);
        self.assumptions.extend(other.assumptions);
        self.timings.extend(other.timings);
    }

    /// Notes that a phase of the attempt ends now.
    pub fn time(&mut self, phase: &str, start: Instant) {
        self.timings.push(PhaseTime::since(phase, start));
    }
}
