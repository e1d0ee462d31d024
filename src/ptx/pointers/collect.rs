//! What the instructions of a function say of its registers.

use super::{Call, Flow, Rule, Rules, is_scalar};
use crate::ptx::ast::{Function, Instruction, Module, Operand, Space, Statement, Variable};

impl Rules {
    pub(super) fn function(&mut self, module: &Module, function: &Function) {
        for param in &function.params {
            let declared = param.declared.as_ref().and_then(|one| one.ty);
            let is_pointer = declared.map(|ty| ty.is_pointer);
            let may_be = is_scalar(param) && param.ty.bits == 64 && is_pointer != Some(false);
            if may_be && function.is_entry {
                let id = self.id(&function.name, &param.name);
                self.used.extend((is_pointer == Some(true)).then_some(id));
                self.elsewhere(id);
                self.origins.push((id, id));
                match param.pointee {
                    Some(_) => self.used.push(id),
                    None => self.given.push(id),
                }
            }
        }
        let Some(body) = &function.body else { return };
        for statement in &body.statements {
            if let Statement::Instruction(one) = statement {
                self.instruction(&Place { module, function }, one);
            }
        }
    }

    fn instruction(&mut self, place: &Place, one: &Instruction) {
        let reads = matches!(one.name(), "ld" | "ldu");
        for operand in &one.operands {
            let Operand::Address(address) = operand else {
                continue;
            };
            match &*address.base {
                Operand::Register(name) => {
                    let id = self.id(&place.function.name, name);
                    self.used.push(id);
                    self.writing.extend((!reads).then_some(id));
                }
                Operand::Symbol(name) if !reads => {
                    self.written.insert(name.clone());
                }
                _ => {}
            }
        }
        let known = self.rules.len() + self.origins.len();
        self.moves(place, one);
        let is_moved = self.rules.len() + self.origins.len() > known;
        self.flow(place, one, is_moved);
    }

    /// What an instruction moves, chooses or adds.
    fn moves(&mut self, place: &Place, one: &Instruction) {
        let wide = |bits: u32| bits == 32 || bits == 64;
        let ty = one.ty();
        let moves = ty.is_some_and(|ty| wide(ty.bits) && !ty.is_float());
        let [to, rest @ ..] = &one.operands[..] else {
            return;
        };
        match (one.name(), rest) {
            ("call", _) => self.call(place, one),
            ("mov", [from]) if moves => self.copy(place, to, from),
            ("cvta", [from]) => {
                self.copy(place, to, from);
                for operand in [to, from] {
                    if let Some(id) = self.register(place, operand) {
                        self.used.push(id);
                    }
                }
            }
            ("cvt", [from]) if one.types().iter().all(|ty| wide(ty.bits) && !ty.is_float()) => {
                self.copy(place, to, from);
            }
            ("selp" | "slct", [a, b, _]) if moves => {
                self.copy(place, to, a);
                self.copy(place, to, b);
            }
            ("add", [a, b]) if moves => self.sum(place, to, a, b),
            ("sub", [a, b]) if moves => {
                if let (Some(to), Some(a)) = (self.register(place, to), self.addend(place, a)) {
                    let b = self.addend(place, b);
                    self.rules.push(Rule::Sub(to, a, b));
                }
            }
            ("mad", [a, b, c]) if moves => {
                let product = self.product(place, [a, b]);
                if let (Some(to), Some(c)) = (self.register(place, to), self.register(place, c)) {
                    self.rules.push(Rule::Add(to, c, Some(product)));
                }
            }
            ("ld" | "ldu", [from]) => self.load(place, one, to, from),
            ("st", [from]) => {
                if let Some(variable) = place.scalar_at(one, to)
                    && let Some(from) = self.register(place, from)
                {
                    let to = self.id(&place.function.name, &variable.name);
                    self.rules.push(Rule::Copy(to, from));
                }
            }
            ("atom", _) if ty.is_some_and(|ty| ty.bits == 64) => {
                if let Some(to) = self.register(place, to) {
                    self.elsewhere(to);
                }
            }
            _ => {}
        }
    }

    /// A register that is not in the text: the product of these.
    fn product(&mut self, place: &Place, factors: [&Operand; 2]) -> usize {
        let name = format!("product {}", self.keys.len());
        let product = self.id(&place.function.name, &name);
        for factor in factors {
            if let Some(factor) = self.register(place, factor) {
                self.flows.push(Flow(product, factor));
            }
        }
        product
    }

    /// What the instruction's results are computed from. That is not said of comparisons, and
    /// of differences it is said elsewhere.
    fn flow(&mut self, place: &Place, one: &Instruction, is_moved: bool) {
        let Some((first, rest)) = one.operands.split_first() else {
            return;
        };
        let mut results = Vec::new();
        let mut inputs = Vec::new();
        self.registers(place, first, &mut results);
        rest.iter()
            .for_each(|operand| self.registers(place, operand, &mut inputs));
        if !is_moved {
            self.others.extend(&results);
        }
        match one.name() {
            "call" | "setp" | "isspacep" => {}
            "sub" if is_difference(one) => {}
            "ld" | "ldu" | "st" if place.has_variable(one) => {}
            "ld" | "ldu" => self.loaded.extend(results),
            "st" | "red" => self.stored.extend(inputs),
            "atom" => {
                self.loaded.extend(results);
                self.stored.extend(inputs);
            }
            _ => {
                for &to in &results {
                    let flows = inputs.iter().map(|&from| Flow(to, from));
                    self.flows.extend(flows);
                }
            }
        }
    }

    fn registers(&mut self, place: &Place, operand: &Operand, found: &mut Vec<usize>) {
        match operand {
            Operand::Register(_) => found.extend(self.register(place, operand)),
            Operand::Vector(members) | Operand::List(members) => {
                for member in members {
                    self.registers(place, member, found);
                }
            }
            Operand::Pair(first, second) => {
                self.registers(place, first, found);
                self.registers(place, second, found);
            }
            _ => {}
        }
    }

    fn register(&mut self, place: &Place, operand: &Operand) -> Option<usize> {
        match operand {
            Operand::Register(name) => Some(self.id(&place.function.name, name)),
            _ => None,
        }
    }

    fn copy(&mut self, place: &Place, to: &Operand, from: &Operand) {
        let Some(to) = self.register(place, to) else {
            return;
        };
        match from {
            Operand::Register(name) => {
                let from = self.id(&place.function.name, name);
                self.rules.push(Rule::Copy(to, from));
            }
            Operand::Symbol(_) | Operand::Sum(_) => self.variable(place, to, from),
            _ => {}
        }
    }

    /// The address of a variable.
    fn variable(&mut self, place: &Place, to: usize, from: &Operand) {
        self.used.push(to);
        let name = match from {
            Operand::Symbol(name) => Some(name),
            Operand::Sum(address) => match &*address.base {
                Operand::Symbol(name) => Some(name),
                _ => None,
            },
            _ => None,
        };
        if let Some(name) = name {
            self.variables.push((to, name.clone()));
            let origin = self.id("", name);
            self.origins.push((to, origin));
        }
        match name.is_some_and(|name| place.is_shared(name)) {
            true => self.sources.push(to),
            false => self.elsewhere(to),
        }
    }

    /// An address that may be anywhere.
    fn elsewhere(&mut self, id: usize) {
        self.sources.push(id);
        self.elsewhere.push(id);
    }

    fn sum(&mut self, place: &Place, to: &Operand, a: &Operand, b: &Operand) {
        let Some(to) = self.register(place, to) else {
            return;
        };
        match (self.addend(place, a), self.addend(place, b)) {
            (Some(a), b) => {
                self.rules.push(Rule::Add(to, a, b));
                if let Some(b) = b {
                    self.rules.push(Rule::Add(to, b, Some(a)));
                }
            }
            (None, Some(b)) => self.rules.push(Rule::Add(to, b, None)),
            (None, None) => {}
        }
    }

    /// A register; for the address of a variable one that is not in the text.
    fn addend(&mut self, place: &Place, operand: &Operand) -> Option<usize> {
        if !matches!(operand, Operand::Symbol(_) | Operand::Sum(_)) {
            return self.register(place, operand);
        }
        let name = format!("address {}", self.keys.len());
        let address = self.id(&place.function.name, &name);
        self.variable(place, address, operand);
        Some(address)
    }

    fn load(&mut self, place: &Place, one: &Instruction, to: &Operand, from: &Operand) {
        if let Some(variable) = place.scalar_at(one, from)
            && let Some(to) = self.register(place, to)
        {
            let from = self.id(&place.function.name, &variable.name);
            self.rules.push(Rule::Copy(to, from));
            return;
        }
        if one.ty().is_some_and(|ty| ty.bits == 64 && !ty.is_float()) {
            let members = match to {
                Operand::Vector(members) => members.as_slice(),
                one => std::slice::from_ref(one),
            };
            for member in members {
                if let Some(to) = self.register(place, member) {
                    self.elsewhere(to);
                }
            }
        }
    }

    fn call(&mut self, place: &Place, one: &Instruction) {
        let Some(call) = Call::of(one) else { return };
        let Some(callee) = place.module.functions.iter().find(|f| f.name == call.name) else {
            return;
        };
        let own = |variable: &Operand| match variable {
            Operand::Symbol(name) | Operand::Register(name) => Some(name.clone()),
            _ => None,
        };
        for (index, (arg, param)) in call.args.iter().zip(&callee.params).enumerate() {
            let Some(arg) = own(arg) else { continue };
            let from = self.id(&place.function.name, &arg);
            let to = self.id(&callee.name, &param.name);
            self.rules.push(Rule::Copy(to, from));
            if callee.body.is_none() && takes_pointer(&callee.name, index) {
                self.used.push(to);
            }
        }
        for (result, variable) in call.results.iter().zip(&callee.results) {
            let Some(result) = own(result) else { continue };
            let to = self.id(&place.function.name, &result);
            let from = self.id(&callee.name, &variable.name);
            self.rules.push(Rule::Copy(to, from));
            if callee.body.is_none() && variable.ty.bits == 64 {
                self.elsewhere(from);
            }
        }
    }
}

/// Does `Rule::Sub` say what it means?
fn is_difference(one: &Instruction) -> bool {
    let wide = one
        .ty()
        .is_some_and(|ty| matches!(ty.bits, 32 | 64) && !ty.is_float());
    let of_number = matches!(one.operands.get(1), Some(Operand::Integer(_)));
    wide && one.opcode.len() == 2 && !of_number
}

struct Place<'a> {
    module: &'a Module,
    function: &'a Function,
}

impl Place<'_> {
    /// Does the name mean a variable in shared memory?
    fn is_shared(&self, name: &str) -> bool {
        let own = self.function.body.iter().flat_map(|body| &body.variables);
        let mut all = own.chain(&self.module.variables);
        all.find(|one| one.name == name)
            .is_some_and(|one| one.space == Space::Shared)
    }

    /// Does a load or store read or write a variable as a whole?
    fn has_variable(&self, one: &Instruction) -> bool {
        let mut operands = one.operands.iter();
        operands.any(|operand| self.scalar_at(one, operand).is_some())
    }

    /// The parameter or variable of one scalar that the operand of a load or store names as a
    /// whole, if it holds 32 or 64 bits.
    fn scalar_at(&self, one: &Instruction, operand: &Operand) -> Option<&Variable> {
        let Operand::Address(address) = operand else {
            return None;
        };
        let Operand::Symbol(name) = &*address.base else {
            return None;
        };
        if one.space() != Space::Param || address.offset != 0 {
            return None;
        }
        let body = self.function.body.as_ref()?;
        let mut all = self
            .function
            .params
            .iter()
            .chain(&self.function.results)
            .chain(&body.variables);
        let variable = all.find(|variable| variable.name == *name)?;
        let whole = one
            .ty()
            .is_some_and(|ty| ty.bits == variable.ty.bits && !ty.is_float());
        (is_scalar(variable) && whole).then_some(variable)
    }
}

/// Functions of the runtime whose arguments are addresses.
fn takes_pointer(function: &str, index: usize) -> bool {
    match function {
        "vprintf" => index < 2,
        "__assertfail" => matches!(index, 0 | 1 | 3),
        "free" => index == 0,
        _ => false,
    }
}
