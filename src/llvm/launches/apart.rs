//! Whether two pointers of one launch may lead into one array.
//!
//! Pointers that a loop exchanges are followed around it together: what they are in one round and in
//! the next are pairs of the same two values, so that two which are apart when control
//! comes to the loop, and stay apart in each round, are apart at the launch.

use super::allocations::{base_of, displacement, sources};
use super::conditions::Conditions;
use super::loaded::{Sharing, Stores};
use super::symbols;
use super::terms::Reader;
use crate::bv::BvOp;
use crate::host::{Argument, Comparison, Doubt, Pointer, Term, Within};
use crate::llvm::handle::{Blk, Opcode, Val, ValueKind};

/// Which of the pointers with these values may lead into one array, as far as the places that
/// they come from tell, or into one of these variables; without those that are known to.
pub(super) fn doubtful(
    reader: &mut Reader<'_>,
    stores: &Stores,
    (pointers, values): (&[(Argument, Pointer)], &[Val]),
    variables: &[Val],
) -> Vec<Doubt> {
    let bases: Vec<Val> = values.iter().copied().map(base_of).collect();
    let mut doubts = Vec::new();
    for (pointer, &base) in bases.iter().enumerate() {
        let is_open = |other: &usize| pointers[pointer].1.array != pointers[*other].1.array;
        let others = (0..pointer).filter(is_open);
        let others = others.map(|other| (Within::Pointer(other), bases[other]));
        let is_known = variables.contains(&base);
        let variables = variables.iter().filter(|_| !is_known);
        let variables = variables.map(|&own| (Within::Variable(symbols::plain_name(own)), own));
        for (into, other) in others.chain(variables) {
            let mut pairs = Pairs {
                conditions: reader.conditions,
                reader,
                stores,
                taken: Vec::new(),
            };
            if let Some(Common { when, anywhere }) = pairs.common(other, base, Time::Launch) {
                doubts.push(Doubt {
                    pointer,
                    into,
                    when,
                    anywhere,
                });
            }
        }
    }
    doubts
}

/// How two pointers may lead into one array.
struct Common {
    /// One bit: otherwise they do not.
    when: Term,
    anywhere: bool,
}

/// When a value was computed: the one that there is at the launch, or an earlier one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Time {
    Launch,
    Any,
}

struct Pairs<'p, 'a> {
    reader: &'p mut Reader<'a>,
    conditions: &'p Conditions,
    stores: &'p Stores,
    /// Those that are taken to be apart, until something says otherwise.
    taken: Vec<(Val, Val)>,
}

/// More pairs are not followed.
const MOST_PAIRS: usize = 64;

impl Pairs<'_, '_> {
    fn common(&mut self, one: Val, other: Val, time: Time) -> Option<Common> {
        let bases = [one, other].map(base_of);
        let common = self.of_bases(bases, time)?;
        Some(Common {
            anywhere: common.anywhere || bases != [one, other],
            ..common
        })
    }

    fn of_bases(&mut self, [one, other]: [Val; 2], time: Time) -> Option<Common> {
        if one.is_null() || other.is_null() {
            return None;
        }
        if one == other {
            return Some(Common::always(Sharing::Same));
        }
        if self.taken.contains(&(one, other)) || self.taken.contains(&(other, one)) {
            return None;
        }
        if self.taken.len() == MOST_PAIRS {
            return Some(Common::always(Sharing::Moved));
        }
        self.taken.push((one, other));
        let [phi, select] = [Opcode::LLVMPHI, Opcode::LLVMSelect];
        let ways = |value: Val| [1, 2].map(|index| value.operand(index));
        match (one, other) {
            _ if one.has_opcode(phi) && other.has_opcode(phi) && one.parent() == other.parent() => {
                let others = other.incoming();
                let same_way = |(value, from): (Val, Blk)| {
                    let others = others.iter().filter(move |(_, other)| *other == from);
                    others.map(move |(other, _)| (value, *other))
                };
                let pairs = one.incoming().into_iter().flat_map(same_way);
                self.any_of(pairs, Time::Any)
            }
            _ if one.has_opcode(select)
                && other.has_opcode(select)
                && one.operand(0) == other.operand(0) =>
            {
                self.any_of(ways(one).into_iter().zip(ways(other)), time)
            }
            _ if one.has_opcode(select) => {
                self.any_of(ways(one).into_iter().map(|value| (value, other)), time)
            }
            _ if other.has_opcode(select) => {
                self.any_of(ways(other).into_iter().map(|value| (one, value)), time)
            }
            _ if one.has_opcode(phi) && self.stays(other, one.parent()) => {
                let values = one.incoming().into_iter();
                self.any_of(values.map(|(value, _)| (value, other)), Time::Any)
            }
            _ if other.has_opcode(phi) && self.stays(one, other.parent()) => {
                let values = other.incoming().into_iter();
                self.any_of(values.map(|(value, _)| (one, value)), Time::Any)
            }
            _ if is_source(one) && is_source(other) => self.of_sources(one, other, time),
            _ => match self.read_beside_phi(one, other) {
                Some(common) => common,
                None => self.computed(one, other),
            },
        }
    }

    /// What is read, and a phi whose value another place holds then.
    fn read_beside_phi(&self, one: Val, other: Val) -> Option<Option<Common>> {
        let (load, phi) = match one.has_opcode(Opcode::LLVMLoad) {
            true => (one, other),
            false => (other, one),
        };
        let is_pair = load.has_opcode(Opcode::LLVMLoad) && phi.has_opcode(Opcode::LLVMPHI);
        let at = |block: Option<Blk>| block.filter(|_| is_pair);
        let (read, met) = at(load.parent()).zip(at(phi.parent()))?;
        self.conditions.dominates(met, read).then_some(())?;
        let held = self.stores.holds_phi(phi, load)?;
        let place = self.stores.place(load.operand(0));
        let is_known = place.root == held.root && place.offset.is_some() && place != held;
        is_known.then(|| self.stores.share(&place, &held).map(Common::always))
    }

    fn any_of(&mut self, pairs: impl Iterator<Item = (Val, Val)>, time: Time) -> Option<Common> {
        pairs
            .filter_map(|(one, other)| self.common(one, other, time))
            .reduce(Common::or)
    }

    /// Is the value there when control comes to the block, and the same one until control has left
    /// what the block dominates?
    fn stays(&self, value: Val, block: Option<Blk>) -> bool {
        let (Some(own), Some(block)) = (value.parent(), block) else {
            // Arguments and globals.
            return value.opcode().is_none();
        };
        own != block && self.conditions.dominates(own, block)
    }

    /// Pointers that are computed from others, at whatever distance.
    fn computed(&mut self, one: Val, other: Val) -> Option<Common> {
        let moved = Common::always(Sharing::Moved);
        let (Some(own), Some(others)) = (sources(one), sources(other)) else {
            return Some(moved);
        };
        let mut pairs = own
            .iter()
            .flat_map(|&one| others.iter().map(move |&other| (one, other)));
        let is_one = pairs
            .any(|(one, other)| one == other || self.of_sources(one, other, Time::Any).is_some());
        is_one.then_some(moved)
    }

    /// Two different values that pointers come from.
    fn of_sources(&mut self, one: Val, other: Val, time: Time) -> Option<Common> {
        let is_load = |value: Val| value.has_opcode(Opcode::LLVMLoad);
        let is_argument = |value: Val| value.kind() == ValueKind::LLVMArgumentValueKind;
        match (one, other) {
            _ if is_load(one) && is_load(other) => self.of_loads(one, other, time),
            _ if is_load(one) => self.held(one, other, time),
            _ if is_load(other) => self.held(other, one, time),
            _ if is_argument(one) && is_argument(other) => self.of_arguments(one, other),
            _ => None,
        }
    }

    fn of_loads(&mut self, one: Val, other: Val, time: Time) -> Option<Common> {
        let places = [one, other].map(|load| self.stores.place(load.operand(0)));
        let [place, others] = &places;
        let shared = self.stores.share(place, others).map(Common::always);
        if place.root != others.root {
            return shared;
        }
        let in_one_place = match place.offset.zip(others.offset) {
            Some((one, other)) => (one == other).then(|| Common::always(Sharing::Same)),
            None => {
                let is_comparable = time == Time::Launch
                    && (one.parent() == other.parent() && !self.stores.moves_in(place, one)
                        || !self.stores.moves(place));
                let offsets = [one, other].map(|load| self.offset(load));
                Some(match offsets {
                    [Some(one), Some(other)] if is_comparable => Common {
                        when: Term::compare(Comparison::Eq, one, other),
                        anywhere: false,
                    },
                    _ => Common::always(Sharing::Same),
                })
            }
        };
        shared.into_iter().chain(in_one_place).reduce(Common::or)
    }

    /// A pointer, and what the host reads where it may have stored it.
    fn held(&mut self, load: Val, pointer: Val, time: Time) -> Option<Common> {
        let place = self.stores.place(load.operand(0));
        let sharing = self.stores.holds(&place, pointer)?;
        let held = Common::always(sharing);
        let offsets = self.stores.offsets_of(&place, pointer);
        let (Time::Launch, Some(offsets)) = (time, offsets) else {
            return Some(held);
        };
        let Some(read) = self.offset(load) else {
            return Some(held);
        };
        let is_there = |offset: i64| {
            let offset = Term::constant(u128::from(offset as u64), 64);
            Term::compare(Comparison::Eq, read.clone(), offset)
        };
        let when = offsets.into_iter().map(is_there).reduce(either)?;
        Some(Common { when, ..held })
    }

    /// Bytes from the root of a load's place.
    fn offset(&mut self, load: Val) -> Option<Term> {
        displacement(self.reader, load.operand(0)).map(|(_, offset)| offset)
    }

    /// Arguments of a function that calls in the program may give one pointer.
    fn of_arguments(&mut self, one: Val, other: Val) -> Option<Common> {
        let function = one.function_of_parameter()?;
        let params = function.params();
        let index = |argument: Val| params.iter().position(|&param| param == argument);
        let (one, other) = index(one).zip(index(other))?;
        let calls = function.users().into_iter();
        let calls = calls.filter(|user| user.callee() == Some(function));
        let found = calls.filter_map(|call| {
            let args = call.call_args();
            let (one, other) = (*args.get(one)?, *args.get(other)?);
            let caller = call.parent()?.function()?;
            if caller == function {
                return self.common(one, other, Time::Any);
            }
            let conditions = Conditions::new(caller);
            let mut there = Pairs {
                reader: self.reader,
                conditions: &conditions,
                stores: self.stores,
                taken: std::mem::take(&mut self.taken),
            };
            let common = there.common(one, other, Time::Any);
            self.taken = there.taken;
            common
        });
        found.reduce(Common::or)
    }
}

impl Common {
    fn always(sharing: Sharing) -> Common {
        Common {
            when: Term::constant(1, 1),
            anywhere: sharing == Sharing::Moved,
        }
    }

    fn or(self, other: Common) -> Common {
        Common {
            when: either(self.when, other.when),
            anywhere: self.anywhere || other.anywhere,
        }
    }
}

fn either(a: Term, b: Term) -> Term {
    match a.as_constant() == Some(1) || b.as_constant() == Some(1) {
        true => Term::constant(1, 1),
        false => Term::binary(BvOp::Or, a, b),
    }
}

/// Is the value no computation, but where pointers come from?
fn is_source(value: Val) -> bool {
    let opcode = value.opcode();
    opcode.is_none_or(|opcode| {
        let sources = [
            Opcode::LLVMCall,
            Opcode::LLVMInvoke,
            Opcode::LLVMLoad,
            Opcode::LLVMAlloca,
        ];
        sources.contains(&opcode)
    })
}
