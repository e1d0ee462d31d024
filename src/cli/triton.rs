//! `warpproof triton`: kernels of Triton, compiled and verified in their author's words.

mod words;

use std::path::Path;
use std::time::Instant;

use super::args::TritonArguments;
use super::exit::Exit;
use super::panics::{self, PANICKED};
use super::run::{error_line, exit_after, exit_of, failure, opened, warning_line};
use crate::codes::Code;
use crate::frontend::{Language, Source};
use crate::kir::assume::Assumption;
use crate::kir::launch::Size;
use crate::options::{Launches, VerifyOptions};
use crate::report::json::Entry;
use crate::report::model::{Defect, KernelReport, Report, Statement};
use crate::report::vocabulary::Vocabulary;
use crate::triton::{self, Compiled, Variant};
use crate::verify::{self, Reading, Request};
use words::Words;

/// Compiles the kernels, verifies each variant, and prints one report of the file.
pub fn run(arguments: &TritonArguments) -> Exit {
    let start = Instant::now();
    let path = arguments.path();
    let compiled = match arguments.subject() {
        Ok((folder, kernel)) => triton::compiled_before(&folder, kernel),
        Err(request) => triton::compile(&request),
    };
    let compiled = match compiled {
        Ok(compiled) => compiled,
        Err(error) => {
            error_line(&error.to_string());
            return Exit::Failure;
        }
    };
    let Some(mut out) = opened(&arguments.output, [path.as_path()].into_iter()) else {
        return Exit::Failure;
    };
    let mut report = Report::empty(&path);
    let mut written = Ok(());
    let mut entries = Vec::new();
    for variant in &compiled.variants {
        let verified = panics::caught(|| verified(arguments, &compiled, variant));
        let verified = verified.unwrap_or_else(|| Err(PANICKED.to_owned()));
        match verified {
            Ok(kernels) => {
                for kernel in &kernels {
                    written = written.and_then(|()| out.kernel(&path, kernel));
                }
                report.kernels.extend(kernels);
            }
            Err(message) => {
                error_line(&message);
                entries.push(failure(&path, &message));
            }
        }
    }
    written = written.and_then(|()| out.rest(&report));
    if !report.kernels.is_empty() {
        entries.push(Entry::Report(report));
    }
    let exit = entries.iter().map(exit_of).max().unwrap_or(Exit::Failure);
    let written = written.and_then(|()| out.summary(&entries, start.elapsed()));
    exit_after(written.and_then(|()| out.documents(entries)), exit)
}

/// The reports of one variant.
///
/// # Errors
/// The code cannot be read, or what the user says does not suit it; in words.
fn verified(
    arguments: &TritonArguments,
    compiled: &Compiled,
    variant: &Variant,
) -> Result<Vec<KernelReport>, String> {
    let options = options(arguments, variant)?;
    let source = Source {
        path: variant.code.clone(),
        language: Language::of_path(&variant.code).unwrap_or(Language::Ptx),
        clang_args: Vec::new(),
    };
    let source = match &variant.declared {
        Some(declared) => source.with_parameters(declared),
        None => source,
    };
    let request = Request { source, options };
    let in_words = |error: verify::Error| renamed(&error.to_string(), variant, &arguments.path());
    let sources = std::slice::from_ref(&request.source);
    let reading = Reading::start(sources, &request.options).map_err(|error| error.to_string())?;
    let report = verify::verify_each(&request, &reading, &mut ()).map_err(in_words)?;
    if !variant.names {
        warning_line(&format!(
            "the parameters of `{}` are called as in what is compiled: Triton has added some",
            variant.kernel
        ));
    }
    let mut kernels = report.kernels;
    for kernel in &mut kernels {
        kernel.kernel = name(variant, compiled);
        kernel.speak(Vocabulary::Instances);
        state_specialisation(kernel, variant);
        kernel.benign_races.retain(is_between_instances);
        // Triton has no word with which an author could promise it.
        kernel.warnings.retain(|one| one.code != Code::AssumedApart);
    }
    Ok(kernels)
}

/// The launch of an instance is what Triton makes of it; the rest is the user's.
fn options(arguments: &TritonArguments, variant: &Variant) -> Result<VerifyOptions, String> {
    let words = Words::of(variant);
    let mut options = arguments.options();
    options.launches = Launches::Any;
    options.block = Some([variant.warp_size * variant.num_warps, 1, 1].map(Size::Fixed));
    for text in &arguments.assumes {
        options.assumes.push(words.assumption(text)?);
    }
    if let Some(text) = &arguments.grid {
        let (sizes, dimensions, assumes) = words.grid(text)?;
        options.grid = Some(sizes);
        options.dimensions = Some(dimensions);
        options.assumes.extend(assumes);
    }
    let integers = variant.parameters.iter().filter(|one| !one.is_pointer());
    let divisible = integers.filter(|one| one.divisible_by_16 && variant.names);
    for parameter in divisible {
        let condition = format!("{} % 16 == 0", parameter.name);
        let condition: Result<Assumption, _> = condition.parse();
        options.assumes.extend(condition);
    }
    Ok(options)
}

/// The kernel, with what tells the variant from the others that are verified.
fn name(variant: &Variant, compiled: &Compiled) -> String {
    let mut others = compiled.variants.iter();
    let others: Vec<&Variant> = others
        .by_ref()
        .filter(|one| one.kernel == variant.kernel)
        .collect();
    let mut parts: Vec<String> = (variant.label.iter())
        .filter(|(key, value)| others.iter().any(|one| one.label.get(*key) != Some(value)))
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    if others.iter().any(|one| one.target != variant.target) {
        parts.push(variant.target.clone());
    }
    match parts.is_empty() {
        true => variant.kernel.clone(),
        false => format!("{}[{}]", variant.kernel, parts.join(", ")),
    }
}

/// Says for which values alone the kernel was compiled.
fn state_specialisation(kernel: &mut KernelReport, variant: &Variant) {
    let pointers = variant.parameters.iter().filter(|one| one.is_pointer());
    let aligned: Vec<String> = pointers
        .filter(|one| one.divisible_by_16)
        .map(|one| format!("`{}`", one.name))
        .collect();
    let constants: Vec<String> = (variant.constants.iter())
        .map(|(name, value)| format!("{name} = {value}"))
        .collect();
    let mut say = |text: String| {
        kernel.assumptions.push(Statement {
            code: Code::AsCompiled,
            text,
        });
    };
    if !aligned.is_empty() {
        let aligned = aligned.join(", ");
        say(format!(
            "{aligned} are aligned to 16 bytes, at which Triton looks at each launch"
        ));
    }
    if !constants.is_empty() {
        let constants = constants.join(", ");
        say(format!(
            "the kernel is launched with the constants {constants}"
        ));
    }
}

/// Stores of one value by threads of one instance are how Triton lays out what has fewer elements
/// than threads; they are none of the author's.
fn is_between_instances(defect: &Defect) -> bool {
    match defect {
        Defect::Race { accesses, .. } => {
            let blocks = accesses.iter().map(|access| access.thread.block);
            blocks.collect::<std::collections::BTreeSet<_>>().len() > 1
        }
        _ => true,
    }
}

/// A message about what was compiled as one about the source.
fn renamed(message: &str, variant: &Variant, path: &Path) -> String {
    let code = variant.code.display().to_string();
    let language = match Language::of_path(&variant.code) {
        Some(Language::LlvmIr) => "LLVM IR",
        _ => "PTX",
    };
    let of = format!("{} ({language} of `{}`)", path.display(), variant.kernel);
    message.replace(&code, &of)
}
