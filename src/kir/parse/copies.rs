//! Instructions that copy or fill memory, and wait for copies.

use super::{Parsed, Parser};
use crate::kir::*;

impl Parser<'_> {
    /// What copies or fills memory, or waits for copies.
    pub(super) fn copy(&mut self, head: &str, rest: &str) -> Parsed<Inst> {
        let queue = match head.starts_with("product") {
            true => Queue::Products,
            false => Queue::Copies,
        };
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
            ("thread_copy", _) if number().is_some() => {
                let [to, from] = self.operands()?;
                let bytes = number().unwrap_or_default();
                let to = Some(to);
                Ok(Inst::ThreadCopy { to, from, bytes })
            }
            ("operand_read", _) if number().is_some() => Ok(Inst::ThreadCopy {
                to: None,
                from: self.value()?,
                bytes: number().unwrap_or_default(),
            }),
            ("copy_commit" | "product_commit", "") => Ok(Inst::CopyCommit { queue }),
            ("copy_wait_all" | "product_wait_all", "") => Ok(Inst::CopyWait {
                queue,
                pending: None,
            }),
            ("copy_wait" | "product_wait", "") => Ok(Inst::CopyWait {
                queue,
                pending: Some(self.value()?),
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
            _ => self.fail_before("an operation"),
        }
    }
}
