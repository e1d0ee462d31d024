//! What memory of the device holds when a launch starts.
//!
//! Effects are followed forward through the function that launches, and all that memory may
//! hold on any way is kept. Those in one stream happen in its order. What is written in another
//! stream may be there before a launch that the host makes first, so that nothing is
//! known of memory that is written in other streams than the launch's.
//!
//! Memory whose address device code has seen may be written by any kernel that runs then, which may
//! find the address in memory, and so may the host (`found`).

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

use super::allocations::{self, Touch};
use super::conditions::Conditions;
use super::effects::{Effect, Effects, Stream};
use super::symbols::{self, Symbols};
use super::{found, makers, stubs};
use crate::host::{Contents, Held, Variable};
use crate::llvm::handle::{Blk, LLVMIntPredicate as IntPredicate, ModuleHandle, Opcode, Val};

/// What is known of memory in one function.
pub(super) struct Memory<'a> {
    function: Val,
    effects: Effects,
    symbols: &'a Symbols,
    arrays: RefCell<HashMap<Val, HashMap<Val, Seen>>>,
    variables: RefCell<HashMap<(Val, bool), HashMap<Val, Seen>>>,
}

/// What a launch may find.
type Seen = BTreeSet<At>;

/// What memory holds at a place of the program.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum At {
    Held(Held),
    /// What a kernel made of what it was given as this argument, if that is known.
    LeftBy(String, Option<Role>),
}

/// How many arguments of the launch come behind.
type Role = usize;

const ANYTHING: At = At::Held(Held::Anything);
/// More of them are not told apart.
const MOST_STATES: usize = 6;

#[derive(Clone, PartialEq, Eq)]
struct State {
    held: Seen,
    /// What writes it may still be under way in.
    pending: Pending,
    /// Kernels have seen its address.
    given: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Pending {
    Nothing,
    In(Stream),
    Anywhere,
}

impl<'a> Memory<'a> {
    pub(super) fn new(function: Val, conditions: &Conditions, symbols: &'a Symbols) -> Memory<'a> {
        Memory {
            function,
            effects: Effects::new(function, conditions, symbols),
            symbols,
            arrays: RefCell::default(),
            variables: RefCell::default(),
        }
    }

    /// What an allocation holds when a launch of the kernel starts.
    pub(super) fn of_array(&self, allocation: Val, marker: Val, kernel: &str) -> Contents {
        let mut arrays = self.arrays.borrow_mut();
        let seen = arrays
            .entry(allocation)
            .or_insert_with(|| self.follow_array(allocation));
        let again = self.symbols.are_launches_out_of_order();
        found(seen.get(&marker), (kernel, role(marker, allocation)), again)
    }

    /// What the variables hold then that one file can name, of which anything is known, or that the
    /// program makes.
    pub(super) fn of_variables(
        &self,
        module: ModuleHandle,
        (marker, kernel): (Val, &str),
        file: usize,
    ) -> Vec<Variable> {
        let mut variables = Vec::new();
        for (symbol, is_set_anywhere) in self.symbols.all() {
            let name = symbols::plain_name(symbol);
            let is_own = symbol.name().ends_with(&format!("@{file}"));
            if !is_own && !self.symbols.is_for_all(symbol) {
                continue;
            }
            let [constant, writable] = [false, true].map(|by_kernels| {
                if is_set_anywhere {
                    return Contents::from([Held::Anything]);
                }
                let mut known = self.variables.borrow_mut();
                let seen = known
                    .entry((symbol, by_kernels))
                    .or_insert_with(|| self.follow_variable(module, symbol, by_kernels));
                let is_set = by_kernels || self.symbols.is_set(symbol);
                let again = self.symbols.are_launches_out_of_order() && is_set;
                found(seen.get(&marker), (kernel, VARIABLE), again)
            });
            let is_made = makers::make_variable(module.layout(), symbol);
            let is_known = |all: &&Contents| !all.contains(&Held::Anything);
            if is_made || [&constant, &writable].iter().any(is_known) {
                variables.push(Variable {
                    name,
                    constant,
                    writable,
                    is_made,
                });
            }
        }
        variables
    }

    /// Does a launch happen where it stands, behind what the host has copied before?
    pub(super) fn is_behind_copies(&self, marker: Val) -> bool {
        let mut insts = self.effects.blocks.iter().flat_map(|(_, effects)| effects);
        let is_so = |(inst, effect): &(Val, Effect)| match effect {
            Effect::Launch { stream, .. } if *inst == marker => {
                matches!(stream, Stream::Default(_))
            }
            _ => false,
        };
        !self.symbols.are_launches_out_of_order() && insts.any(is_so)
    }

    fn follow_array(&self, allocation: Val) -> HashMap<Val, Seen> {
        let Some(touches) = allocations::touches(allocation) else {
            return HashMap::new();
        };
        let size = allocation.operand(0);
        let mut insts = self.effects.blocks.iter().flat_map(|(_, effects)| effects);
        let is_given = insts.any(|(inst, effect)| {
            matches!(effect, Effect::Launch { .. }) && touches.contains_key(inst)
        });
        self.follow(State::absent(), |state, inst, effect| {
            match (effect, touches.get(&inst)) {
                (Effect::Allocate, _) if inst == allocation => *state = State::fresh(Held::Unset),
                (Effect::Fill(fill), Some(touch)) => {
                    let covers = *touch == Touch::Start && is_no_less(fill.bytes, size);
                    let is_part = *touch != Touch::Start || is_no_counter(fill.bytes);
                    // Zeros that may leave out something are nothing to rely on.
                    let byte = fill.byte.filter(|&byte| covers || is_part || byte != 0);
                    let held = byte.map_or(ANYTHING, |byte| At::Held(Held::Fill(byte)));
                    let before = std::mem::take(&mut state.held);
                    state.write(held, fill.stream);
                    let leaves_some = *touch != Touch::Start || is_less(fill.bytes, size);
                    if !covers && (byte.is_some() || leaves_some) {
                        // Some bytes are as before, some are filled.
                        state.held.extend(before);
                        state.held.insert(ANYTHING);
                    }
                    return Some(fill.stream);
                }
                (Effect::Write(stream), Some(touch)) => {
                    let before = std::mem::take(&mut state.held);
                    state.write(ANYTHING, Stream::Unknown);
                    if *touch != Touch::Start {
                        state.held.extend(before);
                    }
                    return *stream;
                }
                (Effect::Write(_) | Effect::Fill(_), None)
                    if state.given && found::may_write(inst, effect, allocation) =>
                {
                    state.write(ANYTHING, Stream::Unknown);
                    return match effect {
                        Effect::Write(None) => None,
                        _ => Some(Stream::Unknown),
                    };
                }
                (Effect::Launch { kernel, stream }, Some(_)) => {
                    let left = At::LeftBy(kernel.clone(), role(inst, allocation));
                    state.write(left, *stream);
                    state.given = true;
                    return Some(*stream);
                }
                // What the host does before may still be under way when others get the address.
                (Effect::Launch { stream, .. }, None) if is_given => {
                    if state.given {
                        state.write(ANYTHING, *stream);
                    }
                    return Some(*stream);
                }
                (Effect::Call { knows_kernels }, _) => {
                    if state.given {
                        state.write(ANYTHING, Stream::Unknown);
                    }
                    let may_launch = is_given && (*knows_kernels || state.given);
                    return may_launch.then_some(Stream::Unknown);
                }
                (Effect::Wait(stream), _) => state.wait(*stream),
                _ => {}
            }
            None
        })
    }

    fn follow_variable(
        &self,
        module: ModuleHandle,
        symbol: Val,
        by_kernels: bool,
    ) -> HashMap<Val, Seen> {
        let size = module.layout().alloc_size(symbol.value_type());
        let start = State::fresh(self.symbols.start(symbol, self.function, by_kernels));
        let initial = Seen::from([At::Held(Held::Initial)]);
        self.follow(start, |state, _, effect| {
            match effect {
                Effect::Set {
                    symbol: set,
                    bytes,
                    stream,
                } if *set == symbol => {
                    let whole = bytes.as_ref().filter(|bytes| bytes.len() as u64 == size);
                    let is_part = bytes.is_some() && whole.is_none();
                    let bytes = whole.cloned().map(Held::Bytes);
                    let before = std::mem::take(&mut state.held);
                    state.write(bytes.map_or(ANYTHING, At::Held), *stream);
                    if is_part {
                        state.held.extend(before);
                    }
                    return Some(*stream);
                }
                Effect::Launch { kernel, stream } if by_kernels => {
                    state.write(At::LeftBy(kernel.clone(), VARIABLE), *stream);
                    return Some(*stream);
                }
                Effect::Call { .. } if by_kernels => state.write(ANYTHING, Stream::Unknown),
                // Each device has the variable.
                Effect::Call { .. } | Effect::SwitchDevice if state.held != initial => {
                    state.write(ANYTHING, Stream::Unknown);
                }
                Effect::Wait(stream) => state.wait(*stream),
                _ => {}
            }
            None
        })
    }

    /// What launches find where memory is so when the function begins. A step tells the stream that
    /// it writes in.
    fn follow(
        &self,
        start: State,
        mut step: impl FnMut(&mut State, Val, &Effect) -> Option<Stream>,
    ) -> HashMap<Val, Seen> {
        let blocks = &self.effects.blocks;
        let numbered = blocks.iter().enumerate();
        let numbers: HashMap<Blk, usize> = numbered
            .map(|(number, (block, _))| (*block, number))
            .collect();
        let mut before: HashMap<usize, State> = HashMap::from([(0, start)]);
        let mut work = vec![0];
        let mut seen: HashMap<Val, Seen> = HashMap::new();
        let mut written_in: Vec<Stream> = Vec::new();
        while let Some(number) = work.pop() {
            let (block, effects) = &blocks[number];
            let mut state = before.get(&number).cloned().unwrap_or_else(State::absent);
            for (inst, effect) in effects {
                if let Effect::Launch { stream, .. } = effect {
                    seen.entry(*inst)
                        .or_default()
                        .extend(state.found_in(*stream));
                }
                written_in.extend(step(&mut state, *inst, effect));
                written_in.dedup();
            }
            for successor in where_launches_succeed(*block) {
                let next = numbers[&successor];
                let joined = before.get(&next).map(|known| known.join(&state));
                let joined = joined.unwrap_or_else(|| state.clone());
                if before.get(&next) != Some(&joined) {
                    before.insert(next, joined);
                    work.push(next);
                }
            }
        }
        for (inst, effect) in blocks.iter().flat_map(|(_, effects)| effects) {
            if let (Effect::Launch { stream, .. }, Some(found)) = (effect, seen.get_mut(inst)) {
                let is_in_order = |other: &Stream| stream.is_one_with(*other);
                if !written_in.iter().all(is_in_order) {
                    found.insert(ANYTHING);
                }
            }
        }
        seen
    }
}

/// The blocks that control comes to from a block, where sizes of launches are not refused.
fn where_launches_succeed(block: Blk) -> Vec<Blk> {
    let successors = block.successors();
    let terminator = block.terminator();
    let test = terminator
        .filter(|_| successors.len() == 2)
        .map(|t| t.operand(0));
    let is_about_sizes = test.is_some_and(|test| stubs::configuration_tested(test).is_some());
    match test.filter(|_| is_about_sizes).map(Val::int_predicate) {
        Some(IntPredicate::LLVMIntEQ) => vec![successors[0]],
        Some(IntPredicate::LLVMIntNE) => vec![successors[1]],
        _ => successors,
    }
}

impl State {
    /// There is no such memory.
    fn absent() -> State {
        State {
            held: Seen::new(),
            pending: Pending::Nothing,
            given: false,
        }
    }

    fn fresh(held: Held) -> State {
        State {
            held: Seen::from([At::Held(held)]),
            ..State::absent()
        }
    }

    /// All of it is written by what runs in a stream.
    fn write(&mut self, held: At, stream: Stream) {
        let in_order = self.is_settled_for(stream);
        self.held = Seen::from([if in_order { held } else { ANYTHING }]);
        self.pending = match stream {
            Stream::Unknown => Pending::Anywhere,
            _ if in_order => Pending::In(stream),
            _ => Pending::Anywhere,
        };
    }

    fn wait(&mut self, stream: Option<Stream>) {
        let ends = stream.is_none_or(|stream| self.is_settled_for(stream));
        if ends {
            self.pending = Pending::Nothing;
        }
    }

    /// What a launch in the stream finds.
    fn found_in(&self, stream: Stream) -> Seen {
        match self.is_settled_for(stream) {
            true => self.held.clone(),
            false => Seen::from([ANYTHING]),
        }
    }

    /// Are all writes over before what begins in the stream?
    fn is_settled_for(&self, stream: Stream) -> bool {
        match self.pending {
            Pending::Nothing => true,
            Pending::In(own) => own.is_one_with(stream),
            Pending::Anywhere => false,
        }
    }

    fn join(&self, other: &State) -> State {
        let mut held = &self.held | &other.held;
        if held.len() > MOST_STATES {
            held = Seen::from([ANYTHING]);
        }
        let pending = match (self.pending, other.pending) {
            (a, b) if a == b => a,
            (Pending::Nothing, other) | (other, Pending::Nothing) => other,
            _ => Pending::Anywhere,
        };
        State {
            held,
            pending,
            given: self.given || other.given,
        }
    }
}

/// What a launch of the kernel finds; anything where it, or others, may be launched `again`, whatever
/// happens in between.
fn found(states: Option<&Seen>, (kernel, role): (&str, Option<Role>), again: bool) -> Contents {
    let anything = || Contents::from([Held::Anything]);
    let mut contents = states.map_or_else(anything, |states| {
        let one = |at: &At| match at {
            At::Held(held) => held.clone(),
            At::LeftBy(other, before) if other == kernel => Held::Left {
                as_now: role.is_some() && role == *before,
            },
            At::LeftBy(..) => Held::Anything,
        };
        states.iter().map(one).collect()
    });
    if contents.is_empty() || again {
        contents.insert(Held::Anything);
    }
    contents
}

/// Each launch has a variable in the same place.
const VARIABLE: Option<Role> = Some(usize::MAX);

/// Which argument of a launch the allocation is; none where it may be another one as well, or not
/// the whole of it is given.
fn role(marker: Val, allocation: Val) -> Option<Role> {
    let args = marker.call_args();
    let may_be_it = |arg: &&Val| {
        let mut base = **arg;
        while base.has_opcode(Opcode::LLVMGetElementPtr) {
            base = base.operand(0);
        }
        let is_other_array = base
            .called_name()
            .is_some_and(|name| allocations::is_allocation(&name));
        let is_computed = base.opcode().is_some() && !is_other_array;
        let has_address = arg.ty().is_pointer() || base.has_opcode(Opcode::LLVMPtrToInt);
        base == allocation || has_address && is_computed
    };
    let mut given = args.iter().rev().filter(may_be_it);
    match (given.next(), given.next()) {
        (Some(&only), None) if only == allocation => args.iter().rev().position(|&arg| arg == only),
        _ => None,
    }
}

/// Are there fewer bytes than a counter has?
fn is_no_counter(bytes: Val) -> bool {
    bytes.int_constant().is_some_and(|bytes| bytes < 4)
}

/// Are there no fewer bytes than those of an allocation?
pub(super) fn is_no_less(bytes: Val, size: Val) -> bool {
    let [of_fill, of_array] = [bytes, size].map(Val::int_constant);
    bytes == size
        || of_fill
            .zip(of_array)
            .is_some_and(|(fill, array)| fill >= array)
}

/// Are there fewer bytes than those of an allocation?
fn is_less(bytes: Val, size: Val) -> bool {
    let [of_fill, of_array] = [bytes, size].map(Val::int_constant);
    of_fill
        .zip(of_array)
        .is_some_and(|(fill, array)| fill < array)
}
