//! The text form of kernels (`warpproof emit --stage kir`), which `parse` reads back.
//!
//! ```text
//! kernel axpy (_Z4axpyfPfi) !axpy.cu:1
//!   values 4, 4
//!   param v0 a: f32 at 0
//!   object o0 x: global [?] param restrict
//! entry: !axpy.cu:2:11
//!   v3 i = thread_id.x : i32 !axpy.cu:2:11
//!   branch v4, if.then, if.end
//! ```
//!
//! Constants are written in place, with their types: `i32 5`, `f32 0x3f800000`,
//! `ptr(global) null`, `i32 undef`; `&x` is the address of an object, of its space unless
//! another one follows. A span is followed by the call sites that the code was inlined
//! at. Names that are no words are quoted; where objects or blocks share a name, their
//! number follows: `x@3`. The entry comes first. `//` begins a comment.

mod inst;

use std::collections::BTreeSet;
use std::fmt::{self, Write};

use super::int::signed;
use super::parse::is_word;
use super::*;

/// A module as text.
pub struct ModuleText<'a>(pub &'a Module);

/// A kernel as text.
pub struct KernelText<'a> {
    kernel: &'a Kernel,
    spans: &'a Spans,
    /// Names of blocks that do not tell them apart.
    shared_names: BTreeSet<&'a str>,
}

impl<'a> KernelText<'a> {
    pub fn new(kernel: &'a Kernel, spans: &'a Spans) -> KernelText<'a> {
        let mut names = BTreeSet::new();
        let blocks = kernel.blocks.values().map(|block| block.name.as_str());
        KernelText {
            kernel,
            spans,
            shared_names: blocks.filter(|name| !names.insert(*name)).collect(),
        }
    }
}

impl fmt::Display for ModuleText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, kernel) in self.0.kernels.iter().enumerate() {
            if index > 0 {
                f.write_char('\n')?;
            }
            write!(f, "{}", KernelText::new(kernel, &self.0.spans))?;
        }
        Ok(())
    }
}

impl fmt::Display for KernelText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kernel = self.kernel;
        write!(f, "kernel {}", Name(&kernel.name))?;
        if kernel.symbol != kernel.name {
            write!(f, " ({})", Name(&kernel.symbol))?;
        }
        if let Some([x, y, z]) = kernel.required_block {
            write!(f, " required_block({x}, {y}, {z})")?;
        }
        if kernel.memory_model == MemoryModel::Ptx {
            f.write_str(" memory_model(ptx)")?;
        }
        if let Some(threads) = kernel.max_threads {
            write!(f, " max_threads({threads})")?;
        }
        match kernel.warp_size {
            Some(32) => {}
            Some(threads) => write!(f, " warp_size({threads})")?,
            None => f.write_str(" warp_size(?)")?,
        }
        self.end(f, kernel.span)?;
        self.head(f)?;
        for (id, block) in kernel.blocks.iter() {
            write!(f, "{}:", self.block(id))?;
            self.end(f, block.span)?;
            for &inst in &block.insts {
                self.inst(f, &kernel.insts[inst])?;
            }
            self.terminator(f, &block.terminator)?;
        }
        Ok(())
    }
}

impl KernelText<'_> {
    /// What comes before the blocks.
    fn head(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kernel = self.kernel;
        for (index, argument) in kernel.arguments.iter().enumerate() {
            f.write_str(if index == 0 { "  arguments " } else { ", " })?;
            write!(f, "{}", Known(argument.bytes))?;
            if argument.is_pointer {
                f.write_str(" pointer")?;
            }
        }
        if !kernel.arguments.is_empty() {
            f.write_char('\n')?;
        }
        for name in &kernel.pure_externals {
            writeln!(f, "  external {name:?}")?;
        }
        for stated in &kernel.stated {
            writeln!(f, "  states {stated:?}")?;
        }
        for granted in &kernel.granted {
            writeln!(f, "  granted {granted:?}")?;
        }
        for param in &kernel.params {
            let ty = kernel.values[param.value].ty;
            write!(f, "  param {} {}: {ty}", param.value, Name(&param.name))?;
            if param.unsigned {
                f.write_str(" unsigned")?;
            }
            param_place(f, param.place)?;
            f.write_char('\n')?;
        }
        for (id, object) in kernel.objects.iter() {
            self.object(f, id, object)?;
        }
        for (id, known) in &kernel.structs {
            known_struct(f, *id, known)?;
        }
        Ok(())
    }

    fn object(&self, f: &mut fmt::Formatter<'_>, id: ObjectId, object: &Object) -> fmt::Result {
        let (name, size) = (Name(&object.name), Known(object.size));
        write!(f, "  object {id} {name}: {} [{size}]", object.space)?;
        f.write_str(match object.kind {
            ObjectKind::Param { restrict: true, .. } => " param restrict",
            ObjectKind::Param { .. } => " param",
            ObjectKind::Pointees => " behind pointers",
            ObjectKind::Global => " variable",
            ObjectKind::Private => " local",
            ObjectKind::PrivateParam => " struct param",
        })?;
        if let ObjectKind::Param { place, .. } = object.kind {
            param_place(f, place)?;
        }
        if let Some(pointee) = object.pointee {
            write!(f, " {}", to(pointee))?;
        }
        if self.kernel.images.contains(&id) {
            f.write_str(" image")?;
        }
        if object.constant {
            f.write_str(" constant")?;
        }
        if object.names_objects {
            f.write_str(" addresses")?;
        }
        if let Some(initial) = &object.initial {
            match &initial.set_as {
                Some(symbol) => write!(f, " at first {} = ", Name(symbol))?,
                None => f.write_str(" = ")?,
            }
            bytes_text(f, &initial.bytes)?;
        }
        self.end(f, object.span)
    }

    fn inst(&self, f: &mut fmt::Formatter<'_>, data: &InstData) -> fmt::Result {
        f.write_str("  ")?;
        if let Some(result) = data.result {
            write!(f, "{result}")?;
            if let Some(name) = &self.kernel.values[result].name {
                write!(f, " {}", Name(name))?;
            }
            f.write_str(" = ")?;
        }
        self.operation(f, &data.inst)?;
        if let Some(result) = data.result {
            write!(f, " : {}", self.kernel.values[result].ty)?;
        }
        self.end(f, data.span)
    }

    fn terminator(&self, f: &mut fmt::Formatter<'_>, terminator: &Terminator) -> fmt::Result {
        let name = |block: &BlockId| self.block(*block);
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

    fn value(&self, id: ValueId) -> String {
        let Value { ty, def, .. } = &self.kernel.values[id];
        match def {
            ValueDef::Param(_) | ValueDef::Inst(_) => id.to_string(),
            ValueDef::Const(bits) => match *ty {
                Type::Int(1) => (*bits != 0).to_string(),
                Type::Int(width) => format!("{ty} {}", signed(*bits, width)),
                ty => format!("{ty} {bits:#x}"),
            },
            ValueDef::Null => format!("{ty} null"),
            ValueDef::Undef => format!("{ty} undef"),
            ValueDef::Address(id) => {
                let object = &self.kernel.objects[*id];
                let name = self.object_name(*id);
                match *ty {
                    Type::Ptr(space) if space != object.space => format!("&{name} {space}"),
                    _ => format!("&{name}"),
                }
            }
        }
    }

    fn object_name(&self, id: ObjectId) -> String {
        let name = &self.kernel.objects[id].name;
        let all = self.kernel.objects.values();
        let shared = all.filter(|object| object.name == *name).count() > 1;
        numbered(name, shared.then_some(id.as_u32()))
    }

    fn block(&self, id: BlockId) -> String {
        let name = &self.kernel.blocks[id].name;
        let shared = self.shared_names.contains(name.as_str());
        numbered(name, shared.then_some(id.as_u32()))
    }

    /// The span, and the end of the line.
    fn end(&self, f: &mut fmt::Formatter<'_>, span: Option<SpanId>) -> fmt::Result {
        let mut next = span;
        let mut mark = " !";
        while let Some(id) = next {
            let span = &self.spans[id];
            let is_plain = |c: char| !c.is_whitespace() && !['"', ':', '!'].contains(&c);
            match !span.file.is_empty() && span.file.chars().all(is_plain) {
                true => write!(f, "{mark}{}:{}", span.file, span.line)?,
                false => write!(f, "{mark}{:?}:{}", span.file, span.line)?,
            }
            if span.column != 0 {
                write!(f, ":{}", span.column)?;
            }
            mark = " in !";
            next = span.inlined_at;
        }
        f.write_char('\n')
    }
}

/// A name, quoted unless it is a word.
struct Name<'a>(&'a str);

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match is_word(self.0) {
            true => f.write_str(self.0),
            false => write!(f, "{:?}", self.0),
        }
    }
}

/// A size, where it is known.
struct Known(Option<u64>);

impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(size) => write!(f, "{size}"),
            None => f.write_char('?'),
        }
    }
}

fn numbered(name: &str, number: Option<u32>) -> String {
    match number {
        Some(number) => format!("{}@{number}", Name(name)),
        None => Name(name).to_string(),
    }
}

/// A struct that `transform::structs` will take apart.
fn param_place(f: &mut fmt::Formatter<'_>, place: Option<ParamPlace>) -> fmt::Result {
    let Some(ParamPlace { param, offset }) = place else {
        return Ok(());
    };
    write!(f, " at {param}")?;
    match offset {
        0 => Ok(()),
        _ => write!(f, " + {offset}"),
    }
}

fn known_struct(f: &mut fmt::Formatter<'_>, id: ObjectId, known: &Struct) -> fmt::Result {
    write!(f, "  struct {id}")?;
    if let Some(param) = known.param {
        write!(f, " at {param}")?;
    }
    f.write_char('\n')?;
    for (offset, field) in &known.fields {
        write!(f, "    field {offset} {}", Name(&field.path))?;
        if field.unsigned {
            f.write_str(" unsigned")?;
        }
        if let Some(pointee) = field.pointee {
            write!(f, " {}", to(pointee))?;
        }
        f.write_char('\n')?;
    }
    for ((offset, bytes), fact) in &known.facts {
        let fact = match *fact {
            LaunchFact::Geometry(query, dim) => geometry(query, dim),
            LaunchFact::GlobalSize(dim) => format!("global_size.{}", axis(dim)),
            LaunchFact::Zero => "zero".to_owned(),
        };
        writeln!(f, "    fact {offset} {bytes} {fact}")?;
    }
    Ok(())
}

fn geometry(query: Geometry, dim: u8) -> String {
    format!("{}.{}", query.name(), axis(dim))
}

fn axis(dim: u8) -> String {
    match dim {
        0..3 => ["x", "y", "z"][usize::from(dim)].to_owned(),
        _ => dim.to_string(),
    }
}

/// Hexadecimal digits; of more than sixteen zeros at the end only how many there are.
fn bytes_text(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    let end = bytes
        .iter()
        .rposition(|&byte| byte != 0)
        .map_or(0, |i| i + 1);
    let zeros = bytes.len() - end;
    let few = !bytes.is_empty() && zeros <= 16;
    let shown = if few { bytes } else { &bytes[..end] };
    for byte in shown {
        write!(f, "{byte:02x}")?;
    }
    match few {
        true => Ok(()),
        false => write!(f, "+{zeros}"),
    }
}

/// `to(4)`, and of integers `to(4 signed)` or `to(4 unsigned)`.
fn to(Pointee { bytes, unsigned }: Pointee) -> String {
    let sign = match unsigned {
        None => "",
        Some(false) => " signed",
        Some(true) => " unsigned",
    };
    format!("to({bytes}{sign})")
}
