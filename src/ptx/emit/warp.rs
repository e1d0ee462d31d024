//! What threads of a warp or block do together.

use super::assembly::Assembly;
use super::value::{Ty, Value};
use super::{Emitter, assembly, assembly_of_object};
use crate::ptx::ast::{Instruction, Operand, Scalar};

const WORD: Ty = Ty::Int(32);

/// `bar`, `barrier`.
pub fn barrier(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    if one.has("red") {
        return reducing(emitter, one);
    }
    if one.has("cluster") && one.has("arrive") {
        let next = emitter
            .following
            .filter(|next| next.name() == "barrier" && next.has("cluster") && next.has("wait"))?;
        // Both are one statement of the importer's; the second one by itself is a barrier.
        let text = format!("{}; {};", one.opcode.join("."), next.opcode.join("."));
        let both = Assembly {
            text,
            targets: Vec::new(),
            inputs: Vec::new(),
        };
        if next.guard.is_some() || one.guard.is_some() {
            return None;
        }
        return both.call(emitter);
    }
    assembly(emitter, one)
}

/// `bar.red.popc.u32 d, 0, p` of the whole block.
fn reducing(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [to, Operand::Integer(0), predicate] = &one.operands[..] else {
        return None;
    };
    let op = ["popc", "and", "or"].into_iter().find(|op| one.has(op))?;
    let value = emitter.read(predicate, Ty::BOOL)?;
    let value = emitter.convert(value, WORD, false);
    let result = emitter.intrinsic(WORD, &format!("llvm.nvvm.barrier0.{op}"), &[value]);
    match op {
        "popc" => emitter.write(to, result, false),
        _ => {
            let truth = emitter.value(Ty::BOOL, format!("icmp ne {result}, 0"));
            emitter.write(to, truth, false)
        }
    }
}

/// `mbarrier`: what a test finds comes as a number.
pub fn object(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    if !(one.has("test_wait") || one.has("try_wait")) {
        return assembly_of_object(emitter, one);
    }
    let (to, rest) = one.operands.split_first()?;
    let mut inner = one.clone();
    inner.operands = rest.to_vec();
    let mut test = Assembly::new(emitter, &inner, 0)?;
    let (opcode, operands) = test.text.split_once(' ')?;
    // Its inputs are numbered from 0, and the result takes that number.
    let operands = renumbered(operands);
    test.text = format!("{{ .reg .pred q; {opcode} q, {operands} selp.b32 $0, 1, 0, q; }}");
    let found = test.values(emitter, Some(vec![WORD])).pop()?;
    let truth = emitter.value(Ty::BOOL, format!("icmp ne {found}, 0"));
    emitter.write(to, truth, false)
}

/// `$0` becomes `$1`, and so on.
fn renumbered(text: &str) -> String {
    let mut parts = text.split('$');
    let mut result = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let number: u32 = part[..digits].parse().unwrap_or(0);
        result.push_str(&format!("${}{}", number + 1, &part[digits..]));
    }
    result
}

/// `shfl.sync.down.b32 d|p, a, b, c, mask`; before PTX 6.0 without a mask.
pub fn shuffle(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let sync = one.has("sync");
    let mode = ["up", "down", "bfly", "idx"]
        .into_iter()
        .find(|mode| one.has(mode))?;
    let (to, rest) = one.operands.split_first()?;
    let mut args = Vec::new();
    if sync {
        args.push(emitter.read(rest.get(3)?, WORD)?);
    }
    for operand in rest.get(..3)? {
        args.push(emitter.read(operand, WORD)?);
    }
    let name = match sync {
        true => format!("llvm.nvvm.shfl.sync.{mode}.i32"),
        false => format!("llvm.nvvm.shfl.{mode}.i32"),
    };
    emitter.with_predicate(&name, to, WORD, &args)
}

impl Emitter<'_, '_> {
    /// A call whose second result is a predicate, where one is wanted.
    fn with_predicate(&mut self, name: &str, to: &Operand, ty: Ty, args: &[Value]) -> Option<()> {
        let Operand::Pair(first, second) = to else {
            let value = self.intrinsic(ty, name, args);
            return self.write(to, value, false);
        };
        let pair = format!("{{ {ty}, i1 }}");
        let call = self.call(&pair, &format!("{name}p"), args);
        self.both(&pair, call, [(first, ty), (second, Ty::BOOL)])
    }

    fn both(&mut self, pair: &str, call: String, to: [(&Operand, Ty); 2]) -> Option<()> {
        let result = self.value(to[0].1, call);
        for (index, (to, ty)) in to.into_iter().enumerate() {
            let value = self.value(ty, format!("extractvalue {pair} {}, {index}", result.text));
            self.write(to, value, false)?;
        }
        Some(())
    }
}

/// `vote.sync.any.pred p, q, mask`.
pub fn vote(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [to, predicate, mask] = &one.operands[..] else {
        return None;
    };
    let op = ["all", "any", "uni", "ballot"]
        .into_iter()
        .find(|op| one.has(op))?;
    if !one.has("sync") {
        return None;
    }
    let mask = emitter.read(mask, WORD)?;
    let predicate = emitter.read(predicate, Ty::BOOL)?;
    let ty = if op == "ballot" { WORD } else { Ty::BOOL };
    let name = format!("llvm.nvvm.vote.{op}.sync");
    let value = emitter.intrinsic(ty, &name, &[mask, predicate]);
    emitter.write(to, value, false)
}

/// `match.any.sync.b32 d, a, mask`, `match.all.sync.b32 d|p, a, mask`.
pub fn match_lanes(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [to, value, mask] = &one.operands[..] else {
        return None;
    };
    let Scalar { bits, .. } = one.ty()?;
    let mask = emitter.read(mask, WORD)?;
    let value = emitter.read(value, Ty::Int(bits))?;
    if one.has("any") {
        let name = format!("llvm.nvvm.match.any.sync.i{bits}");
        let value = emitter.intrinsic(WORD, &name, &[mask, value]);
        return emitter.write(to, value, false);
    }
    let (first, second) = match to {
        Operand::Pair(first, second) => (&**first, &**second),
        to => (to, &Operand::Sink),
    };
    let pair = "{ i32, i1 }";
    let name = format!("llvm.nvvm.match.all.sync.i{bits}p");
    let call = emitter.call(pair, &name, &[mask, value]);
    emitter.both(pair, call, [(first, WORD), (second, Ty::BOOL)])
}

/// `redux.sync.add.s32 d, a, mask`. Of floats our LLVM has no intrinsic.
pub fn reduce(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [to, value, mask] = &one.operands[..] else {
        return None;
    };
    let ty = one.ty().filter(|ty| ty.bits == 32)?;
    if ty.is_float() {
        return assembly(emitter, one);
    }
    let op = ["add", "min", "max", "and", "or", "xor"]
        .into_iter()
        .find(|op| one.has(op))?;
    let unsigned = matches!(op, "min" | "max") && !ty.is_signed();
    let name = format!(
        "llvm.nvvm.redux.sync.{}{op}",
        if unsigned { "u" } else { "" }
    );
    let (value, mask) = (emitter.read(value, WORD)?, emitter.read(mask, WORD)?);
    let value = emitter.intrinsic(WORD, &name, &[value, mask]);
    emitter.write(to, value, false)
}

/// `elect.sync d|p, mask`: some thread of those named.
pub fn elect(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [Operand::Pair(first, second), mask] = &one.operands[..] else {
        return None;
    };
    let mask = emitter.read(mask, WORD)?;
    let pair = "{ i32, i1 }";
    let call = emitter.call(pair, "llvm.nvvm.elect.sync", &[mask]);
    emitter.both(pair, call, [(first, WORD), (second, Ty::BOOL)])
}
