//! Copies of tiles, `cp.async.bulk.tensor` (PTX ISA, "Tensors").
//!
//! What a descriptor among the parameters describes is an array whose places are made of
//! coordinates. A copy of a tile is a copy in bulk of as many bytes between shared memory and
//! nowhere, and one of an element: any one of the tile, but where the kernel does nothing but load
//! tiles of the tensor. Threads that may choose an element both race
//! there. Elements of more bits than coordinates have here, and such before the first one, are
//! none: outside of a tensor nothing is read or written.

use super::Emitter;
use super::assembly::Assembly;
use super::value::{Ty, Value};
use crate::ptx::ast::{Address, Instruction, Operand};
use crate::ptx::signature::Tiles;

/// Bytes of an element, and of the smallest copy in bulk.
const ELEMENT: u64 = 16;
/// Bits of all coordinates and of the bytes of an element.
const PLACE: u32 = 62;

/// What a copy from global memory does when it is done.
const COMPLETES: &str = "mbarrier::complete_tx::bytes";

/// Bits of each coordinate of a tensor of so many dimensions.
pub fn coordinate_bits(dimensions: usize) -> u32 {
    let bits = PLACE - ELEMENT.trailing_zeros();
    (bits / dimensions.max(1) as u32).min(31)
}

/// `cp` of whatever kind.
pub fn copy(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let parts: Vec<&str> = one.opcode[1..].iter().map(String::as_str).collect();
    let (parts, operands) = match parts.strip_suffix(&["L2::cache_hint"]) {
        Some(parts) => (parts, &one.operands[..one.operands.len().saturating_sub(1)]),
        None => (&parts[..], &one.operands[..]),
    };
    let parts: Vec<&str> = parts.iter().copied().filter(|p| *p != "tile").collect();
    match (&parts[..], operands) {
        (["async", "bulk", "prefetch", "tensor", ..], _) => Some(()),
        (
            [
                "async",
                "bulk",
                "tensor",
                rank,
                "shared::cta" | "shared::cluster",
                "global",
                COMPLETES,
            ],
            [to, Operand::Address(tile), barrier],
        ) => Tile::of(emitter, rank, tile)?.load(emitter, to, barrier),
        (
            [
                "async",
                "bulk",
                "tensor",
                rank,
                "global",
                "shared::cta",
                "bulk_group",
            ],
            [Operand::Address(tile), from],
        ) => Tile::of(emitter, rank, tile)?.store(emitter, from),
        (
            [
                "reduce",
                "async",
                "bulk",
                "tensor",
                rank,
                "global",
                "shared::cta",
                _,
                "bulk_group",
            ],
            [Operand::Address(tile), from],
        ) => Tile::of(emitter, rank, tile)?.reduce(emitter, from),
        _ => Assembly::new(emitter, one, 0)?.call(emitter),
    }
}

/// A tile of what a parameter describes.
struct Tile<'a> {
    parameter: String,
    tiles: Tiles,
    coordinates: &'a [Operand],
}

impl<'a> Tile<'a> {
    /// None where it is not known which parameter is the descriptor, or nothing is said of its
    /// tiles.
    fn of(emitter: &mut Emitter, rank: &str, address: &'a Address) -> Option<Tile<'a>> {
        let (parameter, tiles) = emitter.descriptor(address)?;
        let [Operand::Vector(coordinates)] = &address.more[..] else {
            return None;
        };
        let suits = coordinates.len() == tiles.sizes().len()
            && rank.strip_suffix('d')?.parse() == Ok(coordinates.len());
        suits.then_some(Tile {
            parameter,
            tiles,
            coordinates,
        })
    }

    fn element(&self, emitter: &mut Emitter) -> Option<Value> {
        element(emitter, &self.parameter, self.tiles, self.coordinates)
    }

    fn nowhere(&self) -> Value {
        Value::new(Ty::Ptr, format!("%\"{}.nowhere\"", self.parameter))
    }

    fn load(&self, emitter: &mut Emitter, to: &Operand, barrier: &Operand) -> Option<()> {
        let (Operand::Address(to), Operand::Address(barrier)) = (to, barrier) else {
            return None;
        };
        let (to, barrier) = (emitter.address(to)?, emitter.address(barrier)?);
        let rest = self.tiles.bytes() - ELEMENT;
        let last = emitter.moved(to.clone(), &Value::int(64, i128::from(rest)));
        let loads = |one: &Instruction| one.opcode.iter().any(|part| part == COMPLETES);
        let parts = match emitter.tiles_are(&self.parameter, loads) {
            // Reads of what nobody writes race with nothing.
            true => vec![(to, self.nowhere(), self.tiles.bytes())],
            false => vec![
                (to, self.nowhere(), rest),
                (last, self.element(emitter)?, ELEMENT),
            ],
        };
        for (to, from, bytes) in parts.into_iter().filter(|(_, _, bytes)| *bytes > 0) {
            let text = format!(
                "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes \
                 [$0], [$1], {bytes}, [$2];"
            );
            statement(emitter, text, vec![to, from, barrier.clone()])?;
        }
        Some(())
    }

    fn store(&self, emitter: &mut Emitter, from: &Operand) -> Option<()> {
        let from = self.read_shared(emitter, from)?;
        // What it writes is something of what it reads.
        let element = self.element(emitter)?;
        statement(emitter, to_global(ELEMENT), vec![element, from])
    }

    /// Atomic where it begins: nothing else than reductions reaches what is described.
    fn reduce(&self, emitter: &mut Emitter, from: &Operand) -> Option<()> {
        let is_reduced = |one: &Instruction| one.opcode[1] == "reduce";
        if !emitter.tiles_are(&self.parameter, is_reduced) {
            return None;
        }
        self.read_shared(emitter, from)?;
        let text = "red.relaxed.gpu.global.add.u32 [$0], 1;".to_owned();
        let element = self.element(emitter)?;
        statement(emitter, text, vec![element])
    }

    fn read_shared(&self, emitter: &mut Emitter, from: &Operand) -> Option<Value> {
        let Operand::Address(from) = from else {
            return None;
        };
        let from = emitter.address(from)?;
        let values = vec![self.nowhere(), from.clone()];
        statement(emitter, to_global(self.tiles.bytes()), values)?;
        Some(from)
    }
}

fn to_global(bytes: u64) -> String {
    format!("cp.async.bulk.global.shared::cta.bulk_group [$0], [$1], {bytes};")
}

fn statement(emitter: &mut Emitter, text: String, inputs: Vec<Value>) -> Option<()> {
    let targets = Vec::new();
    let statement = Assembly {
        text,
        targets,
        inputs,
    };
    statement.call(emitter)
}

/// Where any element of the tile lies, or nowhere.
fn element(
    emitter: &mut Emitter,
    parameter: &str,
    tiles: Tiles,
    coordinates: &[Operand],
) -> Option<Value> {
    let bits = coordinate_bits(coordinates.len());
    let mut place = Value::int(64, 0);
    let mut inside = Value::int(1, 1);
    // The coordinate of the elements that lie side by side comes first.
    let axes = coordinates.iter().zip(tiles.sizes().iter().rev());
    for (axis, (coordinate, &size)) in axes.enumerate() {
        let mut at = emitter.read(coordinate, Ty::Int(32))?;
        if size > 1 {
            let any = emitter.intrinsic(Ty::Int(32), "__wp_any_element", &[]);
            // One number tells tiles that meet the same coordinate.
            let any = emitter.binary("sub", &any, &at);
            let any = emitter.binary("urem", &any, &Value::int(32, i128::from(size)));
            at = emitter.binary("add", &at, &any);
        }
        let most = Value::int(32, 1 << bits);
        let within = emitter.value(Ty::BOOL, format!("icmp ult {at}, {}", most.text));
        inside = emitter.binary("and", &inside, &within);
        let wide = emitter.convert(at, Ty::Int(64), false);
        let scale = ELEMENT << (bits * axis as u32);
        let scaled = emitter.binary("mul", &wide, &Value::int(64, i128::from(scale)));
        place = emitter.binary("add", &place, &scaled);
    }
    let array = emitter.symbol(parameter)?;
    let array = emitter.image(array);
    let there = emitter.moved(array, &place);
    let nowhere = format!("%\"{parameter}.nowhere\"");
    Some(emitter.value(Ty::Ptr, format!("select {inside}, {there}, ptr {nowhere}")))
}

impl Emitter<'_, '_> {
    /// The parameter that the address is that of, and its tiles.
    fn descriptor(&self, address: &Address) -> Option<(String, Tiles)> {
        let name = match &*address.base {
            Operand::Register(register) => {
                let pointers = self.shared.pointers;
                pointers.variable(&self.function.name, register)?
            }
            Operand::Symbol(name) => name,
            _ => return None,
        };
        let mut params = self.function.params.iter();
        let param = params.find(|param| param.name == *name)?;
        let tiles = param.tiles()?;
        (address.offset == 0).then(|| (name.to_owned(), tiles))
    }

    /// Do all instructions that may access tiles of the parameter satisfy this?
    fn tiles_are(&self, parameter: &str, are: impl Fn(&Instruction) -> bool) -> bool {
        self.body.instructions().all(|one| {
            let mut tiles = one.operands.iter().filter_map(|operand| match operand {
                Operand::Address(address) if !address.more.is_empty() => Some(address),
                _ => None,
            });
            let may_be = tiles.any(|address| match self.descriptor(address) {
                Some((name, _)) => name == parameter,
                None => true,
            });
            !may_be || one.name() == "cp" && are(one)
        })
    }
}
