//! Options of nvcc in clang's words ("NVIDIA CUDA Compiler Driver NVCC", section 4).

use std::fs;
use std::path::Path;

use super::architectures::Architectures;
use super::dialect::{Dialect, at_commas};
use super::matters::{order_matters, that_matter};
use crate::frontend::FrontendError;

/// What becomes of an option.
#[derive(Clone, Copy)]
enum Use {
    /// It is about code generation, files that are written, or messages: nothing.
    Nothing,
    /// Its value is joined to this.
    As(&'static str),
    /// It is this option of clang's, once for each value of its list.
    Each(&'static str),
    /// It has this meaning where it has no value or this one.
    If(&'static str, &'static str),
    /// The values are options of the host's compiler.
    OfHost,
    /// The values are files of options.
    Files,
    /// It names what is compiled for.
    Architecture,
    /// And this one what is generated of that.
    Generation,
}

use Use::*;

/// Options with a value, behind `=` or as the next word.
const WITH_VALUE: &[(&[&str], Use)] = &[
    (&["--define-macro"], Each("-D")),
    (&["--undefine-macro"], Each("-U")),
    (&["--include-path"], Each("-I")),
    (&["--system-include", "-isystem"], Each("-isystem")),
    (&["--pre-include", "-include"], Each("-include")),
    (&["--std", "-std"], As("-std=")),
    (&["--x"], As("-x")),
    (&["-Xcompiler", "--compiler-options"], OfHost),
    (&["--options-file", "-optf"], Files),
    (&["-arch", "--gpu-architecture"], Architecture),
    (&["--cuda-gpu-arch", "--offload-arch"], Architecture),
    (&["-gencode", "--generate-code"], Generation),
    (
        &["-rdc", "--relocatable-device-code"],
        If("true", "-D__CUDACC_RDC__"),
    ),
    (
        &["-default-stream", "--default-stream"],
        If("per-thread", "-DCUDA_API_PER_THREAD_DEFAULT_STREAM"),
    ),
    (&["-code", "--gpu-code"], Nothing),
    (&["-maxrregcount", "--maxrregcount"], Nothing),
    (&["-Xptxas", "--ptxas-options"], Nothing),
    (&["-Xcicc"], Nothing),
    (&["-Xlinker", "--linker-options"], Nothing),
    (&["-Xnvlink", "--nvlink-options"], Nothing),
    (&["-Xarchive", "--archive-options"], Nothing),
    (&["-Xcudafe", "--cudafe-options"], Nothing),
    (&["-Xfatbin", "--fatbin-options"], Nothing),
    (&["-ccbin", "--compiler-bindir"], Nothing),
    (&["-t", "--threads"], Nothing),
    (&["-split-compile", "--split-compile"], Nothing),
    (&["-diag-suppress", "--diag-suppress"], Nothing),
    (&["-diag-warn", "--diag-warn"], Nothing),
    (&["-diag-error", "--diag-error"], Nothing),
    (&["-cudart", "--cudart"], Nothing),
    (&["-cudadevrt", "--cudadevrt"], Nothing),
    (&["-ftz", "--ftz"], Nothing),
    (&["-prec-div", "--prec-div"], Nothing),
    (&["-prec-sqrt", "--prec-sqrt"], Nothing),
    (&["-fmad", "--fmad"], Nothing),
    (&["-dopt", "--dopt"], Nothing),
    (&["--optimize"], Nothing),
    (&["-keep-dir", "--keep-dir"], Nothing),
    (&["-odir", "--output-directory"], Nothing),
    (&["-o", "--output-file"], Nothing),
    (&["-MF", "--dependency-output"], Nothing),
    (&["-MT", "--dependency-target-name", "-MQ"], Nothing),
];

/// Those of them that clang has as well; behind these a `=` belongs to the value.
const OF_BOTH: [&str; 2] = ["-include", "-isystem"];

/// Options without one.
const PLAIN: &[(&[&str], Use)] = &[
    (&["-dc", "--device-c"], If("", "-D__CUDACC_RDC__")),
    (
        &["-ewp", "--extensible-whole-program"],
        If("", "-D__CUDACC_EWP__"),
    ),
    (&["-G", "--device-debug"], If("", "-D__CUDACC_DEBUG__")),
    (
        &["-expt-relaxed-constexpr", "--expt-relaxed-constexpr"],
        If("", "-D__CUDACC_RELAXED_CONSTEXPR__"),
    ),
    (
        &["-expt-extended-lambda", "--expt-extended-lambda"],
        If("", "-D__CUDACC_EXTENDED_LAMBDA__"),
    ),
    (
        &["-extended-lambda", "--extended-lambda"],
        If("", "-D__CUDACC_EXTENDED_LAMBDA__"),
    ),
    (
        &["-dlink", "--device-link", "-dlto", "--dlink-time-opt"],
        Nothing,
    ),
    (
        &["-c", "--compile", "-cubin", "--cubin", "-ptx", "--ptx"],
        Nothing,
    ),
    (&["-fatbin", "--fatbin", "-lib", "--lib"], Nothing),
    (&["-lineinfo", "--generate-line-info"], Nothing),
    (&["--debug", "--profile", "--shared", "--m64"], Nothing),
    (&["-use_fast_math", "--use_fast_math"], Nothing),
    (
        &[
            "-extra-device-vectorization",
            "--extra-device-vectorization",
        ],
        Nothing,
    ),
    (&["-restrict", "--restrict"], Nothing),
    (&["-res-usage", "--resource-usage"], Nothing),
    (
        &[
            "-keep",
            "--keep",
            "--save-temps",
            "-clean",
            "--clean-targets",
        ],
        Nothing,
    ),
    (
        &["--verbose", "-dryrun", "--dryrun", "-time", "--time"],
        Nothing,
    ),
    (&["-src-in-ptx", "--source-in-ptx"], Nothing),
    (
        &[
            "-Wno-deprecated-gpu-targets",
            "--Wno-deprecated-gpu-targets",
        ],
        Nothing,
    ),
    (
        &["--disable-warnings", "-err-no", "--display-error-number"],
        Nothing,
    ),
    (&["-no-err-no", "--no-display-error-number"], Nothing),
    (
        &[
            "-allow-unsupported-compiler",
            "--allow-unsupported-compiler",
        ],
        Nothing,
    ),
    (
        &[
            "-forward-unknown-to-host-compiler",
            "--forward-unknown-to-host-compiler",
        ],
        Nothing,
    ),
    (
        &[
            "-forward-unknown-to-host-linker",
            "--forward-unknown-to-host-linker",
        ],
        Nothing,
    ),
    (
        &["-forward-unknown-opts", "--forward-unknown-opts"],
        Nothing,
    ),
];

/// The words of a command line with nvcc's options in clang's. What is not nvcc's alone stays as it
/// is. Of several architectures the newest one is named, if it is older than what is compiled for
/// anyway. Files of options are read from a folder.
///
/// # Errors
/// A file of options cannot be read, it is not known whose an option is that is another one of
/// somebody else, or which of two options comes first.
pub(super) fn in_words_of_clang(
    words: &[String],
    folder: &Path,
    dialect: Dialect,
) -> Result<Vec<String>, FrontendError> {
    let mut translation = Translation {
        folder,
        dialect,
        result: Vec::new(),
        of_host: Vec::new(),
        host_at: 0,
        architectures: Architectures::default(),
    };
    translation.add(words, 0)?;
    let mut result = translation.result;
    let of_host = that_matter(&translation.of_host, Path::new(""));
    order_matters(&result, &of_host)?;
    result.splice(translation.host_at..translation.host_at, of_host);
    result.extend(translation.architectures.options());
    Ok(result)
}

struct Translation<'a> {
    folder: &'a Path,
    dialect: Dialect,
    result: Vec<String>,
    /// The options of the host's compiler: one may be the value of that before it.
    of_host: Vec<String>,
    /// Where the first one of them is in the result.
    host_at: usize,
    architectures: Architectures,
}

impl Translation<'_> {
    fn add(&mut self, words: &[String], depth: usize) -> Result<(), FrontendError> {
        let mut words = words.iter();
        while let Some(word) = words.next() {
            if is_of_others(word) {
                self.result.push(word.clone());
                self.result.extend(words.next().cloned());
                continue;
            }
            if let Some(file) = word.strip_prefix('@') {
                self.file(file, depth)?;
                continue;
            }
            let is_it = |names: &&[&str]| names.contains(&word.as_str());
            if let Some((_, is_for)) = PLAIN.iter().find(|(names, _)| is_it(names)) {
                self.option(*is_for, (word, ""), depth)?;
                continue;
            }
            let mut next = || words.next().map_or("", String::as_str);
            let mut joined = ["-D", "-U", "-I"].iter();
            let joined = joined.find_map(|name| Some((*name, word.strip_prefix(name)?)));
            if let Some((name, value)) = joined {
                let value = match value {
                    "" => next(),
                    _ => value,
                };
                self.list(name, (word, value))?;
                continue;
            }
            let (name, value) = match word.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (word.as_str(), None),
            };
            let mut all = WITH_VALUE.iter();
            let is_nvccs = self.dialect != Dialect::Gnu || !OF_BOTH.contains(&name);
            match all.find(|(names, _)| is_nvccs && names.contains(&name)) {
                Some((_, is_for)) => {
                    let value = value.unwrap_or_else(next);
                    self.option(*is_for, (word, value), depth)?;
                }
                None => self.result.push(word.clone()),
            }
        }
        Ok(())
    }

    fn option(
        &mut self,
        is_for: Use,
        (word, value): (&str, &str),
        depth: usize,
    ) -> Result<(), FrontendError> {
        match is_for {
            Nothing => {}
            As(option) => self.result.push(format!("{option}{value}")),
            Each(option) => self.list(option, (word, value))?,
            If(meant, option) => {
                let is_meant = value == meant;
                self.result.extend(is_meant.then(|| option.to_owned()));
            }
            OfHost => {
                if self.of_host.is_empty() {
                    self.host_at = self.result.len();
                }
                let parts = at_commas(value).into_iter();
                let words =
                    parts.flat_map(|part| part.split(' ').map(str::to_owned).collect::<Vec<_>>());
                self.of_host.extend(words);
            }
            Files => {
                for file in value.split(',') {
                    self.file(file, depth)?;
                }
            }
            Architecture => self.architectures.add(value),
            Generation => {
                let parts = value.split([',', '"', ' ']);
                let named = parts.filter_map(|part| part.strip_prefix("arch="));
                named.for_each(|name| self.architectures.add(name));
            }
        }
        Ok(())
    }

    /// An option with a list of values, as it stands and with what is behind its name.
    fn list(&mut self, option: &str, (word, value): (&str, &str)) -> Result<(), FrontendError> {
        for one in self.dialect.values(option, (word, value))? {
            match option {
                "-D" | "-U" => self.result.push(format!("{option}{one}")),
                _ if word == format!("{option}{value}") && one == value => {
                    self.result.push(word.to_owned());
                }
                _ => self.result.extend([option.to_owned(), one]),
            }
        }
        Ok(())
    }

    fn file(&mut self, name: &str, depth: usize) -> Result<(), FrontendError> {
        const MOST_DEPTH: usize = 8;
        let path = self.folder.join(name);
        let refused = |message: String| FrontendError::OptionsFile {
            path: path.clone(),
            message,
        };
        if depth > MOST_DEPTH {
            return Err(refused("such files name each other".to_owned()));
        }
        let text = fs::read_to_string(&path).map_err(|error| refused(error.to_string()))?;
        let words = shlex::split(&text);
        let words = words.ok_or_else(|| refused("a quotation does not end".to_owned()))?;
        self.add(&words, depth + 1)
    }
}

/// Does clang take the next word for an option of somebody else?
fn is_of_others(word: &str) -> bool {
    const OTHERS: [&str; 4] = ["-Xclang", "-Xpreprocessor", "-Xassembler", "-mllvm"];
    OTHERS.contains(&word) || word.starts_with("-Xarch_")
}
