//! Whether two pointers of one launch may lead into one array.
//!
//! Pointers that a loop exchanges are followed around it together: what they are in one round and in
//! the next are pairs of the same two values, so that two which are apart when control
//! comes to the loop, and stay apart in each round, are apart at the launch.

mod common;
mod decided;
mod later_rounds;
mod put;

use std::collections::BTreeSet;

use super::allocations::{base_of, displacement};
use super::conditions::Conditions;
use super::distinct::are_distinct;
use super::loaded::{Sharing, Stores};
use super::places::{self, Place};
use super::rotations;
use super::sources::{is_source, sources};
use super::symbols;
use super::terms::{Reader, Strictness};
use crate::host::{Argument, Comparison, Doubt, Pointer, Term, Within};
use crate::llvm::handle::{Blk, Opcode, Val, ValueKind};

use common::{Common, either};
use decided::{is_decided_by_numbers, is_number};
pub(super) use put::may_be_one;

/// Which of the pointers with these values may lead into one array, as far as the places that
/// they come from tell, or into one of these variables; without those that are known to.
pub(super) fn doubtful(
    reader: &mut Reader<'_>,
    stores: &Stores<'_>,
    launch: Val,
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
            let mut pairs = Pairs::new(reader.conditions, reader, stores);
            pairs.launch = Some(launch);
            let common = pairs.common(other, base, Time::Launch);
            let common = common.filter(|common| common.when.as_constant() != Some(0));
            if let Some(common) = common {
                // What is met again is one where it was met first, too.
                let is_known = !(pairs.is_met_again && pairs.is_conditional);
                let when = match is_known {
                    true => common.when,
                    false => Term::constant(1, 1),
                };
                let distances = pairs.settled(common.distances);
                // Of several distances each may belong to other ways of the host.
                let is_one = distances.as_ref().is_some_and(|all| all.len() == 1);
                doubts.push(Doubt {
                    pointer,
                    into,
                    when,
                    is_exact: common.is_exact && is_known && is_one,
                    distances,
                });
            }
        }
    }
    doubts
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
    stores: &'p Stores<'p>,
    /// Those that are taken to be apart, until something says otherwise, each with the shift then.
    taken: Vec<((Val, Val), Option<i64>)>,
    /// So many bytes more lie between the two at the launch than between those that are looked at.
    shift: Option<i64>,
    /// The launch that it is about, if it is about one.
    launch: Option<Val>,
    /// A pair came that is taken to be apart.
    is_met_again: bool,
    /// Pairs are one where a condition holds.
    is_conditional: bool,
    /// The two change places.
    is_symmetric: bool,
    /// The distance of the two grows.
    drifts: bool,
}

/// More pairs are not followed.
const MOST_PAIRS: usize = 64;

impl<'p, 'a> Pairs<'p, 'a> {
    fn new(
        conditions: &'p Conditions,
        reader: &'p mut Reader<'a>,
        stores: &'p Stores<'p>,
    ) -> Pairs<'p, 'a> {
        Pairs {
            reader,
            conditions,
            stores,
            taken: Vec::new(),
            shift: Some(0),
            launch: None,
            is_met_again: false,
            is_conditional: false,
            is_symmetric: false,
            drifts: false,
        }
    }
}

impl Pairs<'_, '_> {
    fn common(&mut self, one: Val, other: Val, time: Time) -> Option<Common> {
        let layout = self.reader.layout;
        let [own, others] = [one, other].map(|pointer| places::added(layout, pointer));
        let more = own
            .zip(others)
            .and_then(|(own, others)| others.checked_sub(own));
        let before = self.shift;
        let sum = before
            .zip(more)
            .and_then(|(before, more)| before.checked_add(more));
        self.shift = sum;
        let common = self.of_bases([one, other].map(base_of), time);
        self.shift = before;
        common.map(|common| common.shifted(more))
    }

    /// The distances of the two with which the walk began.
    fn settled(&self, distances: Option<BTreeSet<i64>>) -> Option<BTreeSet<i64>> {
        let mut distances = distances.filter(|_| !self.drifts)?;
        if self.is_symmetric {
            let reversed: Vec<i64> = distances.iter().map(|bytes| bytes.wrapping_neg()).collect();
            distances.extend(reversed);
        }
        Some(distances)
    }

    /// Are the two among those that are taken to be apart?
    fn is_taken(&mut self, one: Val, other: Val) -> bool {
        let is_pair = |pair: (Val, Val)| self.taken.iter().find(|(taken, _)| *taken == pair);
        let (same, reversed) = (is_pair((one, other)), is_pair((other, one)));
        let shifts =
            |known: &&((Val, Val), Option<i64>)| self.shift.is_none() || known.1 != self.shift;
        let drifts = same.is_some_and(|known| shifts(&known))
            || reversed.is_some_and(|known| shifts(&known) || self.shift != Some(0));
        let (is_same, is_reversed) = (same.is_some(), reversed.is_some());
        self.is_symmetric |= is_reversed;
        self.drifts |= drifts;
        self.is_met_again |= is_same || is_reversed;
        is_same || is_reversed
    }

    fn of_bases(&mut self, [one, other]: [Val; 2], time: Time) -> Option<Common> {
        if one.is_null() || other.is_null() {
            return None;
        }
        if one == other {
            return Some(Common {
                is_exact: time == Time::Launch,
                ..Common::always(Sharing::Same)
            });
        }
        let [phi, select] = [Opcode::LLVMPHI, Opcode::LLVMSelect];
        let may_come_back = |value: Val| value.has_opcode(phi) || is_argument(value);
        if may_come_back(one) || may_come_back(other) {
            if self.is_taken(one, other) {
                return None;
            }
            if self.taken.len() == MOST_PAIRS {
                return Some(Common::always(Sharing::Moved));
            }
            self.taken.push(((one, other), self.shift));
        }
        let in_turn = [one, other].map(|value| rotations::toggled(self.conditions, value));
        if let ([Some(own), Some(others)], true) = (in_turn, one.parent() == other.parent()) {
            return self.any_of(own.into_iter().zip(others), Time::Any);
        }
        let ways = |value: Val| [1, 2].map(|index| value.operand(index));
        match (one, other) {
            _ if let Some(common) = self.since_second_round([one, other], time) => Some(common),
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
                let [others, otherwise] = ways(other);
                let [then, last] = ways(one);
                self.chosen(one, [(then, others), (last, otherwise)], time)
            }
            _ if one.has_opcode(select) => {
                self.chosen(one, ways(one).map(|value| (value, other)), time)
            }
            _ if other.has_opcode(select) => {
                self.chosen(other, ways(other).map(|value| (one, value)), time)
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
        let is_known = !place.may_be(&held);
        is_known.then(|| self.stores.share(&place, &held).map(Common::always))
    }

    /// Pairs of which a condition chooses one.
    fn chosen(&mut self, choice: Val, pairs: [(Val, Val); 2], time: Time) -> Option<Common> {
        let [then, otherwise] = pairs.map(|(one, other)| self.common(one, other, time));
        let is_open = then.is_some() || otherwise.is_some();
        let test = (is_open && time == Time::Launch).then(|| self.reader.term(choice.operand(0)));
        let test = test.flatten();
        self.is_conditional |= test.is_some();
        let is_decided = self.launch.is_some_and(|launch| {
            is_number(self.conditions, choice.operand(0))
                && is_decided_by_numbers(self.conditions, self.stores, launch, None)
        });
        let where_it_is = |common: Option<Common>, holds: u128| {
            let common = common?;
            let is_exact = common.is_exact && is_decided && test.is_some();
            let common = Common { is_exact, ..common };
            let is_so =
                |test: &Term| Term::compare(Comparison::Eq, test.clone(), Term::constant(holds, 1));
            Some(match &test {
                Some(test) => common.and(is_so(test)),
                None => common,
            })
        };
        let all = [where_it_is(then, 1), where_it_is(otherwise, 0)];
        all.into_iter().flatten().reduce(Common::or)
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
        if self.stores.may_be_computed(one, other) {
            return Some(Common::always(Sharing::Moved));
        }
        let is_load = |value: Val| value.has_opcode(Opcode::LLVMLoad);
        match (one, other) {
            _ if is_load(one) && is_load(other) => self.of_loads(one, other, time),
            _ if is_load(one) => self.held(one, other, time),
            _ if is_load(other) => self.held(other, one, time),
            _ if is_argument(one) && is_argument(other) => self.of_arguments(one, other),
            _ => {
                let may_return_one = self.stores.may_return_one(one, other);
                may_return_one.then(|| Common::always(Sharing::Moved))
            }
        }
    }

    fn of_loads(&mut self, one: Val, other: Val, time: Time) -> Option<Common> {
        let places = [one, other].map(|load| self.stores.place(load.operand(0)));
        let [place, others] = &places;
        let is_changed = self.stores.are_exchanged(place, others)
            && [(one, other), (other, one)].iter().any(|&(first, last)| {
                let (before, behind) = (first.parent(), last.parent());
                let is_later = before.zip(behind).is_some_and(|(before, behind)| {
                    before == behind || !self.conditions.dominates(behind, before)
                });
                is_later && self.stores.move_between(first, last)
            });
        if is_changed {
            return Some(Common::always(Sharing::Moved));
        }
        let moved = self.moved_since(one, other, &places);
        let shared = self
            .stores
            .share(place, others)
            .max(moved)
            .map(Common::always);
        let sharing = match self.stores.advances(place) || self.stores.advances(others) {
            true => Sharing::Moved,
            false => Sharing::Same,
        };
        let always = Common::always(sharing);
        let is_one_base = base_of(one.operand(0)) == base_of(other.operand(0));
        let moves_on = |place: &Place| {
            place
                .held_at()
                .is_some_and(|held| self.stores.advances(held))
        };
        let is_apart = !self.stores.are_one_by_calls(place, others)
            && match time {
                Time::Launch if is_one_base => !place.may_be(others),
                _ if place.has_root_of(others) && moves_on(place) => false,
                Time::Launch => !place.may_be(others),
                Time::Any => !place.may_become(others),
            };
        let is_comparable = time == Time::Launch
            && place.has_root_of(others)
            && (is_one_base || !moves_on(place))
            && (one.parent() == other.parent() && !self.stores.moves_in(place, one)
                || !self.stores.moves(place));
        let in_one_place = match (place.exact(), others.exact()) {
            _ if is_apart => None,
            _ if is_comparable && self.are_different_elements(one, other) => None,
            (Some(_), Some(_)) if place.has_root_of(others) => Some(always),
            _ => Some(match [one, other].map(|load| self.offset(load)) {
                [Some(one), Some(other)] if is_comparable => Common {
                    when: Term::compare(Comparison::Eq, one, other),
                    ..always
                },
                _ => always,
            }),
        };
        shared.into_iter().chain(in_one_place).reduce(Common::or)
    }

    /// How two pointers that were read may lead into one array, where one of them had been stored elsewhere
    /// before the other one was read.
    fn moved_since(&self, one: Val, other: Val, [place, others]: &[Place; 2]) -> Option<Sharing> {
        let pairs = [(one, other, others), (other, one, place)];
        let met = pairs.into_iter().flat_map(|(moved, load, read)| {
            let places = self.stores.moved_before(moved, load).into_iter();
            places.filter_map(move |there| match there.may_be(read) {
                true => Some(Sharing::Moved),
                false => self.stores.share(&there, read),
            })
        });
        met.max()
    }

    /// Do two loads read elements of one array with indices that are never equal?
    fn are_different_elements(&self, one: Val, other: Val) -> bool {
        let [own, others] = [one, other].map(|load| load.operand(0));
        let computes = |address: Val| address.has_opcode(Opcode::LLVMGetElementPtr);
        let is_alike = computes(own)
            && computes(others)
            && own.gep_source_type() == others.gep_source_type()
            && own.operand_count() == others.operand_count()
            && self.stores.are_one(own.operand(0), others.operand(0));
        if !is_alike {
            return false;
        }
        let indices = (1..own.operand_count()).map(|at| (own.operand(at), others.operand(at)));
        let mut different = indices.filter(|(one, other)| one != other);
        match (different.next(), different.next()) {
            (Some((one, other)), None) => are_distinct(one, other),
            _ => false,
        }
    }

    /// A pointer, and what the host reads where it may have stored it.
    fn held(&mut self, load: Val, pointer: Val, time: Time) -> Option<Common> {
        let place = self.stores.place(load.operand(0));
        let is_returned = |callee: Val| !callee.is_declaration();
        let is_passed_on = is_argument(pointer) || pointer.callee().is_some_and(is_returned);
        if is_passed_on && self.stores.may_hold_given(&place, load, pointer) {
            return Some(Common::always(Sharing::Moved));
        }
        let sharing = self.stores.holds(&place, pointer, load)?;
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

    /// Bytes from the root of a load's place, where that is in the function that is read. The load may stand on another
    /// way than that to the launch.
    fn offset(&mut self, load: Val) -> Option<Term> {
        let is_read_here = |block: Blk| self.reader.conditions.contain(block);
        load.parent().filter(|block| is_read_here(*block))?;
        displacement(self.reader, load.operand(0), Strictness::Lazy).map(|(_, offset)| offset)
    }

    /// Arguments of a function that calls in the program may give one pointer.
    fn of_arguments(&mut self, one: Val, other: Val) -> Option<Common> {
        if self.stores.are_open() {
            return Some(Common::always(Sharing::Moved));
        }
        let function = one.function_of_parameter()?;
        let params = function.params();
        let index = |argument: Val| params.iter().position(|&param| param == argument);
        let (one, other) = index(one).zip(index(other))?;
        let calls = self.stores.calls_of(function).to_vec();
        let found = calls.into_iter().filter_map(|call| {
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
                ..*self
            };
            let common = there.common(one, other, Time::Any);
            let Pairs {
                taken,
                is_met_again,
                is_symmetric,
                drifts,
                ..
            } = there;
            (self.taken, self.is_met_again) = (taken, is_met_again);
            (self.is_symmetric, self.drifts) = (is_symmetric, drifts);
            common
        });
        found.reduce(Common::or)
    }
}

fn is_argument(value: Val) -> bool {
    value.kind() == ValueKind::LLVMArgumentValueKind
}
