//! The text of one instruction.

use std::fmt;

use super::{KernelText, Name, geometry};
use crate::kir::warp::{Lanes, WarpOp};
use crate::kir::{Access, Atomic, BarrierKind, Construct, Fences, Inst, Memory, ValueId};

impl KernelText<'_> {
    #[expect(
        clippy::too_many_lines,
        reason = "one flat table: the text of each instruction"
    )]
    pub(super) fn operation(&self, f: &mut fmt::Formatter<'_>, inst: &Inst) -> fmt::Result {
        match inst {
            Inst::Binary { op, args, flags } => {
                f.write_str(op.name())?;
                if flags.nsw {
                    f.write_str(".nsw")?;
                }
                if flags.nuw {
                    f.write_str(".nuw")?;
                }
                self.args(f, args)
            }
            Inst::FNeg(arg) => self.plain(f, "fneg", &[*arg]),
            Inst::Cast { op, arg } => self.plain(f, op.name(), &[*arg]),
            Inst::ICmp { pred, args } => self.plain(f, &format!("icmp.{}", pred.name()), args),
            Inst::FCmp { pred, args } => self.plain(f, &format!("fcmp.{}", pred.name()), args),
            Inst::Select {
                cond,
                then,
                otherwise,
            } => self.plain(f, "select", &[*cond, *then, *otherwise]),
            Inst::Phi { incoming } => {
                f.write_str("phi")?;
                for (index, (block, value)) in incoming.iter().enumerate() {
                    let separator = if index == 0 { " " } else { ", " };
                    write!(
                        f,
                        "{separator}[{}: {}]",
                        self.block(*block),
                        self.value(*value)
                    )?;
                }
                Ok(())
            }
            Inst::PtrAdd {
                base,
                offset,
                terms,
                inbounds,
            } => {
                f.write_str(if *inbounds {
                    "ptradd.inbounds "
                } else {
                    "ptradd "
                })?;
                write!(f, "{}", self.value(*base))?;
                for (index, scale) in terms {
                    write!(f, " + {scale}*{}", self.value(*index))?;
                }
                if *offset != 0 || terms.is_empty() {
                    write!(f, " + {offset}")?;
                }
                Ok(())
            }
            Inst::Load { ptr, access } => {
                f.write_str("load")?;
                access_text(f, access)?;
                self.args(f, &[*ptr])
            }
            Inst::Store { ptr, value, access } => {
                f.write_str("store")?;
                access_text(f, access)?;
                self.args(f, &[*ptr, *value])
            }
            Inst::AtomicRmw {
                op,
                ptr,
                value,
                atomic,
            } => self.plain(
                f,
                &format!("atomic.{}{}", op.name(), atomic_text(*atomic)),
                &[*ptr, *value],
            ),
            Inst::CmpXchg {
                ptr,
                expected,
                desired,
                success,
                failure,
            } => {
                let name = format!("cmpxchg{}.{}", atomic_text(*success), failure.name());
                self.plain(f, &name, &[*ptr, *expected, *desired])
            }
            Inst::MemCopy { to, from, bytes } => self.plain(f, "memcopy", &[*to, *from, *bytes]),
            Inst::MemSet { to, value, bytes } => self.plain(f, "memset", &[*to, *value, *bytes]),
            Inst::AsyncCopy {
                to,
                from,
                count,
                stride,
                width,
                event,
            } => self.plain(
                f,
                &format!("async_copy.{width}"),
                &[*to, *from, *count, *stride, *event],
            ),
            Inst::AsyncWait { events } => self.plain(f, "async_wait", events),
            Inst::ThreadCopy {
                to: Some(to),
                from,
                bytes,
                bulk,
            } => {
                let name = if *bulk { "bulk_copy" } else { "thread_copy" };
                self.plain(f, &format!("{name}.{bytes}"), &[*to, *from])
            }
            Inst::ThreadCopy {
                to: None,
                from,
                bytes,
                ..
            } => self.plain(f, &format!("operand_read.{bytes}"), &[*from]),
            Inst::CopyCommit { queue } => write!(f, "{}_commit", queue.name()),
            Inst::CopyWait {
                queue,
                pending: None,
            } => write!(f, "{}_wait_all", queue.name()),
            Inst::CopyWait {
                queue,
                pending: Some(n),
            } => self.plain(f, &format!("{}_wait", queue.name()), &[*n]),
            Inst::BarrierObject { op, ptr, args } => {
                let args: Vec<ValueId> = [*ptr].into_iter().chain(args.iter().copied()).collect();
                self.plain(f, &format!("object.{}", op.name()), &args)
            }
            Inst::BoundCopy {
                to,
                from,
                bytes,
                barrier,
                counted,
            } => {
                let name = match counted {
                    true => "bound_copy.counted",
                    false => "bound_copy",
                };
                self.plain(f, name, &[*to, *from, *bytes, *barrier])
            }
            Inst::Forget { ptr } => self.plain(f, "forget", &[*ptr]),
            Inst::Require {
                condition,
                construct,
            } => {
                write!(f, "require ")?;
                write_construct(f, construct)?;
                self.args(f, &[*condition])
            }
            Inst::Fence { atomic, fences } => {
                write!(f, "fence{}{}", atomic_text(*atomic), fenced(*fences))
            }
            Inst::ProxyFence { orders } => write!(f, "proxy_fence.{}", orders.name()),
            Inst::Barrier { kind, fences } => self.barrier(f, *kind, *fences),
            Inst::BarrierReduce {
                op,
                predicate,
                fences,
            } => {
                self.plain(f, op.name(), &[*predicate])?;
                f.write_str(&fenced(*fences))
            }
            Inst::Warp { op, lanes, args } => {
                match op {
                    WarpOp::Other(name) => write!(f, "warp other {}", Name(name))?,
                    op => write!(f, "warp {op}")?,
                }
                match lanes {
                    Lanes::Named(mask) => write!(f, " mask({})", self.value(*mask))?,
                    Lanes::All => f.write_str(" all")?,
                    Lanes::Active => f.write_str(" active")?,
                }
                self.args(f, args)
            }
            Inst::Geometry { query, dim } => write!(f, "{}", geometry(*query, *dim)),
            Inst::Pure { name, lane, args } => {
                write!(f, "pure {}", Name(name))?;
                if *lane != 0 {
                    write!(f, " lane({lane})")?;
                }
                self.args(f, args)
            }
            Inst::Nondet { name } => write!(f, "nondet {}", Name(name)),
            Inst::Annotation { kind, args } => {
                self.plain(f, &format!("annotation {}", kind.name()), args)
            }
            Inst::Host { op, args } => self.plain(f, &format!("host.{}", op.name()), args),
            Inst::Unsupported { construct } => {
                write!(f, "unsupported ")?;
                write_construct(f, construct)
            }
        }
    }

    fn barrier(
        &self,
        f: &mut fmt::Formatter<'_>,
        kind: BarrierKind,
        fences: Fences,
    ) -> fmt::Result {
        match kind {
            BarrierKind::Block => f.write_str("barrier block")?,
            BarrierKind::Named { id, count } => self.plain(f, "barrier named", &[id, count])?,
            BarrierKind::Arrive { id, count } => self.plain(f, "barrier arrive", &[id, count])?,
            BarrierKind::Warp { mask: None } => f.write_str("barrier warp")?,
            BarrierKind::Warp { mask: Some(mask) } => self.plain(f, "barrier warp", &[mask])?,
            BarrierKind::Grid => f.write_str("barrier grid")?,
            BarrierKind::Cluster => f.write_str("barrier cluster")?,
        }
        f.write_str(&fenced(fences))
    }

    fn plain(&self, f: &mut fmt::Formatter<'_>, name: &str, args: &[ValueId]) -> fmt::Result {
        f.write_str(name)?;
        self.args(f, args)
    }

    fn args(&self, f: &mut fmt::Formatter<'_>, args: &[ValueId]) -> fmt::Result {
        for (index, &arg) in args.iter().enumerate() {
            let separator = if index == 0 { " " } else { ", " };
            write!(f, "{separator}{}", self.value(arg))?;
        }
        Ok(())
    }
}

fn access_text(f: &mut fmt::Formatter<'_>, access: &Access) -> fmt::Result {
    if access.ghost {
        f.write_str(".ghost")?;
    }
    if access.read_only {
        f.write_str(".readonly")?;
    }
    if access.volatile {
        f.write_str(".volatile")?;
    }
    if let Some(atomic) = access.atomic {
        f.write_str(&atomic_text(atomic))?;
    }
    write!(f, ".align{}", access.align)
}

fn atomic_text(atomic: Atomic) -> String {
    format!(".{}.{}", atomic.order.name(), atomic.scope.name())
}

fn fenced(fences: Fences) -> String {
    let names = Memory::ALL
        .into_iter()
        .filter(|&memory| fences.order(memory));
    let names: Vec<&str> = names.map(Memory::name).collect();
    format!(" fences({})", names.join(", "))
}

/// Something that is not modelled.
fn write_construct(f: &mut fmt::Formatter<'_>, construct: &Construct) -> fmt::Result {
    let (name, details) = construct.parts();
    f.write_str(name)?;
    details
        .iter()
        .try_for_each(|detail| write!(f, " {detail:?}"))
}
