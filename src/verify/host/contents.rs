//! What memory holds when a launch starts: counters that are zero or not, and variables of
//! constant memory.

use std::collections::{BTreeSet, HashMap};

use super::arrays;
use super::counters::begins_again;
use crate::analysis::amounts::tickets;
use crate::analysis::cfg::Cfg;
use crate::analysis::draws;
use crate::analysis::flags::Flags;
use crate::analysis::points_to::PointsTo;
use crate::engines::given::Starts;
use crate::host::{Argument, Contents, Held, LaunchSite, Pointer, Variable};
use crate::kir::{
    AddressSpace, Initial, Inst, Kernel, Object, ObjectId, ObjectKind, Type, ValueDef, ValueId,
};
use crate::report::warning::Warning;

/// The launch, with what it says of memory as far as the kernel makes use of it.
pub(super) fn as_seen(site: &LaunchSite, kernel: &Kernel) -> LaunchSite {
    let objects = kernel.objects.values();
    let symbols = objects.filter_map(|object| object.initial.as_ref()?.set_as.as_ref());
    let symbols: BTreeSet<&String> = symbols.collect();
    let mut insts = kernel.insts.values();
    let counts = insts.any(|data| {
        let accessed = data.inst.accessed();
        accessed.iter().any(|(_, effect)| effect.atomic)
    });
    let used = |name: &str| symbols.iter().any(|symbol| *symbol == name);
    let matter = |contents: &Contents| {
        counts || contents.iter().all(is_zero) || one_byte(contents).is_some()
    };
    site.clone().with_contents(used, matter)
}

/// The arrays that hold one byte alone, and the counters that may not be zero, with what is to be said
/// of these.
pub(super) fn starts(kernel: &Kernel, site: &LaunchSite) -> (Starts, Vec<Warning>) {
    let points_to = PointsTo::new(kernel);
    let counters = tickets(kernel, &points_to);
    let drawn = draws::counters(kernel, &points_to);
    let flags: BTreeSet<ObjectId> = match Cfg::new(kernel) {
        Ok(cfg) => {
            let flags = Flags::new(kernel, &cfg, &points_to);
            flags.iter().map(|publication| publication.flag).collect()
        }
        Err(_) => BTreeSet::new(),
    };
    let array = |(argument, pointer): &(Argument, Pointer)| {
        Some((arrays::object(kernel, argument)?, pointer.contents.clone()))
    };
    let arrays = site.pointers.iter().filter_map(array);
    let variables = kernel.objects.iter().filter_map(|(id, object)| {
        let initial = object.initial.as_ref()?;
        let anything = Contents::from([Held::Anything]);
        if initial.set_as.is_none() {
            // The host cannot name it, and kernels may leave in it what they will.
            let is_variable = object.kind == ObjectKind::Global && !object.constant;
            let is_of_device = is_variable && object.space == AddressSpace::Global;
            let contents = [Held::Bytes(initial.bytes.clone()), Held::Anything];
            return is_of_device.then(|| (id, Contents::from(contents)));
        }
        let writable = variable(site, object).map_or(&anything, |variable| &variable.writable);
        let as_defined = |held: &Held| match held {
            Held::Initial => Held::Bytes(initial.bytes.clone()),
            held => held.clone(),
        };
        Some((id, writable.iter().map(as_defined).collect()))
    });
    let filled = arrays.clone();
    let filled = filled.filter_map(|(id, contents)| Some((id, one_byte(&contents)?)));
    let mut starts = Starts {
        filled: filled.collect(),
        ..Starts::default()
    };
    let mut warnings = Vec::new();
    for (id, contents) in arrays.chain(variables) {
        let contents: Contents = contents;
        if contents.iter().all(is_zero) {
            starts.zeroed.insert(id);
        }
        let counts = flags.contains(&id) || drawn.contains_key(&id);
        if counts && !contents.iter().all(may_be_zero) {
            starts.unset.insert(id);
        }
        let name = || kernel.objects[id].name.clone();
        if (counts || counters.contains(&id)) && contents.contains(&Held::Anything) {
            warnings.push(Warning::CounterAssumedZero { counter: name() });
        }
        if !counters.contains(&id) {
            continue;
        }
        let begins_again = begins_again(kernel, &points_to, id);
        let says = |held: &Held| match held {
            Held::Unset => Some(Warning::CounterNotSet { counter: name() }),
            Held::Left { as_now } if !(*as_now && begins_again) => {
                Some(Warning::CounterLeft { counter: name() })
            }
            Held::Fill(_) | Held::Bytes(_) if !is_zero(held) => {
                Some(Warning::CounterSetOtherwise { counter: name() })
            }
            _ => None,
        };
        let said: Vec<Warning> = contents.iter().filter_map(says).collect();
        if !said.is_empty() {
            starts.unset.insert(id);
        }
        if contents.contains(&Held::Unset) {
            starts.arbitrary.insert(id);
        }
        warnings.extend(said);
    }
    (starts, warnings)
}

/// The byte that each one is, if it is not zero.
fn one_byte(contents: &Contents) -> Option<u8> {
    let mut all = contents.iter();
    match (all.next(), all.next()) {
        (Some(Held::Fill(byte @ 1..)), None) => Some(*byte),
        _ => None,
    }
}

/// Is nothing known that says otherwise?
fn may_be_zero(held: &Held) -> bool {
    match held {
        Held::Fill(_) | Held::Bytes(_) => is_zero(held),
        Held::Unset | Held::Left { .. } => false,
        _ => true,
    }
}

fn is_zero(held: &Held) -> bool {
    match held {
        Held::Fill(byte) => *byte == 0,
        Held::Bytes(bytes) => bytes.iter().all(|byte| *byte == 0),
        _ => false,
    }
}

/// Gives arrays that hold zeros their initial value.
pub(super) fn settle_arrays(kernel: &mut Kernel, starts: &Starts) {
    for &id in &starts.zeroed {
        let object = &mut kernel.objects[id];
        if matches!(object.kind, ObjectKind::Param { .. }) {
            object.initial = Some(Initial {
                bytes: Vec::new(),
                set_as: None,
            });
        }
    }
}

/// Gives variables of constant memory the values that they have at the launch.
pub(super) fn settle_constants(kernel: &mut Kernel, site: &LaunchSite) {
    let mut settled = Vec::new();
    for (id, object) in kernel.objects.iter_mut() {
        let is_constant = object.constant && object.kind == ObjectKind::Global;
        let Some(variable) = variable(site, object).filter(|_| is_constant) else {
            continue;
        };
        let Some(initial) = &mut object.initial else {
            continue;
        };
        let mut contents = variable.constant.iter();
        match (contents.next(), contents.next()) {
            (Some(Held::Initial), None) => initial.set_as = None,
            (Some(Held::Bytes(bytes)), None) if object.size == Some(bytes.len() as u64) => {
                object.initial = Some(Initial {
                    bytes: bytes.clone(),
                    set_as: None,
                });
            }
            _ => continue,
        }
        settled.push(id);
    }
    for id in settled {
        read_constants(kernel, id);
    }
}

/// The variable of the host that an object is, if host code can name that.
pub(super) fn variable<'a>(site: &'a LaunchSite, object: &Object) -> Option<&'a Variable> {
    let symbol = object.initial.as_ref()?.set_as.as_ref()?;
    let mut variables = site.variables.iter();
    variables.find(|variable| variable.name == *symbol)
}

/// Of larger variables no more is looked at.
const MOST_BYTES: u64 = 1 << 20;

/// Reads at places that are known become what lies there.
fn read_constants(kernel: &mut Kernel, object: ObjectId) {
    let known = &kernel.objects[object];
    let Some((initial, size)) = known.initial.as_ref().zip(known.size) else {
        return;
    };
    let mut bytes = initial.bytes.clone();
    bytes.resize(size.min(MOST_BYTES) as usize, 0);
    let mut places: HashMap<ValueId, i64> = (kernel.values.iter())
        .filter(|(_, value)| value.def == ValueDef::Address(object))
        .map(|(id, _)| (id, 0))
        .collect();
    let mut known = Vec::new();
    for block in kernel.blocks.values() {
        for &inst in &block.insts {
            let data = &kernel.insts[inst];
            let Some(result) = data.result else { continue };
            match &data.inst {
                Inst::PtrAdd {
                    base,
                    offset,
                    terms,
                    ..
                } if terms.is_empty() => {
                    let place = places.get(base).and_then(|at| at.checked_add(*offset));
                    places.extend(place.map(|place| (result, place)));
                }
                Inst::Load { ptr, .. } => {
                    let ty = kernel.values[result].ty;
                    let bits = places.get(ptr).and_then(|at| {
                        let start = usize::try_from(*at).ok()?;
                        let end = start.checked_add(ty.bytes() as usize)?;
                        let number = bytes.get(start..end)?.iter().rev();
                        Some(number.fold(0, |bits: u128, byte| bits << 8 | u128::from(*byte)))
                    });
                    let is_number = matches!(ty, Type::Int(8 | 16 | 32 | 64) | Type::Float(_));
                    known.extend(bits.filter(|_| is_number).map(|bits| (inst, result, bits)));
                }
                _ => {}
            }
        }
    }
    for (inst, result, bits) in known {
        kernel.insts[inst].result = None;
        kernel.values[result].def = ValueDef::Const(bits);
        for block in kernel.blocks.values_mut() {
            block.insts.retain(|&other| other != inst);
        }
    }
}
