//! Changes of the source with which kernels are proved.

use std::io;

use codespan_reporting::term::termcolor::{Color, WriteColor};

use super::{Human, status};
use crate::report::model::Report;

impl<W: WriteColor> Human<W> {
    pub(super) fn changes(&mut self, report: &Report) -> io::Result<()> {
        for change in &report.changes {
            status(&mut self.out, Color::Cyan, "help")?;
            writeln!(
                self.out,
                ": {} is proved with the change below",
                change.kernel
            )?;
            for caution in &change.cautions {
                writeln!(self.out, "  = {caution}")?;
            }
            writeln!(self.out, "{}", change.patch)?;
        }
        Ok(())
    }
}
