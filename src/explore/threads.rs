//! Programs of threads as something to explore: C11 with threads that are created and
//! joined, memory on the heap, and pointers into any of it.
//!
//! What cannot be known in advance is learned: how many threads there are, where they
//! sit, which allocations are freed, how memory is cut into cells. What is learned too late
//! ends the exploration, which then begins anew ([`ThreadsProgram::explore`]).

mod cells;
mod escape;
mod instances;
mod learned;
mod state;

pub use state::{State, Value};

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use super::access::Placement;
use super::program::{Address, Program, Step};
use super::waiting::LiveSlots;
use super::{Options, Outcome, explore};
use crate::exec::layout;
use crate::exec::op::{Op, Visible};
use crate::exec::{self, thread::Thread};
use crate::kir::{Construct, Functions, HostOp, Kernel, ObjectId, ObjectKind, Span, SpanId};
use escape::escaping;
use instances::{Instances, Origin};
use learned::Learned;

/// `main` and the functions that threads start in.
pub struct ThreadsProgram<'m> {
    functions: &'m Functions,
    starts: Vec<Start<'m>>,
    instances: Instances<'m>,
    /// What is taken for granted.
    learned: Learned,
    /// What has turned out since.
    found: Mutex<Learned>,
    /// Threads by the thread that creates them, and which of its creations that is.
    numbers: Mutex<BTreeMap<(u32, u32), u32>>,
    /// What threads start in, by number.
    names: Mutex<BTreeMap<u32, String>>,
    /// Rounds of a loop each time it is entered.
    unroll: u32,
    /// What had to be made up, by name.
    invented: Mutex<BTreeSet<String>>,
}

/// A function that threads start in.
struct Start<'m> {
    kernel: &'m Kernel,
    program: exec::Program,
    live: LiveSlots,
    /// It says itself where it waits.
    has_awaits: bool,
    /// The site of its first operation.
    first_site: u32,
    /// Per object: other threads can reach it, as far as it is one of the thread.
    escaping: Vec<bool>,
}

impl<'m> ThreadsProgram<'m> {
    /// The program that begins with the first of `functions`; loops go round `unroll`
    /// times each time that they are entered.
    pub fn new(functions: &'m Functions, unroll: u32) -> ThreadsProgram<'m> {
        let mut first_site = 0;
        let starts: Vec<Start<'m>> = functions
            .starts
            .iter()
            .map(|kernel| {
                let program = exec::Program::counting(kernel);
                let start = Start {
                    kernel,
                    live: LiveSlots::new(&program),
                    has_awaits: program.ops.iter().any(is_await),
                    first_site,
                    escaping: escaping(kernel),
                    program,
                };
                first_site += start.program.ops.len() as u32;
                start
            })
            .collect();
        ThreadsProgram {
            functions,
            instances: Instances::new(&functions.starts),
            starts,
            learned: Learned::new(),
            found: Mutex::new(Learned::new()),
            numbers: Mutex::new(BTreeMap::new()),
            names: Mutex::new(BTreeMap::new()),
            unroll,
            invented: Mutex::new(BTreeSet::new()),
        }
    }

    /// Explores the program, as often as it takes to learn about it.
    pub fn explore(&mut self, options: &Options) -> Outcome {
        loop {
            let mut outcome = explore(&*self, options);
            let found = self.found.get_mut().unwrap_or_else(PoisonError::into_inner);
            if *found == self.learned {
                outcome.unsupported.extend(self.left_open());
                return outcome;
            }
            self.learned = found.clone();
        }
    }

    /// What the exploration leaves open, by operation: it follows one value where one was
    /// made up.
    fn left_open(&self) -> BTreeSet<(u32, Construct)> {
        let names = locked(&self.invented);
        let is_source = |op: &Op, wanted: &str| match op {
            Op::Pure { function, .. } => function.name == wanted,
            Op::Visible(visible) => {
                matches!(&**visible, Visible::Nondet { name, .. } if name == wanted)
            }
            _ => false,
        };
        let site = |name: &str| {
            let mut sites = self.starts.iter().filter_map(|start| {
                let position = start
                    .program
                    .ops
                    .iter()
                    .position(|op| is_source(op, name))?;
                Some(start.first_site + position as u32)
            });
            sites.next().unwrap_or_default()
        };
        names
            .iter()
            .map(|name| (site(name), Construct::ChosenValue(name.clone())))
            .collect()
    }

    fn start_of_site(&self, site: u32) -> &Start<'m> {
        let after = self
            .starts
            .partition_point(|start| start.first_site <= site);
        &self.starts[after - 1]
    }

    /// Where an instruction stands in the source: the place in the program's own files.
    pub fn span(&self, site: u32) -> Option<&'m Span> {
        let start = self.start_of_site(site);
        let operation = (site - start.first_site) as usize;
        let inst = start.program.sources.get(operation).copied().flatten()?;
        let mut next: Option<SpanId> = start.kernel.insts[inst].span;
        let mut span = None;
        while let Some(id) = next {
            let here = &self.functions.spans[id];
            span = Some(here);
            next = here.inlined_at.filter(|_| here.file.starts_with('<'));
        }
        span
    }

    /// The number of a thread, by the thread that creates it and which of its creations
    /// that is.
    fn number(&self, parent: u32, creation: u32) -> u32 {
        let mut numbers = locked(&self.numbers);
        let next = numbers.len() as u32 + 1;
        *numbers.entry((parent, creation)).or_insert(next)
    }

    /// A thread at its start.
    fn begin(&self, number: u32, start: u32, argument: u64) -> State {
        let own = &self.starts[start as usize];
        let mut thread = Thread::new(&own.program);
        for &(slot, object) in &own.program.addresses {
            let origin = self.origin(number, start, object);
            let instance = self.instances.intern(origin);
            thread.set_word(slot, layout::address(instance));
        }
        State::new(number, start, thread, argument)
    }

    fn origin(&self, number: u32, start: u32, object: ObjectId) -> Origin {
        let own = &self.starts[start as usize];
        match own.kernel.objects[object].kind {
            ObjectKind::Private | ObjectKind::PrivateParam => Origin::Stack {
                thread: number,
                start,
                object,
                shared: own.escaping[object.as_u32() as usize],
            },
            ObjectKind::Global | ObjectKind::Param { .. } | ObjectKind::Pointees => {
                Origin::Global {
                    number: self.instances.global(start, object),
                }
            }
        }
    }
}

impl Program for ThreadsProgram<'_> {
    type State = State;
    type Value = Value;

    fn threads(&self) -> &[Placement] {
        &self.learned.placements
    }

    fn start(&self, thread: usize) -> State {
        match thread {
            0 => self.begin(0, 0, 0),
            _ => State::absent(thread as u32),
        }
    }

    fn create(&self, parent: &State, child: usize) -> State {
        let Some((start, argument)) = self.creation(parent) else {
            return State::absent(child as u32);
        };
        let name = &self.starts[start as usize].kernel.name;
        let mut names = locked(&self.names);
        names.entry(child as u32).or_insert_with(|| name.clone());
        drop(names);
        self.begin(child as u32, start, argument)
    }

    /// `PTHREAD_BARRIER_SERIAL_THREAD` for the special thread.
    fn met(&self, special: bool) -> Option<Value> {
        Some(Value::Bits(if special { u64::MAX } else { 0 }))
    }

    fn chosen(&self, taken: u32) -> Option<Value> {
        Some(Value::Bits(u64::from(taken)))
    }

    fn result(&self, ended: &State) -> Option<Value> {
        Some(Value::Bits(ended.result()))
    }

    fn step(&self, state: &mut State, read: Option<&Value>) -> Step<Value> {
        let action = self.next_action(state, read);
        let site = self.starts[state.start()].first_site + state.pc();
        Step { action, site }
    }

    fn update(&self, state: &State, read: &Value) -> Option<Value> {
        self.updated(state, *read)
    }

    fn may_await(&self, state: &State) -> bool {
        let start = &self.starts[state.start()];
        let swaps = |op: &Op| {
            let Op::Visible(visible) = op else {
                return false;
            };
            let update = HostOp::Update;
            matches!(**visible, Visible::CmpXchg { .. })
                || matches!(**visible, Visible::Host { op, .. } if op == update)
        };
        start.live.are_known(state.pc())
            || start.has_awaits && swaps(&start.program.ops[state.pc() as usize])
    }

    fn initial(&self, address: Address) -> Value {
        let initial = layout::resolve(address)
            .and_then(|(instance, offset)| self.instances.initial(instance, offset));
        initial.map_or(Value::Unwritten, Value::Bits)
    }

    fn thread_name(&self, thread: usize) -> String {
        let names = locked(&self.names);
        match names.get(&(thread as u32)) {
            Some(name) => format!("thread {thread} ({name})"),
            None if thread == 0 => "main".to_owned(),
            None => format!("thread {thread}"),
        }
    }

    fn site_name(&self, site: u32) -> String {
        let Some(span) = self.span(site) else {
            return format!("`{}`", self.start_of_site(site).kernel.name);
        };
        format!("{}:{}:{}", span.file, span.line, span.column)
    }

    fn cell_name(&self, address: Address) -> String {
        match layout::resolve(address) {
            Some((instance, offset)) => self.instances.cell_name(instance, offset),
            None => format!("[{address:#x}]"),
        }
    }
}

fn is_await(op: &Op) -> bool {
    let Op::Visible(visible) = op else {
        return false;
    };
    matches!(
        **visible,
        Visible::Host {
            op: HostOp::Await,
            ..
        }
    )
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
