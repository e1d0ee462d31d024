//! Runs as scenes: what the threads of a block do, for drawings.

use std::collections::{BTreeMap, BTreeSet};

use indexmap::IndexSet;

use super::attempt::Attempt;
use super::element::Elements;
use super::findings::Reader;
use super::search::{self, SCENARIO_STEPS};
use super::validate::Case;
use crate::exec::layout::Instance;
use crate::exec::{Action, End, Event, Finding, Machine, Program, Race};
use crate::kir::{AddressSpace, BarrierKind, Inst, InstId, Kernel, Module, ObjectId};
use crate::report::model::{AccessKind, Defect, KernelReport, LaunchReport, Verdict};
use crate::report::scene::{Actor, Passage, Scene, SceneArray, Stop, Touch};

/// The runs that show the report's defects, which `shown_by` has in their order; where the kernel
/// is proved, a short one.
pub fn of_kernel(case: &Case, report: &KernelReport, shown_by: &[Option<Attempt>]) -> Vec<Scene> {
    if report.verdict == Verdict::Proved {
        return of_launch(case).into_iter().collect();
    }
    let stage = Stage::of(case);
    let defects = report.defects.iter().zip(shown_by).enumerate();
    let scenes = defects.filter_map(|(number, (defect, by))| {
        Some(Scene {
            defect: Some(number),
            ..of_defect(&stage, defect, by.as_ref()?)?
        })
    });
    scenes.collect()
}

/// The run that the report is about, for each of its defects; where it has none, for the first
/// block.
pub fn of_run(
    module: &Module,
    kernel: &Kernel,
    attempt: &Attempt,
    report: &KernelReport,
) -> Vec<Scene> {
    let stage = Stage::new(module, kernel);
    if report.verdict == Verdict::NoDefect {
        return stage.first_block(attempt).into_iter().collect();
    }
    let scenes = report
        .defects
        .iter()
        .enumerate()
        .filter_map(|(number, defect)| {
            Some(Scene {
                defect: Some(number),
                ..of_defect(&stage, defect, attempt)?
            })
        });
    scenes.collect()
}

/// What runs.
pub(super) struct Stage<'a> {
    pub module: &'a Module,
    pub kernel: &'a Kernel,
    program: Program,
    elements: Elements,
}

impl<'a> Stage<'a> {
    pub fn new(module: &'a Module, kernel: &'a Kernel) -> Stage<'a> {
        Stage {
            module,
            kernel,
            program: Program::new(kernel),
            elements: Elements::new(kernel),
        }
    }

    pub fn of(case: &Case<'a>) -> Stage<'a> {
        Stage {
            elements: Elements::new(case.kernel).holding(case.arbitrary),
            ..Stage::new(case.module, case.kernel)
        }
    }

    fn run(&self, attempt: &Attempt) -> Option<(Machine<'_>, End)> {
        let attempt = Attempt {
            steps: attempt.steps.min(SCENARIO_STEPS),
            ..attempt.clone()
        };
        let run = attempt.run(self.kernel, &self.program, &self.elements, true, None);
        run.ok()
    }

    /// What the finding of the defect tells in a run of the attempt; it was found after so many
    /// events.
    pub fn found<T>(
        &self,
        defect: &Defect,
        attempt: &Attempt,
        tell: impl FnOnce(&Reader, &Finding, usize) -> Option<T>,
    ) -> Option<T> {
        let (machine, _) = self.run(attempt)?;
        let reader = self.reader(&machine);
        let same = |told: &Defect| {
            let threads = [told, defect].map(|one| {
                let mut threads = one.threads();
                threads.sort_by_key(|one| (one.block, one.thread));
                threads
            });
            told.same_place(defect) && threads[0] == threads[1]
        };
        let mut found = machine.findings_in_trace();
        let (finding, end) = found.find(|(finding, _)| same(&reader.defect(finding)))?;
        tell(&reader, finding, end)
    }

    fn reader<'s>(&'s self, machine: &'s Machine<'s>) -> Reader<'s> {
        Reader {
            module: self.module,
            kernel: self.kernel,
            machine,
            elements: &self.elements,
            values: Vec::new(),
        }
    }

    /// The scene of the first block of a run that comes to its end, shows nothing wrong and makes
    /// nothing up; none where no thread touches a shared array in it.
    fn first_block(&self, attempt: &Attempt) -> Option<Scene> {
        let (machine, end) = self.run(attempt)?;
        let is_harmless = |finding: &Finding| matches!(finding, Finding::Uninitialised { .. });
        let is_right = end == End::Finished && machine.findings().iter().all(is_harmless);
        if !is_right || machine.invented().next().is_some() {
            return None;
        }
        let reader = self.reader(&machine);
        let blocks = BTreeSet::from([reader.thread(0).block]);
        let (scene, _) = scene(&reader, &blocks, None, attempt)?;
        (!scene.touches.is_empty()).then_some(scene)
    }
}

/// The scene of a race or a divergence that the attempt shows; none where it is about something
/// else, or where the run does not tell which accesses or waits these are.
fn of_defect(stage: &Stage, defect: &Defect, attempt: &Attempt) -> Option<Scene> {
    stage.found(defect, attempt, |reader, finding, end| {
        of_finding(reader, finding, end, defect, attempt)
    })
}

/// The scene of the defect's finding, which was found after so many events.
pub(super) fn of_finding(
    reader: &Reader,
    finding: &Finding,
    end: usize,
    defect: &Defect,
    attempt: &Attempt,
) -> Option<Scene> {
    let machine = reader.machine;
    let blocks = defect.threads().iter().map(|one| one.block).collect();
    match finding {
        Finding::Race(race) => {
            let object = machine.object(race.instance);
            let (mut scene, events) = scene(reader, &blocks, Some(object), attempt)?;
            let pair = pair(machine.trace(), end, race)?;
            let numbers = pair.map(|event| events.iter().position(|&known| known == event));
            let pair = [numbers[0]?, numbers[1]?];
            let intervals = pair.map(|touch| scene.touches[touch].interval);
            let who = |touch: usize| scene.threads[scene.touches[touch].thread].who;
            scene.pair = Some(match defect.threads().first() == Some(&who(pair[0])) {
                true => pair,
                false => [pair[1], pair[0]],
            });
            let [first, last] = [
                intervals[0].min(intervals[1]),
                intervals[0].max(intervals[1]),
            ];
            scene.keep(first.saturating_sub(1)..=last + 1);
            Some(scene)
        }
        Finding::Divergence { waiting, .. } => {
            let (mut scene, _) = scene(reader, &blocks, None, attempt)?;
            let first = reader.thread(waiting.0);
            let stop = scene.threads.iter().find(|one| one.who == first)?.stop;
            scene.touches.clear();
            matches!(stop, Stop::Waiting(_)).then_some(scene)
        }
        _ => None,
    }
}

/// The first block of a short run, where there is a shared array.
fn of_launch(case: &Case) -> Option<Scene> {
    let mut objects = case.kernel.objects.values();
    if !objects.any(|object| object.space == AddressSpace::Shared) {
        return None;
    }
    let mut legal = search::few(case).filter(|attempt| {
        (case.legal)(attempt.block, attempt.grid, &attempt.params)
            && attempt.block.iter().product::<u32>() <= MOST_THREADS
    });
    let attempt = legal.next()?;
    let attempt = Attempt {
        steps: SCENARIO_STEPS,
        // Where blocks wait for each other, all have to run.
        only: attempt.only.as_ref().map(|_| vec![[0; 3]]),
        ..attempt
    };
    Stage::of(case).first_block(&attempt)
}

/// Threads per block of a run that nobody asked for.
const MOST_THREADS: u32 = 1024;
/// Accesses that a scene has at most.
const MOST_TOUCHES: usize = 200_000;

/// The events of the two accesses, the earlier one first, of a race that was found after so many
/// events. An update is an event once it is done, and races before; other accesses are events
/// first.
fn pair(trace: &[Event], end: usize, race: &Race) -> Option<[usize; 2]> {
    let is = |event: &Event, access: usize| {
        let access = &race.accesses[access];
        event.thread == access.actor.thread
            && event.inst == Some(access.inst)
            && place(event).is_some_and(|(_, instance, offset, bytes)| {
                let last = offset + i64::from(bytes);
                instance == race.instance && (offset..last).contains(&race.offset)
            })
    };
    let is_update = |event: &&Event| matches!(event.action, Action::Update { .. });
    let next = trace.get(end).filter(is_update);
    let second = match next.is_some_and(|event| is(event, 1)) {
        true => end,
        false => trace[..end].iter().rposition(|event| is(event, 1))?,
    };
    let first = trace[..second].iter().rposition(|event| is(event, 0))?;
    Some([first, second])
}

/// What an access does, and the bytes that it touches.
fn place(event: &Event) -> Option<(AccessKind, Instance, i64, u32)> {
    match event.action {
        Action::Read {
            instance,
            offset,
            bytes,
            ..
        } => Some((AccessKind::Read, instance, offset, bytes)),
        Action::Write {
            instance,
            offset,
            bytes,
            ..
        } => Some((AccessKind::Write, instance, offset, bytes)),
        Action::Update {
            instance,
            offset,
            bytes,
            ..
        } => Some((AccessKind::Atomic, instance, offset, bytes)),
        Action::Fence | Action::Arrive | Action::Leave | Action::Return => None,
    }
}

/// What these blocks do, and for each access its event of the trace.
fn scene(
    reader: &Reader,
    blocks: &BTreeSet<[u32; 3]>,
    also: Option<ObjectId>,
    attempt: &Attempt,
) -> Option<(Scene, Vec<usize>)> {
    let all = 0..reader.machine.threads().len() as u32;
    let shown: Vec<u32> = all
        .filter(|&thread| blocks.contains(&reader.thread(thread).block))
        .collect();
    let numbers: BTreeMap<u32, usize> = shown.iter().copied().zip(0..).collect();
    let mut told = Telling::new(reader, also, shown.len());
    for (number, event) in reader.machine.trace().iter().enumerate() {
        if let Some(&thread) = numbers.get(&event.thread) {
            told.event(number, event, thread);
        }
        if told.touches.len() > MOST_TOUCHES {
            return None;
        }
    }
    let threads = shown.iter().zip(&told.stops).map(|(&thread, &stop)| Actor {
        who: reader.thread(thread),
        stop,
    });
    let arrays = told.arrays.iter().map(|&object| SceneArray {
        name: reader.kernel.objects[object].name.clone(),
        memory: reader.kernel.objects[object].space.into(),
        element: reader.elements.of(object).bytes() as u32,
    });
    let scene = Scene {
        defect: None,
        launch: LaunchReport::new(attempt.block.map(Some), attempt.grid.map(Some)),
        warp_size: attempt.warp_size,
        threads: threads.collect(),
        arrays: arrays.collect(),
        places: told.insts.iter().map(|&i| reader.span_of(i)).collect(),
        touches: told.touches,
        barriers: told.barriers,
        pair: None,
    };
    Some((scene, told.events))
}

/// A trace that is being read.
struct Telling<'a> {
    reader: &'a Reader<'a>,
    /// An array to tell of that is not shared.
    also: Option<ObjectId>,
    arrays: IndexSet<ObjectId>,
    insts: IndexSet<InstId>,
    /// How often each thread did each instruction.
    counts: BTreeMap<(usize, InstId), u32>,
    /// The barriers that each thread has passed.
    passed: Vec<u32>,
    stops: Vec<Stop>,
    touches: Vec<Touch>,
    events: Vec<usize>,
    barriers: Vec<Passage>,
}

impl<'a> Telling<'a> {
    fn new(reader: &'a Reader<'a>, also: Option<ObjectId>, threads: usize) -> Telling<'a> {
        Telling {
            reader,
            also,
            arrays: IndexSet::new(),
            insts: IndexSet::new(),
            counts: BTreeMap::new(),
            passed: vec![0; threads],
            stops: vec![Stop::Running; threads],
            touches: Vec::new(),
            events: Vec::new(),
            barriers: Vec::new(),
        }
    }

    fn event(&mut self, number: usize, event: &Event, thread: usize) {
        let inst = event.inst;
        match (&event.action, inst) {
            (Action::Return, _) => self.stops[thread] = Stop::Returned,
            (Action::Arrive, Some(inst)) => {
                self.stops[thread] = Stop::Waiting(self.insts.insert_full(inst).0);
            }
            (Action::Leave, inst) => {
                self.stops[thread] = Stop::Running;
                let is_whole = |inst: &InstId| is_of_block(self.reader.kernel, *inst);
                if let Some(inst) = inst.filter(is_whole) {
                    self.barriers.push(Passage {
                        thread,
                        interval: self.passed[thread],
                        place: self.insts.insert_full(inst).0,
                    });
                    self.passed[thread] += 1;
                }
            }
            (_, Some(inst)) => self.access(number, event, thread, inst),
            (_, None) => {}
        }
    }

    fn access(&mut self, number: usize, event: &Event, thread: usize, inst: InstId) {
        let Some((kind, instance, offset, bytes)) = place(event) else {
            return;
        };
        let count = self.counts.entry((thread, inst)).or_default();
        let nth = *count;
        *count += 1;
        let object = self.reader.machine.object(instance);
        let is_shared = self.reader.kernel.objects[object].space == AddressSpace::Shared;
        if !is_shared && self.also != Some(object) {
            return;
        }
        self.events.push(number);
        self.touches.push(Touch {
            thread,
            interval: self.passed[thread],
            array: self.arrays.insert_full(object).0,
            kind,
            offset,
            bytes,
            place: self.insts.insert_full(inst).0,
            nth,
        });
    }
}

/// Does the instruction have all threads of the block wait for each other?
pub(super) fn is_of_block(kernel: &Kernel, inst: InstId) -> bool {
    match &kernel.insts[inst].inst {
        Inst::Barrier { kind, .. } => matches!(
            kind,
            BarrierKind::Block | BarrierKind::Grid | BarrierKind::Cluster
        ),
        Inst::BarrierReduce { .. } => true,
        _ => false,
    }
}
