//! Pointers that host code reads out of memory of the device.

use super::Stores;
use super::given::origins;
use crate::llvm::handle::Val;

impl Stores<'_> {
    /// May the pointer be one that lay in memory of the device before?
    pub(in super::super) fn is_read_back(&self, pointer: Val) -> bool {
        let origins = origins(self.points, self.layout, pointer);
        let mut places = origins.iter().filter_map(|origin| origin.read.as_ref());
        places.any(|place| {
            let mut copies = self.uploads.iter().filter(|copy| reads_device(copy.inst));
            copies.any(|copy| copy.target.place.may_meet(place))
        })
    }
}

/// May the call copy out of memory of the device?
fn reads_device(copy: Val) -> bool {
    const BY_KIND: [&str; 4] = [
        "cudaMemcpy",
        "cudaMemcpyAsync",
        "hipMemcpy",
        "hipMemcpyAsync",
    ];
    /// `cudaMemcpyHostToDevice`.
    const TO_DEVICE: u128 = 1;
    let (name, args) = (copy.called_name().unwrap_or_default(), copy.call_args());
    let kind = args.get(3).and_then(|kind| kind.int_constant());
    ["FromSymbol", "DtoH"]
        .iter()
        .any(|part| name.contains(part))
        || BY_KIND.contains(&name.as_str()) && kind != Some(TO_DEVICE)
}
