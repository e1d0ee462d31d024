//! One function: its parameters and variables, its blocks, and how instructions read and
//! write registers.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::globals;
use super::value::{Ty, Value};
use super::{Shared, unsupported};
use crate::ptx::PtxError;
use crate::ptx::ast::{Body, Function, Instruction, Scalar, Space, Statement, Variable};
use crate::ptx::pointers::is_scalar;
use crate::ptx::table;

/// The definition of the function, or its declaration.
///
/// # Errors
/// It declares what has no meaning here.
pub fn function(shared: &mut Shared, function: &Function) -> Result<String, PtxError> {
    let Some(body) = &function.body else {
        return Ok(declaration(shared, function));
    };
    let subprogram = shared.debug.function(&function.name, function.line);
    let mut emitter = Emitter {
        shared,
        function,
        body,
        text: String::new(),
        names: 0,
        subprogram,
        place: String::new(),
        guard: None,
        open: true,
        following: None,
    };
    let head = emitter.head();
    emitter.start()?;
    emitter.statements()?;
    Ok(format!("{head} {{\n{}}}\n\n", emitter.text))
}

fn declaration(shared: &Shared, function: &Function) -> String {
    let params: Vec<String> = function
        .params
        .iter()
        .map(|param| parameter_type(shared, function, param))
        .collect();
    let result = result_type(shared, function);
    let attributes = match function.name.as_str() {
        "__assertfail" => " noreturn",
        _ => "",
    };
    let params = params.join(", ");
    format!(
        "declare {result} @\"{}\"({params}){attributes}\n\n",
        function.name
    )
}

/// The type of a register, or of a parameter of one scalar.
pub fn held(shared: &Shared, function: &str, name: &str, ty: Scalar) -> Ty {
    match shared.pointers.holds(function, name) && matches!(ty.bits, 32 | 64) && !ty.is_float() {
        true => Ty::Ptr,
        false => Ty::of(ty),
    }
}

/// A parameter's type as LLVM has it: what is no scalar lies behind a pointer, and a descriptor of
/// which the user tells is that to what it describes.
pub fn parameter_type(shared: &Shared, function: &Function, param: &Variable) -> String {
    if param.tiles().is_some() {
        return "ptr".to_owned();
    }
    if !is_scalar(param) {
        let align = param.align.unwrap_or(param.ty.bytes());
        return format!("ptr byval([{} x i8]) align {align}", param.bytes());
    }
    match held(shared, &function.name, &param.name, param.ty) {
        Ty::Ptr if function.is_entry => match param.pointee {
            Some(Space::Shared) => "ptr addrspace(3)".to_owned(),
            Some(Space::Const) => "ptr addrspace(4)".to_owned(),
            _ => "ptr".to_owned(),
        },
        ty => ty.to_string(),
    }
}

/// What the function returns: one scalar, or the bytes of a structure.
pub fn result_type(shared: &Shared, function: &Function) -> String {
    match &function.results[..] {
        [] => "void".to_owned(),
        [one] if is_scalar(one) => held(shared, &function.name, &one.name, one.ty).to_string(),
        [one, ..] => format!("[{} x i8]", one.bytes()),
    }
}

/// Writes the instructions of one function.
pub struct Emitter<'a, 'm> {
    pub(super) shared: &'a mut Shared<'m>,
    pub(super) function: &'a Function,
    pub(super) body: &'a Body,
    pub(super) text: String,
    /// How many names there are.
    names: u32,
    subprogram: usize,
    /// The current instruction's place, as each instruction of LLVM ends with it.
    place: String,
    /// The current instruction's predicate, where its writes depend on it.
    pub(super) guard: Option<String>,
    /// The block has no end yet.
    open: bool,
    /// The instruction behind the current one.
    pub(super) following: Option<&'a Instruction>,
}

impl<'a> Emitter<'a, '_> {
    fn head(&mut self) -> String {
        let function = self.function;
        let mut params = Vec::new();
        for param in &function.params {
            let ty = parameter_type(self.shared, function, param);
            params.push(format!("{ty} %\"{}\"", short(&param.name, &function.name)));
        }
        let mut attributes = String::new();
        let sizes = [
            ("nvvm.reqntid", function.required_block),
            ("nvvm.maxntid", function.max_block),
        ];
        for (name, size) in sizes {
            if let Some([x, y, z]) = size {
                let _ = write!(attributes, " \"{name}\"=\"{x},{y},{z}\"");
            }
        }
        let kind = if function.is_entry {
            "ptx_kernel"
        } else {
            "internal"
        };
        let kind = match kind {
            "ptx_kernel" => "define ptx_kernel",
            _ => "define internal",
        };
        let result = result_type(self.shared, function);
        format!(
            "{kind} {result} @\"{}\"({}){attributes} !dbg !{}",
            function.name,
            params.join(", "),
            self.subprogram
        )
    }

    /// The variables that registers and parameters become.
    fn start(&mut self) -> Result<(), PtxError> {
        self.at(self.function.line, None);
        let function = self.function;
        // In the order of their names, as the text has to be the same each time.
        let registers: BTreeSet<&String> = self.body.registers.keys().collect();
        for name in registers {
            let ty = self.register_type(name);
            self.effect(format!("%\"{name}\" = alloca {ty}"));
        }
        for variable in self.body.variables.iter().chain(&function.results) {
            self.variable(variable)?;
        }
        for param in &function.params {
            let name = short(&param.name, &function.name);
            self.declare(param, name);
            if let Some(tiles) = param.tiles() {
                let bytes = tiles.bytes();
                self.effect(format!(
                    "%\"{}.nowhere\" = alloca [{bytes} x i8]",
                    param.name
                ));
            }
            if !is_scalar(param) {
                continue;
            }
            self.variable(param)?;
            let ty = parameter_type(self.shared, function, param);
            let mut value = format!("{ty} %\"{name}\"");
            if ty.starts_with("ptr ") {
                let cast = self.value(Ty::Ptr, format!("addrspacecast {value} to ptr"));
                value = cast.to_string();
            }
            self.effect(format!("store {value}, ptr %\"{}.var\"", param.name));
        }
        Ok(())
    }

    /// Says in debug information what the user says of a parameter.
    fn declare(&mut self, param: &Variable, name: &str) {
        let Some(declared) = &param.declared else {
            return;
        };
        let (line, scope) = (self.function.line, self.subprogram);
        let node = self.shared.debug.parameter(scope, line, declared);
        let ty = match parameter_type(self.shared, self.function, param) {
            ty if ty.starts_with("ptr byval") => "ptr".to_owned(),
            ty => ty,
        };
        let (function, metadata) = ("llvm.dbg.value", "metadata, metadata, metadata");
        let declaration = format!("declare void @{function}({metadata})");
        let shared = &mut self.shared.declared;
        shared.insert(function.to_owned(), declaration);
        self.effect(format!(
            "call void @{function}(metadata {ty} %\"{name}\", metadata !{node}, \
             metadata !DIExpression())"
        ));
    }

    fn variable(&mut self, variable: &Variable) -> Result<(), PtxError> {
        let name = &variable.name;
        match variable.space {
            Space::Local | Space::Param => {
                let align = variable.align.unwrap_or(variable.ty.bytes().max(1));
                let ty = match is_scalar(variable) && variable.space == Space::Param {
                    true => held(self.shared, &self.function.name, name, variable.ty).to_string(),
                    // What is larger than a byte is mostly accessed as a whole.
                    false => match variable.bytes() {
                        bytes if bytes % 4 == 0 => format!("[{} x i32]", bytes / 4),
                        bytes => format!("[{bytes} x i8]"),
                    },
                };
                self.effect(format!("%\"{name}.var\" = alloca {ty}, align {align}"));
                Ok(())
            }
            _ => {
                let global = format!("{}.{name}", self.function.name);
                let shared = &mut *self.shared;
                globals::variable(variable, &global, shared.pointers, &mut shared.globals)
            }
        }
    }

    fn statements(&mut self) -> Result<(), PtxError> {
        let statements = &self.body.statements;
        for (index, statement) in statements.iter().enumerate() {
            match statement {
                Statement::Label(label) => self.block(&label_name(label)),
                Statement::Instruction(one) => {
                    self.following = match statements.get(index + 1) {
                        Some(Statement::Instruction(next)) => Some(next),
                        _ => None,
                    };
                    self.instruction(one)?;
                }
            }
        }
        if self.open {
            self.at(self.function.line, None);
            self.leave();
        }
        Ok(())
    }

    fn instruction(&mut self, one: &Instruction) -> Result<(), PtxError> {
        self.at(one.line, one.loc);
        if !self.open {
            let name = self.fresh("dead");
            self.block(&name);
        }
        let entry = table::find(one.name());
        let Some((name, negated)) = &one.guard else {
            self.plain(entry, one);
            return Ok(());
        };
        let mut guard = self.read_register(name);
        if *negated {
            guard = self.value(Ty::BOOL, format!("xor {guard}, true"));
        }
        if entry.is_some_and(|entry| entry.meaning.is_of_registers()) {
            self.guard = Some(guard.text);
            self.plain(entry, one);
            self.guard = None;
            return Ok(());
        }
        let (then, next) = (self.fresh("then"), self.fresh("next"));
        self.effect(format!("br {guard}, label %\"{then}\", label %\"{next}\""));
        self.open = false;
        self.block(&then);
        self.plain(entry, one);
        self.block(&next);
        Ok(())
    }

    fn plain(&mut self, entry: Option<&table::Entry>, one: &Instruction) {
        let done = entry.and_then(|entry| (entry.lower)(self, one));
        if done.is_none() {
            unsupported(self, one);
        }
    }

    /// Sets the place of what follows.
    fn at(&mut self, line: u32, loc: Option<crate::ptx::ast::Loc>) {
        let node = self.shared.debug.location(self.subprogram, loc, line);
        self.place = format!(", !dbg !{node}");
    }

    /// Begins a block, into which the one before runs.
    pub(super) fn block(&mut self, name: &str) {
        if self.open {
            self.effect(format!("br label %\"{name}\""));
        }
        let _ = writeln!(self.text, "\"{name}\":");
        self.open = true;
    }

    /// An instruction that ends the block.
    pub(super) fn end(&mut self, text: String) {
        self.effect(text);
        self.open = false;
    }

    /// Returns what the function's result holds.
    pub(super) fn leave(&mut self) {
        let ty = result_type(self.shared, self.function);
        let end = match self.function.results.first() {
            None => "ret void".to_owned(),
            Some(result) => {
                let name = format!("%\"{}.var\"", result.name);
                let loaded = self.fresh("t");
                self.effect(format!("%\"{loaded}\" = load {ty}, ptr {name}"));
                format!("ret {ty} %\"{loaded}\"")
            }
        };
        self.end(end);
    }

    pub(super) fn fresh(&mut self, stem: &str) -> String {
        self.names += 1;
        format!(".{stem}{}", self.names)
    }

    /// An instruction without a result.
    pub(super) fn effect(&mut self, text: String) {
        let _ = writeln!(self.text, "  {text}{}", self.place);
    }

    /// An instruction with a result of this type.
    pub(super) fn value(&mut self, ty: Ty, text: String) -> Value {
        let name = self.fresh("t");
        self.effect(format!("%\"{name}\" = {text}"));
        Value::new(ty, format!("%\"{name}\""))
    }

    /// A call of a function of LLVM.
    pub(super) fn call(&mut self, result: &str, name: &str, args: &[Value]) -> String {
        let types: Vec<String> = args.iter().map(|arg| arg.ty.to_string()).collect();
        let declaration = format!("declare {result} @{name}({})", types.join(", "));
        self.shared.declared.insert(name.to_owned(), declaration);
        let args: Vec<String> = args.iter().map(Value::to_string).collect();
        format!("call {result} @{name}({})", args.join(", "))
    }

    pub(super) fn intrinsic(&mut self, ty: Ty, name: &str, args: &[Value]) -> Value {
        let call = self.call(&ty.to_string(), name, args);
        self.value(ty, call)
    }

    /// A function of these that is not looked into.
    pub(super) fn function_of(&mut self, ty: Ty, name: &str, args: &[Value]) -> Value {
        let name = format!("__uninterpreted_function_{name}");
        self.intrinsic(ty, &name, args)
    }

    /// Any value.
    pub(super) fn arbitrary(&mut self, ty: Ty) -> Value {
        self.value(ty, format!("freeze {ty} undef"))
    }
}

pub fn label_name(label: &str) -> String {
    format!("label {label}")
}

/// `kernel_param_0` of `kernel` is `param_0`.
pub fn short<'n>(param: &'n str, function: &str) -> &'n str {
    let rest = param
        .strip_prefix(function)
        .and_then(|rest| rest.strip_prefix('_'));
    rest.filter(|rest| !rest.is_empty()).unwrap_or(param)
}
