//! Kernel IR reads back as what was printed.

use std::sync::atomic::{AtomicUsize, Ordering};

use warpproof::kir::parse::parse;
use warpproof::kir::print::KernelText;
use warpproof::kir::{Kernel, Spans};
use warpproof::transform::{PASSES, Settings, unroll};
use warpproof::verify::{launch, load};

use super::kernels::{self, files, for_each};

/// Of the test kernels, one in so many files.
const SAMPLE: usize = 24;

#[test]
fn kernel_ir_reads_back() {
    let (compared, exact) = (AtomicUsize::new(0), AtomicUsize::new(0));
    for_each(
        files("kernels").into_iter().step_by(SAMPLE).collect(),
        |name| {
            let Some(request) = kernels::open(&name) else {
                return Vec::new();
            };
            let Ok((module, _)) = load(&request.source, &request.options) else {
                return Vec::new();
            };
            let mut wrong = Vec::new();
            for kernel in &module.kernels {
                let unrolled = launch::resolve(kernel, &request.options)
                    .ok()
                    .and_then(|launch| unroll(kernel, &launch));
                for kernel in [Some(kernel.clone()), unrolled].into_iter().flatten() {
                    compared.fetch_add(1, Ordering::Relaxed);
                    match round_trip(&kernel, &module.spans) {
                        Ok(is_exact) => {
                            exact.fetch_add(usize::from(is_exact), Ordering::Relaxed);
                        }
                        Err(message) => wrong.push(format!("{name}: {}: {message}", kernel.name)),
                    }
                }
            }
            wrong
        },
    );
    let (compared, exact) = (compared.into_inner(), exact.into_inner());
    assert!(compared > 30, "only {compared} kernels");
    assert_eq!(exact, compared, "kernels that are equal");
}

/// Prints the kernel and reads it again. Whether it is the same one beside its spans, whose
/// numbers are the file's, once both are numbered alike.
fn round_trip(kernel: &Kernel, spans: &Spans) -> Result<bool, String> {
    let text = KernelText::new(kernel, spans).to_string();
    let module = parse(&text).map_err(|error| format!("does not parse: {error}"))?;
    let [back] = &module.kernels[..] else {
        return Err(format!("{} kernels", module.kernels.len()));
    };
    let again = KernelText::new(back, &module.spans).to_string();
    let mut lines = text.lines().zip(again.lines());
    if let Some((printed, read)) = lines.find(|(a, b)| a != b) {
        return Err(format!("`{printed}` reads back as `{read}`"));
    }
    Ok(text == again && bare(kernel) == bare(back))
}

/// The kernel without spans, numbered by what is used.
fn bare(kernel: &Kernel) -> Kernel {
    let mut kernel = kernel.clone();
    let compact = PASSES.iter().find(|pass| pass.name == "compact");
    compact
        .expect("a pass")
        .run(&mut kernel, &Settings::default());
    kernel.span = None;
    kernel.objects.values_mut().for_each(|o| o.span = None);
    kernel.blocks.values_mut().for_each(|b| b.span = None);
    kernel.insts.values_mut().for_each(|i| i.span = None);
    kernel
}
