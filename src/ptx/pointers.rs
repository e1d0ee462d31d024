//! Which registers hold addresses.
//!
//! PTX has registers of 32 and 64 bits and no pointers. What a register is used for decides:
//! the base of an access is an address, and so is what it was computed from by moves, choices,
//! additions of an integer and changes of the address space. Where an addition has two
//! operands of which each may be an address, or one is an address and the other may depend on
//! the bits of one, neither is taken for one, and the importer says that it does not know the
//! pointer. The same for a bit operation between an address and its use. So nothing is taken
//! for a pointer to an object of its own but by this rule.
//!
//! A register has one answer for the whole function: compilers number theirs anew for each
//! value.

mod collect;
mod depend;
mod solve;

use std::collections::{HashMap, HashSet};

use super::ast::{Instruction, Linkage, Module, Operand, Variable};

pub struct Pointers {
    keys: HashMap<String, usize>,
    is_pointer: Vec<bool>,
    /// It may be computed from a kernel's parameter of no named space.
    from_param: Vec<bool>,
    /// It may be computed from an address that is not of a shared variable.
    elsewhere: Vec<bool>,
    /// It may depend on the bits of an address.
    depends: Vec<bool>,
    /// Variables that instructions may write.
    written: HashSet<String>,
    /// The variable or parameter that an address is in, where that is one in any case.
    origins: Vec<Option<String>>,
}

impl Pointers {
    pub fn of(module: &Module) -> Pointers {
        let mut rules = Rules::default();
        for function in &module.functions {
            rules.function(module, function);
        }
        rules.solve()
    }

    /// Does the register, or the parameter, hold an address?
    pub fn holds(&self, function: &str, name: &str) -> bool {
        self.find(function, name)
            .is_some_and(|id| self.is_pointer[id])
    }

    /// May it be an address that a kernel was given? Those are in global memory.
    pub fn is_given(&self, function: &str, name: &str) -> bool {
        self.find(function, name)
            .is_some_and(|id| self.from_param[id])
    }

    /// Is it an address of shared memory in any case, which 32 bits hold?
    pub fn is_shared(&self, function: &str, name: &str) -> bool {
        self.find(function, name)
            .is_some_and(|id| self.is_pointer[id] && !self.elsewhere[id])
    }

    /// May it depend on the bits of an address, as the difference of two does? Added to
    /// another address it may make up the first one.
    pub fn depends(&self, function: &str, name: &str) -> bool {
        self.find(function, name).is_some_and(|id| self.depends[id])
    }

    /// Does an instruction write the variable, or through what its address became?
    pub fn is_written(&self, variable: &str) -> bool {
        self.written.contains(variable)
    }

    /// The variable, or the parameter that is no scalar, in which the address is.
    pub fn variable(&self, function: &str, name: &str) -> Option<&str> {
        let id = self.find(function, name)?;
        self.origins[id].as_deref()
    }

    fn find(&self, function: &str, name: &str) -> Option<usize> {
        self.keys.get(&key(function, name)).copied()
    }
}

fn key(function: &str, name: &str) -> String {
    format!("{function}|{name}")
}

/// What instructions say of registers, by number.
enum Rule {
    /// The first one holds what the second one does.
    Copy(usize, usize),
    /// The first one is the second one moved by the third, if that is a register.
    Add(usize, usize, Option<usize>),
    /// As `Add`, with a third one that is no address where the result is one.
    Sub(usize, usize, Option<usize>),
}

/// The first one is computed from the second one, in whatever way.
struct Flow(usize, usize);

#[derive(Default)]
struct Rules {
    keys: HashMap<String, usize>,
    rules: Vec<Rule>,
    flows: Vec<Flow>,
    /// What is written by other instructions than those of the rules.
    others: Vec<usize>,
    /// What is written to memory and what is read from there, if not as a whole variable.
    stored: Vec<usize>,
    loaded: Vec<usize>,
    /// Certainly addresses.
    used: Vec<usize>,
    /// From where addresses may come.
    sources: Vec<usize>,
    /// The addresses among them that are known by a number.
    origins: Vec<(usize, usize)>,
    given: Vec<usize>,
    /// Those of the sources that are no addresses of shared variables.
    elsewhere: Vec<usize>,
    /// What has the address of which variable.
    variables: Vec<(usize, String)>,
    /// Bases of accesses that do more than read.
    writing: Vec<usize>,
    written: HashSet<String>,
}

impl Rules {
    fn id(&mut self, function: &str, name: &str) -> usize {
        let next = self.keys.len();
        *self.keys.entry(key(function, name)).or_insert(next)
    }
}

pub fn is_scalar(variable: &Variable) -> bool {
    !variable.is_array && variable.count == Some(1)
}

/// `call (results), name, (arguments), prototype`.
pub struct Call<'a> {
    pub results: &'a [Operand],
    pub name: &'a str,
    pub args: &'a [Operand],
}

impl Call<'_> {
    /// None of a call through a register.
    pub fn of(one: &Instruction) -> Option<Call<'_>> {
        let (results, rest) = match &one.operands[..] {
            [Operand::List(results), rest @ ..] => (results.as_slice(), rest),
            rest => (&[][..], rest),
        };
        let (name, args) = match rest {
            [Operand::Symbol(name)] => (name, &[][..]),
            [Operand::Symbol(name), Operand::List(args), ..] => (name, args.as_slice()),
            _ => return None,
        };
        Some(Call {
            results,
            name,
            args,
        })
    }
}

/// Can another module change what the variable holds, or the host's code?
pub fn is_text(variable: &Variable) -> bool {
    const NAMES: [&str; 3] = ["$str", "_$_str", "__unnamed_"];
    variable.linkage == Linkage::Own
        && variable.ty.bits == 8
        && NAMES.iter().any(|name| variable.name.starts_with(name))
}
