//! Pinned text of reports.

use codespan_reporting::term::termcolor::NoColor;

use super::*;
use crate::codes::Code;
use crate::report::condition::Condition;
use crate::report::model::*;

const SOURCE: &str = "\
__device__ void put(float *a, int i) {
  a[i] = 1.0f;
}
__global__ void k(float *out, int n) {
  if (threadIdx.x < n)
    put(out, threadIdx.x);
  out[n] = out[0];
  __syncthreads();
}
";

fn span(line: u32, column: u32) -> Span {
    Span {
        file: "k.cu".into(),
        line,
        column,
        inlined_at: vec![],
    }
}

fn access(access: AccessKind, span: Option<Span>, thread: u32, block: u32) -> AccessReport {
    AccessReport {
        access,
        span,
        thread: ThreadReport {
            thread: [thread, 0, 0],
            block: [block, 0, 0],
        },
        byte_offset: None,
        width: 4,
        value: None,
        summarised: false,
    }
}

fn race(accesses: Vec<AccessReport>) -> Defect {
    race_with(accesses, vec![])
}

fn race_with(accesses: Vec<AccessReport>, values: Vec<Value>) -> Defect {
    Defect::Race {
        confidence: Confidence::Possible,
        memory: MemorySpace::Global,
        array: "out".into(),
        element: Some(3),
        same_value: false,
        accesses,
        values,
        abstractions: vec![],
        exploration: None,
        why: Vec::new(),
    }
}

fn said(code: Code, text: &str) -> Statement {
    let text = text.to_owned();
    Statement { code, text }
}

fn kernel(verdict: Verdict) -> KernelReport {
    let launch = LaunchReport::new([Some(64), Some(1), Some(1)], [None; 3]);
    KernelReport::new("k".into(), launch, verdict)
}

fn with_defect(defect: Defect) -> KernelReport {
    KernelReport {
        defects: vec![defect],
        fails_on_possible: true,
        ..kernel(Verdict::Defect)
    }
}

/// The text for kernels of `k.cu`, which lies beside no current folder.
fn shown(kernels: Vec<KernelReport>, timings: bool) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("k.cu");
    std::fs::write(&path, SOURCE).expect("a file");
    let clang = PhaseTime {
        phase: "clang".into(),
        ms: 28.06,
    };
    let report = Report {
        kernels,
        timings: vec![clang],
        ..Report::empty("k.cu".as_ref())
    };
    let mut text = Vec::new();
    let mut human = Human::new(
        NoColor::new(&mut text),
        Details {
            timings,
            assumptions: true,
            brief: false,
            quiet: false,
        },
    );
    human.file(&path, &report).expect("writing to memory");
    String::from_utf8(text).expect("text")
}

#[track_caller]
fn assert_text(found: &str, expected: &str) {
    // codespan leaves spaces at the ends of lines, which no editor keeps.
    let lines: Vec<&str> = found.lines().map(str::trim_end).collect();
    let found = lines.join("\n");
    assert!(
        found.trim_end() == expected.trim_end(),
        "found:\n{found}\nexpected:\n{expected}"
    );
}

#[test]
fn a_proof_is_one_line_and_its_assumptions() {
    let report = KernelReport {
        assumptions: vec![said(
            Code::ParametersDoNotAlias,
            "pointer parameters do not alias",
        )],
        warnings: vec![said(Code::AssumedApart, "`out` is not `restrict`")],
        ..kernel(Verdict::Proved)
    };
    assert_text(
        &shown(vec![report], false),
        "\
proved: k (k.cu, block 64, grid *)
warning[WP0701]: `out` is not `restrict`

assuming pointer parameters do not alias [WP0606]
",
    );
}

#[test]
fn a_race_shows_both_accesses() {
    let inlined = Span {
        inlined_at: vec![span(6, 5)],
        ..span(2, 8)
    };
    let mut write = access(AccessKind::Write, Some(inlined), 3, 0);
    write.value = Some("1.0".into());
    write.summarised = true;
    let read = access(AccessKind::Read, Some(span(7, 12)), 0, 1);
    let value = |name: &str, value: &str| Value {
        name: name.into(),
        value: value.into(),
    };
    let values = vec![
        value("n", "512"),
        value("i", "3"),
        value("a_rather_long_name", "1234567890"),
        value("another_rather_long_name", "1234567890"),
        value("blockDim.x", "64"),
    ];
    let defect = race_with(vec![write, read], values);
    assert_text(
        &shown(vec![with_defect(defect)], false),
        "\
error: k (k.cu, block 64, grid *): 1 defect
error[WP0111]: possible read-write race on `out[3]`
  ┌─ k.cu:2:8
  │
2 │   a[i] = 1.0f;
  │        ^ thread 3 of block 0 writes 4 bytes, value 1.0
  ·
6 │     put(out, threadIdx.x);
  │     --- called from here
7 │   out[n] = out[0];
  │            ^^^ thread 0 of block 1 reads 4 bytes
  │
  = the first access (write) is known only through a loop summary:
    the place shown is one that may have made it
  = where n = 512, i = 3, a_rather_long_name = 1234567890,
          another_rather_long_name = 1234567890, blockDim.x = 64
",
    );
}

#[test]
fn accesses_at_one_place_are_both_labelled() {
    let first = access(AccessKind::Write, Some(span(7, 10)), 0, 0);
    let second = access(AccessKind::Write, Some(span(7, 10)), 1, 0);
    assert_text(
        &shown(vec![with_defect(race(vec![first, second]))], false),
        "\
error: k (k.cu, block 64, grid *): 1 defect
error[WP0112]: possible write-write race on `out[3]`
  ┌─ k.cu:7:10
  │
7 │   out[n] = out[0];
  │          ^
  │          │
  │          thread 0 of block 0 writes 4 bytes
  │          thread 1 of block 0 writes 4 bytes
",
    );
}

#[test]
fn bytes_are_named_where_accesses_differ() {
    let mut wide = access(AccessKind::Write, Some(span(7, 3)), 0, 0);
    wide.byte_offset = Some(12);
    let mut narrow = access(AccessKind::Atomic, Some(span(7, 12)), 1, 0);
    narrow.byte_offset = Some(13);
    narrow.width = 1;
    assert_text(
        &shown(vec![with_defect(race(vec![wide, narrow]))], false),
        "\
error: k (k.cu, block 64, grid *): 1 defect
error[WP0114]: possible write-atomic race on `out[3]`
  ┌─ k.cu:7:3
  │
7 │   out[n] = out[0];
  │   ^^^      ^^^ thread 1 of block 0 updates atomically 1 byte
  │   │
  │   thread 0 of block 0 writes 4 bytes
  │
  = the accesses overlap: bytes 12 to 15 and byte 13 of `out`
",
    );
}

#[test]
fn places_without_source_are_plain_text() {
    let elsewhere = Span {
        file: "gone.h".into(),
        line: 4,
        column: 0,
        inlined_at: vec![],
    };
    let first = access(AccessKind::Write, Some(elsewhere), 0, 0);
    let second = access(AccessKind::Read, None, 1, 0);
    let mut third = access(AccessKind::Read, Some(span(999, 1)), 1, 0);
    third.span.as_mut().expect("a span").inlined_at = vec![span(77, 2)];
    assert_text(
        &shown(vec![with_defect(race(vec![first, second, third]))], false),
        "\
error: k (k.cu, block 64, grid *): 1 defect
error[WP0111]: possible read-read-write race on `out[3]`
 = gone.h:4: thread 0 of block 0 writes 4 bytes
 = thread 1 of block 0 reads 4 bytes, at an unknown place
 = k.cu:999:1: thread 1 of block 0 reads 4 bytes
 = k.cu:77:2: called from here
",
    );
}

#[test]
fn divergence_and_assertions() {
    let thread = |x| ThreadReport {
        thread: [x, 0, 0],
        block: [2, 0, 0],
    };
    let divergence = Defect::Divergence {
        confidence: Confidence::Provable,
        problem: DivergenceProblem::Barrier,
        span: Some(span(8, 3)),
        elsewhere: None,
        threads: vec![thread(0), thread(1)],
        values: vec![Value {
            name: "n".into(),
            value: "1".into(),
        }],
        abstractions: vec![],
        why: Vec::new(),
    };
    let assertion = Defect::Assertion {
        condition: Condition::Assertion,
        confidence: Confidence::Possible,
        span: Some(span(5, 0)),
        message: "this assertion might not hold".into(),
        threads: vec![thread(5)],
        values: vec![],
        abstractions: vec![Abstraction::LoopSummary],
    };
    let report = KernelReport {
        defects: vec![divergence, assertion],
        ..kernel(Verdict::Defect)
    };
    assert_text(
        &shown(vec![report], false),
        "\
error: k (k.cu, block 64, grid *): 1 defect, 1 possible defect
error[WP0201]: barrier divergence
  ┌─ k.cu:8:3
  │
8 │   __syncthreads();
  │   ^^^^^^^^^^^^^ not every thread of the block reaches this barrier
  │
  = disagreeing: thread 0 of block 2 and thread 1 of block 2
  = where n = 1

warning[WP0301]: this assertion might not hold
  ┌─ k.cu:5:3
  │
5 │   if (threadIdx.x < n)
  │   ^^^^^^^^^^^^^^^^^^^^ does not hold
  │
  = for thread 5 of block 2
  = no run showed it; the alarm rests on a loop's summary
",
    );
}

#[test]
fn same_value_races_are_warnings_and_reasons_are_told() {
    let mut benign = race(vec![
        access(AccessKind::Write, Some(span(7, 3)), 0, 0),
        access(AccessKind::Write, Some(span(7, 3)), 1, 0),
    ]);
    if let Defect::Race { same_value, .. } = &mut benign {
        *same_value = true;
    }
    let reason = Reason {
        kind: ReasonKind::Unsupported,
        code: Some("indirect-call".into()),
        message: "indirect call".into(),
        span: Some(span(6, 5)),
    };
    let timeout = Reason {
        kind: ReasonKind::Timeout,
        code: None,
        message: "300 s ran out".into(),
        span: None,
    };
    let report = KernelReport {
        benign_races: vec![benign],
        reasons: vec![reason, timeout],
        ..kernel(Verdict::Inconclusive)
    };
    assert_text(
        &shown(vec![report], false),
        "\
inconclusive: k (k.cu, block 64, grid *): 2 reasons
warning[WP0113]: possible write-write race on `out[3]`
  ┌─ k.cu:7:3
  │
7 │   out[n] = out[0];
  │   ^^^
  │   │
  │   thread 0 of block 0 writes 4 bytes
  │   thread 1 of block 0 writes 4 bytes
  │
  = both threads may write the same value

warning[WP0503]: indirect call
  ┌─ k.cu:6:5
  │
6 │     put(out, threadIdx.x);
  │     ^^^

warning[WP0401]: 300 s ran out
",
    );
}

#[test]
fn timings_are_a_table() {
    let mut report = kernel(Verdict::Proved);
    report.timings = vec![
        PhaseTime {
            phase: "reduction".into(),
            ms: 1.25,
        },
        PhaseTime {
            phase: "solver".into(),
            ms: 1234.5,
        },
    ];
    assert_text(
        &shown(vec![report], true),
        "\
proved: k (k.cu, block 64, grid *)
timings:
  clang           28.1 ms
  reduction        1.2 ms  k
  solver        1234.5 ms  k
  total         1263.8 ms
",
    );
}

#[test]
fn launches_that_are_alike_are_told_once() {
    let at = |line, block: &str, verdict| KernelReport {
        site: Some(SiteReport {
            span: Some(span(line, 3)),
            launches: 1,
            block: block.into(),
            grid: "n".into(),
            facts: vec![format!("n > {block}")],
        }),
        ..kernel(verdict)
    };
    use Verdict::{Inconclusive, Proved};
    let kernels = vec![
        at(5, "32", Proved),
        at(5, "64", Proved),
        at(5, "128", Proved),
        at(5, "256", Inconclusive),
        at(6, "32", Proved),
        at(6, "64", Proved),
        kernel(Proved),
        kernel(Proved),
    ];
    assert_text(
        &shown(kernels, false),
        "\
proved: k (k.cu, at k.cu:5, block (32), grid (n))
  and at 2 more launches there
inconclusive: k (k.cu, at k.cu:5, block (256), grid (n))
proved: k (k.cu, at k.cu:6, block (32), grid (n))
  and at 1 more launch there
proved: k (k.cu, block 64, grid *)
proved: k (k.cu, block 64, grid *)
",
    );
}

#[test]
fn several_kernels_have_a_summary() {
    let report = |verdicts: &[Verdict]| {
        let named = |(number, &verdict): (usize, &Verdict)| KernelReport {
            kernel: format!("k{number}"),
            ..kernel(verdict)
        };
        let kernels = verdicts.iter().enumerate().map(named).collect();
        Entry::Report(Report {
            kernels,
            ..Report::empty("k.cu".as_ref())
        })
    };
    let failure = Entry::Failure {
        file: "l.cu".into(),
        error: "unreadable".into(),
    };
    let summary = |entries: &[Entry]| {
        let mut text = Vec::new();
        let mut human = Human::new(NoColor::new(&mut text), Details::default());
        human
            .summary(entries, Duration::from_millis(1234))
            .expect("writing to memory");
        String::from_utf8(text).expect("text")
    };
    use Verdict::{Defect, Inconclusive, Proved};
    assert_eq!(summary(&[report(&[Proved])]), "");
    assert_eq!(
        summary(&[report(&[Proved, Proved])]),
        "2 kernels: 2 proved; 1.2 s\n"
    );
    assert_eq!(
        summary(&[report(&[Proved, Defect, Inconclusive]), failure]),
        "3 kernels: 1 proved, 1 with defects, 1 inconclusive, 1 file not verified; 1.2 s\n"
    );
    let launches = Entry::Report(Report {
        kernels: vec![kernel(Proved), kernel(Proved)],
        ..Report::empty("m.cu".as_ref())
    });
    assert_eq!(
        summary(&[report(&[Proved]), launches]),
        "2 files, 2 kernels, 3 launches: 3 proved; 1.2 s\n"
    );
}

#[test]
fn ivl_failures_are_at_their_lines() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("p.bpl");
    std::fs::write(&path, "procedure p() {\n  assert false;\n}\n").expect("a file");
    let at = Span {
        file: "p.bpl".into(),
        line: 2,
        column: 3,
        inlined_at: vec![],
    };
    let failed = FailedAssertion {
        condition: Condition::Assertion,
        span: Some(at),
        message: "assertion".into(),
    };
    let procedure = ProcedureReport {
        procedure: "p".into(),
        verdict: Verdict::Defect,
        reasons: vec![],
        failures: vec![failed],
        timings: vec![],
    };
    let report = IvlReport {
        file: "p.bpl".into(),
        procedures: vec![procedure],
        timings: vec![],
    };
    let mut text = Vec::new();
    Human::new(NoColor::new(&mut text), Details::default())
        .ivl(&path, &report)
        .expect("writing to memory");
    assert_text(
        &String::from_utf8(text).expect("text"),
        "\
error: p (p.bpl): 1 defect
error[WP0301]: assertion
  ┌─ p.bpl:2:3
  │
2 │   assert false;
  │   ^^^^^^ may not hold
",
    );
}

#[test]
fn what_launches_have_in_common_is_shown_once() {
    let accesses = [1, 2].map(|thread| access(AccessKind::Write, Some(span(2, 8)), thread, 0));
    let kernel = with_defect(race(accesses.to_vec()));
    let text = shown(vec![kernel.clone(), kernel], false);
    assert_eq!(text.matches("a[i] = 1.0f;").count(), 1, "{text}");
    assert_eq!(text.matches("as at an earlier launch").count(), 1, "{text}");
}
