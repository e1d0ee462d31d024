//! The engines on one form of a kernel, one after the other: what they prove together, and
//! what they leave open.

use std::collections::BTreeSet;
use std::thread::{self, ScopedJoinHandle};
use std::time::Instant;

use super::Error;
use crate::analysis::uniformity::Pairing;
use crate::engines::protocol::description::common_launches;
use crate::engines::{self, Budget, EARLY, Engine, OTHERS, PATIENT, Pair, Subject};
use crate::evidence::{Assumption, Assumptions, Evidence};
use crate::kir::launch::Size;
use crate::kir::{AnnotationKind, Inst, Kernel, ObjectId};
use crate::options::EngineChoice;
use crate::replay::validate::Validated;
use crate::report::model::{self, ReasonKind};
use crate::report::scenario::{Alarm, Scenario};

/// What comes of the engines together.
#[derive(Default)]
pub struct Attempt {
    pub evidence: Evidence,
    /// Those that the evidence is from.
    pub engines: Vec<model::Engine>,
    /// What bounded simulation showed; nothing else was looked for then.
    pub shown: Vec<Validated>,
}

/// Bounded simulation: a short look at runs for defects, beginning with what alarms say, and launches
/// that are common.
pub type Simulation<'a> = dyn Fn(&[Alarm], &[Scenario]) -> Vec<Validated> + 'a;

/// Asks the engines that the options name, until a deadline; with bounded simulation between
/// them, so that no engine looks for long for what a run shows at once.
///
/// # Errors
/// What the machine lacks.
pub fn attempt(
    subject: &Subject,
    deadline: Option<Instant>,
    simulation: Option<&Simulation>,
) -> Result<Attempt, Error> {
    let mut attempt = Attempt::default();
    let mut open = engines::pairs(subject.kernel, subject.launch, subject.options);
    let budget = Budget {
        deadline,
        others_follow: subject.options.engine == EngineChoice::Auto,
        race_free: &[],
    };
    // What it shows would be the last.
    let between = simulation.filter(|_| !subject.options.look_on);
    let mut patient = Vec::new();
    for (engine, again) in EARLY.into_iter().zip(PATIENT) {
        if attempt.ask((engine, Turn::First), subject, &mut open, &budget, between)? {
            patient.push(again);
        }
    }
    for engine in patient {
        attempt.ask((engine, Turn::Again), subject, &mut open, &budget, between)?;
    }
    let budget = Budget {
        race_free: &known_race_free(subject, &attempt.evidence),
        ..budget
    };
    attempt.ask_others(subject, &open, &budget)?;
    // What the source claims holds of a thread without another one, too.
    let claims = subject.options.check_bounds || subject.kernel.states_claims();
    let settled = !attempt.shown.is_empty() || !attempt.evidence.alarms.is_empty();
    let alone = match subject.options.only_intra_block {
        true => subject.launch.of_blocks_of_one(),
        false => subject.launch.of_one_thread(),
    };
    if let Some(launch) = &alone.filter(|_| claims && !settled) {
        let given = &subject.given.at(launch);
        let subject = Subject {
            launch,
            given,
            ..*subject
        };
        let pairs = engines::pairs(subject.kernel, launch, subject.options);
        attempt.ask_others(&subject, &pairs, &budget)?;
    }
    // That waiting does not end is not looked for otherwise.
    let waits = attempt
        .evidence
        .assumptions
        .contains(&Assumption::WaitingEnds);
    if let (Some(simulation), true, true) = (simulation, waits, attempt.evidence.proves()) {
        attempt.simulate(simulation, &[]);
    }
    Ok(attempt)
}

/// When one of the first engines is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    First,
    /// It had too little time, and runs showed nothing.
    Again,
}

impl Attempt {
    /// Asks one of the first engines about what is open. Does it ask for more time?
    fn ask(
        &mut self,
        (engine, turn): (&dyn Engine, Turn),
        subject: &Subject,
        open: &mut Vec<Pair>,
        budget: &Budget,
        simulation: Option<&Simulation>,
    ) -> Result<bool, Error> {
        let taken: Vec<Pair> = (open.iter().copied())
            .filter(|&pair| engine.takes(subject, pair))
            .collect();
        if !is_asked(engine, subject.options.engine) || taken.is_empty() {
            return Ok(false);
        }
        let budget = Budget {
            race_free: &known_race_free(subject, &self.evidence),
            ..*budget
        };
        let progress = &subject.options.progress;
        let _asking = progress.begin(|| named(engine.name()).to_owned());
        let mut evidence = engine.attempt(subject, &taken, &budget)?;
        complete(&mut evidence, subject);
        let is_first_of_protocols = turn == Turn::First && engine.name() == model::Engine::Protocol;
        let mut reasons = evidence.reasons.iter();
        let is_cut = reasons.any(|reason| reason.kind == ReasonKind::Timeout);
        let shows = is_first_of_protocols || !evidence.doubtful.is_empty();
        self.early_opinion(engine, subject, evidence, open);
        if let (Some(simulation), true) = (simulation, shows) {
            self.simulate_for(subject, open, (simulation, &budget))?;
        }
        Ok(is_cut)
    }

    /// Asks the other engines about what is open.
    fn ask_others(
        &mut self,
        subject: &Subject,
        open: &[Pair],
        budget: &Budget,
    ) -> Result<(), Error> {
        for (pair, (engine, mut evidence)) in open.iter().zip(of_each(subject, open, budget)?) {
            complete(&mut evidence, subject);
            let evidence = evidence.or_reserve(pair.pairing, &self.evidence);
            if !self.engines.contains(&engine) {
                self.engines.push(engine);
            }
            self.evidence.join(evidence);
        }
        Ok(())
    }

    /// What one of the first engines finds, and which pairs are open then.
    fn early_opinion(
        &mut self,
        engine: &dyn Engine,
        subject: &Subject,
        mut evidence: Evidence,
        open: &mut Vec<Pair>,
    ) {
        if subject.options.engine != EngineChoice::Auto {
            self.engines.push(engine.name());
            self.evidence.join(evidence);
            return open.retain(|&pair| !engine.takes(subject, pair));
        }
        // Others are asked about what is open.
        evidence.reasons.clear();
        // A race that is certainly there needs no second opinion.
        let alarms = std::mem::take(&mut evidence.alarms).into_iter();
        let all = alarms.chain(std::mem::take(&mut evidence.doubtful));
        (evidence.alarms, evidence.doubtful) = all.partition(|alarm| alarm.defect.is_provable());
        let certain = !evidence.alarms.is_empty();
        let ends = certain && !subject.options.look_on;
        let settled = std::mem::take(&mut evidence.settled);
        open.retain(|pair| !ends && !settled.contains(&pair.pairing));
        let helps = known_race_free(subject, &evidence)
            .iter()
            .any(|(_, objects)| !objects.is_subset(&subject.given.unchecked));
        match settled.is_empty() && !certain && !helps {
            true => evidence.assumptions = Assumptions::default(),
            false if self.engines.contains(&engine.name()) => {}
            false => self.engines.push(engine.name()),
        }
        self.evidence.join(evidence);
    }

    /// Looks at runs, unless what is open is soon settled.
    fn simulate_for(
        &mut self,
        subject: &Subject,
        open: &mut Vec<Pair>,
        (simulation, budget): (&Simulation, &Budget),
    ) -> Result<(), Error> {
        let is_auto = subject.options.engine == EngineChoice::Auto;
        let claims = subject.options.check_bounds || subject.kernel.states_claims();
        // What threads of a warp owe each other alone is settled soon.
        let slow = open.iter().any(|pair| pair.pairing != Pairing::SameWarp);
        if is_auto && slow && !claims {
            self.simulate(simulation, &common_launches(subject, budget)?);
        }
        if !self.shown.is_empty() {
            open.clear();
        }
        Ok(())
    }

    fn simulate(&mut self, simulation: &Simulation, common: &[Scenario]) {
        let start = Instant::now();
        self.shown
            .extend(simulation(&self.evidence.doubtful, common));
        self.evidence.time("replay", start);
    }
}

fn named(engine: model::Engine) -> &'static str {
    match engine {
        model::Engine::Enumeration => "all threads",
        model::Engine::Protocol => "protocols",
        model::Engine::TwoThread => "two threads",
    }
}

/// Is the engine one of those that the options name?
fn is_asked(engine: &dyn Engine, choice: EngineChoice) -> bool {
    match choice {
        EngineChoice::Auto => true,
        EngineChoice::Enumerate => engine.name() == model::Engine::Enumeration,
        EngineChoice::Protocol => engine.name() == model::Engine::Protocol,
        EngineChoice::TwoThread => false,
    }
}

/// Objects that need not be looked at again: what annotations say of accesses has to be
/// recorded, and what they read before barriers has to be checked.
fn known_race_free(subject: &Subject, evidence: &Evidence) -> Vec<RaceFree> {
    if speaks_of_accesses(subject.kernel) {
        return Vec::new();
    }
    let known = evidence.race_free.iter();
    known
        .map(|(pairing, objects)| (*pairing, objects | &subject.given.unchecked))
        .collect()
}

type RaceFree = (Pairing, BTreeSet<ObjectId>);

/// What the engines find that take the pairs, each in a thread of its own.
fn of_each(
    subject: &Subject,
    pairs: &[Pair],
    budget: &Budget,
) -> Result<Vec<(model::Engine, Evidence)>, Error> {
    let run = |pair: Pair| {
        let mut engines = OTHERS.iter();
        let Some(engine) = engines.find(|engine| engine.takes(subject, pair)) else {
            unreachable!("the last engine takes every pair");
        };
        let progress = &subject.options.progress;
        let _asking = progress.begin(|| format!("two {}", pair.pairing.threads()));
        let evidence = engine.attempt(subject, &[pair], budget)?;
        Ok((engine.name(), evidence))
    };
    thread::scope(|scope| {
        let handles: Vec<_> = pairs
            .iter()
            .map(|&pair| {
                let builder = thread::Builder::new();
                (pair, builder.spawn_scoped(scope, move || run(pair)))
            })
            .collect();
        let results =
            handles
                .into_iter()
                .map(|(pair, handle)| match handle.map(ScopedJoinHandle::join) {
                    Ok(Ok(result)) => result,
                    Ok(Err(panic)) => std::panic::resume_unwind(panic),
                    // Where there can be no more threads, this one does it.
                    Err(_) => run(pair),
                });
        results.collect()
    })
}

/// Sizes that the model leaves open are those of the launch, and parameters what is given.
fn complete(evidence: &mut Evidence, subject: &Subject) {
    let Evidence {
        alarms, doubtful, ..
    } = evidence;
    for alarm in alarms.iter_mut().chain(doubtful) {
        complete_scenario(&mut alarm.scenario, subject);
    }
}

fn complete_scenario(scenario: &mut Scenario, subject: &Subject) {
    let Subject {
        kernel,
        launch,
        given,
        ..
    } = *subject;
    for param in &kernel.params {
        if let Some(&bits) = given.constants.get(&param.value) {
            scenario.params.entry(param.name.clone()).or_insert(bits);
        }
    }
    let open = |size: &mut u32, known: Size| match known.fixed() {
        Some(known) if *size == 0 => *size = known,
        _ => {}
    };
    for dim in 0..3 {
        open(&mut scenario.block[dim], launch.block[dim]);
        open(&mut scenario.grid[dim], launch.grid[dim]);
    }
}

fn speaks_of_accesses(kernel: &Kernel) -> bool {
    kernel.insts.values().any(|data| {
        let Inst::Annotation { kind, .. } = data.inst else {
            return false;
        };
        let of_barriers = matches!(
            kind,
            AnnotationKind::BarrierInvariant | AnnotationKind::BarrierInvariantPair
        );
        of_barriers || kind.speaks_of_accesses()
    })
}
