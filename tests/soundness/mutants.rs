//! Faulty variants of the test kernels: a barrier less, an index that is off by
//! one, a guard that lets one more thread through. None that a concrete run shows
//! to be faulty may be proved.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use warpproof::cli::verify_requests;
use warpproof::engines::assume;
use warpproof::exec::{Array, Fill, Inputs};
use warpproof::frontend::Source;
use warpproof::ivl::Symbol;
use warpproof::ivl::eval::{self, Interpretation, Value};
use warpproof::kir::assume::Assumption;
use warpproof::kir::launch::{self, Size};
use warpproof::kir::{
    BarrierKind, Inst, InstId, IntPredicate, Kernel, Module, ObjectKind, Terminator, Type, ValueDef,
};
use warpproof::options::{BenignRaces, FailOn, VerifyOptions};
use warpproof::report::model::Verdict;
use warpproof::verify::launch::resolve;
use warpproof::verify::{Request, load, verify_kernel};

use super::concrete::{self, Evidence, Launch};
use super::random::Random;

/// A kernel file of `tests/kernels`, read.
pub struct File {
    pub path: PathBuf,
    pub source: Source,
    pub options: VerifyOptions,
    pub module: Module,
}

/// A kernel of a file, changed in one place or in none.
#[derive(Clone, Debug)]
pub struct Mutant {
    pub change: String,
    pub kernel: Kernel,
}

/// What became of the mutants.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub mutants: u32,
    /// Mutants that a concrete run shows to be faulty.
    pub faulty: u32,
    /// Those that are reported, of the faulty.
    pub reported: u32,
    pub inconclusive: u32,
    /// Proofs beside concrete defects.
    pub unsound: Vec<String>,
}

/// Reads a file whose header expects `proved`. `None` where it expects something
/// else, or asks for what concrete runs do not model.
pub fn read(path: &Path, timeout: Duration) -> Option<File> {
    let text = std::fs::read_to_string(path).ok()?;
    let header = |key: &str| {
        let comments = text
            .lines()
            .map_while(|line| line.strip_prefix("//").or_else(|| line.strip_prefix(';')));
        let mut values = comments.filter_map(|line| line.trim().strip_prefix(key));
        values.next().map(str::trim)
    };
    if header("expect:") != Some("proved") {
        return None;
    }
    let mut words = vec![path.display().to_string()];
    words.extend(shlex::split(header("verify:")?)?);
    let Request {
        source,
        mut options,
    } = verify_requests(&words).ok()?.pop()?;
    // Runs have no lockstep warps, and no accesses are left out of account.
    let left_out = options.only_divergence || !options.check_arrays.is_empty();
    let unlike = options.warp_sync.is_some() || options.check_bounds;
    // Values of parameters are given elsewhere.
    if left_out || unlike || !options.args.is_empty() || !options.axioms.is_empty() {
        return None;
    }
    options.timeout = Some(timeout);
    options.error_limit = 1;
    options.fail_on = FailOn::Possible;
    if options.benign_races == BenignRaces::Warn {
        options.benign_races = BenignRaces::Allow;
    }
    let (module, _) = load(&source, &options).ok()?;
    if says_contents(&module, &options) {
        return None;
    }
    Some(File {
        path: path.to_owned(),
        source,
        options,
        module,
    })
}

/// Is anything assumed of the elements of arrays, which runs do not look at?
fn says_contents(module: &Module, options: &VerifyOptions) -> bool {
    let launch = launch::Launch::SYMBOLIC;
    let is_of_launch = |assumption: &Assumption| {
        let mut kernels = module.kernels.iter();
        kernels.any(|kernel| assume::lower(&assumption.expr, kernel, &launch).is_ok())
    };
    module
        .kernels
        .iter()
        .any(|kernel| !kernel.stated.is_empty())
        || !options.assumes.iter().all(is_of_launch)
}

/// Judges the chosen ones of a file's mutants; the first is the kernel as it is.
pub fn judge(file: &File, mut chosen: impl FnMut(&Mutant) -> bool, tally: &mut Tally) {
    for index in 0..file.module.kernels.len() {
        let original = &file.module.kernels[index];
        for mutant in mutants(&file.module, original) {
            if !chosen(&mutant) {
                continue;
            }
            tally.mutants += 1;
            let mut module = file.module.clone();
            module.kernels[index] = mutant.kernel;
            let evidence = run(file, &module, &module.kernels[index]);
            let deny = file.options.benign_races == BenignRaces::Deny;
            let defect = match deny {
                true => evidence.defect.or(evidence.same_value),
                false => evidence.defect,
            };
            let Some(defect) = defect else { continue };
            tally.faulty += 1;
            let report = verify_kernel(&module, index, file.source.language, &file.options);
            match report.map(|report| report.verdict) {
                Ok(Verdict::Proved) => tally.unsound.push(format!(
                    "{}, {}: {}: proved, but {defect}",
                    file.path.display(),
                    original.name,
                    mutant.change
                )),
                Ok(Verdict::Defect) => tally.reported += 1,
                Ok(Verdict::Inconclusive | Verdict::NoDefect) | Err(_) => tally.inconclusive += 1,
            }
        }
    }
}

fn mutants(module: &Module, kernel: &Kernel) -> Vec<Mutant> {
    let mut list = vec![Mutant {
        change: "as it is".into(),
        kernel: kernel.clone(),
    }];
    let line = |inst: InstId| {
        let span = kernel.insts[inst].span;
        span.map_or(0, |span| concrete::line_of(module, span))
    };
    let mut add = |change: String, apply: &dyn Fn(&mut Kernel)| {
        let mut kernel = kernel.clone();
        apply(&mut kernel);
        list.push(Mutant { change, kernel });
    };
    for (block, data) in kernel.blocks.iter() {
        for (at, &inst) in data.insts.iter().enumerate() {
            if is_barrier(&kernel.insts[inst].inst) {
                add(
                    format!("no barrier at line {}", line(inst)),
                    &|k: &mut Kernel| {
                        k.blocks[block].insts.remove(at);
                    },
                );
            }
            if let Some(bytes) = indexes(kernel, inst) {
                add(
                    format!("an index off by one at line {}", line(inst)),
                    &|k: &mut Kernel| {
                        if let Inst::PtrAdd { offset, .. } = &mut k.insts[inst].inst {
                            *offset += bytes;
                        }
                    },
                );
            }
        }
        let Terminator::Branch { cond, .. } = data.terminator else {
            continue;
        };
        let ValueDef::Inst(inst) = kernel.values[cond].def else {
            continue;
        };
        if let Inst::ICmp { pred, .. } = kernel.insts[inst].inst
            && let Some(weaker) = weaker(pred)
        {
            add(
                format!("a weaker guard at line {}", line(inst)),
                &|k: &mut Kernel| {
                    if let Inst::ICmp { pred, .. } = &mut k.insts[inst].inst {
                        *pred = weaker;
                    }
                },
            );
        }
    }
    list
}

fn is_barrier(inst: &Inst) -> bool {
    use BarrierKind::{Block, Grid, Warp};
    matches!(
        inst,
        Inst::Barrier {
            kind: Block | Grid | Warp { .. },
            ..
        }
    )
}

/// The bytes of an element, where the instruction is the address of an access.
fn indexes(kernel: &Kernel, inst: InstId) -> Option<i64> {
    let Inst::PtrAdd { terms, .. } = &kernel.insts[inst].inst else {
        return None;
    };
    if terms.is_empty() {
        return None;
    }
    let pointer = kernel.insts[inst].result?;
    kernel.insts.values().find_map(|data| match &data.inst {
        Inst::Load { ptr, .. } if *ptr == pointer => {
            let value = data.result?;
            Some(kernel.values[value].ty.bytes() as i64)
        }
        Inst::Store { ptr, value, .. } | Inst::AtomicRmw { ptr, value, .. } if *ptr == pointer => {
            Some(kernel.values[*value].ty.bytes() as i64)
        }
        _ => None,
    })
}

/// The comparison that holds more often.
fn weaker(pred: IntPredicate) -> Option<IntPredicate> {
    use IntPredicate::*;
    Some(match pred {
        Slt => Sle,
        Ult => Ule,
        Sgt => Sge,
        Ugt => Uge,
        Eq => Uge,
        Ne | Sle | Ule | Sge | Uge => return None,
    })
}

/// A few concrete runs with arguments that the file allows.
fn run(file: &File, module: &Module, kernel: &Kernel) -> Evidence {
    let mut random = Random::new(7);
    let mut evidence = Evidence::default();
    let mut before = None;
    for _ in 0..3 {
        let Some(launch) = some_launch(file, kernel, &mut random) else {
            break;
        };
        // Where all sizes are fixed, one launch is all there is.
        if before.replace(launch) == Some(launch) {
            break;
        }
        let inputs = (0..60).filter_map(|seed| inputs(file, kernel, launch, seed, &mut random));
        evidence = concrete::run(module, kernel, launch, inputs.take(4));
        if evidence.defect.is_some() {
            break;
        }
    }
    evidence
}

/// Sizes for those that are open; none where the launch is too large for a quick
/// run.
fn some_launch(file: &File, kernel: &Kernel, random: &mut Random) -> Option<Launch> {
    // Sizes that a proof says nothing of are none.
    let asked = resolve(kernel, &file.options).ok()?;
    let mut sizes = |sizes: launch::Sizes, open: &[u32]| {
        sizes.map(|size| size.fixed().unwrap_or_else(|| random.pick(open)))
    };
    let block = sizes(asked.block, &[2, 4, 8]);
    let mut grid = sizes(asked.grid, &[1, 2, 3]);
    if file.options.only_intra_block {
        grid = [1; 3];
    }
    let product = |sizes: [u32; 3]| sizes.iter().map(|&s| u64::from(s)).product::<u64>();
    (product(block) * product(grid) <= MAX_THREADS).then_some(Launch { block, grid })
}

/// Larger launches take too long.
const MAX_THREADS: u64 = 1 << 12;

/// Arguments that satisfy the assumptions of the options.
fn inputs(
    file: &File,
    kernel: &Kernel,
    launch: Launch,
    seed: u64,
    random: &mut Random,
) -> Option<Inputs> {
    let threads: u32 = launch.block.iter().product();
    let all = threads * launch.grid.iter().product::<u32>();
    let typical = [
        1,
        2,
        4,
        8,
        16,
        32,
        threads,
        all,
        all / 2,
        all + 5,
        launch.block[0],
        launch.block[0] * launch.grid[0],
    ];
    let params: Vec<u128> = kernel
        .params
        .iter()
        .map(|param| {
            let ty = kernel.values[param.value].ty;
            let number = match random.percent(70) {
                true => random.pick(&typical),
                false => random.between(0, 20),
            };
            match ty {
                Type::Float(kind) => {
                    u128::from(warpproof::exec::float::from_f64(kind, f64::from(number)))
                }
                _ => u128::from(number) & (u128::MAX >> (128 - ty.bits())),
            }
        })
        .collect();
    let names = Arguments {
        kernel,
        params: &params,
    };
    let fixed = launch::Launch {
        block: launch.block.map(Size::Fixed),
        grid: launch.grid.map(Size::Fixed),
        dimensions: Some(3),
    };
    for assumption in &file.options.assumes {
        // One that is about other kernels says nothing of this one.
        let Ok(condition) = assume::lower(&assumption.expr, kernel, &fixed) else {
            continue;
        };
        if eval::eval(&condition, &names) != Ok(Value::Bool(true)) {
            return None;
        }
    }
    let mut arrays = BTreeMap::new();
    for (id, object) in kernel.objects.iter() {
        if matches!(object.kind, ObjectKind::Param { .. }) {
            let fill = match seed % 3 {
                0 => Fill::iota(Type::Int(32)),
                1 => Fill::Zeros,
                _ => Fill::Random {
                    element: Type::Int(32),
                    seed,
                    low: 0,
                    high: 9,
                },
            };
            arrays.insert(id, Array { size: None, fill });
        }
    }
    Some(Inputs { params, arrays })
}

struct Arguments<'a> {
    kernel: &'a Kernel,
    params: &'a [u128],
}

impl Interpretation for Arguments<'_> {
    fn variable(&self, name: &Symbol) -> Option<Value> {
        let named = |param: &warpproof::kir::Param| format!("_{}", param.name) == name.as_str();
        let index = self.kernel.params.iter().position(named)?;
        let ty = self.kernel.values[self.kernel.params[index].value].ty;
        match ty {
            Type::Int(1) => Some(Value::Bool(self.params[index] != 0)),
            _ => Some(Value::bv(self.params[index], ty.bits())),
        }
    }

    fn apply(&self, _: &Symbol, _: &[Value]) -> Option<Value> {
        None
    }
}

/// The files of a folder and its folders, in a fixed order.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut list = Vec::new();
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for path in entries.map(|entry| entry.path()) {
        match path.is_dir() {
            true => list.extend(files(&path)),
            false => list.push(path),
        }
    }
    list.sort();
    list
}
