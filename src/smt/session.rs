//! A conversation with one solver process: commands out, answers in.
//!
//! Commands are acknowledged (`:print-success`), and the acknowledgements are
//! counted: a rejected `assert` must not make the next answer wrong. They are
//! not waited for, though; a batch of commands is one write. After anything
//! unexpected the session is dead.

use super::print::{Commands, Printer};
use super::process::{Event, Process};
use super::reply::{error_message, values};
use super::term::{Pool, Term};
use super::value::Value;
use super::{Config, Encoding, Program, Reason};
use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::sync::mpsc::Sender;
use std::time::Duration;

/// Values are printed without abbreviations.
const Z3: [&str; 4] = [
    "-in",
    "-smt2",
    "pp.min_alias_size=1000000000",
    "pp.max_depth=1000000000",
];

/// Gröbner bases were found to cost more time than they save.
const Z3_INTEGERS: [&str; 5] = [Z3[0], Z3[1], Z3[2], Z3[3], "smt.arith.nl.grobner=false"];

const CVC5: [&str; 3] = ["--lang=smt2", "--incremental", "--produce-models"];

/// What a session has found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    Sat,
    Unsat,
    /// With [`Session::is_dead`], nothing more will come.
    Unknown(Reason),
    Values(Vec<Value>),
}

enum Expected {
    Success,
    CheckSat,
    /// This many values.
    Values(usize),
}

pub struct Session {
    process: Process,
    program: Program,
    printer: Printer,
    expected: VecDeque<Expected>,
    dead: bool,
    /// How many of its assertions have been sent.
    pub asserted: usize,
    pub logic: super::logic::Logic,
}

impl Session {
    /// Starts a process and sets it up.
    ///
    /// # Errors
    ///
    /// If the program cannot be started.
    pub fn start(
        config: &Config,
        logic: super::logic::Logic,
        memory_limit_mib: u64,
        id: usize,
        events: Sender<(usize, Event)>,
    ) -> Result<Session, Reason> {
        let args: &[&str] = match (config.program, config.encoding) {
            (Program::Z3, Encoding::BitVectors) => &Z3,
            (Program::Z3, Encoding::Integers) => &Z3_INTEGERS,
            (Program::Cvc5, _) => &CVC5,
        };
        let cannot_start = |error: io::Error| {
            let message = format!("cannot start {}: {error}", config.path.display());
            match error.kind() {
                ErrorKind::WouldBlock | ErrorKind::OutOfMemory => Reason::Resources(message),
                _ => Reason::Died(message),
            }
        };
        let process = Process::start(&config.path, args, memory_limit_mib, id, events)
            .map_err(cannot_start)?;
        let mut session = Session {
            process,
            program: config.program,
            printer: Printer::default(),
            expected: VecDeque::new(),
            dead: false,
            asserted: 0,
            logic,
        };
        let mut commands = Commands::default();
        commands.push(format_args!("(set-option :print-success true)"));
        commands.push(format_args!("(set-option :produce-models true)"));
        match (config.program, config.encoding) {
            // What Z3 does for integer logics was found slower.
            (Program::Z3, Encoding::Integers) => commands.push(format_args!("(set-logic ALL)")),
            _ => commands.push(format_args!("(set-logic {logic})")),
        }
        session.send(commands);
        Ok(session)
    }

    fn send(&mut self, commands: Commands) {
        self.expected
            .extend((0..commands.count).map(|_| Expected::Success));
        self.process.send(commands.text);
    }

    /// Asserts terms and asks whether they have a model in which the
    /// assumptions, literals all, hold too.
    pub fn check(&mut self, pool: &Pool, assert: &[Term], assumptions: &[Term], limit: Duration) {
        let mut commands = Commands::default();
        for term in assert {
            self.printer.assert(pool, *term, &mut commands);
        }
        let assumed = self
            .printer
            .terms(pool, assumptions, &mut commands)
            .join(" ");
        let limit = limit.as_millis().max(1);
        match self.program {
            Program::Z3 => commands.push(format_args!("(set-option :timeout {limit})")),
            Program::Cvc5 => commands.push(format_args!("(set-option :tlimit-per {limit})")),
        }
        self.send(commands);
        self.expected.push_back(Expected::CheckSat);
        self.process.send(if assumptions.is_empty() {
            "(check-sat)\n".to_string()
        } else {
            format!("(check-sat-assuming ({assumed}))\n")
        });
    }

    /// Asks for values in the model just found.
    pub fn get_values(&mut self, pool: &Pool, terms: &[Term]) {
        let mut commands = Commands::default();
        let texts = self.printer.terms(pool, terms, &mut commands);
        self.send(commands);
        self.expected.push_back(Expected::Values(terms.len()));
        self.process
            .send(format!("(get-value ({}))\n", texts.join(" ")));
    }

    /// Takes in an event of this session's process.
    pub fn receive(&mut self, event: Event) -> Option<Finding> {
        if self.dead {
            return None;
        }
        let reply = match event {
            Event::Reply(reply) => reply,
            Event::Closed => {
                let errors = self.process.end();
                let message = if errors.is_empty() {
                    "the solver ended".to_string()
                } else {
                    errors
                };
                return Some(self.die(Reason::Died(message)));
            }
        };
        if let Some(message) = error_message(&reply) {
            return Some(self.die(Reason::Error(message.to_string())));
        }
        match (self.expected.pop_front(), reply.as_str()) {
            (Some(Expected::Success), "success") => None,
            (Some(Expected::CheckSat), "sat") => Some(Finding::Sat),
            (Some(Expected::CheckSat), "unsat") => Some(Finding::Unsat),
            (Some(Expected::CheckSat), "unknown" | "timeout") => {
                Some(Finding::Unknown(Reason::Incomplete))
            }
            (Some(Expected::Values(count)), _) => match values(&reply) {
                Ok(values) if values.len() == count => Some(Finding::Values(values)),
                Ok(_) => Some(self.die(Reason::Error("a model with values missing".to_string()))),
                Err(message) => Some(self.die(Reason::Error(message))),
            },
            _ => {
                let excerpt: String = reply.chars().take(200).collect();
                Some(self.die(Reason::Error(format!("unexpected answer `{excerpt}`"))))
            }
        }
    }

    pub fn is_dead(&self) -> bool {
        self.dead
    }

    fn die(&mut self, reason: Reason) -> Finding {
        self.dead = true;
        Finding::Unknown(match reason {
            Reason::Died(message) | Reason::Error(message) if is_about_memory(&message) => {
                Reason::Memory
            }
            other => other,
        })
    }
}

fn is_about_memory(message: &str) -> bool {
    [
        "out of memory",
        "bad_alloc",
        "memout",
        "Cannot allocate memory",
    ]
    .iter()
    .any(|m| message.contains(m))
}
