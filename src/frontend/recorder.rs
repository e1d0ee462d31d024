//! What records a program's launches: the libraries in `prelude/record`, which are embedded in
//! the binary, and programs that are built to run with one of them.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use super::clang::{self, CLANG};
use super::prelude::Prelude;
use super::{FrontendError, Language, Source, precompiled};

/// A library that records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recorder {
    /// It hands all calls on to the OpenCL that there is.
    OpenCl,
    /// It is a CUDA runtime itself, without a device.
    Cuda,
}

const FILES: &[(&str, &str)] = &[
    ("log.h", include_str!("../../prelude/record/log.h")),
    ("opencl.c", include_str!("../../prelude/record/opencl.c")),
    ("cuda.cu", include_str!("../../prelude/record/cuda.cu")),
    (
        "cuda_memory.h",
        include_str!("../../prelude/record/cuda_memory.h"),
    ),
    (
        "cuda_device.h",
        include_str!("../../prelude/record/cuda_device.h"),
    ),
    (
        "cuda_other.c",
        include_str!("../../prelude/record/cuda_other.c"),
    ),
];

const OPENCL: &str = "libwarpproof-opencl.so";

/// The names that programs know the runtime by.
const RUNTIMES: [&str; 3] = ["libcudart.so.12", "libcudart.so.13", "libcudart.so.11.0"];

/// The library, as it was built before, or built in a folder.
///
/// # Errors
/// The folder cannot be written, or clang is not there.
pub fn recorder(recorder: Recorder, folder: &Path) -> Result<PathBuf, FrontendError> {
    let name = match recorder {
        Recorder::OpenCl => OPENCL,
        Recorder::Cuda => RUNTIMES[0],
    };
    if let Some(library) = cached(recorder).map(|folder| folder.join(name))
        && library.exists()
    {
        return Ok(library);
    }
    build(recorder, folder)?;
    Ok(folder.join(name))
}

/// A folder with the library beside the cached headers, built if it is absent; none when there is
/// no usable cache.
fn cached(recorder: Recorder) -> Option<PathBuf> {
    let prelude = Prelude::write().ok().filter(Prelude::is_cached)?;
    let texts: Vec<OsString> = FILES.iter().map(|(_, text)| text.into()).collect();
    let identity = precompiled::identity(&CLANG.program(), &texts)?;
    let folder = prelude
        .path()
        .join(format!("{recorder:?}-{identity:016x}").to_lowercase());
    if !folder.exists() {
        let unfinished = tempfile::Builder::new()
            .prefix("unfinished-")
            .tempdir_in(prelude.path())
            .ok()?;
        build(recorder, unfinished.path()).ok()?;
        // Where another run was faster, its folder is as good.
        if fs::rename(unfinished.path(), &folder).is_ok() {
            let _moved = unfinished.keep();
        }
    }
    folder.exists().then_some(folder)
}

fn build(recorder: Recorder, folder: &Path) -> Result<(), FrontendError> {
    let temporary = |error| FrontendError::Prelude { error };
    for (name, text) in FILES {
        fs::write(folder.join(name), text).map_err(temporary)?;
    }
    match recorder {
        Recorder::OpenCl => {
            let library = folder.join(OPENCL);
            let options = "-O1 -w -fPIC -shared -ldl -lpthread";
            let parts = [folder.join("opencl.c")];
            link(options, &parts, &library, (&parts[0], &[]))
        }
        Recorder::Cuda => {
            let source = Source {
                path: folder.join("cuda.cu"),
                language: Language::Cuda,
                clang_args: ["-fPIC", "-fno-exceptions", "-fno-rtti"]
                    .map(str::to_owned)
                    .into(),
            };
            let bitcode = clang::compile_host(&source, None)?.stdout;
            let runtime = folder.join("cuda.bc");
            fs::write(&runtime, bitcode).map_err(temporary)?;
            let library = folder.join(RUNTIMES[0]);
            let options = format!("-O1 -w -fPIC -shared -Wl,-soname,{} -lpthread", RUNTIMES[0]);
            let parts = [runtime, folder.join("cuda_other.c")];
            link(&options, &parts, &library, (&source.path, &[]))?;
            for other in &RUNTIMES[1..] {
                std::os::unix::fs::symlink(RUNTIMES[0], folder.join(other)).map_err(temporary)?;
            }
            Ok(())
        }
    }
}

/// What stands where device code would be.
const NO_DEVICE_CODE: &str = "warpproof";

/// Builds a program in a folder from files of CUDA and C++, with a runtime that is there. Returns
/// its path, and the host code of each file as bitcode.
///
/// # Errors
/// A file is written in another language, or is rejected; the program cannot be linked.
pub fn build_program(
    sources: &[Source],
    runtime: &Path,
    folder: &Path,
) -> Result<(PathBuf, Vec<Vec<u8>>), FrontendError> {
    let temporary = |error| FrontendError::Prelude { error };
    let device_code = folder.join("no_device_code");
    fs::write(&device_code, NO_DEVICE_CODE).map_err(temporary)?;
    let (mut parts, mut bitcodes) = (Vec::new(), Vec::new());
    for (number, source) in sources.iter().enumerate() {
        if !matches!(source.language, Language::Cuda | Language::Cpp) {
            return Err(FrontendError::NoProgram {
                path: source.path.clone(),
                language: source.language,
            });
        }
        super::check_readable(source)?;
        let bitcode = clang::compile_program(source, &device_code)?.stdout;
        let part = folder.join(format!("{number}.bc"));
        fs::write(&part, &bitcode).map_err(temporary)?;
        parts.push(part);
        bitcodes.push(bitcode);
    }
    parts.push(runtime.to_owned());
    let program = folder.join("program");
    let path = runtime.parent().unwrap_or(folder).display();
    let libraries = format!("-O1 -w -Wl,-rpath,{path} -lstdc++ -lm -lpthread");
    if let Some(first) = sources.first() {
        link(
            &libraries,
            &parts,
            &program,
            (&first.path, &first.clang_args),
        )?;
    }
    Ok((program, bitcodes))
}

/// Bitcode, C and libraries become a program or a library, of a file with the user's options.
fn link(
    options: &str,
    parts: &[PathBuf],
    output: &Path,
    (file, user): (&Path, &[String]),
) -> Result<(), FrontendError> {
    let mut arguments: Vec<OsString> = vec!["-o".into(), output.into()];
    arguments.extend(parts.iter().map(OsString::from));
    arguments.extend(user.iter().map(OsString::from));
    arguments.extend(options.split_whitespace().map(OsString::from));
    CLANG.run(&arguments, file, None)?;
    Ok(())
}
