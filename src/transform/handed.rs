//! Pointers that threads of a block hand each other through shared memory, as Triton does to give
//! scattered addresses another layout.
//!
//! Where it is plain which stores a load of a pointer reads from, all of pointers into one object,
//! the load is of a pointer into that object. How far behind its start is kept in an array of its
//! own beside the shared one: what stores a pointer stores that number there, at the same place, and
//! what loads the pointer loads it. All other accesses stay, for the races that they have.
//!
//! It is plain where the load comes behind one barrier of the whole block, to which all threads come
//! together, nothing is written to the shared array from that barrier to the next one, all that may
//! be written there before it, since the barrier before that, is by stores that each thread comes to,
//! at places that its number alone decides, and the place of each thread's load is one of these.
//! Whoever reads what another thread wrote otherwise races.

use std::collections::{BTreeMap, BTreeSet};

use cranelift_entity::SecondaryMap;

use super::pointees::place;
use crate::analysis::cfg::Cfg;
use crate::analysis::eval;
use crate::analysis::points_to::{PointsTo, gcd};
use crate::analysis::uniformity::{Pairing, Uniformity};
use crate::kir::launch::{Launch, Size};
use crate::kir::*;

/// Gives such loads what they point into.
pub(super) fn run(kernel: &mut Kernel, launch: &Launch) {
    let loads: Vec<InstId> = (kernel.insts.iter())
        .filter(|(_, data)| is_load_of_pointer(kernel, data))
        .map(|(id, _)| id)
        .collect();
    let required = kernel.required_block.map(|sizes| sizes.map(Size::Fixed));
    let block = required.unwrap_or(launch.block);
    let [Size::Fixed(threads), Size::Fixed(1), Size::Fixed(1)] = block else {
        return;
    };
    let Some(cfg) = Cfg::new(kernel).ok().filter(|_| !loads.is_empty()) else {
        return;
    };
    let points_to = PointsTo::new(kernel);
    let launch = Launch { block, ..*launch };
    let mut finder = Finder {
        kernel,
        believed: loads.iter().copied().collect(),
        cfg: &cfg,
        points_to: &points_to,
        together: Uniformity::new(kernel, &cfg, &points_to, &launch, Pairing::SameBlock),
        numbers: (0..threads).map(|t| numbers(kernel, &cfg, t)).collect(),
    };
    let homes = homes(kernel);
    let handed = loop {
        let handed = finder.believed.iter();
        let handed = handed.filter_map(|&id| finder.handed(id, &homes));
        let handed: Vec<Handed> = handed.collect();
        if handed.len() == finder.believed.len() {
            break handed;
        }
        finder.believed = handed.iter().map(|one| one.load).collect();
    };
    replace(kernel, &handed);
}

/// A load of what stores have put into a shared array.
struct Handed {
    load: InstId,
    stores: Vec<InstId>,
    array: ObjectId,
    /// Bytes of the array that are looked at.
    size: u64,
    /// The object that the pointers point into.
    to: ObjectId,
}

struct Finder<'a> {
    kernel: &'a Kernel,
    cfg: &'a Cfg,
    points_to: &'a PointsTo,
    together: Uniformity,
    /// Loads that are taken to be of pointers into global memory. Where one is wrong, so was one of
    /// those that came before it in a run, or it is not plain.
    believed: BTreeSet<InstId>,
    /// What the number of each thread decides.
    numbers: Vec<SecondaryMap<ValueId, Option<u128>>>,
}

/// Where instructions stand: the block, and the place in it.
type Homes = BTreeMap<InstId, (BlockId, usize)>;

const BYTES: i64 = 8;

impl Finder<'_> {
    fn handed(&self, load: InstId, homes: &Homes) -> Option<Handed> {
        let Inst::Load { ptr, .. } = self.kernel.insts[load].inst else {
            return None;
        };
        let array = self.only_target(ptr)?;
        let behind = self.before(*homes.get(&load)?, None);
        let barrier = behind.only_barrier()?;
        let home = homes[&barrier];
        let is_reached_by_all = self.together.block(home.0);
        let stays = !self.after(home).iter().any(|&id| self.may_write(id, array));
        (is_reached_by_all && stays).then_some(())?;
        let before = self.before(home, None).insts.into_iter();
        let stores: Vec<InstId> = before.filter(|&id| self.may_write(id, array)).collect();
        let mut places = BTreeSet::new();
        let mut objects = BTreeSet::new();
        for &store in &stores {
            let Inst::Store { ptr, value, access } = self.kernel.insts[store].inst else {
                return None;
            };
            let is_plain = access.atomic.is_none() && self.kernel.values[value].ty.is_ptr();
            let is_certain = self.before(home, Some(store)).is_empty();
            (is_plain && is_certain && self.only_target(ptr)? == array).then_some(())?;
            place(self.kernel, value)?;
            objects.insert(self.only_target(value)?);
            places.extend(self.places(ptr)?);
        }
        let apart = places.iter().zip(places.iter().skip(1));
        let mut apart = apart.map(|(one, next)| next - one);
        let is_told = apart.all(|bytes| bytes >= BYTES)
            && self.places(ptr)?.iter().all(|at| places.contains(at))
            && places.first().is_some_and(|&first| first >= 0);
        let to = objects.first().copied().filter(|_| objects.len() == 1)?;
        (self.kernel.objects[to].space == AddressSpace::Global).then_some(())?;
        is_told.then_some(Handed {
            load,
            stores,
            array,
            size: (places.last()? + BYTES) as u64,
            to,
        })
    }

    fn only_target(&self, pointer: ValueId) -> Option<ObjectId> {
        let targets = self.points_to.targets(pointer)?;
        let is_one = targets.len() == 1 && !self.points_to.may_be_null(pointer);
        targets.first().copied().filter(|_| is_one)
    }

    fn may_write(&self, id: InstId, array: ObjectId) -> bool {
        let inst = &self.kernel.insts[id].inst;
        let accessed = inst.accessed();
        let mut written = accessed.iter().filter(|(_, effect)| effect.writes);
        let is_unknown = matches!(inst, Inst::Forget { .. } | Inst::Unsupported { .. });
        let may_be_there = |ptr| match self.points_to.targets(ptr) {
            Some(targets) => targets.contains(&array),
            None => !self.is_believed(ptr),
        };
        is_unknown || written.any(|(ptr, _)| may_be_there(*ptr))
    }

    /// Is it computed from what such a load gives alone?
    fn is_believed(&self, pointer: ValueId) -> bool {
        let ValueDef::Inst(id) = self.kernel.values[pointer].def else {
            return false;
        };
        match self.kernel.insts[id].inst {
            Inst::PtrAdd { base, .. } => self.is_believed(base),
            Inst::Cast {
                op: CastOp::AddrSpace,
                arg,
            } => self.is_believed(arg),
            _ => self.believed.contains(&id),
        }
    }

    /// The byte that the pointer points to in each thread, behind its object's start.
    fn places(&self, pointer: ValueId) -> Option<BTreeSet<i64>> {
        let (offset, terms) = place(self.kernel, pointer)?;
        let at = |known: &SecondaryMap<ValueId, Option<u128>>| {
            terms.iter().try_fold(offset, |sum, &(index, scale)| {
                let bits = self.kernel.literal(index).or(known[index])?;
                let width = self.kernel.values[index].ty.bits();
                let index = i64::try_from(int::signed(bits, width)).ok()?;
                sum.checked_add(index.checked_mul(scale)?)
            })
        };
        self.numbers.iter().map(at).collect()
    }

    /// What a thread may have done before it comes to a place, since the barriers of the block before
    /// that, on ways that do not lead through an instruction.
    fn before(&self, (block, at): (BlockId, usize), without: Option<InstId>) -> Interval {
        let mut interval = Interval::default();
        let mut seen = BTreeSet::new();
        let mut work = vec![(block, at)];
        while let Some((block, end)) = work.pop() {
            let insts = &self.kernel.blocks[block].insts[..end];
            let stop = insts.iter().rev().find(|&&id| {
                let stops = is_barrier(self.kernel, id) || without == Some(id);
                interval.insts.extend((!stops).then_some(id));
                stops
            });
            match stop {
                Some(&id) if without == Some(id) => {}
                Some(&id) => {
                    interval.barriers.insert(id);
                }
                None => {
                    let predecessors = &self.cfg.predecessors[block];
                    interval.from_start |= predecessors.is_empty();
                    let new = predecessors.iter().filter(|&&one| seen.insert(one));
                    work.extend(new.map(|&one| (one, self.kernel.blocks[one].insts.len())));
                }
            }
        }
        interval
    }

    /// What a thread may do behind a place before it comes to a barrier of the block.
    fn after(&self, (block, at): (BlockId, usize)) -> Vec<InstId> {
        let mut found = Vec::new();
        let mut seen = BTreeSet::new();
        let mut work = vec![(block, at + 1)];
        while let Some((block, start)) = work.pop() {
            let insts = &self.kernel.blocks[block].insts[start..];
            let end = insts.iter().position(|&id| is_barrier(self.kernel, id));
            found.extend(&insts[..end.unwrap_or(insts.len())]);
            if end.is_none() {
                let successors = self.cfg.successors[block].iter();
                let new = successors.filter(|&&one| seen.insert(one));
                work.extend(new.map(|&one| (one, 0)));
            }
        }
        found
    }
}

/// What is done between barriers of the block and a place.
#[derive(Default)]
struct Interval {
    insts: BTreeSet<InstId>,
    barriers: BTreeSet<InstId>,
    from_start: bool,
}

impl Interval {
    fn only_barrier(&self) -> Option<InstId> {
        let is_one = self.barriers.len() == 1 && !self.from_start;
        self.barriers.first().copied().filter(|_| is_one)
    }

    /// Does no way lead from its start to the place?
    fn is_empty(&self) -> bool {
        self.barriers.is_empty() && !self.from_start
    }
}

fn is_load_of_pointer(kernel: &Kernel, data: &InstData) -> bool {
    let Inst::Load { ptr, access } = data.inst else {
        return false;
    };
    let is_pointer = data
        .result
        .is_some_and(|one| kernel.values[one].ty.is_ptr());
    let is_shared = kernel.values[ptr].ty == Type::Ptr(AddressSpace::Shared);
    is_pointer && is_shared && access.atomic.is_none()
}

/// Does it order what all threads of the block do in shared memory?
fn is_barrier(kernel: &Kernel, id: InstId) -> bool {
    match kernel.insts[id].inst {
        Inst::Barrier {
            kind: BarrierKind::Block,
            fences,
        }
        | Inst::BarrierReduce { fences, .. } => fences.shared,
        _ => false,
    }
}

fn numbers(kernel: &Kernel, cfg: &Cfg, thread: u32) -> SecondaryMap<ValueId, Option<u128>> {
    eval::results(kernel, cfg, |id| match kernel.insts[id].inst {
        Inst::Geometry {
            query: Geometry::ThreadId,
            dim,
        } => Some(if dim == 0 { thread.into() } else { 0 }),
        _ => None,
    })
}

fn homes(kernel: &Kernel) -> Homes {
    let blocks = kernel.blocks.iter();
    let each = blocks.flat_map(|(block, data)| {
        let insts = data.insts.iter().enumerate();
        insts.map(move |(at, &id)| (id, (block, at)))
    });
    each.collect()
}

/// An array of numbers beside a shared one, of pointers into one object.
struct Beside {
    array: ObjectId,
    /// What divides all of them.
    unit: i64,
}

fn replace(kernel: &mut Kernel, handed: &[Handed]) {
    let mut beside: BTreeMap<(ObjectId, ObjectId), Beside> = BTreeMap::new();
    let mut before: BTreeMap<InstId, Vec<InstId>> = BTreeMap::new();
    for one in handed {
        let key = (one.array, one.to);
        let of_key = || handed.iter().filter(|one| (one.array, one.to) == key);
        beside.entry(key).or_insert_with(|| Beside {
            array: array_beside(kernel, one.array, of_key().map(|one| one.size).max()),
            unit: unit(kernel, of_key().flat_map(|one| &one.stores)),
        });
    }
    for one in handed {
        let numbers = &beside[&(one.array, one.to)];
        for &store in &one.stores {
            let new = || store_number(kernel, store, numbers);
            before.entry(store).or_insert_with(new);
        }
        before.insert(one.load, load_number(kernel, one.load, one.to, numbers));
    }
    for block in kernel.blocks.keys().collect::<Vec<_>>() {
        for id in std::mem::take(&mut kernel.blocks[block].insts) {
            let before = before.remove(&id).unwrap_or_default();
            kernel.blocks[block].insts.extend(before);
            kernel.blocks[block].insts.push(id);
        }
    }
}

fn array_beside(kernel: &mut Kernel, array: ObjectId, size: Option<u64>) -> ObjectId {
    let object = Object {
        name: format!("{}[..]", kernel.objects[array].name),
        size,
        pointee: None,
        initial: None,
        ..kernel.objects[array].clone()
    };
    kernel.objects.push(object)
}

fn unit<'a>(kernel: &Kernel, stores: impl Iterator<Item = &'a InstId>) -> i64 {
    let places = stores.filter_map(|&store| match kernel.insts[store].inst {
        Inst::Store { value, .. } => place(kernel, value),
        _ => None,
    });
    let parts = places.flat_map(|(offset, terms)| {
        let scales = terms.into_iter().map(|(_, scale)| scale);
        scales.chain([offset])
    });
    let unit = parts.fold(0, |unit, part| gcd(unit, part.unsigned_abs()));
    i64::try_from(unit).unwrap_or(1).max(1)
}

/// The pointer's place, in another object.
fn moved_to(kernel: &mut Kernel, object: ObjectId, pointer: ValueId) -> Inst {
    let ty = Type::Ptr(kernel.objects[object].space);
    let (offset, terms) = place(kernel, pointer).unwrap_or_default();
    let base = address(kernel, object, ty);
    Inst::PtrAdd {
        base,
        offset,
        terms,
        inbounds: false,
    }
}

fn address(kernel: &mut Kernel, object: ObjectId, ty: Type) -> ValueId {
    kernel.values.push(Value {
        ty,
        def: ValueDef::Address(object),
        name: None,
    })
}

/// What stores the number of what the instruction stores.
fn store_number(kernel: &mut Kernel, store: InstId, numbers: &Beside) -> Vec<InstId> {
    let InstData { inst, span, .. } = kernel.insts[store].clone();
    let Inst::Store { ptr, value, .. } = inst else {
        return Vec::new();
    };
    let (offset, terms) = place(kernel, value).unwrap_or_default();
    let mut insts = Vec::new();
    let mut push = |kernel: &mut Kernel, inst: Inst, ty: Type| {
        let (id, value) = kernel.define(inst, ty, span);
        insts.push(id);
        value
    };
    let long = Type::Int(64);
    let binary = |op, args| Inst::Binary {
        op,
        args,
        flags: ArithFlags::default(),
    };
    let mut sum = kernel.constant(long, (offset / numbers.unit) as u64 as u128);
    for (index, scale) in terms {
        let op = match kernel.values[index].ty.bits() {
            64 => None,
            bits if bits < 64 => Some(CastOp::SExt),
            _ => Some(CastOp::Trunc),
        };
        let cast = op.map(|op| push(kernel, Inst::Cast { op, arg: index }, long));
        let index = cast.unwrap_or(index);
        let scale = kernel.constant(long, (scale / numbers.unit) as u64 as u128);
        let product = push(kernel, binary(BinaryOp::Mul, [index, scale]), long);
        sum = push(kernel, binary(BinaryOp::Add, [sum, product]), long);
    }
    let to = moved_to(kernel, numbers.array, ptr);
    let to = push(kernel, to, Type::Ptr(AddressSpace::Shared));
    insts.push(kernel.insts.push(InstData {
        inst: Inst::Store {
            ptr: to,
            value: sum,
            access: Access::plain(BYTES as u32),
        },
        result: None,
        span,
    }));
    insts
}

/// Makes the load a pointer into the object, behind a load of the number, and the load as it was.
fn load_number(kernel: &mut Kernel, load: InstId, to: ObjectId, numbers: &Beside) -> Vec<InstId> {
    let InstData { inst, result, span } = kernel.insts[load].clone();
    let (Inst::Load { ptr, .. }, Some(result)) = (&inst, result) else {
        return Vec::new();
    };
    let ty = kernel.values[result].ty;
    let from = moved_to(kernel, numbers.array, *ptr);
    let (from_id, from) = kernel.define(from, Type::Ptr(AddressSpace::Shared), span);
    let number = Inst::Load {
        ptr: from,
        access: Access::plain(BYTES as u32),
    };
    let (number_id, number) = kernel.define(number, Type::Int(64), span);
    let (own, _) = kernel.define(inst, ty, span);
    let base = address(kernel, to, ty);
    kernel.insts[load].inst = Inst::PtrAdd {
        base,
        offset: 0,
        terms: vec![(number, numbers.unit)],
        inbounds: false,
    };
    vec![own, from_id, number_id]
}
