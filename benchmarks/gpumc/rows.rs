//! The rows of the paper's tables, and the kernels that stand for them here.

/// What a row is expected to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// No defect, all executions explored; so many of them where that is known.
    Safe(Option<u64>),
    DataRace,
    HeterogeneousRace,
    Divergence,
    /// An assertion at the end does not hold.
    Assertion,
    /// All races are repaired, and none is left.
    Repaired,
}

/// The paper's figures; those it does not give are zero.
#[derive(Clone, Copy, Debug, Default)]
pub struct Paper {
    pub seconds: f64,
    pub megabytes: u32,
    pub executions: u64,
    pub races: u32,
    pub fixes: u32,
}

#[derive(Clone, Debug)]
pub struct Row {
    pub table: &'static str,
    pub name: String,
    pub file: &'static str,
    pub blocks: u32,
    pub threads: u32,
    /// Arguments of `--arg` and `--array`.
    pub args: Vec<String>,
    pub arrays: Vec<&'static str>,
    pub clang_args: Vec<&'static str>,
    pub expected: Expected,
    pub paper: Paper,
}

/// All rows, in the order of the paper.
pub fn rows() -> Vec<Row> {
    let mut rows = data_races();
    rows.extend(heterogeneous_races());
    rows.extend(divergences());
    rows.extend(repairs());
    rows.extend(load_buffering());
    rows.extend(store_buffering());
    rows
}

fn row(table: &'static str, name: &str, file: &'static str, (blocks, threads): (u32, u32)) -> Row {
    Row {
        table,
        name: name.to_owned(),
        file,
        blocks,
        threads,
        args: Vec::new(),
        arrays: Vec::new(),
        clang_args: Vec::new(),
        expected: Expected::Safe(None),
        paper: Paper::default(),
    }
}

fn factorial(n: u32) -> u64 {
    (1..=u64::from(n)).product()
}

const CUDA_ACQUIRE: &str = "-DACQUIRE=cuda::memory_order_relaxed";
const CUDA_RELEASE: &str = "-DRELEASE=cuda::memory_order_relaxed";
const CL_ACQUIRE: &str = "-DACQUIRE=memory_order_relaxed";
const CL_RELEASE: &str = "-DRELEASE=memory_order_relaxed";

fn data_races() -> Vec<Row> {
    const TABLE: &str = "Table 1: data races";
    let mut rows = Vec::new();
    // Name, file, weakening, grids with the paper's seconds and megabytes.
    let programs = [
        ("caslock", "caslock.cu", None, &[((4, 2), 50.0, 85)][..]),
        (
            "caslock1",
            "caslock.cu",
            Some(CUDA_RELEASE),
            &[((4, 2), 0.1, 85), ((6, 4), 0.1, 85)],
        ),
        (
            "caslock2",
            "caslock.cu",
            Some(CUDA_ACQUIRE),
            &[((4, 2), 0.1, 85), ((6, 4), 0.1, 85)],
        ),
        ("ticketlock", "ticketlock.cu", None, &[((4, 2), 320.0, 85)]),
        (
            "ticketlock1",
            "ticketlock.cu",
            Some(CUDA_RELEASE),
            &[((4, 2), 0.1, 84), ((6, 4), 0.1, 84)],
        ),
        (
            "ticketlock2",
            "ticketlock.cu",
            Some(CUDA_ACQUIRE),
            &[((4, 2), 0.1, 84), ((6, 4), 0.1, 84)],
        ),
        ("ttaslock", "ttaslock.cu", None, &[((3, 2), 500.0, 84)]),
        (
            "ttaslock1",
            "ttaslock.cu",
            Some(CUDA_RELEASE),
            &[((4, 2), 0.1, 84), ((6, 4), 0.1, 84)],
        ),
        (
            "ttaslock2",
            "ttaslock.cu",
            Some(CUDA_ACQUIRE),
            &[((4, 2), 0.1, 84), ((6, 4), 0.1, 84)],
        ),
        ("XF-Barrier", "xf_barrier.cl", None, &[((4, 3), 28.0, 85)]),
        (
            "XF-Barrier1",
            "xf_barrier.cl",
            Some(CL_RELEASE),
            &[((4, 3), 0.1, 85), ((6, 4), 0.2, 85)],
        ),
        (
            "XF-Barrier2",
            "xf_barrier.cl",
            Some(CL_ACQUIRE),
            &[((4, 3), 0.1, 85), ((6, 4), 0.2, 85)],
        ),
    ];
    for (name, file, weakened, grids) in programs {
        for &(grid, seconds, megabytes) in grids {
            let threads = grid.0 * grid.1;
            let executions = match name {
                "caslock" | "ticketlock" => Some(factorial(threads)),
                "ttaslock" => Some(factorial(threads).pow(2)),
                _ => None,
            };
            rows.push(Row {
                clang_args: weakened.into_iter().collect(),
                expected: match weakened {
                    Some(_) => Expected::DataRace,
                    None => Expected::Safe(executions),
                },
                paper: Paper {
                    seconds,
                    megabytes,
                    ..Paper::default()
                },
                ..row(TABLE, name, file, grid)
            });
        }
    }
    rows
}

fn heterogeneous_races() -> Vec<Row> {
    const TABLE: &str = "Table 2: heterogeneous races";
    let mut rows = Vec::new();
    let mut add = |name: &str,
                   file: &'static str,
                   grid,
                   args: &[String],
                   arrays: &[&'static str],
                   figures: (f64, u32)| {
        rows.push(Row {
            args: args.to_vec(),
            arrays: arrays.to_vec(),
            expected: Expected::HeterogeneousRace,
            paper: Paper {
                seconds: figures.0,
                megabytes: figures.1,
                ..Paper::default()
            },
            ..row(TABLE, name, file, grid)
        });
    };
    for (blocks, seconds) in [(12, 8.9), (15, 15.2), (20, 28.7), (25, 47.7)] {
        let args = [format!("n={}", blocks * 4)];
        add(
            &format!("1dconv{blocks}"),
            "convolution.cu",
            (blocks, 4),
            &args,
            &["in=iota"],
            (seconds, 85),
        );
    }
    let rounds = ["rounds=2".to_owned()];
    for (blocks, seconds, megabytes) in CONNECTIVITY {
        add(
            &format!("GCON{blocks}"),
            "connectivity.cu",
            (blocks, 2),
            &rounds,
            &[],
            (seconds, megabytes),
        );
    }
    for (blocks, seconds, megabytes) in COLOURING {
        add(
            &format!("GCOL{blocks}"),
            "colouring.cu",
            (blocks, 2),
            &rounds,
            &[],
            (seconds, megabytes),
        );
    }
    for (blocks, seconds, megabytes) in MATMUL {
        let args = [format!("n={blocks}")];
        let arrays = ["a=iota", "b=iota"];
        add(
            &format!("matmul{blocks}"),
            "matmul.cu",
            (blocks, 3),
            &args,
            &arrays,
            (seconds, megabytes),
        );
    }
    rows
}

/// Blocks, seconds and megabytes of the connectivity of graphs.
const CONNECTIVITY: [(u32, f64, u32); 5] = [
    (4, 2.0, 126),
    (5, 5.0, 150),
    (7, 25.0, 176),
    (10, 75.0, 250),
    (15, 295.0, 383),
];

/// Of their colouring.
const COLOURING: [(u32, f64, u32); 5] = [
    (4, 0.5, 85),
    (5, 1.7, 85),
    (7, 3.6, 86),
    (10, 14.5, 85),
    (15, 18.0, 88),
];

/// Of a product of matrices.
const MATMUL: [(u32, f64, u32); 5] = [
    (4, 8.0, 85),
    (5, 9.0, 84),
    (7, 32.0, 84),
    (10, 360.0, 125),
    (15, 175.0, 90),
];

fn divergences() -> Vec<Row> {
    const TABLE: &str = "Table 3: barrier divergence";
    let rows = DIVERGENCES.map(
        |(name, file, grid, arg, arrays, clang_args, seconds, megabytes)| Row {
            args: arg.map(str::to_owned).into_iter().collect(),
            arrays: arrays.to_vec(),
            clang_args: clang_args.to_vec(),
            expected: Expected::Divergence,
            paper: Paper {
                seconds,
                megabytes,
                ..Paper::default()
            },
            ..row(TABLE, name, file, grid)
        },
    );
    rows.into()
}

/// Name, file, grid, argument, arrays, arguments of clang, seconds, megabytes.
type Divergence = (
    &'static str,
    &'static str,
    (u32, u32),
    Option<&'static str>,
    &'static [&'static str],
    &'static [&'static str],
    f64,
    u32,
);

const DIVERGENT: &[&str] = &["-DDIVERGENT"];

const DIVERGENCES: [Divergence; 8] = [
    (
        "histogram4",
        "histogram.cu",
        (4, 2),
        Some("n=8"),
        &["items=random:0..5"],
        DIVERGENT,
        0.1,
        85,
    ),
    (
        "histogram6",
        "histogram.cu",
        (6, 4),
        Some("n=24"),
        &["items=random:0..5"],
        DIVERGENT,
        0.1,
        85,
    ),
    (
        "XF-Barrier4",
        "xf_barrier.cl",
        (4, 2),
        None,
        &[],
        DIVERGENT,
        0.1,
        85,
    ),
    (
        "XF-Barrier6",
        "xf_barrier.cl",
        (6, 4),
        None,
        &[],
        DIVERGENT,
        0.7,
        85,
    ),
    (
        "arrayfire-sm",
        "select_matches.cu",
        (1, 16),
        None,
        &["distance=iota"],
        &[],
        13.0,
        88,
    ),
    (
        "arrayfire-wr",
        "warp_reduce.cu",
        (1, 256),
        None,
        &["in=iota"],
        &[],
        0.3,
        85,
    ),
    (
        "GkleeTests1",
        "odd_even.cu",
        (2, 32),
        None,
        &[],
        &[],
        2.5,
        85,
    ),
    (
        "GkleeTests2",
        "loop_barrier.cu",
        (1, 64),
        None,
        &["rounds=random:1..3"],
        &[],
        4.0,
        86,
    ),
];

fn repairs() -> Vec<Row> {
    const TABLE: &str = "Table 4: repair";
    let rows = [
        ("bench1", "bench1.cu", (2, 3), "", &[][..], (720, 1, 2)),
        ("bench2", "bench2.cu", (2, 3), "", &[], (205_236, 2, 4)),
        ("bench3", "bench3.cu", (8, 1), "", &[], (12_257_280, 2, 4)),
        ("bench4", "bench4.cu", (4, 2), "", &[], (12_257_280, 2, 4)),
        ("bench5", "bench5.cu", (5, 1), "", &[], (1200, 3, 3)),
        (
            "GCOL",
            "colouring.cu",
            (2, 1),
            "rounds=2",
            &[],
            (350_242, 3, 6),
        ),
        (
            "matmul",
            "matmul.cu",
            (3, 1),
            "n=2",
            &["a=iota", "b=iota"],
            (2409, 2, 1),
        ),
        (
            "1dconv",
            "convolution.cu",
            (2, 2),
            "n=4",
            &["in=iota"],
            (995_328, 1, 1),
        ),
        // Not of the paper: data races.
        ("caslock1", "weak_caslock.cu", (2, 2), "", &[], (0, 0, 0)),
        (
            "ticketlock",
            "weak_ticketlock.cu",
            (3, 1),
            "",
            &[],
            (0, 0, 0),
        ),
        ("publish", "publish.cu", (2, 1), "", &[], (0, 0, 0)),
        ("counter", "counter.cl", (2, 2), "", &[], (0, 0, 0)),
    ];
    let rows = rows.map(|(name, file, grid, arg, arrays, figures)| Row {
        args: (!arg.is_empty())
            .then(|| arg.to_owned())
            .into_iter()
            .collect(),
        arrays: arrays.to_vec(),
        expected: Expected::Repaired,
        paper: Paper {
            executions: figures.0,
            races: figures.1,
            fixes: figures.2,
            ..Paper::default()
        },
        ..row(TABLE, name, file, grid)
    });
    rows.into()
}

fn load_buffering() -> Vec<Row> {
    const TABLE: &str = "Tables 5 and 6: load buffering";
    let figures = [
        (0.07, 84),
        (0.03, 84),
        (0.03, 84),
        (0.03, 84),
        (0.03, 84),
        (0.04, 84),
        (0.06, 84),
        (0.11, 84),
        (0.24, 84),
        (0.54, 84),
        (1.22, 84),
        (2.82, 84),
        (6.54, 84),
        (15.43, 84),
        (43.13, 89),
        (101.24, 94),
        (227.66, 101),
        (511.81, 108),
        (1139.96, 118),
        (2540.37, 120),
        (5646.41, 127),
    ];
    let rows = figures.iter().zip(2..).map(|(&(seconds, megabytes), n)| {
        let executions = (1 << n) - 1;
        Row {
            expected: Expected::Safe(Some(executions)),
            paper: Paper {
                seconds,
                megabytes,
                executions,
                ..Paper::default()
            },
            ..row(TABLE, &format!("LB-{n}"), "lb.cu", (n, 1))
        }
    });
    rows.collect()
}

fn store_buffering() -> Vec<Row> {
    const TABLE: &str = "Table 9: store buffering with an assertion";
    let seconds = [
        0.02, 0.02, 0.02, 0.03, 0.03, 0.03, 0.03, 0.03, 0.03, 0.03, 0.03, 0.03, 0.04, 0.04, 0.05,
        0.05, 0.05, 0.06, 0.06, 0.07, 0.08, 0.08, 0.10, 3.02,
    ];
    let rows = seconds.iter().zip(2..).map(|(&seconds, n)| Row {
        args: vec![format!("n={n}")],
        expected: Expected::Assertion,
        paper: Paper {
            seconds,
            ..Paper::default()
        },
        ..row(TABLE, &format!("SB-{n}"), "sb.cu", (n, 1))
    });
    rows.collect()
}
