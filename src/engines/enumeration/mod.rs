//! Launches whose sizes are known, decided by running every thread on the places that it
//! accesses, whatever data are: memory has no contents, and what would be read is unknown
//! (`unknown`). What decides which places of an object are accessed is run for all threads of
//! a block side by side (`slice`, `lanes`), and every cell remembers who has touched it since
//! the last barrier (`cells`).
//!
//! A launch without a conflict is free of races for all data: each access that a thread may
//! make is run at the place where it would be made, and barriers that order accesses are
//! reached by all threads, whatever data are. An object is left to others where its places
//! depend on what is unknown, and all of them are where that decides about a barrier. A
//! conflict of accesses that are certainly made is a race to be shown by a run.
//!
//! Objects of blocks that do not ask where in the grid they are, are decided by one block for
//! grids of every size.

mod accesses;
mod across;
mod alarm;
mod cells;
mod copies;
mod followed;
mod grid;
mod history;
mod lanes;
mod lines;
mod live;
mod observer;
mod paths;
mod remainders;
mod rounds;
mod runs;
mod slice;
mod teams;
mod unknown;
mod watch;

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use crate::analysis::cfg::Cfg;
use crate::analysis::points_to::PointsTo;
use crate::analysis::replicas::Replicas;
use crate::analysis::uniformity::Pairing;
use crate::engines::{Budget, Engine, Error, Pair, Subject};
use crate::evidence::{Evidence, Unsupported};
use crate::kir::{AddressSpace, Construct, Inst, Kernel, ObjectId, SpanId};
use crate::options::{BenignRaces, EngineChoice};
use crate::report::model::{self, Reason, ReasonKind, Span};
use accesses::Accesses;
use cells::{Alike, Conflict, Found};
use lanes::{Fuel, GiveUp};
use slice::{Source, orders};
use unknown::Unknown;

/// All threads of a launch, one after the other.
pub struct Enumeration {
    /// Only what takes no longer than to ask others is looked at, where others follow.
    pub brief: bool,
}

impl Engine for Enumeration {
    fn name(&self) -> model::Engine {
        model::Engine::Enumeration
    }

    fn takes(&self, _: &Subject, pair: Pair) -> bool {
        !pair.alone && pair.pairing != Pairing::SameWarp
    }

    fn attempt(
        &self,
        subject: &Subject,
        pairs: &[Pair],
        budget: &Budget,
    ) -> Result<Evidence, Error> {
        let start = Instant::now();
        let mut evidence = Evidence::default();
        let wanted: Vec<Pairing> = pairs.iter().map(|pair| pair.pairing).collect();
        let fuel = self.fuel(subject, budget);
        if let Err(why) = decide(subject, &wanted, fuel, &mut evidence) {
            let span = why.span.map(|span| Span::of(&subject.module.spans, span));
            let mut reason = Reason::unsupported(&why.construct, why.construct.to_string(), span);
            if why.construct == Construct::EnumerationTooLong {
                reason.kind = ReasonKind::Timeout;
            }
            evidence.reasons.push(reason);
        }
        evidence.time("enumeration", start);
        Ok(evidence)
    }
}

impl Enumeration {
    fn fuel(&self, subject: &Subject, budget: &Budget) -> Fuel {
        let now = Instant::now();
        let (left, time) = match (subject.options.engine, self.brief) {
            (EngineChoice::Enumerate, _) => (MOST_STEPS, None),
            (_, true) => (BRIEF_STEPS, Some(BRIEF_TIME)),
            (_, false) => {
                let rest = budget
                    .deadline
                    .map(|deadline| deadline.saturating_duration_since(now));
                let share = rest.map_or(LONG_TIME, |rest| LONG_TIME.min(rest / SHARE));
                (MOST_STEPS, Some(share))
            }
        };
        let deadlines = [budget.deadline, time.map(|time| now + time)];
        Fuel {
            left,
            deadline: deadlines.into_iter().flatten().min(),
        }
    }
}

/// Steps of threads, one at a time, and the time that they may take: as long as protocols do.
const BRIEF_STEPS: u64 = 1 << 24;
const BRIEF_TIME: Duration = Duration::from_millis(100);
/// In all.
const MOST_STEPS: u64 = 1 << 34;
/// Where invariants have to be found otherwise: no longer than this, and than a part of the time
/// that is left.
const LONG_TIME: Duration = Duration::from_secs(10);
const SHARE: u32 = 3;

fn decide(
    subject: &Subject,
    wanted: &[Pairing],
    fuel: Fuel,
    evidence: &mut Evidence,
) -> Result<(), Unsupported> {
    let Subject {
        kernel,
        launch,
        options,
        ..
    } = *subject;
    if options.only_divergence || options.check_bounds || options.warp_sync.is_some() {
        return Err(open(Construct::EnumerationOptions, None));
    }
    if launch.threads().is_none() {
        return Err(open(Construct::EnumerationOfAnyLaunch, None));
    }
    let Ok(cfg) = Cfg::new(kernel) else {
        return Err(open(Construct::IrreducibleLoop, None));
    };
    let points_to = PointsTo::new(kernel);
    followed::check(subject, &cfg, &points_to)?;
    let unknown = Unknown::new(kernel, &cfg, launch, None);
    let replicas = match options.benign_races {
        BenignRaces::Deny => Replicas::default(),
        _ => Replicas::new(kernel, &cfg, &points_to, launch),
    };
    let accesses = Accesses::new(kernel, &cfg, &points_to, &unknown, &replicas)
        .ok_or_else(|| open(Construct::AccessOfUnknownTarget, None))?;
    let run = Run {
        subject,
        source: Source {
            kernel,
            cfg: &cfg,
            points_to: &points_to,
            unknown: &unknown,
            accesses: &accesses,
            replicas: &replicas,
        },
        fuel,
    };
    let between = run.between_blocks(wanted);
    let mut told = Vec::new();
    if wanted.contains(&Pairing::SameBlock) {
        let pairing = Pairing::SameBlock;
        let found = run.within_blocks(between.as_ref().ok());
        let open = found.and_then(|found| run.tell(pairing, found, evidence));
        told.push(open.or_else(|open| run.look_along_paths(open, between.as_ref().ok(), evidence)));
    }
    if wanted.contains(&Pairing::DifferentBlocks) {
        let pairing = Pairing::DifferentBlocks;
        told.push(between.and_then(|found| run.tell(pairing, found.across, evidence)));
    }
    told.into_iter().collect()
}

fn open(construct: Construct, span: Option<SpanId>) -> Unsupported {
    Unsupported { construct, span }
}

/// What is known of the objects that threads race on.
#[derive(Default)]
struct Conflicts {
    cells: Vec<(ObjectId, Conflict)>,
    /// Writes of one value, which do not count.
    alike: Vec<(ObjectId, Alike)>,
}

/// What is found out where barriers are left out.
#[derive(Default)]
struct Unordered {
    /// Of threads of one block.
    within: Conflicts,
    across: Conflicts,
}

struct Run<'a> {
    subject: &'a Subject<'a>,
    source: Source<'a>,
    fuel: Fuel,
}

impl Run<'_> {
    /// Memory that blocks share, without barriers, which order no two blocks.
    fn between_blocks(&self, wanted: &[Pairing]) -> Result<Unordered, Unsupported> {
        let kernel = self.subject.kernel;
        let grid = self.subject.launch.grid.map(|size| size.fixed());
        let [Some(x), Some(y), Some(z)] = grid else {
            return Err(open(Construct::EnumerationOfAnyLaunch, None));
        };
        let decidable = self.source.accesses.decidable.iter().copied();
        let objects = decidable.filter(|&object| !is_of_block(kernel, object));
        let slice = self.source.slice(objects.collect(), false);
        let across = wanted.contains(&Pairing::DifferentBlocks);
        let mut unordered = Unordered::default();
        for found in self.conflicts(&slice, [x, y, z], across)? {
            let across = found.across.map(|conflict| (found.object, conflict));
            unordered.across.cells.extend(across);
            unordered.within.note(found);
        }
        Ok(unordered)
    }

    /// Threads of one block between barriers, which all of them have to come to.
    fn within_blocks(&self, unordered: Option<&Unordered>) -> Result<Conflicts, Unsupported> {
        let kernel = self.subject.kernel;
        self.order_is_certain()?;
        let ordered = |object: ObjectId| match unordered {
            Some(unordered) => {
                let mut conflicts = unordered.within.cells.iter();
                is_of_block(kernel, object) || conflicts.any(|(other, _)| *other == object)
            }
            None => true,
        };
        let decidable = self.source.accesses.decidable.iter().copied();
        let slice = self
            .source
            .slice(decidable.filter(|&o| ordered(o)).collect(), true);
        let grid = match slice.places.is_empty() {
            false => self
                .subject
                .launch
                .grid
                .map(|size| size.fixed().unwrap_or(1)),
            true => [1, 1, 1],
        };
        let mut conflicts = Conflicts::default();
        let alike = unordered.into_iter().flat_map(|all| &all.within.alike);
        let free = alike.filter(|(object, _)| !ordered(*object)).copied();
        conflicts.alike.extend(free);
        for found in self.conflicts(&slice, grid, false)? {
            conflicts.note(found);
        }
        Ok(conflicts)
    }

    /// Says what is found out about threads of one block where conditions that are not known
    /// decide about barriers or loops.
    ///
    /// # Errors
    /// What is open.
    fn look_along_paths(
        &self,
        open: Unsupported,
        unordered: Option<&Unordered>,
        evidence: &mut Evidence,
    ) -> Result<(), Unsupported> {
        let pairing = Pairing::SameBlock;
        let told = evidence.race_free.iter().filter(|(of, _)| *of == pairing);
        let is_told = told.clone().next().is_some();
        let mut known: BTreeSet<ObjectId> = told.flat_map(|(_, free)| free).copied().collect();
        // What is free of races without barriers is with them.
        if let (Some(unordered), false) = (unordered, is_told) {
            let Conflicts { cells, alike } = &unordered.within;
            let races: BTreeSet<ObjectId> = cells.iter().map(|(object, _)| *object).collect();
            let decidable = self.source.accesses.decidable.iter().copied();
            known = decidable
                .filter(|object| !is_of_block(self.subject.kernel, *object))
                .filter(|object| !races.contains(object))
                .collect();
            self.remark_on(alike, &races, evidence);
            evidence.race_free.push((pairing, known.clone()));
        }
        let (looked_at, conflicts) = match self.along_all_paths(&known, &mut evidence.assumptions) {
            Ok(Some(found)) => found,
            Err(GiveUp::Work) => return Err(gave_up(GiveUp::Work)),
            _ => return Err(open),
        };
        let races = conflicts.cells.iter().map(|(object, _)| *object).collect();
        let free = &looked_at - &races;
        self.remark_on(&conflicts.alike, &races, evidence);
        known.extend(&free);
        known.extend(&self.subject.given.unchecked);
        evidence.race_free.push((pairing, free));
        let Accesses {
            open: others,
            decidable,
            ..
        } = self.source.accesses;
        match others.union(decidable).all(|object| known.contains(object)) {
            true => {
                evidence.settled.push(pairing);
                Ok(())
            }
            false => Err(open),
        }
    }

    /// Says which threads write one value to objects on which they do not race otherwise.
    fn remark_on(
        &self,
        alike: &[(ObjectId, Alike)],
        races: &BTreeSet<ObjectId>,
        evidence: &mut Evidence,
    ) {
        if self.subject.options.benign_races == BenignRaces::Warn {
            let harmless = alike.iter().filter(|(object, _)| !races.contains(object));
            let remarks = harmless.map(|(object, alike)| self.remark(*object, alike));
            evidence.benign_races.extend(remarks);
        }
    }

    /// Says what is found out about a kind of pairs.
    ///
    /// # Errors
    /// What is open.
    fn tell(
        &self,
        pairing: Pairing,
        conflicts: Conflicts,
        evidence: &mut Evidence,
    ) -> Result<(), Unsupported> {
        let Accesses {
            open: unknown,
            decidable,
            ..
        } = self.source.accesses;
        let kernel = self.subject.kernel;
        let races = |object: &ObjectId| {
            pairing != Pairing::DifferentBlocks || !is_of_block(kernel, *object)
        };
        let conflicting = conflicts.cells.iter().map(|(object, _)| *object);
        let undecided: BTreeSet<ObjectId> = (unknown.iter().copied())
            .chain(conflicting)
            .filter(races)
            .collect();
        let free = decidable.difference(&undecided).copied();
        evidence.race_free.push((pairing, free.collect()));
        let unchecked = &self.subject.given.unchecked;
        let checked = conflicts
            .cells
            .iter()
            .filter(|(object, _)| !unchecked.contains(object));
        // A run would show those, too, that come of sums which are taken not to wrap.
        let checked = checked.filter(|_| !self.subject.options.assume_no_wrap);
        let alarms = checked.filter_map(|&(object, cell)| self.alarm(pairing, object, cell));
        for alarm in alarms {
            match alarm.defect.is_provable() {
                true => evidence.alarms.push(alarm),
                false => evidence.doubtful.push(alarm),
            }
        }
        self.remark_on(&conflicts.alike, &undecided, evidence);
        let Some(&object) = undecided.difference(unchecked).next() else {
            evidence.settled.push(pairing);
            return Ok(());
        };
        let name = kernel.objects[object].name.clone();
        let construct = match unknown.contains(&object) {
            true => Construct::EnumerationOfData(name),
            false => Construct::EnumerationOfConflict(name),
        };
        Err(open(construct, None))
    }

    /// Is each barrier of the block, and each wait for copies, in the same place for all data?
    /// And is no copy made in rounds that are not gone through one by one?
    fn order_is_certain(&self) -> Result<(), Unsupported> {
        let Source {
            kernel,
            cfg,
            unknown,
            ..
        } = self.source;
        for &block in &cfg.reverse_postorder {
            let mut loops = (0..cfg.loops.len()).filter(|&id| cfg.in_loop(id, block));
            let is_counted = !loops.any(|id| unknown.is_endless(id));
            for &inst in &kernel.blocks[block].insts {
                let data = &kernel.insts[inst];
                let is_certain = match &data.inst {
                    Inst::ThreadCopy { .. } => is_counted,
                    Inst::CopyWait {
                        pending: Some(groups),
                        ..
                    } if unknown.at(cfg, *groups, block) => false,
                    other => !orders(other) || is_counted && !unknown.block(block),
                };
                if !is_certain {
                    return Err(open(Construct::EnumerationOfBarrier, data.span));
                }
            }
        }
        Ok(())
    }
}

impl Conflicts {
    /// Notes what was found out about threads of one block.
    fn note(&mut self, found: Found) {
        let object = found.object;
        self.cells
            .extend(found.within.map(|conflict| (object, conflict)));
        let alike = found.alike.into_values();
        self.alike.extend(alike.map(|alike| (object, alike)));
    }
}

fn gave_up(why: GiveUp) -> Unsupported {
    open(
        match why {
            GiveUp::Work | GiveUp::Seen => Construct::EnumerationTooLong,
            GiveUp::Memory => Construct::EnumerationTooLarge((grid::MOST_BYTES >> 30).to_string()),
            GiveUp::Divergence => Construct::BarrierNotReached,
            GiveUp::Undefined => Construct::EnumerationOfUndefined,
        },
        None,
    )
}

/// Has each block an instance of its own?
fn is_of_block(kernel: &Kernel, object: ObjectId) -> bool {
    kernel.objects[object].space == AddressSpace::Shared
}
