//! The text form of kernels (`warpproof emit --stage kir`).
//!
//! ```text
//! kernel axpy (_Z4axpyfPfi) !axpy.cu:1
//!   param v0 a: f32
//!   object o0 x: global [?] restrict
//! entry: !axpy.cu:2:11
//!   v3 i = thread_id.x : i32 !axpy.cu:2:11
//!   branch v4, if.then, if.end
//! ```
//!
//! Constants are written in place: `i32 5`, `f32 0x3f800000`, `null`, `undef`,
//! `&x` for the address of an object. A span is followed by the call sites that
//! the code was inlined at.

use std::fmt::{self, Write};

use super::warp::Lanes;
use super::*;

/// A module as text.
pub struct ModuleText<'a>(pub &'a Module);

/// A kernel as text.
pub struct KernelText<'a> {
    pub kernel: &'a Kernel,
    pub spans: &'a Spans,
}

impl fmt::Display for ModuleText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, kernel) in self.0.kernels.iter().enumerate() {
            if index > 0 {
                f.write_char('\n')?;
            }
            write!(
                f,
                "{}",
                KernelText {
                    kernel,
                    spans: &self.0.spans
                }
            )?;
        }
        Ok(())
    }
}

impl fmt::Display for KernelText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kernel = self.kernel;
        write!(f, "kernel {}", kernel.name)?;
        if kernel.symbol != kernel.name {
            write!(f, " ({})", kernel.symbol)?;
        }
        if let Some([x, y, z]) = kernel.required_block {
            write!(f, " required_block({x}, {y}, {z})")?;
        }
        if let Some(threads) = kernel.max_threads {
            write!(f, " max_threads({threads})")?;
        }
        self.span(f, kernel.span)?;
        f.write_char('\n')?;
        for param in &kernel.params {
            writeln!(
                f,
                "  param {} {}: {}",
                param.value, param.name, kernel.values[param.value].ty
            )?;
        }
        for (id, object) in kernel.objects.iter() {
            self.object(f, id, object)?;
        }
        for block in kernel.blocks.values() {
            write!(f, "{}:", block.name)?;
            self.span(f, block.span)?;
            f.write_char('\n')?;
            for &inst in &block.insts {
                self.inst(f, &kernel.insts[inst])?;
            }
            self.terminator(f, &block.terminator)?;
        }
        Ok(())
    }
}

impl KernelText<'_> {
    fn object(&self, f: &mut fmt::Formatter<'_>, id: ObjectId, object: &Object) -> fmt::Result {
        write!(f, "  object {id} {}: {}", object.name, object.space)?;
        match object.size {
            Some(size) => write!(f, " [{size}]")?,
            None => f.write_str(" [?]")?,
        }
        f.write_str(match object.kind {
            ObjectKind::Param { restrict: true } => " param restrict",
            ObjectKind::Param { restrict: false } => " param",
            ObjectKind::Pointees => " behind pointers",
            ObjectKind::Global => " variable",
            ObjectKind::Private => " local",
            ObjectKind::PrivateParam => " struct param",
        })?;
        if object.constant {
            f.write_str(" constant")?;
        }
        if let Some(initial) = &object.initial {
            f.write_str(match initial.host_may_set {
                true => " at first ",
                false => " = ",
            })?;
            for byte in initial.bytes.iter().take(16) {
                write!(f, "{byte:02x}")?;
            }
            if initial.bytes.len() > 16 {
                f.write_str("…")?;
            }
        }
        self.span(f, object.span)?;
        f.write_char('\n')
    }

    fn inst(&self, f: &mut fmt::Formatter<'_>, data: &InstData) -> fmt::Result {
        f.write_str("  ")?;
        if let Some(result) = data.result {
            write!(f, "{result}")?;
            if let Some(name) = &self.kernel.values[result].name {
                write!(f, " {name}")?;
            }
            f.write_str(" = ")?;
        }
        self.operation(f, &data.inst)?;
        if let Some(result) = data.result {
            write!(f, " : {}", self.kernel.values[result].ty)?;
        }
        self.span(f, data.span)?;
        f.write_char('\n')
    }

    fn operation(&self, f: &mut fmt::Formatter<'_>, inst: &Inst) -> fmt::Result {
        match inst {
            Inst::Binary { op, args, flags } => {
                f.write_str(lower(op).as_str())?;
                if flags.nsw {
                    f.write_str(".nsw")?;
                }
                if flags.nuw {
                    f.write_str(".nuw")?;
                }
                self.args(f, args)
            }
            Inst::FNeg(arg) => self.plain(f, "fneg", &[*arg]),
            Inst::Cast { op, arg } => self.plain(f, &lower(op), &[*arg]),
            Inst::ICmp { pred, args } => self.plain(f, &format!("icmp.{}", lower(pred)), args),
            Inst::FCmp { pred, args } => self.plain(f, &format!("fcmp.{}", lower(pred)), args),
            Inst::Select {
                cond,
                then,
                otherwise,
            } => self.plain(f, "select", &[*cond, *then, *otherwise]),
            Inst::Phi { incoming } => {
                f.write_str("phi")?;
                for (index, (block, value)) in incoming.iter().enumerate() {
                    let name = &self.kernel.blocks[*block].name;
                    let separator = if index == 0 { " " } else { ", " };
                    write!(f, "{separator}[{name}: {}]", self.value(*value))?;
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
                &format!("atomic.{}{}", lower(op), atomic_text(*atomic)),
                &[*ptr, *value],
            ),
            Inst::CmpXchg {
                ptr,
                expected,
                desired,
                success,
                failure,
            } => {
                let name = format!("cmpxchg{}.{}", atomic_text(*success), lower(failure));
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
            Inst::ThreadCopy { to, from, bytes } => {
                self.plain(f, &format!("thread_copy.{bytes}"), &[*to, *from])
            }
            Inst::CopyCommit => f.write_str("copy_commit"),
            Inst::CopyWait { pending: None } => f.write_str("copy_wait_all"),
            Inst::CopyWait { pending: Some(n) } => self.plain(f, "copy_wait", &[*n]),
            Inst::BarrierObject { op, ptr, args } => {
                let args: Vec<ValueId> = [*ptr].into_iter().chain(args.iter().copied()).collect();
                self.plain(f, &format!("object.{}", lower(op)), &args)
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
                write!(f, "require {construct:?}")?;
                self.args(f, &[*condition])
            }
            Inst::Fence(atomic) => write!(f, "fence{}", atomic_text(*atomic)),
            Inst::Barrier { kind, fences } => self.barrier(f, *kind, *fences),
            Inst::BarrierReduce {
                op,
                predicate,
                fences,
            } => {
                let name = match op {
                    Vote::Count => "barrier_count",
                    Vote::All => "barrier_all",
                    Vote::Any => "barrier_any",
                };
                self.plain(f, name, &[*predicate])?;
                f.write_str(fenced(*fences))
            }
            Inst::Warp { op, lanes, args } => {
                write!(f, "warp {op}")?;
                match lanes {
                    Lanes::Named(mask) => write!(f, " mask({})", self.value(*mask))?,
                    Lanes::All => f.write_str(" all")?,
                    Lanes::Active => f.write_str(" active")?,
                }
                self.args(f, args)
            }
            Inst::Geometry { query, dim } => {
                write!(
                    f,
                    "{}.{}",
                    snake(query),
                    ["x", "y", "z"].get(*dim as usize).unwrap_or(&"?")
                )
            }
            Inst::Pure { name, lane, args } => {
                write!(f, "pure {name}")?;
                if *lane != 0 {
                    write!(f, " lane({lane})")?;
                }
                self.args(f, args)
            }
            Inst::Nondet { name } => write!(f, "nondet {name}"),
            Inst::Annotation { kind, args } => {
                self.plain(f, &format!("annotation {}", snake(kind)), args)
            }
            Inst::Host { op, args } => self.plain(f, &format!("host.{}", op.name()), args),
            Inst::Unsupported { construct } => write!(f, "unsupported {construct:?}"),
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
        f.write_str(fenced(fences))
    }

    fn terminator(&self, f: &mut fmt::Formatter<'_>, terminator: &Terminator) -> fmt::Result {
        let name = |block: &BlockId| &self.kernel.blocks[*block].name;
        match terminator {
            Terminator::Jump(to) => writeln!(f, "  jump {}", name(to)),
            Terminator::Branch {
                cond,
                then,
                otherwise,
            } => {
                writeln!(
                    f,
                    "  branch {}, {}, {}",
                    self.value(*cond),
                    name(then),
                    name(otherwise)
                )
            }
            Terminator::Switch {
                value,
                cases,
                default,
            } => {
                write!(f, "  switch {}", self.value(*value))?;
                for (case, to) in cases {
                    write!(f, " [{case}: {}]", name(to))?;
                }
                writeln!(f, " else {}", name(default))
            }
            Terminator::Return => writeln!(f, "  return"),
            Terminator::Unreachable => writeln!(f, "  unreachable"),
        }
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

    fn value(&self, id: ValueId) -> String {
        let value = &self.kernel.values[id];
        match &value.def {
            ValueDef::Param(_) | ValueDef::Inst(_) => id.to_string(),
            ValueDef::Const(bits) => match value.ty {
                Type::Int(1) => (*bits != 0).to_string(),
                Type::Int(width) => format!("{} {}", value.ty, signed(*bits, width)),
                ty => format!("{ty} {bits:#x}"),
            },
            ValueDef::Null => "null".to_owned(),
            ValueDef::Undef => "undef".to_owned(),
            ValueDef::Address(object) => {
                let object = &self.kernel.objects[*object];
                match value.ty {
                    Type::Ptr(AddressSpace::Generic) => format!("&{} generic", object.name),
                    _ => format!("&{}", object.name),
                }
            }
        }
    }

    fn span(&self, f: &mut fmt::Formatter<'_>, span: Option<SpanId>) -> fmt::Result {
        let mut next = span;
        let mut mark = " !";
        while let Some(id) = next {
            let span = &self.spans[id];
            write!(f, "{mark}{}:{}", span.file, span.line)?;
            if span.column != 0 {
                write!(f, ":{}", span.column)?;
            }
            mark = " in !";
            next = span.inlined_at;
        }
        Ok(())
    }
}

fn access_text(f: &mut fmt::Formatter<'_>, access: &Access) -> fmt::Result {
    if access.ghost {
        f.write_str(".ghost")?;
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
    format!(".{}.{}", lower(&atomic.order), lower(&atomic.scope))
}

/// `SeqCst` is `seqcst`.
fn lower(variant: &impl fmt::Debug) -> String {
    format!("{variant:?}").to_lowercase()
}

/// `BlockId` is `block_id`.
fn snake(variant: &impl fmt::Debug) -> String {
    let mut text = String::new();
    for letter in format!("{variant:?}").chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

fn signed(bits: u128, width: u32) -> i128 {
    let shift = 128 - width;
    ((bits << shift) as i128) >> shift
}

fn fenced(fences: Fences) -> &'static str {
    match (fences.shared, fences.global) {
        (true, true) => " fences(shared, global)",
        (true, false) => " fences(shared)",
        (false, true) => " fences(global)",
        (false, false) => " fences()",
    }
}
