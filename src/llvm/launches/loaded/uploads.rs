//! Copies of memory to where kernels may read it, and which stores of pointers they bring there.

use std::cell::OnceCell;

use super::{MOST_PLACES, Store, Stores, may_come_before, runs_between};
use crate::llvm::handle::{Blk, Layout, Opcode, Val, ValueKind};
use crate::llvm::launches::conditions::{Conditions, stands_before};
use crate::llvm::launches::makers::is_fresh;
use crate::llvm::launches::places::{Place, Root};
use crate::llvm::launches::points::PlainCopy;
use crate::llvm::launches::symbols;

/// A copy of memory, as to where kernels may read it.
pub(super) struct Upload {
    pub inst: Val,
    pub to: Val,
    pub target: Region,
    pub from: Source,
    /// It goes to one place whenever it is made.
    pub is_fixed: bool,
    /// What is stored to what it copies, and whether something is copied within that.
    pub stored: OnceCell<(Vec<Brought>, bool)>,
}

/// A store, by its index, and the copies by which what it wrote comes to one of several places.
pub(super) struct Brought {
    pub store: usize,
    /// Two copies bring it to two places.
    pub is_doubled: bool,
    /// Other copies came before that of the upload.
    pub is_copied: bool,
    pub spread: Vec<Val>,
    /// All copies on the way.
    pub copies: Vec<Val>,
}

pub(super) enum Source {
    /// The words of a variable, each with the bytes before it.
    Words(Vec<(u64, Val)>),
    Memory(Region),
}

/// Memory of which something comes to another region.
#[derive(Clone)]
struct Reached {
    region: Region,
    /// The copies on the way that go to one of several places.
    spread: Vec<Val>,
    /// All copies on the way.
    way: Vec<Val>,
    /// Those from there, by their indices.
    copies: Vec<usize>,
}

impl Reached {
    fn at(region: Region) -> Reached {
        Reached {
            region,
            spread: Vec::new(),
            way: Vec::new(),
            copies: Vec::new(),
        }
    }

    /// That of a region, which is added where it is new.
    fn among<'r>(all: &'r mut Vec<Reached>, region: &Region) -> &'r mut Reached {
        let known = all.iter().position(|one| one.region == *region);
        let at = known.unwrap_or_else(|| {
            all.push(Reached::at(region.clone()));
            all.len() - 1
        });
        &mut all[at]
    }
}

/// Bytes of memory.
#[derive(Clone, PartialEq)]
pub(super) struct Region {
    pub place: Place,
    /// Where that is a number.
    pub bytes: Option<i64>,
}

pub(super) const POINTER: i64 = 8;

impl Upload {
    pub(super) fn of(layout: Layout, inst: Val) -> Option<Upload> {
        let of = |to: Val, bytes: Option<i64>, from: Source, is_fixed: bool| {
            let place = Place::of(layout, to);
            Upload {
                inst,
                to,
                is_fixed: is_fixed && is_one_place(&place),
                target: Region { place, bytes },
                from,
                stored: OnceCell::new(),
            }
        };
        if let Some((symbol, words)) = symbols::words_set_by(inst) {
            let mut bytes = 0;
            let words = words.into_iter().map(|word| {
                let start = bytes;
                bytes += u64::from(word.ty().int_bits()) / 8;
                (start, word)
            });
            let words = Source::Words(words.collect());
            return Some(of(symbol, i64::try_from(bytes).ok(), words, true));
        }
        let (name, args) = (inst.called_name()?, inst.call_args());
        let (from, bytes) = read_by(inst)?;
        let &to = args.first()?;
        let number = |index: usize| i64::try_from(args.get(index)?.int_constant()?).ok();
        let is_at_start = !name.contains("ToSymbol") || number(3) == Some(0);
        let place = Place::of(layout, from);
        let region = Source::Memory(Region { place, bytes });
        let to_bytes = bytes.filter(|_| is_at_start);
        let is_fixed = is_at_start && source_of(&name) == Some(1);
        Some(of(to, to_bytes, region, is_fixed))
    }
}

impl Upload {
    /// Where it reads.
    pub(super) fn address(&self) -> Option<Val> {
        read_by(self.inst).map(|(address, _)| address)
    }

    /// Does it read one place, and not one of several?
    pub(super) fn reads_one_place(&self) -> bool {
        match &self.from {
            Source::Words(_) => true,
            Source::Memory(from) => {
                let held = from.place.held_at();
                is_one_place(&from.place) || held.is_some() && from.place.is_one()
            }
        }
    }
}

/// Where a call that copies memory reads, and so many bytes where that is a number.
pub(super) fn read_by(call: Val) -> Option<(Val, Option<i64>)> {
    let (name, args) = (call.called_name()?, call.call_args());
    let source = source_of(&name)?;
    let number = || i64::try_from(args.get(2)?.int_constant()?).ok();
    let bytes = match PlainCopy::named(&name) {
        Some(plain) => plain
            .bytes(&args)
            .and_then(|bytes| i64::try_from(bytes).ok()),
        None => number().filter(|_| source == 1),
    };
    Some((*args.get(source)?, bytes))
}

/// Is the place one and the same in its memory, and that memory one, whenever control comes there?
fn is_one_place(place: &Place) -> bool {
    let is_memory = |base: &Val| {
        let is_variable = base.kind() == ValueKind::LLVMGlobalVariableValueKind;
        is_variable || base.has_opcode(Opcode::LLVMAlloca) || is_fresh(*base)
    };
    let is_one = match place.root() {
        Root::Value(base, _) => is_memory(base),
        Root::HeldAt(_) => false,
    };
    is_one && place.exact().is_some()
}

/// Does the call of a function with this name copy memory, or may kernels that a graph holds?
pub(super) fn reads(call: Val, name: &str) -> bool {
    source_of(name).is_some()
        || symbols::words_set_by(call).is_some()
        || ["Memcpy", "GraphLaunch", "LaunchHostFunc"]
            .iter()
            .any(|part| name.contains(part))
}

/// Which argument of a function that copies memory is where from; the first one is where to.
fn source_of(name: &str) -> Option<usize> {
    const WHOLE: [&str; 5] = ["", "Async", "WithStream", "ToSymbol", "ToSymbolAsync"];
    const OTHERS: [&str; 4] = ["2D", "2DAsync", "Peer", "PeerAsync"];
    let mut runtimes = ["cudaMemcpy", "hipMemcpy", "cuMemcpy"].iter();
    let kind = runtimes.find_map(|runtime| name.strip_prefix(runtime));
    match kind {
        Some(kind) if OTHERS.contains(&kind) => Some(2),
        Some(kind) if WHOLE.contains(&kind) || kind.starts_with("HtoD") => Some(1),
        // From a variable: where to comes first there, too.
        Some(kind) if kind.starts_with("FromSymbol") || kind.starts_with("Dto") => Some(1),
        Some(_) => None,
        None => PlainCopy::named(name).map(|plain| plain.source),
    }
}

impl Stores<'_> {
    /// What is stored to a region and to what was copied there, and whether something is copied within it.
    pub(super) fn stored_to(&self, region: &Region) -> (Vec<Brought>, bool) {
        let mut all = vec![Reached::at(region.clone())];
        let (mut next, mut is_copied) = (0, false);
        while next < all.len() && all.len() <= MOST_PLACES {
            let Reached {
                region,
                spread,
                way,
                ..
            } = all[next].clone();
            let there = self.uploads.iter().enumerate();
            for (index, copy) in there.filter(|(_, copy)| self.meet(&region, &copy.target)) {
                let Source::Memory(from) = &copy.from else {
                    // From a variable of the device, which is not looked into.
                    is_copied = true;
                    continue;
                };
                // Memory that is allocated anew holds no other copy of what comes there.
                let is_one = copy.target.place.has_root_of(&from.place);
                let memory = copy.target.place.memory();
                let is_new = || {
                    memory.iter().all(|memory| is_fresh(*memory)) && !memory.is_empty() && !is_one
                };
                is_copied |= self.meet(&region, from) && !is_new() && self.brings_some(copy, from);
                let is_spread = !copy.is_fixed && !self.is_made_once(copy);
                let own = is_spread.then_some(copy.inst);
                let reached = Reached::among(&mut all, from);
                reached.spread.extend(spread.iter().copied().chain(own));
                reached.way.extend(way.iter().copied().chain([copy.inst]));
                reached.copies.push(index);
            }
            let there = self.all.iter();
            for store in there.filter(|store| self.meet(&region, &Region::written_by(store))) {
                let given = store.given();
                is_copied |= !given.is_empty() && self.is_told_twice(store);
                for from in given.into_iter().map(Region::of_pointer) {
                    let reached = Reached::among(&mut all, &from);
                    reached.spread.extend(spread.iter().copied());
                    reached.way.extend(way.iter().copied());
                }
            }
            next += 1;
        }
        let brought = |(index, store): (usize, &Store)| {
            let written = Region::written_by(store);
            let there = all.iter().filter(|one| self.meet(&one.region, &written));
            let there: Vec<&Reached> = there.collect();
            let spread = there.iter().flat_map(|one| one.spread.iter().copied());
            let is_doubled = |one: &&Reached| {
                let same = there
                    .iter()
                    .filter(|other| other.region.place.has_root_of(&one.region.place));
                let copies: Vec<usize> = same.flat_map(|one| one.copies.iter().copied()).collect();
                self.is_doubled(store, &copies)
            };
            (!there.is_empty()).then(|| Brought {
                store: index,
                is_doubled: there.iter().any(is_doubled),
                is_copied: there.iter().any(|one| one.region != all[0].region),
                spread: spread.collect(),
                copies: there
                    .iter()
                    .flat_map(|one| one.way.iter().copied())
                    .collect(),
            })
        };
        let stored = self.all.iter().enumerate().filter_map(brought).collect();
        let is_open = is_copied || all.len() > MOST_PLACES || self.is_split(&all);
        (stored, is_open)
    }

    /// May pointers lie where a copy is from, when it is made?
    fn brings_some(&self, copy: &Upload, from: &Region) -> bool {
        let is_pointer = |store: &&Store| {
            let value = store.inst.operand(0);
            !value.is_null() && !value.is_undef()
        };
        let mut stores = self.all.iter().filter(is_pointer);
        let mut others = self.uploads.iter();
        stores.any(|store| {
            may_come_before(store.inst, copy.inst) && self.meet(from, &Region::written_by(store))
        }) || others.any(|other| {
            !std::ptr::eq(other, copy)
                && may_come_before(other.inst, copy.inst)
                && self.meet(from, &other.target)
        })
    }

    /// Do two of these copies, by their indices, bring what the store wrote to two places?
    fn is_doubled(&self, store: &Store, copies: &[usize]) -> bool {
        let copies = copies.iter().map(|&index| &self.uploads[index]);
        let copies = copies.filter(|copy| self.is_there_at(store, copy.inst, false));
        let copies: Vec<&Upload> = copies.collect();
        let are_apart = |one: &Upload, other: &Upload| {
            let [own, others] = [one, other].map(|copy| copy.target.place.memory());
            let is_one_place = one.is_fixed && other.is_fixed && one.target == other.target;
            let are_new = self.is_made_once(one) && self.is_made_once(other);
            let is_one = own.iter().any(|memory| others.contains(memory));
            is_one_place || are_new && !is_one && !self.pass_on(&own, &others)
        };
        let mut pairs = copies.iter().enumerate().flat_map(|(at, one)| {
            let others = copies[..at].iter();
            others.map(move |other| (one, other))
        });
        let stays = |from: &Upload, to: &Upload| {
            let mut origins = store.stored.iter();
            self.stays_between(store.inst, from.inst, to.inst)
                || origins.any(|origin| self.is_kept(store, origin, from.inst, to.inst))
        };
        pairs.any(|(one, other)| {
            let is_other = !std::ptr::eq(*one, *other) && !are_apart(one, other);
            let is_there_again = || {
                self.stays_beside(store, (one.inst, one.address()))
                    || self.is_read_again(store, one.inst)
            };
            is_other && (stays(one, other) || stays(other, one) || is_there_again())
        })
    }

    /// Is there a copy from memory of one kind to that of the other one?
    fn pass_on(&self, one: &[Val], other: &[Val]) -> bool {
        let is_in = |place: &Place, all: &[Val]| place.memory().iter().any(|own| all.contains(own));
        self.uploads.iter().any(|copy| match &copy.from {
            Source::Memory(from) => [(one, other), (other, one)]
                .iter()
                .any(|(start, end)| is_in(&from.place, start) && is_in(&copy.target.place, end)),
            Source::Words(_) => false,
        })
    }

    /// Do two copies bring the same bytes of memory, which were copied there themselves, to two places?
    fn is_split(&self, all: &[Reached]) -> bool {
        let is_filled = |one: &Reached| {
            let mut copies = self.uploads.iter();
            copies.any(|copy| self.meet(&one.region, &copy.target))
        };
        let are_apart = |own: usize, other: usize| {
            let [own, others] = [own, other].map(|index| &self.uploads[index]);
            let is_one_place = own.is_fixed && others.is_fixed && own.target == others.target;
            !std::ptr::eq(own, others) && !is_one_place
        };
        let pairs = all
            .iter()
            .enumerate()
            .flat_map(|(at, one)| all[..=at].iter().map(move |other| (one, other)));
        let mut pairs = pairs.filter(|(one, other)| {
            one.region.place.has_root_of(&other.region.place)
                && self.meet(&one.region, &other.region)
                && is_filled(one)
        });
        pairs.any(|(one, other)| {
            let mut copies = one.copies.iter();
            copies.any(|own| other.copies.iter().any(|other| are_apart(*own, *other)))
        })
    }

    /// Is memory allocated for the copy each time that it is made?
    pub(super) fn is_made_once(&self, copy: &Upload) -> bool {
        let memory = copy.target.place.memory();
        let mut memory = memory.into_iter().filter(|one| !one.is_null()).peekable();
        let is_new = |memory: Val| {
            is_fresh(memory)
                && (!self.stays_between(memory, copy.inst, copy.inst)
                    || self.is_chosen_anew(memory, copy))
        };
        memory.peek().is_some() && memory.all(is_new)
    }

    /// Does the copy go to this memory only where control came by where that is allocated, and to others otherwise?
    fn is_chosen_anew(&self, memory: Val, copy: &Upload) -> bool {
        let Root::Value(choice, _) = copy.target.place.root() else {
            return false;
        };
        let stays_until = |from: Blk| {
            let end = from.terminator();
            end.is_none_or(|end| self.stays_between(memory, copy.inst, end))
        };
        let incoming = choice
            .has_opcode(Opcode::LLVMPHI)
            .then(|| choice.incoming());
        let mut incoming = incoming.into_iter().flatten().peekable();
        incoming.peek().is_some()
            && !self.stays_between(*choice, copy.inst, copy.inst)
            && incoming.all(|(value, from)| match value == memory {
                true => !stays_until(from),
                false => value.is_null() || value.is_undef() || is_fresh(value),
            })
    }

    /// May what the store wrote be there when an instruction comes, or have been copied before if `is_copied`?
    pub(super) fn is_there_at(&self, store: &Store, inst: Val, is_copied: bool) -> bool {
        let is_next = store.block == inst.parent() && stands_before(store.inst, inst);
        let mut others = self.all.iter().filter(|other| other.block == store.block);
        let is_lost = is_next
            && others.any(|other| {
                self.is_at(other, store.inst.operand(1))
                    && stands_before(store.inst, other.inst)
                    && stands_before(other.inst, inst)
                    && !(is_copied && runs_between(store.inst, other.inst))
            });
        // What its function stores later is there when it is called again.
        let comes_again = inst
            .parent()
            .is_none_or(|block| !self.ways.comes_once(block));
        (comes_again || may_come_before(store.inst, inst)) && !is_lost
    }

    /// May the two have bytes in common?
    pub(super) fn meet(&self, one: &Region, other: &Region) -> bool {
        let overlap = |distance: i64, strides: [i64; 2]| {
            let is_before = other.bytes.is_some_and(|bytes| distance + bytes <= 0);
            let is_behind = one.bytes.is_some_and(|bytes| distance >= bytes);
            strides != [0, 0] || !is_before && !is_behind
        };
        let places = [one, other].map(|region| &region.place);
        let [(own, stride), (others, other_stride)] = places.map(Place::behind_root);
        if places[0].has_root_of(places[1]) && self.stays_there(places[0]) {
            return overlap(others.saturating_sub(own), [stride, other_stride]);
        }
        let [cells, other_cells] = places.map(|place| self.points.of_place(place));
        places[0].may_meet(places[1])
            || cells.iter().any(|cell| {
                let mut others = other_cells.iter();
                others.any(|other| {
                    let distance = other.offset.saturating_sub(cell.offset);
                    cell.object == other.object && overlap(distance, [cell.stride, other.stride])
                })
            })
    }
}

impl Region {
    fn of_pointer(place: Place) -> Region {
        let bytes = Some(POINTER);
        Region { place, bytes }
    }

    pub(super) fn written_by(store: &Store) -> Region {
        Region::of_pointer(store.place.clone())
    }
}

impl Store {
    /// Where the function that stores was told to read what it stores.
    pub(super) fn given(&self) -> Vec<Place> {
        let read = self.stored.iter().filter_map(|stored| stored.read.clone());
        let is_told = |place: &Place| match place.root() {
            Root::Value(base, _) => base.function_of_parameter().is_some(),
            Root::HeldAt(_) => false,
        };
        read.filter(is_told).collect()
    }

    /// Is either stored, where one function is told to store what it reads at a place?
    pub(super) fn is_alternative_to(&self, other: &Store) -> bool {
        let (Some(own), Some(others)) = (self.block, other.block) else {
            return false;
        };
        let is_given = !self.given().is_empty() && self.given() == other.given();
        let reaches = |from: Blk, to: Blk| Conditions::reaches(from, to, |_| true);
        is_given
            && own != others
            && own.function() == others.function()
            && !reaches(own, others)
            && !reaches(others, own)
    }
}
