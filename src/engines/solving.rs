//! How solvers are asked, and what it means that they do not answer.

use crate::kir::Construct;
use std::time::{Duration, Instant};

use super::Error;
use crate::options::{SolverChoice, VerifyOptions};
use crate::report::model::{Reason, ReasonKind};
use crate::smt::locate::LocateError;
use crate::vc;

/// How to ask the solvers.
///
/// # Errors
/// A solver that the user asks for is not installed, or none is.
pub fn settings(options: &VerifyOptions, deadline: Option<Instant>) -> Result<vc::Options, Error> {
    let missing = |error: LocateError| Error::NoSolver(error.to_string());
    let solvers = match options.solver {
        Some(SolverChoice::Z3) => vc::solvers(vc::SolverChoice::Z3).map_err(missing)?,
        Some(SolverChoice::Cvc5) => vc::solvers(vc::SolverChoice::Cvc5).map_err(missing)?,
        Some(SolverChoice::Portfolio) => {
            vc::solvers(vc::SolverChoice::Portfolio).map_err(missing)?
        }
        None => vc::solvers(vc::SolverChoice::Portfolio)
            .or_else(|_| vc::solvers(vc::SolverChoice::Z3))
            .or_else(|error| vc::solvers(vc::SolverChoice::Cvc5).map_err(|_| error))
            .map_err(missing)?,
    };
    Ok(vc::Options {
        solvers,
        query_timeout: options.query_timeout.unwrap_or(DEFAULT_QUERY_TIMEOUT),
        deadline,
        memory_limit_mib: options.memory_limit.unwrap_or(DEFAULT_MEMORY_MIB),
        error_limit: options.error_limit.max(1),
        infer: options.infer,
        wishes: vc::Wishes::default(),
    })
}

/// Why they do not decide.
pub fn reason(reason: &vc::Reason) -> Reason {
    let kind = match reason {
        vc::Reason::Unsupported(message) => {
            let construct = Construct::Ivl(message.clone());
            return Reason::unsupported(&construct, construct.to_string(), None);
        }
        vc::Reason::Timeout => ReasonKind::Timeout,
        vc::Reason::Solver(_) => ReasonKind::Solver,
        vc::Reason::Resources(_) => ReasonKind::Resources,
    };
    Reason {
        kind,
        code: None,
        message: reason.to_string(),
        span: None,
    }
}

/// Seconds for one query where the user sets none.
const DEFAULT_QUERY_TIMEOUT: Duration = Duration::from_secs(30);
/// Memory of one solver process where the user sets none.
const DEFAULT_MEMORY_MIB: u64 = 4096;
