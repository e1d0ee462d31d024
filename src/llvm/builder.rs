//! Appends instructions to a kernel under construction.

use std::collections::HashMap;

use cranelift_entity::PrimaryMap;

use crate::kir::*;

/// A kernel under construction and the place where instructions go.
pub(super) struct Builder {
    pub(super) kernel: Kernel,
    pub(super) span: Option<SpanId>,
    current: BlockId,
    /// Instructions for constant expressions; they go to the start of the entry.
    prologue: Vec<InstId>,
    in_prologue: bool,
    constants: HashMap<(Type, Constant), ValueId>,
}

/// Instructions that run under a condition.
pub(super) struct When {
    before: BlockId,
    behind: BlockId,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Constant {
    Bits(u128),
    Null,
    Undef,
    Address(ObjectId),
}

impl Builder {
    /// Starts with an empty entry block.
    pub(super) fn new(name: String, symbol: String) -> Self {
        let mut blocks = PrimaryMap::new();
        let entry = blocks.push(empty_block("entry".to_owned()));
        let kernel = Kernel {
            name,
            symbol,
            blocks,
            entry,
            ..Kernel::empty()
        };
        Builder {
            kernel,
            span: None,
            current: entry,
            prologue: Vec::new(),
            in_prologue: false,
            constants: HashMap::new(),
        }
    }

    pub(super) fn finish(mut self) -> Kernel {
        let entry = &mut self.kernel.blocks[self.kernel.entry].insts;
        entry.splice(0..0, self.prologue);
        self.kernel
    }

    pub(super) fn add_block(&mut self, name: String) -> BlockId {
        self.kernel.blocks.push(empty_block(name))
    }

    pub(super) fn switch_to(&mut self, block: BlockId) {
        self.current = block;
    }

    pub(super) fn current(&self) -> BlockId {
        self.current
    }

    pub(super) fn terminate(&mut self, terminator: Terminator) {
        self.kernel.blocks[self.current].terminator = terminator;
    }

    /// What follows is run where the condition holds, up to `end_when`.
    pub(super) fn when(&mut self, condition: ValueId) -> When {
        let before = self.current;
        let [inside, behind] = [(); 2].map(|()| self.add_block(String::new()));
        for block in [inside, behind] {
            self.kernel.blocks[block].name = block.to_string();
            self.kernel.blocks[block].span = self.span;
        }
        self.terminate(Terminator::Branch {
            cond: condition,
            then: inside,
            otherwise: behind,
        });
        self.switch_to(inside);
        When { before, behind }
    }

    /// Goes on for all. Of each pair of values, made inside and known before, the one that counts.
    pub(super) fn end_when(&mut self, when: When, values: &[[ValueId; 2]]) -> Vec<ValueId> {
        let inside = self.current;
        self.terminate(Terminator::Jump(when.behind));
        self.switch_to(when.behind);
        let phis = values.iter().map(|[then, otherwise]| {
            let incoming = vec![(inside, *then), (when.before, *otherwise)];
            self.push(Inst::Phi { incoming }, self.ty(*then))
        });
        phis.collect()
    }

    pub(super) fn set_in_prologue(&mut self, on: bool) -> bool {
        std::mem::replace(&mut self.in_prologue, on)
    }

    /// Appends an instruction with a result.
    pub(super) fn push(&mut self, inst: Inst, ty: Type) -> ValueId {
        let id = self.kernel.insts.push(InstData {
            inst,
            result: None,
            span: self.span,
        });
        let value = self.kernel.values.push(Value {
            ty,
            def: ValueDef::Inst(id),
            name: None,
        });
        self.kernel.insts[id].result = Some(value);
        self.append(id);
        value
    }

    /// Appends an instruction without a result.
    pub(super) fn effect(&mut self, inst: Inst) {
        let id = self.kernel.insts.push(InstData {
            inst,
            result: None,
            span: self.span,
        });
        self.append(id);
    }

    fn append(&mut self, id: InstId) {
        if self.in_prologue {
            self.prologue.push(id);
        } else {
            self.kernel.blocks[self.current].insts.push(id);
        }
    }

    pub(super) fn ty(&self, value: ValueId) -> Type {
        self.kernel.values[value].ty
    }

    /// The bits of a constant.
    pub(super) fn constant_bits(&self, value: ValueId) -> Option<u128> {
        match self.kernel.values[value].def {
            ValueDef::Const(bits) => Some(bits),
            _ => None,
        }
    }

    /// A constant sign-extended to 64 bits.
    pub(super) fn constant_i64(&self, value: ValueId) -> Option<i64> {
        let bits = self.constant_bits(value)?;
        match self.ty(value) {
            Type::Int(width) if width <= 64 => {
                let shift = 64 - width;
                Some(((bits as u64) << shift) as i64 >> shift)
            }
            _ => None,
        }
    }

    fn constant(&mut self, ty: Type, constant: Constant) -> ValueId {
        let values = &mut self.kernel.values;
        *self.constants.entry((ty, constant)).or_insert_with(|| {
            let def = match constant {
                Constant::Bits(bits) => ValueDef::Const(bits),
                Constant::Null => ValueDef::Null,
                Constant::Undef => ValueDef::Undef,
                Constant::Address(object) => ValueDef::Address(object),
            };
            values.push(Value {
                ty,
                def,
                name: None,
            })
        })
    }

    /// A constant of an integer or float type from its bit pattern.
    pub(super) fn bits(&mut self, ty: Type, bits: u128) -> ValueId {
        let width = ty.bits();
        let bits = if width < 128 {
            bits & ((1 << width) - 1)
        } else {
            bits
        };
        self.constant(ty, Constant::Bits(bits))
    }

    pub(super) fn int(&mut self, width: u32, value: i64) -> ValueId {
        self.bits(Type::Int(width), i128::from(value) as u128)
    }

    pub(super) fn truth(&mut self, value: bool) -> ValueId {
        self.bits(Type::BOOL, u128::from(value))
    }

    pub(super) fn null(&mut self, ty: Type) -> ValueId {
        self.constant(ty, Constant::Null)
    }

    pub(super) fn undef(&mut self, ty: Type) -> ValueId {
        self.constant(ty, Constant::Undef)
    }

    pub(super) fn address(&mut self, object: ObjectId, space: AddressSpace) -> ValueId {
        self.constant(Type::Ptr(space), Constant::Address(object))
    }

    pub(super) fn nondet(&mut self, name: &str, ty: Type) -> ValueId {
        self.push(
            Inst::Nondet {
                name: name.to_owned(),
            },
            ty,
        )
    }

    pub(super) fn binary(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        let ty = self.ty(a);
        self.push(
            Inst::Binary {
                op,
                args: [a, b],
                flags: ArithFlags::default(),
            },
            ty,
        )
    }

    pub(super) fn icmp(&mut self, pred: IntPredicate, a: ValueId, b: ValueId) -> ValueId {
        self.push(Inst::ICmp { pred, args: [a, b] }, Type::BOOL)
    }

    pub(super) fn select(&mut self, cond: ValueId, then: ValueId, otherwise: ValueId) -> ValueId {
        let ty = self.ty(then);
        self.push(
            Inst::Select {
                cond,
                then,
                otherwise,
            },
            ty,
        )
    }

    /// A conversion; conversions of integer constants and addresses are done
    /// here, one to the same type is none at all.
    pub(super) fn cast(&mut self, op: CastOp, arg: ValueId, ty: Type) -> ValueId {
        let from = self.ty(arg);
        if from == ty
            && matches!(
                op,
                CastOp::Bitcast | CastOp::AddrSpace | CastOp::ZExt | CastOp::SExt | CastOp::Trunc
            )
        {
            return arg;
        }
        match (op, self.kernel.values[arg].def.clone()) {
            (CastOp::ZExt | CastOp::Trunc | CastOp::Bitcast, ValueDef::Const(bits)) => {
                return self.bits(ty, bits);
            }
            (CastOp::SExt, ValueDef::Const(_)) => {
                if let Some(value) = self.constant_i64(arg) {
                    return self.bits(ty, i128::from(value) as u128);
                }
            }
            (CastOp::AddrSpace, ValueDef::Address(object)) => {
                return self.constant(ty, Constant::Address(object));
            }
            (
                CastOp::AddrSpace | CastOp::IntToPtr | CastOp::PtrToInt | CastOp::Bitcast,
                ValueDef::Undef,
            ) => {
                return self.undef(ty);
            }
            _ => {}
        }
        self.push(Inst::Cast { op, arg }, ty)
    }

    /// The value as an integer of `width` bits.
    pub(super) fn resize(&mut self, value: ValueId, width: u32, signed: bool) -> ValueId {
        let from = self.ty(value).bits();
        let op = match () {
            () if from > width => CastOp::Trunc,
            () if signed => CastOp::SExt,
            () => CastOp::ZExt,
        };
        self.cast(op, value, Type::Int(width))
    }

    /// `ptr` moved by a constant number of bytes.
    pub(super) fn offset(&mut self, ptr: ValueId, bytes: i64) -> ValueId {
        self.offset_by(ptr, bytes, Vec::new())
    }

    pub(super) fn offset_by(
        &mut self,
        ptr: ValueId,
        bytes: i64,
        terms: Vec<(ValueId, i64)>,
    ) -> ValueId {
        if bytes == 0 && terms.is_empty() {
            return ptr;
        }
        let ty = self.ty(ptr);
        self.push(
            Inst::PtrAdd {
                base: ptr,
                offset: bytes,
                terms,
                inbounds: true,
            },
            ty,
        )
    }
}

fn empty_block(name: String) -> Block {
    Block {
        name,
        insts: Vec::new(),
        terminator: Terminator::Unreachable,
        span: None,
    }
}
