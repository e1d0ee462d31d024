//! Source places and names from LLVM's debug information.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use super::handle::{Meta, MetadataKind, ModuleHandle, Opcode, Val, ValueKind};
use crate::kir::{Pointee, Span, SpanId, Spans};

/// The spans of a module, each place once.
pub(super) struct DebugInfo {
    module: ModuleHandle,
    working_directory: Option<PathBuf>,
    spans: Spans,
    locations: HashMap<Meta, Option<SpanId>>,
    interned: HashMap<Span, SpanId>,
    files: HashMap<Meta, String>,
    /// Is this `DIExpression` empty?
    plain: HashMap<Meta, bool>,
}

/// What the debug intrinsics of one function say about its values.
#[derive(Default)]
pub(super) struct Variables {
    /// The `DILocalVariable` of a value or of an `alloca`.
    variables: HashMap<Val, Meta>,
}

impl DebugInfo {
    pub(super) fn new(module: ModuleHandle) -> Self {
        DebugInfo {
            module,
            working_directory: std::env::current_dir().ok(),
            spans: Spans::new(),
            locations: HashMap::new(),
            interned: HashMap::new(),
            files: HashMap::new(),
            plain: HashMap::new(),
        }
    }

    pub(super) fn into_spans(self) -> Spans {
        self.spans
    }

    /// The place of an instruction. Code without a line of its own (line 0)
    /// counts as standing at the call site it was inlined at.
    pub(super) fn span(&mut self, inst: Val) -> Option<SpanId> {
        self.location(inst.debug_loc()?)
    }

    /// The place where a function is declared.
    pub(super) fn function_span(&mut self, function: Val) -> Option<SpanId> {
        let subprogram = function.subprogram()?;
        let file = self.file(subprogram.scope_file()?);
        self.intern(file, subprogram.subprogram_line(), 0, None)
    }

    /// Name and place of a variable at module level.
    pub(super) fn global(&mut self, global: Val) -> Option<(String, Option<SpanId>)> {
        let dbg = self.module.metadata_kind("dbg");
        let expression = global
            .global_metadata()
            .into_iter()
            .find(|(kind, _)| *kind == dbg)?
            .1;
        if !matches!(
            expression.kind(),
            MetadataKind::LLVMDIGlobalVariableExpressionMetadataKind
        ) {
            return None;
        }
        let variable = expression.global_variable()?;
        let name = self.variable_name(variable)?;
        Some((name, self.variable_span(variable)))
    }

    /// Reads the debug intrinsics of a function. `known` are variables that
    /// were told before the passes.
    pub(super) fn variables(&mut self, function: Val, known: &[(Val, Meta)]) -> Variables {
        let mut variables: HashMap<Val, Meta> = known.iter().copied().collect();
        for block in function.blocks() {
            for inst in block.insts() {
                if let Some((value, variable)) = self.described(inst) {
                    variables.entry(value).or_insert(variable);
                }
            }
        }
        Variables { variables }
    }

    pub(super) fn name_of(&self, variables: &Variables, value: Val) -> Option<String> {
        self.variable_name(*variables.variables.get(&value)?)
    }

    pub(super) fn variable_span_of(&mut self, variables: &Variables, value: Val) -> Option<SpanId> {
        self.variable_span(*variables.variables.get(&value)?)
    }

    /// `.x[2]` for the member at a byte offset of a variable's struct type.
    pub(super) fn field_of(
        &self,
        variables: &Variables,
        value: Val,
        offset: u64,
    ) -> Option<String> {
        let variable = *variables.variables.get(&value)?;
        let ty = self.operand(variable, 3)?;
        let mut path = String::new();
        self.field_path(ty, offset, &mut path)?;
        (!path.is_empty()).then_some(path)
    }

    /// Is the scalar at a byte offset of a variable of an unsigned integer type?
    pub(super) fn is_unsigned(&self, variables: &Variables, value: Val, offset: u64) -> bool {
        let ty = variables
            .variables
            .get(&value)
            .and_then(|&variable| self.operand(variable, 3));
        ty.and_then(|ty| self.field_path(ty, offset, &mut String::new()))
            .is_some_and(|scalar| is_unsigned(&scalar.type_name()) == Some(true))
    }

    /// What the pointer at a byte offset of a variable points to.
    pub(super) fn pointee(
        &self,
        variables: &Variables,
        value: Val,
        offset: u64,
    ) -> Option<Pointee> {
        const POINTERS: [u16; 3] = [0x0f, 0x10, 0x42];
        let variable = *variables.variables.get(&value)?;
        let ty = self.field_path(self.operand(variable, 3)?, offset, &mut String::new())?;
        if !POINTERS.contains(&ty.tag()) {
            return None;
        }
        let target = self.operand(ty, 3)?;
        let bytes = self.resolved_size(target)?;
        // An array that is pointed to has elements of its own.
        let mut path = String::new();
        let scalar = self.field_path(target, 0, &mut path);
        let scalar = scalar.filter(|_| path.is_empty());
        Some(Pointee {
            bytes,
            unsigned: scalar.and_then(|scalar| is_unsigned(&scalar.type_name())),
        })
    }

    /// The value and variable of a `llvm.dbg.value` or `llvm.dbg.declare` that
    /// speaks about a whole variable.
    fn described(&mut self, inst: Val) -> Option<(Val, Meta)> {
        let declaration = Declaration::of(inst)?;
        let expression = declaration.expression.as_metadata()?;
        let plain = *self
            .plain
            .entry(expression)
            .or_insert_with(|| declaration.expression.to_text().contains("!DIExpression()"));
        plain.then_some((without_casts(declaration.value), declaration.variable))
    }

    fn location(&mut self, location: Meta) -> Option<SpanId> {
        if let Some(known) = self.locations.get(&location) {
            return *known;
        }
        let (line, column, scope, inlined_at) = location.location();
        let inlined_at = inlined_at.and_then(|at| self.location(at));
        let span = match scope.and_then(Meta::scope_file) {
            Some(file) if line != 0 => {
                let file = self.file(file);
                self.intern(file, line, column, inlined_at)
            }
            _ => inlined_at,
        };
        self.locations.insert(location, span);
        span
    }

    fn variable_span(&mut self, variable: Meta) -> Option<SpanId> {
        let line = variable.variable_line();
        let file = self.file(variable.variable_file()?);
        self.intern(file, line, 0, None)
    }

    fn intern(
        &mut self,
        file: String,
        line: u32,
        column: u32,
        inlined_at: Option<SpanId>,
    ) -> Option<SpanId> {
        if line == 0 {
            return None;
        }
        let span = Span {
            file,
            line,
            column,
            inlined_at,
        };
        let spans = &mut self.spans;
        Some(
            *self
                .interned
                .entry(span)
                .or_insert_with_key(|span| spans.push(span.clone())),
        )
    }

    fn file(&mut self, file: Meta) -> String {
        let working_directory = self.working_directory.as_deref();
        self.files
            .entry(file)
            .or_insert_with(|| full_path(file, working_directory))
            .clone()
    }

    fn variable_name(&self, variable: Meta) -> Option<String> {
        self.operand(variable, 1)?
            .string(self.module)
            .filter(|name| !name.is_empty())
    }

    fn operand(&self, node: Meta, index: usize) -> Option<Meta> {
        node.operands(self.module).get(index).copied().flatten()
    }

    /// Appends the path to the scalar at `offset` in a value of this type; the
    /// scalar's own type.
    fn field_path(&self, ty: Meta, offset: u64, path: &mut String) -> Option<Meta> {
        const ARRAY: u16 = 0x01;
        const STRUCTURES: [u16; 3] = [0x02, 0x13, 0x17];
        const WRAPPERS: [u16; 5] = [0x16, 0x26, 0x35, 0x37, 0x47];
        let tag = ty.tag();
        if WRAPPERS.contains(&tag) {
            return self.field_path(self.operand(ty, 3)?, offset, path);
        }
        if tag == ARRAY {
            let element = self.operand(ty, 3)?;
            let size = self.resolved_size(element)?;
            if size == 0 {
                return None;
            }
            path.push_str(&format!("[{}]", offset / size));
            return self.field_path(element, offset % size, path);
        }
        if !STRUCTURES.contains(&tag) {
            return Some(ty);
        }
        let members = self.operand(ty, 4)?.operands(self.module);
        for member in members.into_iter().flatten() {
            const MEMBER: u16 = 0x0d;
            const INHERITANCE: u16 = 0x1c;
            let Some(base) = self.operand(member, 3) else {
                continue;
            };
            let kind = member.tag();
            if kind != MEMBER && kind != INHERITANCE {
                continue;
            }
            let (start, _) = member.type_offset_and_size();
            let size = self.resolved_size(base)?;
            if offset < start || offset - start >= size {
                continue;
            }
            let name = member.type_name();
            if kind == MEMBER && !name.is_empty() {
                path.push('.');
                path.push_str(&name);
            }
            return self.field_path(base, offset - start, path);
        }
        None
    }

    /// Bytes of a type, looking through typedefs and qualifiers.
    fn resolved_size(&self, ty: Meta) -> Option<u64> {
        match ty.type_offset_and_size() {
            (_, 0) => self.resolved_size(self.operand(ty, 3)?),
            (_, size) => Some(size),
        }
    }
}

/// Whether the integer type of this name has no sign; none of other types.
fn is_unsigned(name: &str) -> Option<bool> {
    let signed = ["char", "short", "int", "long", "long long", "signed char"];
    match name {
        "bool" | "_Bool" => Some(true),
        _ if name.starts_with("unsigned") => Some(true),
        _ if signed.contains(&name) || name.starts_with("long ") && name != "long double" => {
            Some(false)
        }
        _ => None,
    }
}

/// A call of `llvm.dbg.value` or `llvm.dbg.declare` about a value.
struct Declaration {
    value: Val,
    variable: Meta,
    expression: Val,
}

impl Declaration {
    fn of(inst: Val) -> Option<Declaration> {
        if !matches!(
            inst.callee_name().as_deref(),
            Some("llvm.dbg.value" | "llvm.dbg.declare")
        ) {
            return None;
        }
        let args = inst.call_args();
        if !matches!(
            args[0].as_metadata()?.kind(),
            MetadataKind::LLVMLocalAsMetadataMetadataKind
        ) {
            return None;
        }
        let value = args[0].metadata_operands().first().copied().flatten()?;
        Some(Declaration {
            value,
            variable: args[1].as_metadata()?,
            expression: args[2],
        })
    }
}

/// Lets declarations speak of variables themselves instead of casts of their
/// addresses, which the passes remove.
pub(super) fn declare_without_casts(module: ModuleHandle, function: Val) {
    for inst in function
        .blocks()
        .into_iter()
        .flat_map(|block| block.insts())
    {
        let Some(declaration) = Declaration::of(inst) else {
            continue;
        };
        let variable = without_casts(declaration.value);
        if variable != declaration.value
            && let Some(operand) = variable.as_metadata()
        {
            inst.set_operand(0, operand.as_value(module));
        }
    }
}

/// The variables that parameters are, or are copied to at the start of a kernel, with
/// their declarations. After the passes the copies are gone, or there are others.
pub(super) fn parameters(function: Val) -> Vec<(Val, Meta)> {
    let insts: Vec<Val> = function
        .blocks()
        .into_iter()
        .flat_map(|block| block.insts())
        .collect();
    let declarations: Vec<(Val, Meta)> = insts
        .iter()
        .filter_map(|&inst| Declaration::of(inst))
        .map(|declaration| (without_casts(declaration.value), declaration.variable))
        .collect();
    let declared: HashMap<Val, Meta> = declarations.iter().copied().collect();
    let copies = insts.iter().filter_map(|&inst| {
        if inst.has_opcode(Opcode::LLVMStore) {
            Some((inst.operand(0), without_casts(inst.operand(1))))
        } else if inst.callee_name()?.starts_with("llvm.memcpy.") {
            Some((
                without_casts(inst.operand(1)),
                without_casts(inst.operand(0)),
            ))
        } else {
            None
        }
    });
    let is_param = |value: &Val| value.kind() == ValueKind::LLVMArgumentValueKind;
    let copied = copies
        .filter(|(from, _)| is_param(from))
        .filter_map(|(param, variable)| Some((param, *declared.get(&variable)?)));
    let is_themselves = |(value, _): &&(Val, Meta)| is_param(value);
    let themselves = declarations.iter().filter(is_themselves).copied();
    themselves.chain(copied).collect()
}

/// A parameter or variable cast between address spaces is still that one.
fn without_casts(value: Val) -> Val {
    match value.has_opcode(Opcode::LLVMAddrSpaceCast) {
        true => without_casts(value.operand(0)),
        false => value,
    }
}

fn full_path(file: Meta, working_directory: Option<&Path>) -> String {
    let (directory, name) = file.file_path();
    if Path::new(&name).is_absolute()
        || directory.is_empty()
        || working_directory == Some(Path::new(&directory))
    {
        return name;
    }
    Path::new(&directory)
        .join(&name)
        .to_string_lossy()
        .into_owned()
}
