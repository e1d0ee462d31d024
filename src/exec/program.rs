//! From a kernel to operations.

mod inst;
mod visible;

use std::collections::BTreeMap;

use cranelift_entity::SecondaryMap;

use super::op::{Op, Operand, Pc, Slot, Visible};
use crate::analysis::cfg::Cfg;
use crate::analysis::points_to::PointsTo;
use crate::kir::{
    BlockId, Geometry, Inst, InstId, Kernel, ObjectId, Terminator, Type, ValueDef, ValueId,
};
use visible::relates_threads;

/// A kernel that the machine can run.
#[derive(Clone, Debug)]
pub struct Program {
    pub ops: Vec<Op>,
    /// Where a thread starts.
    pub entry: Pc,
    /// The instruction that each operation comes from; none for terminators and
    /// moves.
    pub sources: Vec<Option<InstId>>,
    /// The slots of a thread.
    pub slots: u32,
    pub constants: Vec<(Slot, u64)>,
    /// Places of the kernel's parameters, in their order.
    pub params: Vec<Operand>,
    /// Values that depend on the thread's place alone.
    pub places: Vec<(Slot, Geometry, u8)>,
    /// Slots that hold an object's address.
    pub addresses: Vec<(Slot, ObjectId)>,
    /// Annotations that only the two-thread verifier can judge; they are skipped.
    pub skipped: Vec<InstId>,
    /// Control flow has loops with one entry only.
    pub reducible: bool,
}

impl Program {
    pub fn new(kernel: &Kernel) -> Program {
        Program::compile(kernel, false)
    }

    /// A program that counts the rounds of all its loops, and stops at each.
    pub fn counting(kernel: &Kernel) -> Program {
        Program::compile(kernel, true)
    }

    fn compile(kernel: &Kernel, counting: bool) -> Program {
        let mut compiler = Compiler::new(kernel, counting);
        for block in kernel.blocks.keys() {
            compiler.block(block);
        }
        compiler.edges();
        compiler.program.entry = compiler.starts[kernel.entry];
        compiler.program
    }
}

struct Compiler<'a> {
    kernel: &'a Kernel,
    points_to: PointsTo,
    cfg: Option<Cfg>,
    /// All loops are counted.
    counting: bool,
    program: Program,
    slot_of: SecondaryMap<ValueId, Option<Slot>>,
    /// Counters of the loops that hold a barrier, by header.
    counters: BTreeMap<BlockId, Slot>,
    starts: SecondaryMap<BlockId, Pc>,
    terminators: SecondaryMap<BlockId, Pc>,
    /// Values that only two threads together have.
    relational: SecondaryMap<ValueId, bool>,
}

impl<'a> Compiler<'a> {
    fn new(kernel: &'a Kernel, counting: bool) -> Self {
        let mut compiler = Compiler {
            kernel,
            points_to: PointsTo::new(kernel),
            cfg: Cfg::new(kernel).ok(),
            counting,
            program: Program {
                ops: Vec::new(),
                entry: 0,
                sources: Vec::new(),
                slots: UNUSED.slot + words(UNUSED.ty),
                constants: Vec::new(),
                params: Vec::new(),
                places: Vec::new(),
                addresses: Vec::new(),
                skipped: Vec::new(),
                reducible: true,
            },
            slot_of: SecondaryMap::new(),
            counters: BTreeMap::new(),
            starts: SecondaryMap::new(),
            terminators: SecondaryMap::new(),
            relational: SecondaryMap::new(),
        };
        for param in &kernel.params {
            let operand = compiler.operand(param.value);
            compiler.program.params.push(operand);
        }
        compiler.find_counters();
        compiler.find_relational();
        compiler
    }

    /// Loops around barriers: threads that meet at a barrier have to be in the
    /// same iteration of each.
    fn find_counters(&mut self) {
        let Some(cfg) = &self.cfg else {
            self.program.reducible = false;
            return;
        };
        let holds_barrier = |block: &BlockId| {
            self.kernel.blocks[*block].insts.iter().any(|&inst| {
                matches!(
                    self.kernel.insts[inst].inst,
                    Inst::Barrier { .. } | Inst::BarrierReduce { .. } | Inst::Warp { .. }
                )
            })
        };
        for natural in &cfg.loops {
            if self.counting || natural.blocks.iter().any(holds_barrier) {
                let slot = self.program.slots;
                self.program.slots += 1;
                self.counters.insert(natural.header, slot);
            }
        }
    }

    /// Values computed from annotations that relate two threads.
    fn find_relational(&mut self) {
        let mut changed = true;
        while changed {
            changed = false;
            for (_, data) in self.kernel.insts.iter() {
                let Some(result) = data.result else { continue };
                let relational = match &data.inst {
                    Inst::Annotation { kind, .. } => relates_threads(*kind),
                    inst => inst.operands().iter().any(|arg| self.relational[*arg]),
                };
                if relational && !self.relational[result] {
                    self.relational[result] = true;
                    changed = true;
                }
            }
        }
    }

    fn operand(&mut self, value: ValueId) -> Operand {
        let ty = self.kernel.values[value].ty;
        let slot = match self.slot_of[value] {
            Some(slot) => slot,
            None => self.allocate(value, ty),
        };
        Operand { slot, ty }
    }

    fn allocate(&mut self, value: ValueId, ty: Type) -> Slot {
        let slot = self.program.slots;
        self.program.slots += words(ty);
        self.slot_of[value] = Some(slot);
        match &self.kernel.values[value].def {
            ValueDef::Const(bits) => {
                self.program.constants.push((slot, *bits as u64));
                if words(ty) == 2 {
                    self.program.constants.push((slot + 1, (bits >> 64) as u64));
                }
            }
            ValueDef::Address(object) => self.program.addresses.push((slot, *object)),
            // Slots start as zero: one of the values that undef may be.
            ValueDef::Null | ValueDef::Undef | ValueDef::Param(_) | ValueDef::Inst(_) => {}
        }
        slot
    }

    fn slot(&mut self, value: ValueId) -> Slot {
        self.operand(value).slot
    }

    fn push(&mut self, op: Op, source: Option<InstId>) {
        self.program.ops.push(op);
        self.program.sources.push(source);
    }

    fn block(&mut self, block: BlockId) {
        self.starts[block] = self.program.ops.len() as Pc;
        let kernel = self.kernel;
        for &inst in &kernel.blocks[block].insts {
            self.inst(block, inst);
        }
        // Targets are blocks here and become operations in `edges`.
        match &kernel.blocks[block].terminator {
            Terminator::Jump(to) => self.push(Op::Jump(to.as_u32()), None),
            Terminator::Branch {
                cond,
                then,
                otherwise,
            } => {
                let cond = self.slot(*cond);
                let op = Op::Branch {
                    cond,
                    then: then.as_u32(),
                    otherwise: otherwise.as_u32(),
                };
                self.push(op, None);
            }
            Terminator::Switch {
                value,
                cases,
                default,
            } => {
                let value = self.operand(*value);
                let cases = cases.iter().map(|(case, to)| (*case, to.as_u32()));
                let op = Op::Switch {
                    value,
                    cases: cases.collect(),
                    default: default.as_u32(),
                };
                self.push(op, None);
            }
            Terminator::Return => self.push(Op::Visible(Box::new(Visible::Return)), None),
            Terminator::Unreachable => self.push(Op::Visible(Box::new(Visible::Unreachable)), None),
        }
        self.terminators[block] = self.program.ops.len() as Pc - 1;
    }

    fn iterations(&self, block: BlockId) -> Box<[Slot]> {
        let Some(cfg) = &self.cfg else {
            return Box::default();
        };
        let mut slots = Vec::new();
        let mut next = cfg.loop_of[block];
        while let Some(id) = next {
            slots.extend(self.counters.get(&cfg.loops[id].header));
            next = cfg.loops[id].parent;
        }
        slots.reverse();
        slots.into()
    }

    /// Gives every edge its moves and turns blocks into operations as targets.
    fn edges(&mut self) {
        let kernel = self.kernel;
        let mut stubs: BTreeMap<(BlockId, BlockId), Pc> = BTreeMap::new();
        for (from, block) in kernel.blocks.iter() {
            for to in block.terminator.successors() {
                if stubs.contains_key(&(from, to)) {
                    continue;
                }
                let start = self.program.ops.len() as Pc;
                let counter = self.counters.get(&to).copied();
                if let (Some(slot), Some(cfg)) = (counter, &self.cfg) {
                    let back = cfg.headed_loop(to).is_some_and(|id| cfg.in_loop(id, from));
                    let op = if back {
                        Op::Count(slot)
                    } else {
                        Op::Restart(slot)
                    };
                    self.push(op, None);
                    if back && self.counting {
                        self.push(Op::Visible(Box::new(Visible::Round(slot))), None);
                    }
                }
                let moves = self.moves(from, to);
                if !moves.is_empty() {
                    self.push(Op::Moves(moves.into()), None);
                }
                let target = if self.program.ops.len() as Pc == start {
                    self.starts[to]
                } else {
                    self.push(Op::Jump(self.starts[to]), None);
                    start
                };
                stubs.insert((from, to), target);
            }
        }
        for from in kernel.blocks.keys() {
            let terminator = self.terminators[from];
            let target = |to: &mut Pc| *to = stubs[&(from, BlockId::from_u32(*to))];
            match &mut self.program.ops[terminator as usize] {
                Op::Jump(to) => target(to),
                Op::Branch {
                    then, otherwise, ..
                } => {
                    target(then);
                    target(otherwise);
                }
                Op::Switch { cases, default, .. } => {
                    cases.iter_mut().for_each(|(_, to)| target(to));
                    target(default);
                }
                _ => {}
            }
        }
    }

    fn moves(&mut self, from: BlockId, to: BlockId) -> Vec<(Slot, Slot)> {
        let kernel = self.kernel;
        let mut moves = Vec::new();
        for &id in &kernel.blocks[to].insts {
            let data = &kernel.insts[id];
            let (Inst::Phi { incoming }, Some(result)) = (&data.inst, data.result) else {
                break;
            };
            let Some((_, value)) = incoming.iter().find(|(block, _)| *block == from) else {
                continue;
            };
            let (to, value) = (self.operand(result), self.operand(*value));
            for word in 0..words(to.ty) {
                if to.slot != value.slot {
                    moves.push((to.slot + word, value.slot + word));
                }
            }
        }
        moves
    }
}

/// Takes results that nobody uses.
const UNUSED: Operand = Operand {
    slot: 0,
    ty: Type::Int(128),
};

/// Slots that a value takes.
pub(super) const fn words(ty: Type) -> u32 {
    match ty {
        Type::Int(65..) => 2,
        _ => 1,
    }
}
