//! What verdicts rest on, told once for all kernels that it is assumed of.

use std::io;

use super::{Human, WriteColor, plural};
use crate::report::model::{KernelReport, Statement};

impl<W: WriteColor> Human<W> {
    /// Keeps what a report rests on, to be told once.
    pub(super) fn take_up(&mut self, kernel: &KernelReport) {
        self.kernels.insert(kernel.kernel.clone());
        for assumption in &kernel.assumptions {
            let kernels = self.assumed.entry(assumption.clone()).or_default();
            kernels.insert(kernel.kernel.clone());
        }
        if !kernel.for_every.is_empty() {
            let name = kernel.kernel.clone();
            self.general.insert((name, kernel.for_every.clone()));
        }
    }

    /// Prints what the kernels shown so far rest on.
    pub(super) fn assumptions(&mut self) -> io::Result<()> {
        self.others()?;
        let assumed = std::mem::take(&mut self.assumed);
        let all = std::mem::take(&mut self.kernels);
        let general = std::mem::take(&mut self.general);
        if !self.details.assumptions {
            return match assumed.len() {
                0 => Ok(()),
                count => writeln!(self.out, "{}: --assumptions", plural(count, "assumption")),
            };
        }
        for (Statement { code, text }, kernels) in &assumed {
            write!(self.out, "assuming {text} [{code}]")?;
            const MOST: usize = 4;
            match kernels.len() {
                count if count == all.len() => writeln!(self.out)?,
                count if count > MOST => writeln!(self.out, " ({count} of {} kernels)", all.len())?,
                _ => {
                    let names: Vec<&str> = kernels.iter().map(String::as_str).collect();
                    writeln!(self.out, " ({})", names.join(", "))?;
                }
            }
        }
        for (kernel, parameters) in general {
            let parameters = parameters.join("`, `");
            writeln!(self.out, "whatever `{parameters}` may be ({kernel})")?;
        }
        Ok(())
    }
}
