//! GPUVerify's options in our terms.
//!
//! An option without a counterpart is never dropped: it makes the kernel
//! inconclusive, whatever the run says. The few options that are dropped cannot
//! change a verdict; the table gives the reason for each.

use std::path::Path;

/// The options of a GPUVerify header, translated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Translated {
    pub options: Vec<String>,
    pub clang_args: Vec<String>,
    /// One reason per option that has no counterpart.
    pub unsupported: Vec<String>,
}

/// Translates the options on line 2 of a kernel file.
pub fn translate(line: &str, path: &Path) -> Translated {
    let folder = path.parent().unwrap_or(Path::new("")).display().to_string();
    // A function without a body has no effect there, a variable without an attribute is one of
    // the device, and what is stated has to hold.
    let mut translated = Translated {
        options: ["--external-calls=pure", "--check-annotations"]
            .map(str::to_owned)
            .to_vec(),
        ..Translated::default()
    };
    if path.extension().is_some_and(|extension| extension == "cu") {
        translated
            .options
            .push("--host-variables=device".to_owned());
    }
    for word in line.split_whitespace() {
        translated.add(&word.replace("${KERNEL_DIR}", &folder));
    }
    translated
}

/// What becomes of an option.
#[derive(Clone, Copy, Debug)]
enum Meaning {
    /// We have the same, with the same value if it has one.
    Same(&'static str),
    /// Our device headers have these macros for it.
    Macros(&'static [&'static str]),
    /// The value goes to clang, as its words.
    Clang,
    /// A kernel and its arguments, which we separate otherwise.
    Args,
    /// Options of another program, of which some have a counterpart.
    Nested(&'static [(&'static str, &'static str)]),
    /// It cannot change a verdict, for this reason.
    NoEffect(#[expect(dead_code, reason = "the table documents itself")] &'static str),
    /// One of these values cannot change a verdict; others have no counterpart.
    NoEffectFor(&'static [&'static str]),
    /// We do not do this.
    NoCounterpart,
}

use Meaning::{Args, Clang, Macros, Nested, NoCounterpart, NoEffect, NoEffectFor, Same};

/// Every option of GPUVerify, in the order of its help.
const OPTIONS: &[(&str, Meaning)] = &[
    ("--version", NoCounterpart),
    ("--findbugs", NoCounterpart),
    ("--verify", NoEffect("it is what we do")),
    ("--loop-unwind", NoCounterpart),
    ("--check-array-bounds", Same("--check-bounds")),
    ("--no-benign-tolerance", Same("--benign-races=deny")),
    ("--only-divergence", Same("--only-divergence")),
    ("--only-intra-group", Same("--only-intra-block")),
    ("--verbose", NoEffect("output only")),
    ("--silent", NoEffect("output only")),
    ("--time", NoEffect("output only")),
    ("--time-as-csv", NoEffect("output only")),
    ("--timeout", NoEffect("the limit of this program counts")),
    (
        "--error-limit",
        NoEffect("how many errors are shown, not whether there are any"),
    ),
    ("--opencl", NoCounterpart),
    ("--cuda", NoCounterpart),
    ("--local_size", Same("--local_size")),
    ("--global_size", Same("--global_size")),
    ("--num_groups", Same("--num_groups")),
    ("--global_offset", Same("--global-offset")),
    ("--blockDim", Same("--blockDim")),
    ("--gridDim", Same("--gridDim")),
    ("--pointer-bitwidth", NoEffectFor(&["64"])),
    ("--adversarial-abstraction", NoCounterpart),
    (
        "--equality-abstraction",
        NoEffect("it is our abstraction of shared state"),
    ),
    ("--asymmetric-asserts", NoCounterpart),
    ("--boogie-file", Same("--axioms")),
    ("--math-int", NoCounterpart),
    ("--no-annotations", Macros(&["WARPPROOF_NO_ANNOTATIONS"])),
    (
        "--only-requires",
        Macros(&["WARPPROOF_NO_ANNOTATIONS", "WARPPROOF_ONLY_REQUIRES"]),
    ),
    (
        "--invariants-as-candidates",
        Macros(&["WARPPROOF_INVARIANTS_AS_CANDIDATES"]),
    ),
    ("--no-barrier-access-checks", NoCounterpart),
    (
        "--no-inline",
        NoEffect("we always inline, which is more precise and no less sound"),
    ),
    ("--only-log", NoCounterpart),
    ("--kernel-args", Args),
    ("--kernel-arrays", NoCounterpart),
    ("--warp-sync", Same("--warp-sync")),
    (
        "--race-instrumenter",
        NoEffect("encodings of the same check"),
    ),
    ("--solver", NoEffect("solvers answer the same question")),
    ("--debug", NoEffect("output only")),
    ("--keep-temps", NoEffect("output only")),
    ("--gen-smt2", NoEffect("output only")),
    ("--clang-opt", Clang),
    ("--opt-opt", NoCounterpart),
    ("--bugle-opt", NoCounterpart),
    (
        "--vcgen-opt",
        Nested(&[("/checkArrays:", "--check-arrays")]),
    ),
    // The one harmless value prints how loops were abstracted.
    ("--cruncher-opt", NoEffectFor(&["/displayLoopAbstractions"])),
    ("--boogie-opt", NoCounterpart),
    ("--stop-at-opt", NoCounterpart),
    ("--stop-at-gbpl", NoCounterpart),
    ("--stop-at-bpl", NoCounterpart),
    ("--stop-at-cbpl", NoCounterpart),
    ("--no-infer", Same("--no-infer")),
    ("--omit-infer", NoCounterpart),
    ("--infer-info", NoEffect("output only")),
    (
        "--k-induction-depth",
        NoEffect("how invariants are proved, not what is proved"),
    ),
    ("--json", NoCounterpart),
    ("--list-intercepted", NoCounterpart),
    ("--verify-intercepted", NoCounterpart),
    ("--verify-all-intercepted", NoCounterpart),
    ("--cache", NoCounterpart),
];

impl Translated {
    fn add(&mut self, word: &str) {
        if word.starts_with("-D") || word.starts_with("-I") {
            self.clang_args.push(word.to_owned());
            return;
        }
        let (name, value) = match word.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (word, None),
        };
        match lookup(name) {
            Some(Same(ours)) => self.options.push(match value {
                Some(value) => format!("{ours}={value}"),
                None => ours.to_owned(),
            }),
            Some(Macros(names)) => {
                let defines = names.iter().map(|name| format!("-D{name}"));
                self.clang_args.extend(defines);
            }
            Some(Clang) => {
                let words = value.unwrap_or_default().split_whitespace();
                self.clang_args.extend(words.map(str::to_owned));
            }
            Some(Args) if value.is_some() => {
                let words = value.unwrap_or_default().trim_matches(['[', ']']);
                self.options.push("--args".to_owned());
                self.options.push(words.replacen(',', "=", 1));
            }
            Some(Nested(options)) => {
                let ours = options
                    .iter()
                    .find_map(|(theirs, ours)| Some((value?.strip_prefix(theirs)?, ours)));
                match ours {
                    Some((value, ours)) => self.options.push(format!("{ours}={value}")),
                    None => self
                        .unsupported
                        .push(format!("`{word}` has no counterpart")),
                }
            }
            Some(NoEffect(_)) => {}
            Some(NoEffectFor(values)) if value.is_some_and(|value| values.contains(&value)) => {}
            Some(NoEffectFor(_) | NoCounterpart | Args) => {
                self.unsupported
                    .push(format!("`{word}` has no counterpart"));
            }
            None => self
                .unsupported
                .push(format!("`{word}` is no option of GPUVerify")),
        }
    }
}

/// An option by its name or, as its argument parser allows, by a beginning that
/// no other option has.
fn lookup(name: &str) -> Option<Meaning> {
    if let Some((_, meaning)) = OPTIONS.iter().find(|(option, _)| *option == name) {
        return Some(*meaning);
    }
    if !name.starts_with("--") {
        return None;
    }
    let mut matches = OPTIONS
        .iter()
        .filter(|(option, _)| option.starts_with(name));
    match (matches.next(), matches.next()) {
        (Some((_, meaning)), None) => Some(*meaning),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn translated(line: &str) -> Translated {
        translate(line, Path::new("suite/k/kernel.cl"))
    }

    #[test]
    fn sizes_and_checks_have_counterparts() {
        let found = translated(
            "--blockDim=[8,8] --gridDim=* --only-intra-group --no-benign-tolerance --no-infer \
             --warp-sync=16 --check-array-bounds",
        );
        let options = [
            "--external-calls=pure",
            "--check-annotations",
            "--blockDim=[8,8]",
            "--gridDim=*",
            "--only-intra-block",
            "--benign-races=deny",
            "--no-infer",
            "--warp-sync=16",
            "--check-bounds",
        ];
        assert_eq!(found.options, options);
        assert!(found.unsupported.is_empty());
    }

    #[test]
    fn clang_gets_its_arguments() {
        let found = translated("-DWIDTH=256 -I${KERNEL_DIR}/inc --clang-opt=-Wno-uninitialized");
        assert_eq!(
            found.clang_args,
            ["-DWIDTH=256", "-Isuite/k/inc", "-Wno-uninitialized"]
        );
    }

    #[test]
    fn arguments_and_arrays_are_named() {
        let found = translated(
            "--kernel-args=[foo,0x3,*] --vcgen-opt=/checkArrays:A,B --boogie-file=${KERNEL_DIR}/a.bpl",
        );
        let options = [
            "--args",
            "foo=0x3,*",
            "--check-arrays=A,B",
            "--axioms=suite/k/a.bpl",
        ];
        assert_eq!(found.options[2..], options);
        assert!(found.unsupported.is_empty());
    }

    #[test]
    fn macros_change_annotations() {
        let found = translated("--only-requires");
        let macros = ["-DWARPPROOF_NO_ANNOTATIONS", "-DWARPPROOF_ONLY_REQUIRES"];
        assert_eq!(found.clang_args, macros);
        assert!(found.unsupported.is_empty());
    }

    #[test]
    fn what_cannot_change_a_verdict_is_dropped() {
        let found =
            translated("--no-inline --debug --infer-info --cruncher-opt=/displayLoopAbstractions");
        assert_eq!(found, translated(""));
    }

    #[test]
    fn what_has_no_counterpart_is_told() {
        let line = "--adversarial-abstraction --vcgen-op=/other:A --only --nonsense foo \
                    --cruncher-opt=/replaceLoopInvariantAssertions";
        assert_eq!(
            translated(line).unsupported,
            [
                "`--adversarial-abstraction` has no counterpart",
                "`--vcgen-op=/other:A` has no counterpart",
                "`--only` is no option of GPUVerify",
                "`--nonsense` is no option of GPUVerify",
                "`foo` is no option of GPUVerify",
                "`--cruncher-opt=/replaceLoopInvariantAssertions` has no counterpart",
            ]
        );
    }
}
