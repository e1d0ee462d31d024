//! Barrier objects (`mbarrier`) and copies that they wait for (`cp.async.bulk`).

use std::collections::HashMap;

use crate::kir::{Inst, ObjectOp, Queue, ValueId};
use crate::llvm::Lowered;
use crate::llvm::asm::{Operands, Statement};
use crate::llvm::function::Importer;
use crate::llvm::prelude::objects::PROXY_FENCES;

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
        if let Some(test) = Test::parse(statement) {
            let ops = [ObjectOp::TryWait, ObjectOp::TryWaitParity];
            let over = self.ptx_test(&test, ops, operands)?;
            predicates.insert(test.predicate.to_owned(), over?);
            return Some(Ok(()));
        }
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
                let none = self.b.int(32, 0);
                self.object_operation(ObjectOp::Invalidate, ptr, none);
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
            _ => return None,
        }
        Some(Ok(()))
    }

    /// `cp.async.bulk`: `parts` are what follows in the opcode. From global to shared memory of the
    /// block's own, and back.
    pub(super) fn ptx_bulk_copy(
        &mut self,
        parts: &[&str],
        statement: &Statement,
        operands: &Operands,
    ) -> Option<Lowered<()>> {
        let mut args = &statement.operands[..];
        let parts = match parts.strip_suffix(&["L2::cache_hint"]) {
            Some(parts) => {
                (_, args) = args.split_last()?;
                parts
            }
            None => parts,
        };
        match (parts, args) {
            (["prefetch", "L2", "global"], _) => {}
            (["commit_group"], []) => {
                for queue in [Queue::BulkReads, Queue::Bulk] {
                    self.b.effect(Inst::CopyCommit { queue });
                }
            }
            (["wait_group", reads @ ..], [pending]) => {
                let queues = match reads {
                    [] => &[Queue::BulkReads, Queue::Bulk][..],
                    ["read"] => &[Queue::BulkReads],
                    _ => return None,
                };
                let pending = self.ptx_value(pending, operands)?;
                let pending = Some(self.b.resize(pending, 32, false));
                for &queue in queues {
                    self.b.effect(Inst::CopyWait { queue, pending });
                }
            }
            (["global", "shared::cta", "bulk_group"], [to, from, bytes]) => {
                let bytes = self.ptx_value(bytes, operands)?;
                let bytes = u32::try_from(self.b.constant_i64(bytes)?).ok()?;
                let to = Some(self.ptx_address(to, operands)?);
                let from = self.ptx_address(from, operands)?;
                self.grant(PROXY_FENCES.to_owned());
                self.b.effect(Inst::ThreadCopy {
                    to,
                    from,
                    bytes,
                    bulk: true,
                });
            }
            (
                [
                    "shared::cluster" | "shared::cta",
                    "global",
                    "mbarrier::complete_tx::bytes",
                ],
                [to, from, bytes, barrier],
            ) => {
                let [to, from, barrier] = [
                    self.ptx_address(to, operands)?,
                    self.ptx_address(from, operands)?,
                    self.ptx_address(barrier, operands)?,
                ];
                let bytes = self.ptx_value(bytes, operands)?;
                self.copy_bound_to(to, from, bytes, barrier, true);
            }
            _ => return None,
        }
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
        let test = Test::parse(body.get(1)?)?;
        let predicate = test.predicate;
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
        self.ptx_test(&test, [ObjectOp::Wait, ObjectOp::WaitParity], operands)?;
        Some(Ok(()))
    }

    /// The test by the operation for phases of tokens, or by that for parities. What it finds,
    /// where the operation says.
    fn ptx_test(
        &mut self,
        test: &Test,
        [token, parity]: [ObjectOp; 2],
        operands: &Operands,
    ) -> Option<Option<ValueId>> {
        let ptr = self.ptx_address(test.object, operands)?;
        let phase = self.ptx_value(test.phase, operands)?;
        let op = if test.parity { parity } else { token };
        Some(self.object_operation(op, ptr, phase))
    }
}

/// `mbarrier.test_wait` or `try_wait`, by itself or in a loop: `p, [object], phase`, and
/// perhaps a time.
struct Test<'a> {
    predicate: &'a str,
    object: &'a str,
    phase: &'a str,
    /// The phase is told by its parity, not by a token.
    parity: bool,
}

impl Test<'_> {
    /// None of a test under a predicate, or one that orders less than is known.
    fn parse(statement: &Statement) -> Option<Test<'_>> {
        let mut parts = statement.opcode.split('.');
        let known = parts.next() == Some("mbarrier")
            && matches!(parts.next(), Some("test_wait" | "try_wait"))
            && parts.clone().all(|part| MODIFIERS.contains(&part))
            && statement.predicate.is_none();
        let (true, [predicate, object, phase] | [predicate, object, phase, _]) =
            (known, &statement.operands[..])
        else {
            return None;
        };
        Some(Test {
            predicate,
            object,
            phase,
            parity: parts.any(|part| part == "parity"),
        })
    }
}
