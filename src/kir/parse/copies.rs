//! Instructions that copy or fill memory, and wait for copies.

use super::{Parsed, Parser};
use crate::kir::*;

impl Parser<'_> {
    /// What copies or fills memory, or waits for copies.
    pub(super) fn copy(&mut self, head: &str, rest: &str) -> Parsed<Inst> {
        let queue = Queue::ALL.into_iter().find(|queue| {
            let rest = head.strip_prefix(queue.name());
            rest.is_some_and(|rest| ["_commit", "_wait", "_wait_all"].contains(&rest))
        });
        let number = || rest.parse().ok();
        match (head, rest) {
            ("memcopy", "") => {
                let [to, from, bytes] = self.operands()?;
                Ok(Inst::MemCopy { to, from, bytes })
            }
            ("memset", "") => {
                let [to, value, bytes] = self.operands()?;
                Ok(Inst::MemSet { to, value, bytes })
            }
            ("async_copy", _) if number().is_some() => {
                let [to, from, count, stride, event] = self.operands()?;
                Ok(Inst::AsyncCopy {
                    to,
                    from,
                    count,
                    stride,
                    width: number().unwrap_or_default(),
                    event,
                })
            }
            ("async_wait", "") => Ok(Inst::AsyncWait {
                events: self.values()?,
            }),
            ("thread_copy" | "bulk_copy", _) if number().is_some() => {
                let [to, from] = self.operands()?;
                Ok(Inst::ThreadCopy {
                    to: Some(to),
                    from,
                    bytes: number().unwrap_or_default(),
                    bulk: head == "bulk_copy",
                })
            }
            ("operand_read", _) if number().is_some() => Ok(Inst::ThreadCopy {
                to: None,
                from: self.value()?,
                bytes: number().unwrap_or_default(),
                bulk: false,
            }),
            ("bound_copy", "" | "counted") => {
                let [to, from, bytes, barrier] = self.operands()?;
                Ok(Inst::BoundCopy {
                    to,
                    from,
                    bytes,
                    barrier,
                    counted: rest == "counted",
                })
            }
            (_, "") if let Some(queue) = queue => Ok(match head.rsplit('_').next() {
                Some("commit") => Inst::CopyCommit { queue },
                Some("all") => Inst::CopyWait {
                    queue,
                    pending: None,
                },
                _ => Inst::CopyWait {
                    queue,
                    pending: Some(self.value()?),
                },
            }),
            _ => self.fail_before("an operation"),
        }
    }
}
