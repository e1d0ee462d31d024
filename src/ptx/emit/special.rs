//! Special registers.

use super::Emitter;
use super::value::{Ty, Value};

impl Emitter<'_, '_> {
    /// The value of a special register; any where the launch does not say, and some that all
    /// threads agree on where it is of the whole launch.
    pub(super) fn special(&mut self, name: &str) -> Option<Value> {
        let word = Ty::Int(32);
        let (register, axis) = name.split_once('.').unwrap_or((name, ""));
        let known = match (register, axis) {
            ("tid" | "ntid" | "ctaid" | "nctaid", "x" | "y" | "z") => Some(name.to_owned()),
            ("tid" | "ntid" | "ctaid" | "nctaid", "w") => return Some(Value::int(32, 0)),
            ("tid" | "ntid" | "ctaid" | "nctaid", _) => return None,
            ("laneid", "") => Some("laneid".to_owned()),
            _ => register
                .strip_prefix("lanemask_")
                .map(|which| format!("lanemask.{which}")),
        };
        if let Some(name) = known {
            return Some(self.intrinsic(word, &format!("llvm.nvvm.read.ptx.sreg.{name}"), &[]));
        }
        let wide = register.ends_with("64") || matches!(register, "globaltimer" | "gridid");
        let ty = if wide { Ty::Int(64) } else { word };
        Some(match is_of_the_launch(register) {
            true => self.function_of(ty, name, &[]),
            false => self.arbitrary(ty),
        })
    }
}

/// Does the register hold the same for all threads, at any time?
fn is_of_the_launch(register: &str) -> bool {
    const NAMES: [&str; 8] = [
        "gridid",
        "nsmid",
        "nclusterid",
        "is_explicit_cluster",
        "dynamic_smem_size",
        "total_smem_size",
        "aggr_smem_size",
        "current_graph_exec",
    ];
    NAMES.contains(&register)
        || register.starts_with("envreg")
        || register.starts_with("reserved_smem_offset_")
}
