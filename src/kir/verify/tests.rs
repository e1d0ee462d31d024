//! Each rule, kept and broken.

use cranelift_entity::PrimaryMap;

use super::*;

/// A kernel with blocks and no instructions.
struct Draft {
    kernel: Kernel,
}

impl Draft {
    /// The blocks `b0` to `bn`, all of which return.
    fn new(blocks: u32) -> Draft {
        let mut map = PrimaryMap::new();
        for index in 0..blocks {
            map.push(Block {
                name: format!("b{index}"),
                insts: Vec::new(),
                terminator: Terminator::Return,
                span: None,
            });
        }
        let kernel = Kernel {
            name: "k".to_owned(),
            symbol: "k".to_owned(),
            blocks: map,
            ..Kernel::empty()
        };
        Draft { kernel }
    }

    fn constant(&mut self, ty: Type, bits: u128) -> ValueId {
        self.kernel.values.push(Value {
            ty,
            def: ValueDef::Const(bits),
            name: None,
        })
    }

    fn push(&mut self, block: u32, inst: Inst, ty: Type) -> ValueId {
        let id = self.kernel.insts.push(InstData {
            inst,
            result: None,
            span: None,
        });
        let value = self.kernel.values.push(Value {
            ty,
            def: ValueDef::Inst(id),
            name: None,
        });
        self.kernel.insts[id].result = Some(value);
        self.kernel.blocks[BlockId::from_u32(block)].insts.push(id);
        value
    }

    fn nondet(&mut self, block: u32, ty: Type) -> ValueId {
        self.push(
            block,
            Inst::Nondet {
                name: "x".to_owned(),
            },
            ty,
        )
    }

    fn end(&mut self, block: u32, terminator: Terminator) {
        self.kernel.blocks[BlockId::from_u32(block)].terminator = terminator;
    }

    fn jump(&mut self, from: u32, to: u32) {
        self.end(from, Terminator::Jump(b(to)));
    }

    fn branch(&mut self, from: u32, cond: ValueId, then: u32, otherwise: u32) {
        self.end(
            from,
            Terminator::Branch {
                cond,
                then: b(then),
                otherwise: b(otherwise),
            },
        );
    }

    /// `b0` branches to `b1` and `b2`, which join in `b3`.
    fn diamond() -> (Draft, ValueId) {
        let mut draft = Draft::new(4);
        let cond = draft.nondet(0, Type::BOOL);
        draft.branch(0, cond, 1, 2);
        draft.jump(1, 3);
        draft.jump(2, 3);
        (draft, cond)
    }

    /// `b1` is a loop that goes on to `b2`.
    fn looping() -> (Draft, ValueId) {
        let mut draft = Draft::new(3);
        draft.jump(0, 1);
        let cond = draft.nondet(1, Type::BOOL);
        draft.branch(1, cond, 1, 2);
        (draft, cond)
    }

    fn accepted(&self) {
        assert_eq!(check(&self.kernel), Ok(()));
    }

    fn refused(&self, message: &str) {
        let violation = check(&self.kernel).expect_err("the kernel breaks a rule");
        assert!(violation.to_string().contains(message), "{violation}");
    }
}

fn b(index: u32) -> BlockId {
    BlockId::from_u32(index)
}

const WORD: Type = Type::Int(32);

fn add(a: ValueId, b: ValueId) -> Inst {
    Inst::Binary {
        op: BinaryOp::Add,
        args: [a, b],
        flags: ArithFlags::default(),
    }
}

#[test]
fn ids_belong_together() {
    let mut draft = Draft::new(1);
    draft.constant(Type::Int(8), 255);
    draft.accepted();
    draft.constant(Type::Int(8), 256);
    draft.refused("does not fit");

    let mut draft = Draft::new(1);
    draft.kernel.values.push(Value {
        ty: WORD,
        def: ValueDef::Param(0),
        name: None,
    });
    draft.refused("does not fit");

    let mut draft = Draft::new(2);
    draft.jump(0, 1);
    draft.nondet(0, WORD);
    let inst = draft.kernel.blocks[b(0)].insts[0];
    draft.kernel.blocks[b(1)].insts.push(inst);
    draft.refused("stands in two places");
}

#[test]
fn blocks_are_reachable_and_the_entry_is_not_entered() {
    let mut draft = Draft::new(2);
    draft.refused("cannot be reached");
    draft.jump(0, 1);
    draft.accepted();
    draft.jump(1, 0);
    draft.refused("the entry has a predecessor");
}

#[test]
fn phis_match_predecessors() {
    let (mut draft, cond) = Draft::diamond();
    let phi = draft.push(
        3,
        Inst::Phi {
            incoming: vec![(b(1), cond), (b(2), cond)],
        },
        Type::BOOL,
    );
    draft.accepted();
    let ValueDef::Inst(inst) = draft.kernel.values[phi].def else {
        unreachable!()
    };
    draft.kernel.insts[inst].inst = Inst::Phi {
        incoming: vec![(b(1), cond)],
    };
    draft.refused("not its block's predecessors");
    draft.kernel.insts[inst].inst = Inst::Phi {
        incoming: vec![(b(1), cond), (b(2), cond)],
    };
    draft.nondet(3, WORD);
    draft.kernel.blocks[b(3)].insts.swap(0, 1);
    draft.refused("a phi follows");
}

#[test]
fn definitions_dominate_uses() {
    let (mut draft, _) = Draft::diamond();
    let left = draft.nondet(1, WORD);
    draft.push(1, add(left, left), WORD);
    draft.accepted();
    draft.push(3, add(left, left), WORD);
    draft.refused("is not known here");

    let (mut draft, cond) = Draft::diamond();
    let left = draft.nondet(1, Type::BOOL);
    draft.push(
        3,
        Inst::Phi {
            incoming: vec![(b(1), left), (b(2), cond)],
        },
        Type::BOOL,
    );
    draft.accepted();
    draft.push(
        3,
        Inst::Phi {
            incoming: vec![(b(1), cond), (b(2), left)],
        },
        Type::BOOL,
    );
    draft.refused("is not known at the end of b2");

    let mut draft = Draft::new(1);
    let word = draft.nondet(0, WORD);
    draft.push(0, add(word, word), WORD);
    draft.kernel.blocks[b(0)].insts.swap(0, 1);
    draft.refused("is not known here");
}

#[test]
fn types_fit() {
    for (inst, ty, message) in ill_typed() {
        let mut draft = Draft::new(1);
        draft.nondet(0, WORD);
        draft.nondet(0, Type::Int(64));
        draft.nondet(0, Type::Int(1));
        draft.accepted();
        draft.push(0, inst, ty);
        draft.refused(message);
    }
}

/// Instructions with the type of their result, and what is wrong with either.
fn ill_typed() -> Vec<(Inst, Type, &'static str)> {
    let mut draft = Draft::new(1);
    let (word, long) = (draft.nondet(0, WORD), draft.nondet(0, Type::Int(64)));
    let odd = draft.nondet(0, Type::Int(1));
    vec![
        (add(word, long), WORD, "operand types differ"),
        (Inst::FNeg(word), WORD, "needs a float"),
        (
            Inst::Cast {
                op: CastOp::ZExt,
                arg: long,
            },
            WORD,
            "does not exist",
        ),
        (
            Inst::ICmp {
                pred: IntPredicate::Eq,
                args: [word, word],
            },
            WORD,
            "compares",
        ),
        (
            Inst::Select {
                cond: word,
                then: word,
                otherwise: word,
            },
            WORD,
            "choices",
        ),
        (
            Inst::PtrAdd {
                base: word,
                offset: 1,
                terms: Vec::new(),
                inbounds: true,
            },
            WORD,
            "needs a pointer",
        ),
        (
            Inst::Load {
                ptr: word,
                access: Access::plain(4),
            },
            WORD,
            "through a pointer",
        ),
        (
            Inst::BarrierReduce {
                op: Vote::Any,
                predicate: word,
                fences: Fences::ALL,
            },
            WORD,
            "needs a truth value",
        ),
        (
            Inst::Geometry {
                query: Geometry::ThreadId,
                dim: 3,
            },
            WORD,
            "three dimensions",
        ),
        (
            Inst::Annotation {
                kind: AnnotationKind::All,
                args: vec![odd, odd],
            },
            Type::BOOL,
            "other arguments than it takes",
        ),
    ]
}

#[test]
fn branches_and_switches_are_proper() {
    let mut draft = Draft::new(2);
    let cond = draft.nondet(0, Type::BOOL);
    draft.branch(0, cond, 1, 1);
    draft.refused("two targets");

    let mut draft = Draft::new(2);
    let value = draft.nondet(0, Type::Int(4));
    let switch = |cases: &[u128]| Terminator::Switch {
        value,
        cases: cases.iter().map(|&case| (case, b(1))).collect(),
        default: b(1),
    };
    draft.end(0, switch(&[1, 15]));
    draft.accepted();
    draft.end(0, switch(&[1, 1]));
    draft.refused("distinct");
    draft.end(0, switch(&[16]));
    draft.refused("of its width");
}

#[test]
fn loops_are_closed() {
    let (mut draft, cond) = Draft::looping();
    draft.accepted();
    draft.push(
        2,
        Inst::Phi {
            incoming: vec![(b(1), cond)],
        },
        Type::BOOL,
    );
    draft.accepted();
    draft.push(
        2,
        Inst::Select {
            cond,
            then: cond,
            otherwise: cond,
        },
        Type::BOOL,
    );
    draft.refused("uses a value of the loop at b1 outside of it");

    let mut draft = Draft::new(4);
    let cond = draft.nondet(0, Type::BOOL);
    draft.branch(0, cond, 1, 3);
    draft.jump(1, 2);
    draft.branch(2, cond, 2, 3);
    draft.refused("an exit of the loop at b2 has other predecessors");
}

#[test]
fn irreducible_flow_is_allowed() {
    let mut draft = Draft::new(3);
    let cond = draft.nondet(0, Type::BOOL);
    draft.branch(0, cond, 1, 2);
    draft.jump(1, 2);
    draft.jump(2, 1);
    draft.accepted();
}
