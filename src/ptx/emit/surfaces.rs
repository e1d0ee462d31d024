//! Accesses to surfaces, whose places are made of coordinates.
//!
//! The forms `.b` count bytes along the rows. Coordinates outside of a surface end the launch
//! (`.trap`), so that accesses with such are none. A handle stands for an array of its own, that
//! of the parameter or variable that it comes from.

use super::Emitter;
use super::assembly::Assembly;
use super::value::{Ty, Value};
use crate::ptx::ast::{Address, Instruction, Operand, Scalar};

/// What is taken for granted of coordinates.
pub const SURFACES: &str = "coordinates of surfaces are inside the surface, whose rows have at most \
                            2^24 bytes and whose slices at most 2^20 rows";

/// Bits of a place in bytes along a row, of the number of the row, and of that of the slice.
const BITS: [u32; 3] = [24, 20, 18];

/// `suld.b`: a read.
pub fn load_surface(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [to, Operand::Address(from)] = &one.operands[..] else {
        return None;
    };
    let (texel, scalar) = texel(emitter, one, from)?;
    for (index, to) in members(one, to)?.iter().enumerate() {
        let place = part(emitter, &texel, scalar, index);
        let ty = Ty::Int(scalar.bits);
        let value = emitter.value(ty, format!("load {ty}, {place}, align {}", scalar.bytes()));
        emitter.write(to, value, false)?;
    }
    Some(())
}

/// `sust.b`: a write.
pub fn store_surface(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [Operand::Address(to), from] = &one.operands[..] else {
        return None;
    };
    let (texel, scalar) = texel(emitter, one, to)?;
    for (index, from) in members(one, from)?.iter().enumerate() {
        let value = emitter.read(from, Ty::Int(scalar.bits))?;
        let place = part(emitter, &texel, scalar, index);
        emitter.effect(format!("store {value}, {place}, align {}", scalar.bytes()));
    }
    Some(())
}

/// `sured.b`: atomic operations on one scalar.
pub fn reduce_surface(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [Operand::Address(at), value] = &one.operands[..] else {
        return None;
    };
    let (texel, scalar) = texel(emitter, one, at)?;
    let value = emitter.read(value, Ty::Int(scalar.bits))?;
    let op = one.opcode.get(2)?;
    let known = ["add", "min", "max", "and", "or"].contains(&op.as_str());
    let ty = known.then(|| one.opcode[4].clone())?;
    let statement = Assembly {
        text: format!("red.relaxed.gpu.global.{op}.{ty} [$0], $1;"),
        targets: Vec::new(),
        inputs: vec![texel, value],
    };
    statement.call(emitter)
}

/// The place that the coordinates name, and the type of its parts.
fn texel(emitter: &mut Emitter, one: &Instruction, address: &Address) -> Option<(Value, Scalar)> {
    let [coordinates] = &address.more[..] else {
        return None;
    };
    let coordinates = match coordinates {
        Operand::Vector(members) => members.as_slice(),
        one => std::slice::from_ref(one),
    };
    let has_form = one.opcode.get(1).is_some_and(|form| form == "b") && one.has("trap");
    let of_geometry = |name: &str| one.has(name);
    let axes: &[usize] = match coordinates {
        [_] if of_geometry("1d") => &[0],
        [_, _] if of_geometry("2d") => &[0, 1],
        [_, _, _, _] if of_geometry("3d") => &[0, 1, 2],
        [_, _] if of_geometry("a1d") => &[2, 0],
        [_, _, _, _] if of_geometry("a2d") => &[2, 0, 1],
        _ => return None,
    };
    let scalar = *one.types().last().filter(|_| has_form)?;
    let mut place = Value::int(64, 0);
    for (&axis, coordinate) in axes.iter().zip(coordinates) {
        let at = emitter.read(coordinate, Ty::Int(32))?;
        inside(emitter, &at, 1 << BITS[axis]);
        let wide = emitter.convert(at, Ty::Int(64), false);
        let scale = Value::int(64, 1 << BITS[..axis].iter().sum::<u32>());
        let scaled = emitter.binary("mul", &wide, &scale);
        place = emitter.binary("add", &place, &scaled);
    }
    let array = emitter.read(&address.base, Ty::Ptr)?;
    let array = emitter.image(array);
    Some((emitter.moved(array, &place), scalar))
}

/// Assumes that a coordinate is less than this.
fn inside(emitter: &mut Emitter, at: &Value, most: i128) {
    let most = Value::int(32, most);
    let is_less = emitter.value(Ty::BOOL, format!("icmp ult {at}, {}", most.text));
    for (name, args) in [
        ("__wp_spec_begin", &[][..]),
        ("__wp_assume", &[is_less]),
        ("__wp_spec_end", &[]),
    ] {
        let call = emitter.call("void", name, args);
        emitter.effect(call);
    }
}

fn members<'o>(one: &Instruction, operand: &'o Operand) -> Option<&'o [Operand]> {
    let count = [("v2", 2), ("v4", 4)]
        .into_iter()
        .find(|(part, _)| one.has(part));
    let members = match operand {
        Operand::Vector(members) => members.as_slice(),
        one => std::slice::from_ref(one),
    };
    (members.len() == count.map_or(1, |(_, count)| count)).then_some(members)
}

fn part(emitter: &mut Emitter, texel: &Value, scalar: Scalar, index: usize) -> Value {
    let bytes = i128::from(scalar.bytes()) * index as i128;
    emitter.moved(texel.clone(), &Value::int(64, bytes))
}

impl Emitter<'_, '_> {
    /// The pointer, with the word that what it points into is addressed by coordinates.
    pub(super) fn image(&mut self, array: Value) -> Value {
        let array = std::slice::from_ref(&array);
        self.intrinsic(Ty::Ptr, "__wp_image", array)
    }
}
