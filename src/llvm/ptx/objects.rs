//! Barrier objects (`mbarrier`) and copies that they wait for (`cp.async.bulk`).

use std::collections::HashMap;

use crate::kir::{Access, ObjectOp, Type, ValueId};
use crate::llvm::Lowered;
use crate::llvm::asm::{Operands, Statement};
use crate::llvm::function::Importer;

/// What may follow the operation's name: all of it names orders and scopes that include
/// the block, and the one state space that is known.
const MODIFIERS: [&str; 9] = [
    "shared",
    "shared::cta",
    "b64",
    "release",
    "acquire",
    "cta",
    "cluster",
    "parity",
    "expect_tx",
];

impl Importer<'_> {
    /// A statement of one operation; what a test finds goes to a predicate.
    pub(super) fn ptx_object(
        &mut self,
        parts: &[&str],
        statement: &Statement,
        operands: &mut Operands,
        predicates: &mut HashMap<String, ValueId>,
    ) -> Option<Lowered<()>> {
        let [_, name, modifiers @ ..] = parts else {
            return None;
        };
        if !modifiers.iter().all(|part| MODIFIERS.contains(part)) {
            return None;
        }
        let args = &statement.operands;
        match *name {
            "init" => {
                let ptr = self.ptx_address(args.first()?, operands)?;
                let count = self.ptx_value(args.get(1)?, operands)?;
                self.object_operation(ObjectOp::Init, ptr, count);
            }
            "inval" => {
                let ptr = self.ptx_address(args.first()?, operands)?;
                let value = self.b.nondet("mbarrier.inval", Type::Int(64));
                return Some(self.store_scalar(ptr, value, Access::plain(8)));
            }
            "expect_tx" => {
                let ptr = self.ptx_address(args.first()?, operands)?;
                let bytes = self.ptx_value(args.get(1)?, operands)?;
                self.object_operation(ObjectOp::Expect, ptr, bytes);
            }
            "arrive" | "arrive_drop" => {
                let at = args.iter().position(|arg| arg.starts_with('['))?;
                let ptr = self.ptx_address(&args[at], operands)?;
                let number = match args.get(at + 1) {
                    Some(number) => Some(self.ptx_value(number, operands)?),
                    None => None,
                };
                let one = self.b.int(32, 1);
                let count = match (modifiers.contains(&"expect_tx"), number) {
                    (true, bytes) => {
                        self.object_operation(ObjectOp::Expect, ptr, bytes?);
                        one
                    }
                    (false, count) => count.unwrap_or(one),
                };
                let op = match *name {
                    "arrive" => ObjectOp::Arrive,
                    _ => ObjectOp::ArriveDrop,
                };
                let token = self.object_operation(op, ptr, count)?;
                if at > 0 && args[0] != "_" {
                    let output = operands.output(&args[0])?;
                    operands.outputs[output] = Some(token);
                }
            }
            "test_wait" | "try_wait" => {
                let ptr = self.ptx_address(args.get(1)?, operands)?;
                let phase = self.ptx_value(args.get(2)?, operands)?;
                let op = match modifiers.contains(&"parity") {
                    true => ObjectOp::TryWaitParity,
                    false => ObjectOp::TryWait,
                };
                let over = self.object_operation(op, ptr, phase)?;
                predicates.insert(args.first()?.clone(), over);
            }
            _ => return None,
        }
        Some(Ok(()))
    }

    /// `cp.async.bulk` from global to shared memory of the block's own.
    pub(super) fn ptx_bulk_copy(
        &mut self,
        parts: &[&str],
        statement: &Statement,
        operands: &Operands,
    ) -> Option<Lowered<()>> {
        let known = matches!(
            parts,
            [
                "shared::cluster" | "shared::cta",
                "global",
                "mbarrier::complete_tx::bytes",
            ]
        );
        let [to, from, bytes, barrier] = statement.operands.as_slice() else {
            return None;
        };
        if !known {
            return None;
        }
        let [to, from, barrier] = [
            self.ptx_address(to, operands)?,
            self.ptx_address(from, operands)?,
            self.ptx_address(barrier, operands)?,
        ];
        let bytes = self.ptx_value(bytes, operands)?;
        self.copy_bound_to(to, from, bytes, barrier, true);
        Some(Ok(()))
    }

    /// A loop in the text that tests a barrier object until its phase is over waits for
    /// it: `AGAIN: try_wait p, …; @p bra DONE; bra AGAIN; DONE:`, or `@!p bra AGAIN`.
    pub(super) fn ptx_waiting_loop(
        &mut self,
        statements: &[Statement],
        operands: &mut Operands,
    ) -> Option<Lowered<()>> {
        let label = |s: &Statement| match s.opcode.strip_suffix(':') {
            Some(name) if s.operands.is_empty() => Some(name.to_owned()),
            _ => None,
        };
        let body: Vec<&Statement> = statements
            .iter()
            .filter(|s| !s.opcode.starts_with(".reg"))
            .collect();
        let again = label(body.first()?)?;
        let test = body.get(1)?;
        let parts: Vec<&str> = test.opcode.split('.').collect();
        if !matches!(parts.as_slice(), ["mbarrier", "try_wait" | "test_wait", ..]) {
            return None;
        }
        let predicate = test.operands.first()?;
        let jump = |s: &Statement, guard: Option<&str>, to: &str| {
            s.opcode.split('.').next() == Some("bra")
                && s.predicate.as_deref() == guard
                && s.operands == [to]
        };
        let not = format!("!{predicate}");
        let waits = match &body[2..] {
            [one] => jump(one, Some(&not), &again),
            [leave, stay, end] => label(end).is_some_and(|done| {
                jump(leave, Some(predicate), &done) && jump(stay, None, &again)
            }),
            _ => false,
        };
        if !waits {
            return None;
        }
        let ptr = self.ptx_address(test.operands.get(1)?, operands)?;
        let phase = self.ptx_value(test.operands.get(2)?, operands)?;
        let op = match parts.contains(&"parity") {
            true => ObjectOp::WaitParity,
            false => ObjectOp::Wait,
        };
        self.object_operation(op, ptr, phase);
        Some(Ok(()))
    }
}
