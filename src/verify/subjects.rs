//! The kernels of a file that were asked for, each with its launch and what is given.

use super::given::given;
use super::parts::Parts;
use super::{Error, Loaded, host, launch, load_with, selected};
use crate::engines::Subject;
use crate::frontend::Source;
use crate::kir::launch::Launch;
use crate::kir::{Kernel, Module};
use crate::options::VerifyOptions;
use crate::transform;

/// Compiles a file, with what its kernels need of the others of the program, and visits its
/// kernels, in source order, by their index in the module.
///
/// # Errors
/// The file does not compile, a launch is not legal, or what the visitor says.
pub(super) fn each_subject(
    (source, program): (&Source, &[Source]),
    options: &VerifyOptions,
    mut visit: impl FnMut(usize, &Subject) -> Result<(), Error>,
) -> Result<Module, Error> {
    let parts = Parts::new(program);
    let Loaded { module, .. } = load_with(source, (options, &parts), transform::prepare)?;
    let kernels = selected(&module, &[], source, options)?;
    let given = given(&module, &kernels, options)?;
    for index in kernels {
        let kernel = &module.kernels[index];
        let launch = launch::resolve(kernel, options)?;
        let subject = Subject {
            module: &module,
            kernel,
            launch: &launch,
            given: &given[index],
            options: &options.of_kernel(&kernel.name),
        };
        visit(index, &subject)?;
    }
    Ok(module)
}

impl host::Instance {
    /// The kernel, which is one of the module, at the launch.
    pub(super) fn subject<'a>(&'a self, kernel: &'a Kernel, launch: &'a Launch) -> Subject<'a> {
        Subject {
            module: &self.module,
            kernel,
            launch,
            given: &self.given,
            options: &self.options,
        }
    }
}
