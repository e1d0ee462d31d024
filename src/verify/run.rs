//! Concrete runs of a file's kernels: `run` and `replay`.

use std::path::PathBuf;
use std::time::Instant;

use super::parts::Parts;
use super::{Error, Loaded, load_with, phase, selected, vocabulary};
use crate::frontend::Source;
use crate::kir::launch::{Size, check_block, check_grid};
use crate::options::VerifyOptions;
use crate::options::run::RunOptions;
use crate::replay;
use crate::report::model::{ReplayReport, Report};
use crate::report::witness::{File, Witness};
use crate::transform;

/// Runs one kernel of a file on the concrete machine. `program` are the files that may belong to one
/// program with it, whose device code is linked.
///
/// # Errors
/// The file does not compile, has several kernels and none is named, or the
/// options do not fit the kernel.
pub fn run_file(
    source: &Source,
    program: &[Source],
    options: &RunOptions,
) -> Result<Report, Error> {
    let loading = VerifyOptions {
        kernels: options.kernel.iter().cloned().collect(),
        external_calls: options.external_calls,
        ..VerifyOptions::default()
    };
    let parts = Parts::new(program);
    let Loaded {
        module,
        mut timings,
        ..
    } = load_with(source, (&loading, &parts), transform::prepare)?;
    let wrong = |message: String| Error::Run {
        path: source.path.clone(),
        message,
    };
    let index = match selected(&module, &[], source, &loading)?.as_slice() {
        [index] => *index,
        [] => return Err(wrong("the file has no kernels".to_owned())),
        several => {
            let names = several
                .iter()
                .map(|&index| format!("`{}`", module.kernels[index].name));
            let names: Vec<String> = names.collect();
            let names = names.join(", ");
            return Err(wrong(format!("name one of its kernels: {names}")));
        }
    };
    let kernel = &module.kernels[index];
    let threads: u64 = options.block.iter().map(|&size| u64::from(size)).product();
    if let Some(required) = kernel.required_block.filter(|r| *r != options.block) {
        let [x, y, z] = required;
        return Err(wrong(format!("the source requires blocks of {x},{y},{z}")));
    }
    if let Some(limit) = kernel
        .max_threads
        .filter(|&limit| threads > u64::from(limit))
    {
        return Err(wrong(format!(
            "the source allows blocks of {limit} threads at most"
        )));
    }
    check_block(&options.block.map(Size::Fixed)).map_err(wrong)?;
    check_grid(&options.grid.map(Size::Fixed)).map_err(wrong)?;
    let start = Instant::now();
    let size = options.warp_size.unwrap_or(kernel.usual_warp_size());
    let mut report = replay::run::run(&module, kernel, size, options).map_err(wrong)?;
    report.speak(vocabulary(source.language));
    timings.push(phase("run", start, Instant::now()));
    Ok(Report {
        kernels: vec![report],
        timings,
        ..Report::empty(&source.path)
    })
}

/// Runs the witness in a file again; `all` shows the steps of all threads.
///
/// # Errors
/// The witness cannot be read, or its source no longer compiles or has no such
/// kernel.
pub fn replay_file(path: PathBuf, all: bool) -> Result<(Source, ReplayReport), Error> {
    let wrong = |message: String| Error::Run {
        path: path.clone(),
        message,
    };
    let text = std::fs::read_to_string(&path).map_err(|error| wrong(error.to_string()))?;
    let witness = Witness::parse(&text).map_err(|e| wrong(format!("not a witness: {e}")))?;
    let language = witness.language.parse().map_err(wrong)?;
    let at = |file: &str, clang_args: &[String]| Source {
        path: PathBuf::from(file),
        language,
        clang_args: clang_args.to_vec(),
    };
    let source = at(&witness.file, &witness.clang_args);
    let others = witness.linked.iter();
    let others = others.map(|File { file, clang_args }| at(file, clang_args));
    let parts = Parts::new(&others.collect::<Vec<_>>());
    let loading = VerifyOptions {
        kernels: vec![witness.kernel.clone()],
        ..VerifyOptions::default()
    };
    let Loaded { module, .. } = load_with(&source, (&loading, &parts), transform::prepare)?;
    let index = selected(&module, &[], &source, &loading)?;
    let kernel = index.first().map(|&index| &module.kernels[index]);
    let kernel = kernel.ok_or(wrong("the source has no such kernel".to_owned()))?;
    let mut report = replay::witness::replay(&module, kernel, &witness, all).map_err(wrong)?;
    report.kernel.speak(vocabulary(source.language));
    Ok((source, report))
}
