//! Kernels whose executions are known, explored from their sources.

use std::path::Path;

use warpproof::explore::graph::RaceKind;
use warpproof::explore::{Model, Options, Outcome};
use warpproof::frontend::Source;
use warpproof::repair::Ending;
use warpproof::verify::{ExploreOptions, FixReport, explore_file, fix_file};

fn source(file: &str, clang_args: &[&str]) -> Source {
    let path = format!("tests/explore_kernels/{file}");
    Source {
        clang_args: clang_args.iter().map(|&arg| arg.to_owned()).collect(),
        ..Source::from_path(Path::new(&path)).expect("the name tells the language")
    }
}

/// All kernels, whatever is found, with so many threads and blocks.
fn options(block: u32, grid: u32) -> ExploreOptions {
    ExploreOptions {
        block: [block, 1, 1],
        grid: [grid, 1, 1],
        gpus: 1,
        warp_size: None,
        kernels: Vec::new(),
        args: Vec::new(),
        arrays: Vec::new(),
        unroll: 100,
        exploration: Options {
            all_defects: true,
            ..Options::default()
        },
    }
}

/// Explores the only kernel of a file with so many threads and blocks.
fn run(file: &str, block: u32, grid: u32, clang_args: &[&str]) -> Outcome {
    let source = source(file, clang_args);
    run_with(&source, &options(block, grid))
}

/// Explores the only kernel of a file, all of which is modelled.
fn run_with(source: &Source, options: &ExploreOptions) -> Outcome {
    let mut outcomes = Vec::new();
    explore_file(source, &[], options, &mut |_, _, outcome| {
        outcomes.push(outcome.clone());
    })
    .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(outcomes.len(), 1);
    let outcome = outcomes.remove(0);
    assert_eq!(outcome.unsupported.into_iter().collect::<Vec<_>>(), []);
    assert!(!outcome.bounded);
    Outcome {
        unsupported: Default::default(),
        ..outcome
    }
}

fn has_race(outcome: &Outcome, kind: RaceKind) -> bool {
    outcome.races.keys().any(|race| race.kind == kind)
}

#[test]
fn safe_locks_have_one_execution_per_order() {
    for (file, executions) in [("caslock.cu", 6), ("ticketlock.cu", 6), ("ttaslock.cu", 36)] {
        let outcome = run(file, 1, 3, &[]);
        assert!(!outcome.has_defect(), "{file}");
        assert_eq!(outcome.executions, executions, "{file}");
    }
}

#[test]
fn weakened_locks_have_races() {
    let relaxed_acquire = ["-DACQUIRE=cuda::memory_order_relaxed"];
    let relaxed_release = ["-DRELEASE=cuda::memory_order_relaxed"];
    for file in ["caslock.cu", "ticketlock.cu", "ttaslock.cu"] {
        for clang_args in [&relaxed_acquire, &relaxed_release] {
            let outcome = run(file, 1, 2, clang_args);
            assert!(has_race(&outcome, RaceKind::Data), "{file} {clang_args:?}");
        }
    }
}

/// What is expected of `verify` is what all executions show, in the launch that the kernel's
/// first line names.
#[test]
fn locks_are_what_their_headers_say() {
    let mut files = 0;
    for entry in std::fs::read_dir("tests/kernels/locks").expect("there are kernels with locks") {
        let path = entry.expect("the folder can be read").path();
        let text = std::fs::read_to_string(&path).expect("kernels are text");
        let header: Vec<&str> = text.lines().take(2).collect();
        let size = |option: &str| {
            let mut words = header[0].split(' ').skip_while(|&word| word != option);
            let size = words.nth(1).and_then(|size| size.parse().ok());
            size.unwrap_or_else(|| panic!("{path:?} has no {option}"))
        };
        let source = Source::from_path(&path).expect("the name tells the language");
        let outcome = run_with(&source, &options(size("--block"), size("--grid")));
        let expected = header[1] == "// expect: defect";
        assert!(expected || header[1] == "// expect: proved", "{path:?}");
        assert_eq!(outcome.has_defect(), expected, "{path:?}");
        files += 1;
    }
    assert!(files >= 20);
}

#[test]
fn scopes_that_are_too_narrow() {
    let block = ["-DSCOPE=cuda::thread_scope_block"];
    let apart = run("caslock.cu", 1, 2, &block);
    assert!(has_race(&apart, RaceKind::Heterogeneous) && has_race(&apart, RaceKind::Data));
    let together = run("caslock.cu", 2, 1, &block);
    assert!(!together.has_defect());
    assert_eq!(together.executions, 2);
}

#[test]
fn fences_pass_messages() {
    let outcome = run("message.cu", 1, 2, &[]);
    assert!(!outcome.has_defect());
    assert_eq!(outcome.executions, 2);
    let narrow = run("message.cu", 1, 2, &["-DFENCE=__threadfence_block"]);
    assert!(has_race(&narrow, RaceKind::Data));
}

#[test]
fn barriers_are_joint() {
    let outcome = run("reduction.cu", 4, 2, &[]);
    assert!(!outcome.has_defect());
    // Only the order of the two updates of the sum is open.
    assert_eq!(outcome.executions, 2);
    let without = run("reduction.cu", 4, 1, &["-DBARRIER="]);
    assert!(has_race(&without, RaceKind::Data));
    let outcome = run("divergence.cu", 4, 1, &[]);
    assert_eq!(outcome.divergences.len(), 1);
}

#[test]
fn threads_of_a_warp_meet() {
    let exited = run("warps.cu", 4, 1, &[]);
    assert!(!exited.has_defect(), "{:?}", exited.divergences);
    let elsewhere = run("warps.cu", 4, 1, &["-DLEAVE=__syncwarp(); return"]);
    assert_eq!(elsewhere.divergences.len(), 1);
    let unnamed = run("warps.cu", 4, 1, &["-DMASK=5"]);
    assert_eq!(unnamed.failures.len(), 1);
}

/// What an exploration leaves open is no answer "no defect".
#[test]
fn what_is_not_explored_is_left_open() {
    let open = |body: &str| {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("k.cu");
        let text = format!("__global__ void k(int *a, int n) {{ {body} }}");
        std::fs::write(&path, text).expect("written");
        let source = Source::from_path(&path).expect("a CUDA file");
        let options = ExploreOptions {
            args: vec!["n=0".parse().expect("an argument")],
            exploration: Options::default(),
            ..options(2, 1)
        };
        let mut open = None;
        explore_file(&source, &[], &options, &mut |_, _, outcome| {
            assert!(!outcome.has_defect());
            open = Some(!outcome.unsupported.is_empty());
        })
        .unwrap_or_else(|error| panic!("{error}"));
        open.expect("a kernel")
    };
    assert!(open("int x; if (x == 5) *a = threadIdx.x;"));
    assert!(open("__requires(n > 0); *a = threadIdx.x;"));
    assert!(open("__global_assert(threadIdx.x == 7);"));
    assert!(!open("a[threadIdx.x] = n;"));
}

/// Every form of scoped atomic and fence, in every language: the kernel's name says what is
/// to be found.
#[test]
fn forms_of_atomics_and_fences() {
    for file in ["scopes.cu", "scopes.hip", "scopes.cl", "scopes.ll"] {
        let mut explored = 0;
        explore_file(
            &source(file, &[]),
            &[],
            &options(1, 2),
            &mut |kernel, _, outcome| {
                let name = &kernel.name;
                let (data, heterogeneous) = (
                    has_race(outcome, RaceKind::Data),
                    has_race(outcome, RaceKind::Heterogeneous),
                );
                let ends = |endings: &[&str]| endings.iter().any(|ending| name.ends_with(ending));
                if ends(&["_ok", "_wide"]) {
                    assert!(!outcome.has_defect(), "{file}: {name}");
                    assert_eq!(outcome.executions, 2, "{file}: {name}");
                } else if ends(&["_narrow"]) {
                    assert!(data && heterogeneous, "{file}: {name}");
                } else {
                    assert!(data && !heterogeneous, "{file}: {name}");
                }
                assert!(
                    outcome.unsupported.is_empty(),
                    "{file}: {name} {:?}",
                    outcome.unsupported
                );
                explored += 1;
            },
        )
        .unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(explored > 5, "{file}");
    }
}

/// Functions marked with `__final` see the memory that each execution leaves.
#[test]
fn assertions_at_the_end() {
    let source = Source {
        clang_args: Vec::new(),
        ..Source::from_path(Path::new("benchmarks/gpumc/sb.cu")).expect("a CUDA file")
    };
    let explore = |model: Model| {
        let mut options = options(1, 3);
        options.args = vec!["n=3".parse().expect("an argument")];
        options.exploration.model = model;
        run_with(&source, &options)
    };
    let weak = explore(Model::Src11);
    assert!(!weak.has_defect());
    assert_eq!(weak.executions, 8);
    assert_eq!(weak.condition[0].count, 1);
    assert_eq!(explore(Model::Sc).condition[0].count, 0);
}

/// The scope of a GPU is too narrow for two.
#[test]
fn several_gpus() {
    let on = |gpus: u32, scope: &str| {
        let source = source(
            "caslock.cu",
            &[&format!("-DSCOPE=cuda::thread_scope_{scope}")],
        );
        run_with(
            &source,
            &ExploreOptions {
                gpus,
                ..options(1, 2)
            },
        )
    };
    assert!(!on(1, "device").has_defect());
    assert!(has_race(&on(2, "device"), RaceKind::Heterogeneous));
    assert!(!on(2, "system").has_defect());
}

#[test]
fn awaits_without_an_end_are_deadlocks() {
    let outcome = run("await.cu", 1, 2, &[]);
    assert!(!outcome.has_defect());
    let forgotten = run("await.cu", 1, 2, &["-DFORGOTTEN"]);
    assert_eq!(forgotten.deadlocks.len(), 1);
    assert_eq!(forgotten.executions, 0);
}

/// Polling by an update that leaves the value is as polling by a read: it comes to an end.
#[test]
fn polling_updates_complete() {
    for poll in [
        "atomicAdd(&flag,0)",
        "atomicOr(&flag,0)",
        "atomicMax(&flag,0)",
        "atomicExch(&flag,0)",
        "atomicCAS(&flag,0,0)",
        "atomicCAS(&flag,5,6)",
    ] {
        let poll = format!("-DPOLL={poll}");
        let outcome = run("poll.cu", 1, 2, &[&poll]);
        assert!(!outcome.has_defect(), "{poll}");
        assert_eq!(outcome.executions, 1, "{poll}");
        let unordered = run("poll.cu", 1, 2, &[&poll, "-DFENCE="]);
        assert!(has_race(&unordered, RaceKind::Data), "{poll}");
        let forgotten = run("poll.cu", 1, 2, &[&poll, "-DFORGOTTEN"]);
        assert_eq!(forgotten.deadlocks.len(), 1, "{poll}");
        assert_eq!(forgotten.executions, 0, "{poll}");
    }
}

#[test]
fn barriers_of_the_grid_by_polling() {
    // The orders in which threads come, and in which they find that all are there.
    for (blocks, executions) in [(2, 4), (3, 36)] {
        let outcome = run("gridbarrier.cu", 1, blocks, &[]);
        assert!(!outcome.has_defect());
        assert_eq!(outcome.executions, executions);
    }
    let unordered = run("gridbarrier.cu", 1, 2, &["-DFENCE="]);
    assert!(has_race(&unordered, RaceKind::Data));
    let fewer = run("gridbarrier.cu", 1, 2, &["-DFEWER=1"]);
    assert_eq!((fewer.executions, fewer.deadlocks.len()), (0, 1));
}

/// What reads an atomic write comes behind it, as PTX has it.
#[test]
fn what_was_observed_is_over() {
    let last = run("reset.cu", 1, 3, &[]);
    assert!(!last.has_defect(), "{:?}", last.races);
    let early = run("reset.cu", 1, 2, &["-DEARLY"]);
    assert!(has_race(&early, RaceKind::Data));
    let narrow = run("reset.cu", 1, 2, &["-DSCOPE=cuda::thread_scope_block"]);
    assert!(has_race(&narrow, RaceKind::Heterogeneous));
}

/// Arrays hold what the options say, as in runs.
#[test]
fn arrays_and_their_bounds() {
    let source = source("gather.cu", &[]);
    let explore = |array: &str| {
        let mut options = options(2, 1);
        options.arrays = vec![array.parse().expect("an array")];
        run_with(&source, &options)
    };
    assert!(!explore("index=iota").has_defect());
    assert!(has_race(&explore("index=zeros"), RaceKind::Data));
    assert_eq!(explore("index[1]=iota").failures.len(), 1);
}

/// A bound cuts what goes on for longer, and says so.
#[test]
fn bounds_are_told() {
    let mut options = options(1, 2);
    options.unroll = 2;
    let mut bounded = Vec::new();
    let source = Source::from_path(Path::new("tests/explore_kernels/rounds.cu"));
    let source = source.expect("a CUDA file");
    explore_file(&source, &[], &options, &mut |_, _, outcome| {
        bounded.push(outcome.bounded);
    })
    .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(bounded, [true]);
}

/// A repair of a file of the benchmarks, which leaves the file as it is.
fn fixed(file: &str, options: &ExploreOptions) -> FixReport {
    let path = Path::new("benchmarks/gpumc").join(file);
    let source = Source::from_path(path).expect("the name tells the language");
    let mut options = options.clone();
    options.exploration.all_defects = false;
    fix_file(&source, &[], &options).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn added(report: &FixReport) -> Vec<&str> {
    let is_added = |line: &&str| line.starts_with('+') && !line.starts_with("+++");
    let lines = report.patch.lines().filter(is_added);
    lines.map(|line| line[1..].trim()).collect()
}

/// The least scope that has both blocks, and no more lines than that takes.
#[test]
fn heterogeneous_races_are_repaired() {
    let report = fixed("bench1.cu", &options(3, 2));
    assert_eq!(report.repair.ending, Ending::Safe { executions: 720 });
    assert_eq!(report.repair.steps.len(), 1);
    assert_eq!(added(&report), ["atomicAdd(x, 1);", "atomicAdd(x, 2);"]);
    let on_two = ExploreOptions {
        gpus: 2,
        ..options(1, 2)
    };
    let report = fixed("bench1.cu", &on_two);
    assert_eq!(
        added(&report),
        ["atomicAdd_system(x, 1);", "atomicAdd_system(x, 2);"]
    );
}

/// The least orders: what need not change is taken back.
#[test]
fn data_races_are_repaired_by_orders() {
    let report = fixed("weak_ticketlock.cu", &options(1, 2));
    assert_eq!(report.repair.ending, Ending::Safe { executions: 2 });
    let expected = [
        "while (serving.load(cuda::memory_order_acquire) != mine) {",
        "serving.store(mine + 1, cuda::memory_order_release);",
    ];
    assert_eq!(added(&report), expected);
    let report = fixed("publish.cu", &options(1, 2));
    assert_eq!(report.repair.ending, Ending::Safe { executions: 2 });
    assert_eq!(added(&report), ["__threadfence();", "__threadfence();"]);
}

#[test]
fn data_races_are_repaired_by_atomics() {
    let report = fixed("counter.cl", &options(2, 2));
    assert_eq!(report.repair.ending, Ending::Safe { executions: 24 });
    assert_eq!(report.changed_lines, 1);
    assert!(
        report.patch.contains("atomic_fetch_add_explicit"),
        "{}",
        report.patch
    );
}

/// What has no form in the source stays as it is, with the reason.
#[test]
fn what_cannot_be_repaired_says_why() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("k.cu");
    let text = "#define PUT(x) *a = x\n__global__ void k(int *a) { PUT(threadIdx.x); }";
    std::fs::write(&path, text).expect("written");
    let source = Source::from_path(&path).expect("a CUDA file");
    let report = fix_file(&source, &[], &options(2, 1)).unwrap_or_else(|error| panic!("{error}"));
    let Ending::Stuck { why, .. } = &report.repair.ending else {
        panic!("{:?}", report.repair.ending);
    };
    assert!(!why.is_empty());
    assert_eq!(report.patch, "");
}

/// The command line: a repair is printed, and written where that is asked for.
#[test]
fn repairs_are_written_on_request() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (path, drawing) = (folder.path().join("k.cu"), folder.path().join("k.svg"));
    std::fs::copy("benchmarks/gpumc/bench1.cu", &path).expect("copied");
    let original = std::fs::read_to_string(&path).expect("readable");
    let explore = |options: &[&std::ffi::OsStr]| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_warpproof"))
            .arg("explore")
            .arg(&path)
            .args(["--block", "1", "--grid", "2", "--jobs", "1"])
            .args(options)
            .output()
            .expect("the program runs");
        (
            output.status.code(),
            String::from_utf8_lossy(&output.stdout).into_owned(),
        )
    };
    let (code, text) = explore(&["--svg".as_ref(), drawing.as_ref()]);
    assert_eq!(code, Some(1), "{text}");
    let drawn = std::fs::read_to_string(&drawing).expect("a drawing");
    assert!(drawn.starts_with("<svg"));
    let (code, text) = explore(&["--fix".as_ref()]);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("+    atomicAdd(x, 1);"), "{text}");
    assert_eq!(std::fs::read_to_string(&path).expect("readable"), original);
    let (code, text) = explore(&["--fix".as_ref(), "--write".as_ref()]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.ends_with("no defect, 2 executions\n"), "{text}");
    let repaired = std::fs::read_to_string(&path).expect("readable");
    assert_eq!(repaired, original.replace("_block", ""));
}
