//! What names mean in a function's body. Scopes nest, so that the names in them are made unique.

use std::collections::HashMap;

use super::body::{Block, Item};
use crate::ptx::PtxError;
use crate::ptx::ast::{Body, Operand, Scalar, Statement, Variable};

/// Gives every register, label and variable a name of its own. `params` are those of the
/// function.
///
/// # Errors
/// At a name that is declared nowhere, as far as registers are concerned.
pub fn resolve<'a>(
    block: Block,
    params: impl Iterator<Item = &'a Variable>,
) -> Result<Body, PtxError> {
    let mut resolver = Resolver::default();
    let names = params.map(|param| (param.name.clone(), Meaning::Memory(param.name.clone())));
    let outer = Scope {
        names: names.collect(),
        ..Scope::default()
    };
    resolver.scopes.push(outer);
    resolver.block(block)?;
    Ok(resolver.body)
}

#[derive(Default)]
struct Resolver {
    scopes: Vec<Scope>,
    /// How many scopes there have been.
    count: usize,
    body: Body,
}

#[derive(Default)]
struct Scope {
    number: usize,
    names: HashMap<String, Meaning>,
    /// `%r<10>`: the prefix, how many, of which type.
    ranges: Vec<(String, u64, Scalar)>,
}

#[derive(Clone)]
enum Meaning {
    Register(String),
    Memory(String),
    Label(String),
}

impl Resolver {
    fn block(&mut self, block: Block) -> Result<(), PtxError> {
        let number = self.count;
        self.count += 1;
        let unique = |name: &str| unique(name, number);
        let mut scope = Scope {
            number,
            ..Scope::default()
        };
        for item in &block.items {
            let (name, meaning) = match item {
                Item::Register {
                    name,
                    count: Some(count),
                    ty,
                } => {
                    scope.ranges.push((name.clone(), *count, *ty));
                    continue;
                }
                Item::Register { name, ty, .. } => {
                    self.body.registers.insert(unique(name), *ty);
                    (name, Meaning::Register(unique(name)))
                }
                Item::Variable(variable) => {
                    (&variable.name, Meaning::Memory(unique(&variable.name)))
                }
                Item::Label(name) | Item::Targets { label: name, .. } => {
                    (name, Meaning::Label(unique(name)))
                }
                Item::Instruction(_) | Item::Block(_) => continue,
            };
            scope.names.insert(name.clone(), meaning);
        }
        self.scopes.push(scope);
        for item in block.items {
            self.item(item)?;
        }
        self.scopes.pop();
        Ok(())
    }

    fn item(&mut self, item: Item) -> Result<(), PtxError> {
        match item {
            Item::Register { .. } => {}
            Item::Variable(mut variable) => {
                variable.name = self.name(&variable.name);
                self.body.variables.push(variable);
            }
            Item::Label(label) => {
                let label = self.name(&label);
                self.body.statements.push(Statement::Label(label));
            }
            Item::Targets { label, targets } => {
                let targets = targets.iter().map(|target| self.name(target)).collect();
                let label = self.name(&label);
                self.body.targets.insert(label, targets);
            }
            Item::Instruction(mut instruction) => {
                let line = instruction.line;
                if let Some((name, _)) = &mut instruction.guard {
                    *name = self.register(name, line)?;
                }
                for operand in &mut instruction.operands {
                    self.operand(operand, line)?;
                }
                self.body
                    .statements
                    .push(Statement::Instruction(instruction));
            }
            Item::Block(block) => self.block(block)?,
        }
        Ok(())
    }

    fn operand(&mut self, operand: &mut Operand, line: u32) -> Result<(), PtxError> {
        match operand {
            Operand::Symbol(name) => *operand = self.named(name, line)?,
            Operand::Not(name) => *name = self.register(name, line)?,
            Operand::Address(address) | Operand::Sum(address) => {
                self.operand(&mut address.base, line)?;
                for more in &mut address.more {
                    self.operand(more, line)?;
                }
            }
            Operand::Vector(members) | Operand::List(members) => {
                for member in members {
                    self.operand(member, line)?;
                }
            }
            Operand::Pair(first, second) => {
                self.operand(first, line)?;
                self.operand(second, line)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn named(&mut self, name: &str, line: u32) -> Result<Operand, PtxError> {
        match self.find(name) {
            Some(Meaning::Register(name)) => return Ok(Operand::Register(name)),
            Some(Meaning::Memory(name) | Meaning::Label(name)) => {
                return Ok(Operand::Symbol(name));
            }
            None => {}
        }
        if name == "WARP_SZ" {
            return Ok(Operand::Integer(32));
        }
        match name.strip_prefix('%') {
            Some(special) if is_special(special) => Ok(Operand::Special(special.to_owned())),
            Some(_) => Err(PtxError::new(
                line,
                format!("the register `{name}` is not declared"),
            )),
            // A variable or function of the module.
            None => Ok(Operand::Symbol(name.to_owned())),
        }
    }

    fn register(&mut self, name: &str, line: u32) -> Result<String, PtxError> {
        match self.find(name) {
            Some(Meaning::Register(name)) => Ok(name),
            _ => Err(PtxError::new(
                line,
                format!("the register `{name}` is not declared"),
            )),
        }
    }

    fn name(&mut self, name: &str) -> String {
        match self.find(name) {
            Some(Meaning::Register(name) | Meaning::Memory(name) | Meaning::Label(name)) => name,
            None => name.to_owned(),
        }
    }

    /// What the name means in the innermost scope that knows it.
    fn find(&mut self, name: &str) -> Option<Meaning> {
        for scope in self.scopes.iter_mut().rev() {
            if let Some(meaning) = scope.names.get(name) {
                return Some(meaning.clone());
            }
            let in_range = scope.ranges.iter().find(|(prefix, count, _)| {
                let digits = name.strip_prefix(prefix.as_str());
                digits
                    .filter(|digits| *digits == "0" || !digits.starts_with('0'))
                    .and_then(|digits| digits.parse::<u64>().ok())
                    .is_some_and(|number| number < *count)
            });
            if let Some(&(_, _, ty)) = in_range {
                let unique = unique(name, scope.number);
                self.body.registers.insert(unique.clone(), ty);
                let meaning = Meaning::Register(unique);
                scope.names.insert(name.to_owned(), meaning.clone());
                return Some(meaning);
            }
        }
        None
    }
}

/// A name in the scope of this number, of which the function's own is the first one.
fn unique(name: &str, scope: usize) -> String {
    match scope {
        0 => name.to_owned(),
        _ => format!("{name}.{scope}"),
    }
}

/// Is it the name of a special register (PTX ISA, "Special Registers")?
fn is_special(name: &str) -> bool {
    const SPECIAL: [&str; 24] = [
        "tid",
        "ntid",
        "ctaid",
        "nctaid",
        "laneid",
        "warpid",
        "nwarpid",
        "smid",
        "nsmid",
        "gridid",
        "lanemask_",
        "clock",
        "globaltimer",
        "pm",
        "cluster",
        "nclusterid",
        "clusterid",
        "is_explicit_cluster",
        "dynamic_smem_size",
        "total_smem_size",
        "aggr_smem_size",
        "envreg",
        "reserved_smem",
        "current_graph_exec",
    ];
    SPECIAL.iter().any(|special| name.starts_with(special))
}
