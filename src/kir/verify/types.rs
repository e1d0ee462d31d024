//! Rule 5: which types the operands and results of an instruction have.

use super::Checker;
use crate::kir::*;

impl Checker<'_> {
    #[expect(
        clippy::too_many_lines,
        reason = "one flat table: the types of each instruction"
    )]
    pub(super) fn inst_types(&self, inst: &Inst, result: Option<Type>) -> Result<(), String> {
        let ty = |value: &ValueId| self.ty(*value);
        let expect = |holds: bool, message: &str| {
            if holds {
                Ok(())
            } else {
                Err(message.to_owned())
            }
        };
        let is_int = |ty: Type| matches!(ty, Type::Int(_));
        let is_float = |ty: Type| matches!(ty, Type::Float(_));
        let has_result = !matches!(
            inst,
            Inst::Store { .. }
                | Inst::MemCopy { .. }
                | Inst::MemSet { .. }
                | Inst::AsyncWait { .. }
                | Inst::ThreadCopy { .. }
                | Inst::CopyCommit { .. }
                | Inst::CopyWait { .. }
                | Inst::BarrierObject { .. }
                | Inst::BoundCopy { .. }
                | Inst::Forget { .. }
                | Inst::Require { .. }
                | Inst::Fence { .. }
                | Inst::ProxyFence { .. }
                | Inst::Barrier { .. }
                | Inst::Unsupported { .. }
                | Inst::Annotation { .. }
                | Inst::Host { .. }
        );
        if has_result && result.is_none() {
            return Err("has no result".to_owned());
        }
        match inst {
            Inst::Binary {
                op, args: [a, b], ..
            } => {
                let float = matches!(
                    op,
                    BinaryOp::FAdd
                        | BinaryOp::FSub
                        | BinaryOp::FMul
                        | BinaryOp::FDiv
                        | BinaryOp::FRem
                );
                let right_kind = if float {
                    is_float(ty(a))
                } else {
                    is_int(ty(a))
                };
                expect(
                    ty(a) == ty(b) && result == Some(ty(a)) && right_kind,
                    "operand types differ",
                )
            }
            Inst::FNeg(arg) => expect(
                is_float(ty(arg)) && result == Some(ty(arg)),
                "needs a float",
            ),
            Inst::Cast { op, arg } => match result {
                Some(to) => expect(
                    cast_fits(*op, ty(arg), to),
                    "this conversion does not exist",
                ),
                None => Err("has no result".to_owned()),
            },
            Inst::ICmp { args: [a, b], .. } => expect(
                ty(a) == ty(b) && !is_float(ty(a)) && result == Some(Type::BOOL),
                "compares different types",
            ),
            Inst::FCmp { args: [a, b], .. } => expect(
                ty(a) == ty(b) && is_float(ty(a)) && result == Some(Type::BOOL),
                "compares different types",
            ),
            Inst::Select {
                cond,
                then,
                otherwise,
            } => expect(
                ty(cond) == Type::BOOL && ty(then) == ty(otherwise) && result == Some(ty(then)),
                "the choices have different types",
            ),
            Inst::Phi { incoming } => expect(
                incoming.iter().all(|(_, value)| Some(ty(value)) == result),
                "entries have other types",
            ),
            Inst::PtrAdd { base, terms, .. } => expect(
                ty(base).is_ptr()
                    && result == Some(ty(base))
                    && terms.iter().all(|(index, _)| is_int(ty(index))),
                "needs a pointer and integers",
            ),
            Inst::Load { ptr, .. } => expect(
                ty(ptr).is_ptr() && result.is_some_and(|ty| ty.bits() % 8 == 0),
                "loads whole bytes through a pointer",
            ),
            Inst::Store { ptr, value, .. } => expect(
                ty(ptr).is_ptr() && ty(value).bits() % 8 == 0,
                "stores whole bytes through a pointer",
            ),
            Inst::AtomicRmw { ptr, value, .. } => expect(
                ty(ptr).is_ptr() && result == Some(ty(value)),
                "needs a pointer and the result's type",
            ),
            Inst::CmpXchg {
                ptr,
                expected,
                desired,
                ..
            } => expect(
                ty(ptr).is_ptr() && ty(expected) == ty(desired) && result == Some(ty(expected)),
                "needs a pointer and the result's type",
            ),
            Inst::MemCopy { to, from, bytes } => expect(
                ty(to).is_ptr() && ty(from).is_ptr() && is_int(ty(bytes)),
                "needs pointers and a size",
            ),
            Inst::MemSet { to, value, bytes } => expect(
                ty(to).is_ptr() && ty(value) == Type::Int(8) && is_int(ty(bytes)),
                "needs a pointer, a byte and a size",
            ),
            Inst::AsyncCopy {
                to,
                from,
                count,
                stride,
                event,
                ..
            } => expect(
                ty(to).is_ptr()
                    && ty(from).is_ptr()
                    && is_int(ty(count))
                    && is_int(ty(stride))
                    && ty(event) == Type::Int(64)
                    && result == Some(Type::Int(64)),
                "needs pointers, sizes and an event",
            ),
            Inst::AsyncWait { events } => expect(
                events.iter().all(|event| ty(event) == Type::Int(64)),
                "needs events",
            ),
            Inst::ThreadCopy { to, from, .. } => expect(
                to.is_none_or(|to| ty(&to).is_ptr()) && ty(from).is_ptr(),
                "needs pointers",
            ),
            Inst::CopyWait { pending, .. } => expect(
                pending.is_none_or(|n| ty(&n) == Type::Int(32)),
                "needs a number of groups",
            ),
            Inst::BarrierObject { op, ptr, args } => {
                let args: Vec<Type> = args.iter().map(ty).collect();
                expect(
                    ty(ptr).is_ptr() && args == [op.argument()] && result == op.result(),
                    "needs a pointer and a number, and has the result of its kind",
                )
            }
            Inst::BoundCopy {
                to,
                from,
                bytes,
                barrier,
                ..
            } => expect(
                [to, from, barrier].into_iter().all(|p| ty(p).is_ptr())
                    && ty(bytes) == Type::Int(32),
                "needs pointers and a size",
            ),
            Inst::Forget { ptr } => expect(ty(ptr).is_ptr(), "needs a pointer"),
            Inst::Require { condition, .. } => {
                expect(ty(condition) == Type::BOOL, "needs a truth value")
            }
            Inst::BarrierReduce { predicate, .. } => {
                expect(ty(predicate) == Type::BOOL, "needs a truth value")
            }
            Inst::Geometry { dim, .. } => expect(
                result == Some(Type::Int(32)) && *dim < 3,
                "is 32 bits wide and has three dimensions",
            ),
            Inst::Warp { op, lanes, args } => expect(
                op.arguments().is_none_or(|count| count == args.len())
                    && lanes
                        .mask()
                        .is_none_or(|m| matches!(ty(m), Type::Int(1..=64))),
                "has the arguments of its kind, and a mask of at most 64 bits",
            ),
            Inst::Annotation { kind, args } => {
                annotation_fits(*kind, &args.iter().map(ty).collect::<Vec<_>>(), result)
            }
            Inst::Fence { .. }
            | Inst::ProxyFence { .. }
            | Inst::Barrier { .. }
            | Inst::Pure { .. }
            | Inst::Nondet { .. }
            | Inst::CopyCommit { .. }
            | Inst::Host { .. }
            | Inst::Unsupported { .. } => Ok(()),
        }
    }
}

fn cast_fits(op: CastOp, from: Type, to: Type) -> bool {
    match (op, from, to) {
        (CastOp::ZExt | CastOp::SExt, Type::Int(a), Type::Int(b)) => a < b,
        (CastOp::Trunc, Type::Int(a), Type::Int(b)) => a > b,
        (CastOp::FPToUI | CastOp::FPToSI, Type::Float(_), Type::Int(_)) => true,
        (CastOp::UIToFP | CastOp::SIToFP, Type::Int(_), Type::Float(_)) => true,
        (CastOp::FPExt, Type::Float(a), Type::Float(b)) => a.bits() < b.bits(),
        (CastOp::FPTrunc, Type::Float(a), Type::Float(b)) => a.bits() > b.bits(),
        (CastOp::Bitcast, Type::Int(_) | Type::Float(_), Type::Int(_) | Type::Float(_)) => {
            from.bits() == to.bits()
        }
        (CastOp::PtrToInt, Type::Ptr(_), Type::Int(_)) => true,
        (CastOp::IntToPtr, Type::Int(_), Type::Ptr(_)) => true,
        (CastOp::AddrSpace, Type::Ptr(a), Type::Ptr(b)) => a != b,
        _ => false,
    }
}

fn annotation_fits(
    kind: AnnotationKind,
    args: &[Type],
    result: Option<Type>,
) -> Result<(), String> {
    use AnnotationKind::*;
    let fits = match kind {
        SameGroup | Enabled | DominatorEnabled => args.is_empty() && result == Some(Type::BOOL),
        All => args == [Type::BOOL] && result == Some(Type::BOOL),
        Other => args.len() == 1 && result == args.first().copied(),
        HasRead | HasWritten => matches!(args, [Type::Ptr(_)]) && result == Some(Type::BOOL),
        HasTakenValue => {
            matches!(args, [Type::Ptr(_), Type::Int(64), Type::Int(_)])
                && result == Some(Type::BOOL)
        }
        ReadOffset | WriteOffset | PtrOffset => {
            matches!(args, [Type::Ptr(_)]) && result == Some(Type::Int(64))
        }
        BarrierInvariant | BarrierInvariantPair => {
            let each = if kind == BarrierInvariant { 1 } else { 2 };
            matches!(args, [Type::BOOL, ids @ ..]
                if ids.len() % each == 0 && ids.iter().all(|id| *id == Type::Int(64)))
                && result.is_none()
        }
        RequiresFreshArray => matches!(args, [Type::Ptr(_)]) && result.is_none(),
        _ => args == [Type::BOOL] && result.is_none(),
    };
    if fits {
        Ok(())
    } else {
        Err("an annotation with other arguments than it takes".to_owned())
    }
}
