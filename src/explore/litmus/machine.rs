//! Programs of the language as something to explore.

use std::sync::Arc;

use smallvec::SmallVec;

use super::compile::{Cell, Op, compile};
use super::live::agree;
use super::print::Line;
use super::{Expr, Litmus, Register, Stmt};
use crate::explore::access::{Access, Placement, Scope};
use crate::explore::program::{Action, Address, Block, Orders, Program, Space, Step};

/// Most instructions of a thread between two actions: a loop without actions may have a
/// count beyond what can be waited for.
const MAX_SILENT: usize = 1 << 20;

/// A program ready to run.
#[derive(Clone, Debug)]
pub struct Machine<'a> {
    litmus: &'a Litmus,
    placements: Vec<Placement>,
    code: Vec<Vec<Op>>,
    /// Per site the statement it comes from.
    origins: Vec<Option<&'a Stmt>>,
    /// The site of each thread's first instruction.
    first_sites: Vec<u32>,
    /// Per thread and scope: who meets at its barriers.
    participants: Vec<[Arc<[usize]>; Scope::ALL.len()]>,
    initial: Vec<i64>,
    /// The array of each address.
    names: Vec<(usize, u64)>,
    /// The address of each array.
    bases: Vec<u64>,
    /// Per array: two of its accesses may race.
    may_race: Vec<bool>,
    /// How often a loop without a count is run.
    unroll: u32,
    /// Rounds that only read, and would read again, block.
    awaits: bool,
}

impl<'a> Machine<'a> {
    pub fn new(litmus: &'a Litmus, unroll: u32) -> Machine<'a> {
        let mut initial = Vec::new();
        let mut names = Vec::new();
        let mut bases = Vec::new();
        for (number, cell) in litmus.cells.iter().enumerate() {
            bases.push(initial.len() as u64);
            for (index, &value) in cell.values.iter().enumerate() {
                initial.push(value);
                names.push((number, index as u64));
            }
        }
        let mut code = Vec::new();
        let mut origins = Vec::new();
        for thread in &litmus.threads {
            let (ops, statements) = compile(thread, &litmus.cells, &bases);
            code.push(ops);
            origins.extend(statements);
        }
        let first_sites = code
            .iter()
            .scan(0, |next, code: &Vec<Op>| {
                let first = *next;
                *next += code.len() as u32;
                Some(first)
            })
            .collect();
        let placements: Vec<Placement> = litmus.threads.iter().map(|t| t.placement).collect();
        let may_race = may_race(litmus, &placements);
        let participants = (0..placements.len())
            .map(|thread| Scope::ALL.map(|scope| meeting(&placements, thread, scope)))
            .collect();
        Machine {
            litmus,
            placements,
            code,
            origins,
            first_sites,
            participants,
            initial,
            names,
            bases,
            may_race,
            unroll,
            awaits: true,
        }
    }

    /// The same without awaits: loops that only read are unrolled like others.
    pub fn without_awaits(self) -> Machine<'a> {
        Machine {
            awaits: false,
            ..self
        }
    }

    /// The thread of an instruction.
    fn thread_of(&self, site: u32) -> usize {
        self.first_sites.partition_point(|&first| first <= site) - 1
    }

    fn may_race(&self, cell: &Cell) -> bool {
        let (array, _) = self.names[cell.base as usize];
        self.may_race[array]
    }

    fn address(&self, cell: &Cell, state: &State) -> Result<Address, String> {
        let index = cell.index.eval_in(&state.registers);
        if (0..cell.length as i64).contains(&index) {
            Ok(cell.base + index as u64)
        } else {
            let (array, _) = self.names[cell.base as usize];
            let name = &self.litmus.cells[array].name;
            Err(format!("index {index} is outside of {name}"))
        }
    }
}

/// Per array: an access is plain, or has a scope that does not contain all threads.
fn may_race(litmus: &Litmus, placements: &[Placement]) -> Vec<bool> {
    fn walk(body: &[Stmt], see: &mut dyn FnMut(usize, Access)) {
        for stmt in body {
            match stmt {
                Stmt::Load { place, access, .. }
                | Stmt::Store { place, access, .. }
                | Stmt::Update { place, access, .. }
                | Stmt::CompareSwap { place, access, .. } => see(place.cell, *access),
                Stmt::If {
                    then, otherwise, ..
                } => {
                    walk(then, see);
                    walk(otherwise, see);
                }
                Stmt::Loop { body, .. } => walk(body, see),
                _ => {}
            }
        }
    }
    let mut arrays = vec![false; litmus.cells.len()];
    let mut see = |array: usize, access: Access| {
        let all = access.order.is_atomic() && Placement::all_share(placements, access.scope);
        arrays[array] |= !all;
    };
    for thread in &litmus.threads {
        walk(&thread.body, &mut see);
    }
    arrays
}

fn meeting(placements: &[Placement], thread: usize, scope: Scope) -> Arc<[usize]> {
    (0..placements.len())
        .filter(|&other| other == thread || placements[thread].shares(scope, &placements[other]))
        .collect()
}

/// A thread of a [`Machine`].
#[derive(Clone, Debug)]
pub struct State {
    thread: u32,
    /// The instruction to run next, or at which the thread is paused.
    at: u32,
    paused: bool,
    registers: SmallVec<[i64; 8]>,
    loops: SmallVec<[Round; 1]>,
}

/// The round that a loop is in.
#[derive(Clone, Debug, Default)]
struct Round {
    rounds: u32,
    /// The registers at its beginning.
    registers: SmallVec<[i64; 8]>,
    /// Reads in it, updates that left the value included.
    reads: u32,
    /// It has only read.
    idle: bool,
    /// Some of its reads, or of the idle round before, may race with other accesses.
    may_race: bool,
    /// The round before was idle, too, and began alike.
    again: bool,
}

impl State {
    fn note_read(&mut self, may_race: bool) {
        for round in &mut self.loops {
            round.reads += 1;
            round.may_race |= may_race;
        }
    }

    fn note_effect(&mut self) {
        for round in &mut self.loops {
            round.idle = false;
        }
    }

    fn eval(&self, expr: &Expr) -> i64 {
        expr.eval_in(&self.registers)
    }
}

impl Program for Machine<'_> {
    type State = State;
    type Value = i64;

    fn threads(&self) -> &[Placement] {
        &self.placements
    }

    fn start(&self, thread: usize) -> State {
        let registers = self.litmus.threads[thread].registers.len();
        State {
            thread: thread as u32,
            at: 0,
            paused: false,
            registers: SmallVec::from_elem(0, registers),
            loops: SmallVec::new(),
        }
    }

    fn step(&self, state: &mut State, read: Option<&i64>) -> Step<i64> {
        let code = &self.code[state.thread as usize];
        if let Some(&read) = read {
            match &code[state.at as usize] {
                Op::Load(register, cell, _) => {
                    let may_race = self.may_race(cell);
                    state.registers[*register] = read;
                    state.note_read(may_race);
                }
                Op::Choose(register, _) => {
                    state.registers[*register] = read;
                    state.note_effect();
                }
                Op::Update(register, _, cell, ..) | Op::CompareSwap { register, cell, .. } => {
                    let may_race = self.may_race(cell);
                    let written = self.update(state, &read);
                    state.registers[*register] = read;
                    match written {
                        Some(written) if written != read => state.note_effect(),
                        _ => state.note_read(may_race),
                    }
                }
                _ => {}
            }
            state.at += 1;
        } else if state.paused {
            if matches!(code[state.at as usize], Op::Store(..) | Op::Barrier(..)) {
                state.note_effect();
            }
            state.at += 1;
        }
        let action = self.run(state);
        state.paused = true;
        let site = self.first_sites[state.thread as usize] + state.at;
        Step { action, site }
    }

    fn update(&self, state: &State, read: &i64) -> Option<i64> {
        match &self.code[state.thread as usize][state.at as usize] {
            Op::Update(_, op, _, _, operand) => Some(op.apply(*read, state.eval(operand))),
            Op::CompareSwap {
                expected, desired, ..
            } => (state.eval(expected) == *read).then(|| state.eval(desired)),
            _ => None,
        }
    }

    fn chosen(&self, taken: u32) -> Option<i64> {
        Some(i64::from(taken))
    }

    fn may_await(&self, state: &State) -> bool {
        self.awaits && !state.loops.is_empty()
    }

    fn initial(&self, address: Address) -> i64 {
        self.initial[address as usize]
    }

    fn final_condition(&self, states: &[&State], memory: &dyn Fn(Address) -> i64) -> Option<bool> {
        let condition = self.litmus.condition.as_ref()?;
        let value = condition.claim.eval(&|leaf| match *leaf {
            Expr::Final { thread, register } => states[thread].registers[register],
            Expr::Cell { cell, index } => memory(self.bases[cell] + index),
            _ => 0,
        });
        Some(value != 0)
    }

    fn space(&self, address: Address) -> Space {
        let (array, _) = self.names[address as usize];
        match self.litmus.cells[array].shared {
            true => Space::Shared,
            false => Space::Global,
        }
    }

    fn orders_separately(&self) -> bool {
        let partial = |op: &Op| matches!(op, Op::Barrier(_, _, orders) if *orders != Orders::ALL);
        self.code.iter().flatten().any(partial)
    }

    fn thread_name(&self, thread: usize) -> String {
        self.litmus.threads[thread].name.clone()
    }

    fn site_name(&self, site: u32) -> String {
        let thread = &self.litmus.threads[self.thread_of(site)];
        match self.origins[site as usize] {
            Some(stmt) => Line(self.litmus, thread, stmt).to_string(),
            None => "end".to_owned(),
        }
    }

    fn cell_name(&self, address: Address) -> String {
        let (array, index) = self.names[address as usize];
        let cell = &self.litmus.cells[array];
        if cell.values.len() == 1 {
            cell.name.clone()
        } else {
            format!("{}[{index}]", cell.name)
        }
    }
}

impl Machine<'_> {
    /// Runs from `state.at` to the next action.
    fn run(&self, state: &mut State) -> Action<i64> {
        let code = &self.code[state.thread as usize];
        for _ in 0..MAX_SILENT {
            let next = state.at + 1;
            match &code[state.at as usize] {
                Op::Assign(register, value) => {
                    state.registers[*register] = state.eval(value);
                    state.at = next;
                }
                Op::Jump(target) => state.at = *target as u32,
                Op::Unless(condition, target) => {
                    let holds = state.eval(condition) != 0;
                    state.at = if holds { next } else { *target as u32 };
                }
                Op::Enter => {
                    state.loops.push(Round::default());
                    state.at = next;
                }
                Op::Head { times, exit, live } => match self.begin_round(state, *times, live) {
                    Ok(true) => state.at = next,
                    Ok(false) => state.at = *exit as u32,
                    Err(block) => return Action::Blocked(block),
                },
                Op::Leave(depth) => {
                    state.loops.truncate(*depth);
                    state.at = next;
                }
                Op::Assert(claim) if state.eval(claim) == 0 => {
                    return Action::Fail("the assertion does not hold".to_owned());
                }
                Op::Assume(claim) if state.eval(claim) == 0 => {
                    return Action::Blocked(Block::Assumption);
                }
                Op::Assert(_) | Op::Assume(_) => state.at = next,
                visible => return self.action(visible, state).unwrap_or_else(Action::Fail),
            }
        }
        Action::Blocked(Block::Bound)
    }

    /// The action of an instruction at which threads are paused.
    fn action(&self, op: &Op, state: &State) -> Result<Action<i64>, String> {
        Ok(match op {
            Op::Load(_, cell, access) => Action::Load {
                address: self.address(cell, state)?,
                access: *access,
            },
            Op::Store(cell, access, value) => Action::Store {
                address: self.address(cell, state)?,
                access: *access,
                value: state.eval(value),
            },
            Op::Update(_, _, cell, access, _) => Action::Update {
                address: self.address(cell, state)?,
                access: *access,
                failure: *access,
            },
            Op::CompareSwap {
                cell,
                access,
                failure,
                ..
            } => Action::Update {
                address: self.address(cell, state)?,
                access: *access,
                failure: *failure,
            },
            Op::Choose(_, ways) => Action::Choose(*ways),
            Op::Fence(access) => Action::Fence(*access),
            Op::Barrier(scope, id, orders) => Action::Barrier {
                id: *id,
                orders: *orders,
                participants: self.participants[state.thread as usize][*scope as usize].clone(),
                excuses_ended: false,
            },
            _ => Action::End,
        })
    }

    /// Whether the innermost loop runs another round.
    fn begin_round(
        &self,
        state: &mut State,
        times: Option<u32>,
        live: &[Register],
    ) -> Result<bool, Block> {
        let Some(round) = state.loops.last_mut() else {
            return Ok(false);
        };
        let mut again = false;
        if let Some(times) = times {
            if round.rounds == times {
                return Ok(false);
            }
        } else {
            again = self.awaits
                && round.rounds > 0
                && round.idle
                && agree(live, &round.registers, &state.registers);
            // What may race is done twice (`explorer/wait.rs`).
            if again && (round.again || !round.may_race) {
                return Err(Block::Await { reads: round.reads });
            } else if round.rounds == self.unroll {
                return Err(Block::Bound);
            }
        }
        round.rounds += 1;
        round.again = again;
        round.may_race &= again;
        round.registers = state.registers.clone();
        round.reads = 0;
        round.idle = true;
        Ok(true)
    }
}
