//! The text of protocols; `parse` reads it back.

mod term;

use std::collections::{HashMap, HashSet};
use std::fmt::Write;

use super::ast::{
    Access, Level, Mode, Protocol, Range, Reach, Space, Step, Stmt, Sync, Variable, Warps,
};
use crate::smt::{Pool, Sort, Term};
use term::Binding;

/// The protocol as text.
pub fn protocol(protocol: &Protocol) -> String {
    let mut printer = Printer::new(&protocol.pool, &protocol.vars);
    printer.header(protocol);
    for stmt in &protocol.body {
        printer.stmt(protocol, stmt);
    }
    printer.out
}

/// Prints statements and terms with a name for each variable.
pub struct Printer<'a> {
    pool: &'a Pool,
    names: HashMap<Term, String>,
    used: HashSet<String>,
    pub out: String,
    depth: usize,
}

impl<'a> Printer<'a> {
    pub fn new(pool: &'a Pool, vars: &[Variable]) -> Printer<'a> {
        let mut printer = Printer {
            pool,
            names: HashMap::new(),
            used: RESERVED.iter().map(ToString::to_string).collect(),
            out: String::new(),
            depth: 0,
        };
        for var in vars {
            printer.name(var);
        }
        printer
    }

    /// Gives the variable a name of its own, made from the one it has.
    fn name(&mut self, var: &Variable) -> String {
        if let Some(name) = self.names.get(&var.term) {
            return name.clone();
        }
        let clean: String = var
            .name
            .chars()
            .map(|c| {
                if c.is_ascii_alphanumeric() || c == '.' {
                    c
                } else {
                    '_'
                }
            })
            .collect();
        let mut clean = clean
            .split('.')
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(".");
        if !clean.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            clean.insert(0, '_');
        }
        let mut name = clean.clone();
        let mut count = 1;
        while !self.used.insert(name.clone()) {
            count += 1;
            name = format!("{clean}${count}");
        }
        self.names.insert(var.term, name.clone());
        name
    }

    fn header(&mut self, protocol: &Protocol) {
        if !protocol.name.is_empty() {
            let name = Variable {
                name: protocol.name.clone(),
                ..placeholder()
            };
            let _ = writeln!(
                self.out,
                "protocol {};",
                Printer::new(self.pool, &[]).name(&name)
            );
        }
        for (space, word) in [(Space::Shared, "shared"), (Space::Global, "global")] {
            let names: Vec<&str> = protocol
                .arrays
                .iter()
                .filter(|a| a.space == space)
                .map(|a| a.name.as_str())
                .collect();
            if !names.is_empty() {
                let _ = writeln!(self.out, "{word} {};", names.join(", "));
            }
        }
        let vars: Vec<String> = protocol
            .vars
            .iter()
            .map(|var| format!("{} {}", level(var.level), self.declaration(var)))
            .collect();
        let ids = |terms: &[Term]| -> String {
            terms
                .iter()
                .map(|t| format!("[{}]", self.text(*t)))
                .collect()
        };
        let mut wheres = Vec::new();
        if !protocol.thread_ids.is_empty() {
            wheres.push(format!("distinct {}", ids(&protocol.thread_ids)));
        }
        if !protocol.block_ids.is_empty() {
            wheres.push(format!("blocks {}", ids(&protocol.block_ids)));
        }
        if let Some(Warps { warp, lane }) = protocol.warps {
            let (warp, lane) = (self.text(warp), self.text(lane));
            wheres.push(format!("warps [{warp}, {lane}]"));
        }
        wheres.extend(
            protocol
                .wheres
                .iter()
                .map(|t| self.term(*t, Binding::BitOr)),
        );
        if !vars.is_empty() || !wheres.is_empty() {
            let _ = write!(self.out, "const {}", vars.join(", "));
            if !wheres.is_empty() {
                let _ = write!(self.out, "\nwhere {}", wheres.join(" &&\n  "));
            }
            self.out.push_str(";\n");
        }
    }

    fn declaration(&mut self, var: &Variable) -> String {
        let name = self.name(var);
        match self.pool.sort(var.term) {
            Sort::BitVec(32) => name,
            Sort::BitVec(width) => format!("{name}: i{width}"),
            _ => format!("{name}: bool"),
        }
    }

    fn line(&mut self, text: &str) {
        for _ in 0..self.depth {
            self.out.push_str("    ");
        }
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn stmts(&mut self, protocol: &Protocol, stmts: &[Stmt]) {
        self.depth += 1;
        for stmt in stmts {
            self.stmt(protocol, stmt);
        }
        self.depth -= 1;
    }

    pub fn stmt(&mut self, protocol: &Protocol, stmt: &Stmt) {
        match stmt {
            Stmt::Access(access) => {
                let text = self.access(protocol, access);
                self.line(&text);
            }
            Stmt::Sync(sync) => match sync.mask {
                Some(mask) => {
                    let mask = self.text(mask);
                    self.line(&format!("sync warp ({mask});"));
                }
                None => self.line(sync_text(sync)),
            },
            Stmt::If {
                cond,
                then,
                otherwise,
                ..
            } => {
                let cond = self.text(*cond);
                self.line(&format!("if ({cond}) {{"));
                self.stmts(protocol, then);
                if !otherwise.is_empty() {
                    self.line("} else {");
                    self.stmts(protocol, otherwise);
                }
                self.line("}");
            }
            Stmt::For {
                var, range, body, ..
            } => {
                let range = self.range(var, range);
                self.line(&format!("foreach {range} {{"));
                self.stmts(protocol, body);
                self.line("}");
            }
            Stmt::Local(var) => {
                let text = format!("{} {};", level(var.level), self.declaration(var));
                self.line(&text);
            }
            Stmt::Last { var, range } => {
                let text = format!("last {} {};", level(var.level), self.range(var, range));
                self.line(&text);
            }
            Stmt::Assume(cond) => {
                let text = format!("assume {};", self.text(*cond));
                self.line(&text);
            }
        }
    }

    /// `(x in lo .. hi; x + step)`
    pub fn range(&mut self, var: &Variable, range: &Range) -> String {
        let (lo, hi) = (self.text(range.lo), self.text(range.hi));
        let sign = if range.signed { "" } else { "unsigned " };
        let name = self.name(var);
        let step = match range.step {
            Step::Add(step) if self.pool.as_bv(step) == Some(1) => String::new(),
            Step::Add(step) => format!("; {name} + {}", self.term(step, Binding::Product)),
            Step::Shift(1) => format!("; {name} * 2"),
            Step::Shift(bits) => format!("; {name} << {bits}"),
        };
        format!("{sign}({name} in {lo} .. {hi}{step})")
    }

    fn access(&self, protocol: &Protocol, access: &Access) -> String {
        let mode = match access.mode {
            Mode::Read => "rd".to_string(),
            Mode::Write => "wr".to_string(),
            Mode::AtomicRead(scope) => format!("atomic_rd {}", reach(scope)),
            Mode::AtomicWrite(scope) => format!("atomic {}", reach(scope)),
        };
        let last = access.index.len() - 1;
        let index: String = access
            .index
            .iter()
            .enumerate()
            .map(|(i, t)| match (i == last, access.cells) {
                (true, cells) if cells != 1 => format!("[{}; {cells}]", self.text(*t)),
                _ => format!("[{}]", self.text(*t)),
            })
            .collect();
        let value = match access.value {
            Some(value) => format!(" = {}", self.text(value)),
            None => String::new(),
        };
        format!(
            "{mode} {}{index}{value};",
            protocol.arrays[access.array].name
        )
    }
}

/// Words that are no names of variables.
pub const RESERVED: &[&str] = &[
    "protocol",
    "shared",
    "global",
    "const",
    "local",
    "block",
    "grid",
    "thread",
    "where",
    "distinct",
    "blocks",
    "warps",
    "warp",
    "foreach",
    "unsigned",
    "in",
    "if",
    "else",
    "sync",
    "let",
    "assume",
    "last",
    "rd",
    "ro",
    "wr",
    "rw",
    "atomic",
    "atomic_rd",
    "true",
    "false",
    "bool",
];

fn level(level: Level) -> &'static str {
    match level {
        Level::Grid => "global",
        Level::Block => "block",
        Level::Thread => "local",
    }
}

fn reach(reach: Reach) -> &'static str {
    match reach {
        Reach::Thread => "thread",
        Reach::Warp => "warp",
        Reach::Block => "block",
        Reach::Grid => "grid",
    }
}

fn sync_text(sync: &Sync) -> &'static str {
    match (sync.reach, sync.shared, sync.global) {
        (Reach::Grid, false, false) => "sync grid thread;",
        (Reach::Grid, ..) => "sync grid;",
        (Reach::Block, true, false) => "sync shared;",
        (Reach::Block, false, true) => "sync global;",
        (Reach::Block, true, true) => "sync;",
        (Reach::Warp, ..) => "sync warp;",
        (Reach::Block, false, false) | (Reach::Thread, ..) => "sync thread;",
    }
}

fn placeholder() -> Variable {
    Variable {
        name: String::new(),
        term: Term::from_u32(0),
        level: Level::Grid,
    }
}
