//! Options of nvcc in clang's words ("NVIDIA CUDA Compiler Driver NVCC", section 4).

use std::fs;
use std::path::Path;

use super::options::that_matter;
use crate::frontend::options::ARCHITECTURE;

/// What becomes of an option.
#[derive(Clone, Copy)]
enum Use {
    /// It is about code generation, files that are written, or messages: nothing.
    Nothing,
    /// Each value of its list is joined to this.
    As(&'static str),
    /// It has this meaning where it has no value or this one.
    If(&'static str, &'static str),
    /// The values are options of the host's compiler.
    OfHost,
    /// The values are files of options.
    Files,
    /// It names what is compiled for.
    Architecture,
}

use Use::*;

/// Options with a value, behind `=` or as the next word.
const WITH_VALUE: &[(&[&str], Use)] = &[
    (&["--define-macro"], As("-D")),
    (&["--undefine-macro"], As("-U")),
    (&["--include-path"], As("-I")),
    (&["--system-include"], As("-isystem")),
    (&["--pre-include"], As("-include")),
    (&["--std", "-std"], As("-std=")),
    (&["--x"], As("-x")),
    (&["-Xcompiler", "--compiler-options"], OfHost),
    (&["--options-file", "-optf"], Files),
    (&["-arch", "--gpu-architecture"], Architecture),
    (&["-gencode", "--generate-code"], Architecture),
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
];

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
pub(super) fn in_words_of_clang(words: &[String], folder: &Path) -> Vec<String> {
    let mut translation = Translation {
        folder,
        result: Vec::new(),
        newest: None,
    };
    translation.add(words, 0);
    let architecture = translation.newest.and_then(known);
    let mut result = translation.result;
    result.extend(architecture.map(|name| format!("{ARCHITECTURE}sm_{name}")));
    result
}

struct Translation<'a> {
    folder: &'a Path,
    result: Vec<String>,
    /// The newest architecture, with what is behind its number.
    newest: Option<(u32, String)>,
}

impl Translation<'_> {
    fn add(&mut self, words: &[String], depth: usize) {
        const MOST_DEPTH: usize = 8;
        if depth > MOST_DEPTH {
            return;
        }
        let mut words = words.iter();
        while let Some(word) = words.next() {
            if OF_OTHERS.contains(&word.as_str()) {
                self.result.push(word.clone());
                self.result.extend(words.next().cloned());
                continue;
            }
            if let Some(file) = word.strip_prefix('@') {
                self.option(Files, file, depth);
                continue;
            }
            let is_it = |names: &&[&str]| names.contains(&word.as_str());
            if let Some((_, is_for)) = PLAIN.iter().find(|(names, _)| is_it(names)) {
                self.option(*is_for, "", depth);
                continue;
            }
            let (name, value) = match word.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (word.as_str(), None),
            };
            let mut all = WITH_VALUE.iter();
            match all.find(|(names, _)| names.contains(&name)) {
                Some((_, is_for)) => {
                    let next = || words.next().map_or("", String::as_str);
                    self.option(*is_for, value.unwrap_or_else(next), depth);
                }
                None => self.result.push(word.clone()),
            }
        }
    }

    fn option(&mut self, is_for: Use, value: &str, depth: usize) {
        let values = value.split(',');
        match is_for {
            Nothing => {}
            As(option) => self
                .result
                .extend(values.map(|one| format!("{option}{one}"))),
            If(meant, option) => {
                let is_meant = value == meant;
                self.result.extend(is_meant.then(|| option.to_owned()));
            }
            OfHost => {
                let inner: Vec<String> = value.split([',', ' ']).map(str::to_owned).collect();
                let from = self.result.len();
                self.add(&inner, depth + 1);
                let added = self.result.split_off(from);
                self.result.extend(that_matter(&added));
            }
            Files => {
                for file in values {
                    let text = fs::read_to_string(self.folder.join(file)).unwrap_or_default();
                    self.add(&shlex::split(&text).unwrap_or_default(), depth + 1);
                }
            }
            Architecture => {
                let named = value.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
                let newest = named.filter_map(number).max();
                self.newest = self.newest.take().max(newest);
            }
        }
    }
}

/// Clang's options that have a word of somebody else behind them.
const OF_OTHERS: [&str; 4] = ["-Xclang", "-Xpreprocessor", "-Xassembler", "-mllvm"];

/// The number in `sm_90a` or `compute_80`, and what is behind it.
fn number(name: &str) -> Option<(u32, String)> {
    let prefixes = ["sm_", "compute_", "lto_"];
    let name = prefixes
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix))?;
    let digits = name.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    Some((digits.parse().ok()?, name[digits.len()..].to_owned()))
}

/// What clang 19 calls an architecture, or the next older one; none where that is what is compiled
/// for anyway, or where there is none.
fn known((number, behind): (u32, String)) -> Option<String> {
    const OLDER: [u32; 13] = [50, 52, 53, 60, 61, 62, 70, 72, 75, 80, 86, 87, 89];
    match number {
        90 if behind == "a" => Some("90a".to_owned()),
        90.. => None,
        _ => {
            let older = OLDER.iter().rev().find(|&&older| older <= number);
            older.map(u32::to_string)
        }
    }
}
