//! Who makes what an array holds.

use std::collections::BTreeSet;

/// What host code does to elements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum ByHost {
    #[default]
    Nothing,
    /// It stores numbers that stand in the program.
    Literals,
    /// It makes what comes from outside lie somewhere, as a remainder does, or checks it.
    Confines,
    /// It computes them, from counters of loops or from other elements, or it is not known how.
    Computes,
}

/// All that writes to an array of the device, where nothing of it is known to come from outside the
/// program: no number that it is given, reads or draws is an element as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Makers {
    pub host: ByHost,
    /// Kernels that are passed the array, by symbol, and the parameter that is it.
    pub kernels: BTreeSet<(String, usize)>,
}

impl Makers {
    /// Those of one array or another.
    pub fn together(all: Vec<&Makers>) -> Makers {
        Makers {
            host: all
                .iter()
                .map(|makers| makers.host)
                .max()
                .unwrap_or_default(),
            kernels: all
                .iter()
                .flat_map(|makers| makers.kernels.clone())
                .collect(),
        }
    }
}
