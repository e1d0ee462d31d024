//! The launches of a recording, as those of a program.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::bv::BvOp;
use crate::frontend::Source;
use crate::host::{
    Argument, ArrayId, Comparison, Contents, Held, LaunchSite, Pointer, Term, Unknown, UnknownId,
};
use crate::kir::{AddressSpace, Kernel, ObjectKind, ParamPlace, Type};
use crate::recording::{self, Launch, POINTER, Recording, RecordingError};

/// A recording, and which of its launches were asked for.
pub(super) struct Recorded {
    path: PathBuf,
    recording: Recording,
    asked: Mutex<BTreeSet<usize>>,
}

impl Recorded {
    /// # Errors
    /// The file is no recording.
    pub(super) fn read(path: &Path) -> Result<Recorded, RecordingError> {
        Ok(Recorded {
            path: path.to_owned(),
            recording: Recording::read(path)?,
            asked: Mutex::new(BTreeSet::new()),
        })
    }

    /// The files with the kernels that it launches.
    pub(super) fn sources(&self) -> Vec<Source> {
        self.recording
            .sources(self.path.parent().unwrap_or(Path::new("")))
    }

    /// What is taken for granted of it.
    pub(super) fn remarks(&self) -> Vec<String> {
        let file = self.path.display();
        let mut remarks = vec![format!("the program launches its kernels as {file} says")];
        let mut launches = self.recording.launches.iter();
        if launches.any(|launch| launch.block.is_none()) {
            remarks.push("blocks whose sizes OpenCL chooses are all whole".to_owned());
        }
        if !self.recording.kernels_ran {
            remarks.push(format!(
                "the program launches the same as without a GPU, where {file} was recorded: no \
                 kernel had run there, and what was said of the device was made up"
            ));
        }
        remarks
    }

    /// The kernels that it launches and that nobody has asked for.
    pub(super) fn not_asked_for(&self) -> BTreeSet<&str> {
        let asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        let launches = self.recording.launches.iter().enumerate();
        let others = launches.filter(|(index, _)| !asked.contains(index));
        others.map(|(_, launch)| launch.kernel.as_str()).collect()
    }

    /// The launches of a file's kernel. Of a file that is none of the recording's own these are
    /// all of kernels with its name.
    pub(super) fn sites_of(&self, file: &Source, kernel: &Kernel) -> Vec<LaunchSite> {
        let own: BTreeSet<usize> = (self.sources().iter().enumerate())
            .filter(|(_, source)| source.path == file.path)
            .map(|(index, _)| index)
            .collect();
        let is_of_file = |launch: &Launch| {
            let program = launch.program.filter(|_| !own.is_empty());
            program.is_none_or(|program| own.contains(&program))
        };
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        let mut sites: Vec<LaunchSite> = Vec::new();
        for (index, launch) in self.recording.launches.iter().enumerate() {
            if launch.kernel != kernel.symbol || !is_of_file(launch) {
                continue;
            }
            asked.insert(index);
            let site = site(launch, kernel);
            if !sites.iter().any(|known| known.is_same_launch(&site)) {
                sites.push(site);
            }
        }
        sites
    }
}

fn site(launch: &Launch, kernel: &Kernel) -> LaunchSite {
    let mut site = LaunchSite {
        kernel: kernel.symbol.clone(),
        places: Vec::new(),
        stands_for: 1,
        block: [(); 3].map(|()| Term::constant(1, 32)),
        grid: [(); 3].map(|()| Term::constant(1, 32)),
        global_offset: Some([0; 3]),
        unmodelled: None,
        shared: Term::constant(u128::from(launch.shared), 64),
        params: Vec::new(),
        scalars: Vec::new(),
        pointers: Vec::new(),
        doubtful: Vec::new(),
        behind: Vec::new(),
        variables: Vec::new(),
        facts: Vec::new(),
        usual: Vec::new(),
        unknowns: Vec::new(),
    };
    set_sizes(&mut site, launch, kernel);
    match launch.offset.map(u32::try_from) {
        [Ok(x), Ok(y), Ok(z)] => site.global_offset = Some([x, y, z]),
        _ => site.unmodelled = Some("its offset of global ids has more than 32 bits"),
    }
    if let Some(arguments) = &launch.arguments {
        set_arguments(&mut site, arguments, kernel);
    }
    site
}

/// Where OpenCL chooses the block, it is any that divides the threads.
fn set_sizes(site: &mut LaunchSite, launch: &Launch, kernel: &Kernel) {
    let launch = &Launch {
        block: launch.block.or(kernel.required_block),
        ..launch.clone()
    };
    let word = |size: u32| Term::constant(u128::from(size), 32);
    if let Some(block) = launch.block {
        site.block = block.map(word);
        match launch.grid().map(|grid| grid.map(u32::try_from)) {
            Some([Ok(x), Ok(y), Ok(z)]) => site.grid = [x, y, z].map(word),
            Some(_) => site.unmodelled = Some("its grid has more blocks than 32 bits can count"),
            None => site.unmodelled = Some("its last blocks have fewer threads than others"),
        }
        return;
    }
    for (dim, &threads) in launch.threads.iter().enumerate() {
        let Ok(threads) = u32::try_from(threads) else {
            site.unmodelled = Some("its grid may have more blocks than 32 bits can count");
            return;
        };
        if threads == 1 {
            continue;
        }
        let id = UnknownId(site.unknowns.len() as u32);
        site.unknowns.push(Unknown {
            name: Some(["x", "y", "z"][dim].to_owned()),
            width: 32,
            is_given: true,
        });
        let block = Term::Unknown { id, width: 32 };
        let rest = Term::binary(BvOp::Urem, word(threads), block.clone());
        site.facts
            .push(Term::compare(Comparison::Eq, rest, word(0)));
        site.grid[dim] = Term::binary(BvOp::Udiv, word(threads), block.clone());
        site.block[dim] = block;
    }
}

/// What the kernel takes that was seen.
fn set_arguments(site: &mut LaunchSite, arguments: &[recording::Argument], kernel: &Kernel) {
    let sizes = arguments.iter().zip(&kernel.arguments);
    // Memory of a block is passed as a pointer, which has its own size.
    let sizes = sizes.map(|(seen, taken)| if seen.local { taken.bytes } else { seen.bytes });
    site.params = sizes.collect();
    if arguments.len() != kernel.arguments.len() {
        site.params.clear();
    }
    for param in &kernel.params {
        let (Some(place), Type::Int(width)) = (param.place, kernel.values[param.value].ty) else {
            continue;
        };
        // A condition is passed as a byte.
        let width = width.max(8);
        if let Some(bits) = bits(arguments, place, u64::from(width.div_ceil(8))) {
            let term = Term::constant(bits, width);
            site.scalars.push((argument(place, &param.name), term));
        }
    }
    for object in kernel.objects.values() {
        let ObjectKind::Param {
            place: Some(place), ..
        } = object.kind
        else {
            continue;
        };
        if let Some(pointer) = pointer(arguments, place, object.space) {
            site.pointers.push((argument(place, &object.name), pointer));
        }
    }
}

fn argument(place: ParamPlace, name: &str) -> Argument {
    Argument {
        param: place.param,
        offset: place.offset,
        name: name.to_owned(),
    }
}

/// The bits of a scalar; none where they were not seen, or may be those of an address.
fn bits(arguments: &[recording::Argument], place: ParamPlace, bytes: u64) -> Option<u128> {
    let argument = arguments.get(place.param)?;
    let end = place.offset.checked_add(bytes)?;
    let overlaps = |at: u64| at < end && place.offset < at + POINTER;
    if bytes > 16 || argument.pointers.iter().any(|pointer| overlaps(pointer.at)) {
        return None;
    }
    let data = &argument.data.as_ref()?.0;
    let bytes = data.get(usize::try_from(place.offset).ok()?..usize::try_from(end).ok()?)?;
    let shifted = bytes.iter().rev();
    Some(shifted.fold(0, |bits, &byte| bits << 8 | u128::from(byte)))
}

/// Where a pointer points to, if it was seen.
fn pointer(
    arguments: &[recording::Argument],
    place: ParamPlace,
    space: AddressSpace,
) -> Option<Pointer> {
    let argument = arguments.get(place.param)?;
    let word = |value: u64| Term::constant(u128::from(value), 64);
    let plain = |array, fresh, offset, bytes: Option<u64>| Pointer {
        is_null: false,
        array,
        fresh,
        variable: None,
        contents: Contents::from([Held::Anything]),
        makers: None,
        texture: None,
        filling: None,
        offset: word(offset),
        bytes: bytes.map(word),
    };
    if space == AddressSpace::Shared {
        // No array of the recording has this number.
        let array = ArrayId(u32::MAX - place.param as u32);
        return argument
            .local
            .then(|| plain(array, true, 0, argument.bytes));
    }
    let seen = argument
        .pointers
        .iter()
        .find(|one| one.at == place.offset)?;
    let array = ArrayId(seen.array);
    Some(plain(array, seen.fresh, seen.offset, seen.bytes))
}
