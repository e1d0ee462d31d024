//! Who makes what an array holds.

use std::collections::BTreeSet;

/// All that writes to an array of the device, where nothing of it comes from outside the program:
/// no number that it is given, reads or draws is an element as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Makers {
    /// Host code computes elements, from counters of loops or from other elements.
    pub host: bool,
    /// Kernels that are passed the array, by symbol, and the parameter that is it.
    pub kernels: BTreeSet<(String, usize)>,
}

impl Makers {
    /// Those of one array or another.
    pub fn together(all: Vec<&Makers>) -> Makers {
        Makers {
            host: all.iter().any(|makers| makers.host),
            kernels: all
                .iter()
                .flat_map(|makers| makers.kernels.clone())
                .collect(),
        }
    }
}
