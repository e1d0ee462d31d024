//! Pages of reports: `--html` writes one that is HTML, needs nothing else, and says what the
//! report says.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use scraper::{ElementRef, Html, Selector};
use tempfile::TempDir;

/// Verifies a test kernel as its first line says, and reads the page.
fn page_of(kernel: &str) -> Page {
    let path = format!("tests/kernels/{kernel}");
    let text = std::fs::read_to_string(&path).expect("a test kernel");
    let first = text.lines().next().unwrap_or_default();
    let options = first.split_once("verify:").expect("options").1;
    let mut words = vec!["verify", &path];
    words.extend(options.split_whitespace());
    page(&words, Path::new("."))
}

/// Runs a command that writes a page.
fn page(words: &[&str], folder: &Path) -> Page {
    let out = tempfile::tempdir().expect("a folder");
    let file = out.path().join("page.html");
    let output = run(words, folder, &file);
    let text = std::fs::read_to_string(&file);
    let text = text.unwrap_or_else(|error| panic!("{error}: {output:?}"));
    let document = Html::parse_document(&text);
    let errors: Vec<String> = document.errors.iter().map(|one| one.to_string()).collect();
    assert_eq!(
        errors,
        Vec::<String>::new(),
        "errors of the HTML of {words:?}"
    );
    let page = Page {
        text,
        document,
        output,
    };
    page.check();
    page
}

fn run(words: &[&str], folder: &Path, file: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .current_dir(folder)
        .args(words)
        .arg("--html")
        .arg(file)
        .output()
        .expect("the program runs")
}

struct Page {
    text: String,
    document: Html,
    output: Output,
}

impl Page {
    fn all(&self, selector: &str) -> Vec<ElementRef<'_>> {
        let selector = Selector::parse(selector).expect("a selector");
        self.document.select(&selector).collect()
    }

    fn texts(&self, selector: &str) -> Vec<String> {
        let all = self.all(selector).into_iter();
        all.map(|one| one.text().collect::<String>()).collect()
    }

    /// What holds for every page.
    fn check(&self) {
        for bare in ["src=", "@import", "url(", "<iframe", "<object", "<base"] {
            assert!(!self.text.contains(bare), "{bare}");
        }
        // All links lead to something on the page, and each name is there once.
        let ids: Vec<&str> = (self.all("[id]").iter())
            .filter_map(|one| one.value().attr("id"))
            .collect();
        for (index, id) in ids.iter().enumerate() {
            assert!(!ids[index + 1..].contains(id), "{id} twice");
        }
        for link in self.all("[href]") {
            let to = link.value().attr("href").unwrap_or_default();
            let is_here = to.strip_prefix('#').is_some_and(|id| ids.contains(&id));
            assert!(is_here || to == "data:,", "{to}");
        }
        assert_eq!(self.all("script").len(), 1);
        assert_eq!(self.all("meta[name=viewport]").len(), 1);
        let policy = self.all("meta[http-equiv=Content-Security-Policy]");
        let policy = policy[0].value().attr("content").unwrap_or_default();
        assert!(policy.starts_with("default-src 'none'"), "{policy}");
        let headings = self.all("h1, h2, h3, h4, h5");
        let levels: Vec<u8> = headings
            .iter()
            .map(|one| one.value().name().as_bytes()[1])
            .collect();
        assert!(
            levels.windows(2).all(|pair| pair[1] <= pair[0] + 1),
            "{levels:?}"
        );
        // What scrolls can be reached by keys, and drawings have a name.
        for scroll in self.all(".scroll") {
            assert_eq!(scroll.value().attr("tabindex"), Some("0"));
        }
        assert!(self.all("svg[role=img]:not([aria-label])").is_empty());
    }
}

const ROTATE: &str = "\
__device__ int get(const int *p, int i) { return p[i]; }
__global__ void rotate(int *out) {
    __shared__ int part[64];
    part[threadIdx.x] = threadIdx.x;
    out[threadIdx.x] = get(part, (threadIdx.x + 1) % 64);
}
";

fn file(text: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("k.cu");
    std::fs::write(&path, text).expect("the kernel is written");
    (folder, path)
}

#[test]
fn a_shared_race_has_its_lines_and_its_drawings() {
    let (folder, _) = file(ROTATE);
    let page = page(
        &["verify", "k.cu", "--block", "64", "--grid", "1"],
        folder.path(),
    );
    assert_eq!(page.output.status.code(), Some(1));
    // The report is on standard output as well.
    assert!(String::from_utf8_lossy(&page.output.stdout).contains("WP0101"));
    assert_eq!(page.texts("article.kernel h3 .badge"), ["defect"]);
    assert_eq!(page.texts(".finding h4 a.code"), ["WP0101"]);
    assert_eq!(page.all("#WP0101").len(), 1);
    assert_eq!(page.texts(".line.hit .no"), ["1", "4", "5"]);
    let marks = page.texts("mark.one, mark.two");
    assert!(
        marks.contains(&"=".to_owned()) && marks.contains(&"p".to_owned()),
        "{marks:?}"
    );
    // Both accesses once, and the line that a barrier is missing at.
    assert_eq!(page.all("svg .mark.hot.one").len(), 1);
    assert_eq!(page.all("svg .mark.hot.two").len(), 1);
    assert_eq!(page.all("svg line.missing").len(), 1);
    assert_eq!(page.texts("svg text.missing"), ["a barrier is missing"]);
    // Of 64 cells each is written by one thread and read by another, and one races.
    assert_eq!(page.all("svg.heat .cell").len(), 64);
    assert_eq!(page.texts("svg.heat .cell text").concat(), "rw2".repeat(64));
    assert_eq!(page.all("svg.heat .cell.hot").len(), 1);
}

#[test]
fn a_proof_has_no_finding_and_a_run_to_look_at() {
    let fixed = ROTATE.replace("    out[", "    __syncthreads();\n    out[");
    let (folder, _) = file(&fixed);
    let page = page(
        &["verify", "k.cu", "--block", "64", "--grid", "1"],
        folder.path(),
    );
    assert_eq!(page.output.status.code(), Some(0));
    assert_eq!(page.texts("article.kernel h3 .badge"), ["proved"]);
    let none = [".finding", ".hot", ".missing", ".line.hit", "tr.conflict"];
    assert!(none.iter().all(|one| page.all(one).is_empty()));
    // One map before the barrier, and one behind it.
    let maps: Vec<usize> = (page.all("svg.heat").iter())
        .map(|map| {
            map.select(&Selector::parse(".cell").expect("a selector"))
                .count()
        })
        .collect();
    assert_eq!(maps, [64, 64]);
    // Each assumption is told once.
    assert!(!page.all("a.chip").is_empty());
    assert_eq!(page.all("a.chip").len(), page.all("#assumptions li").len());
}

#[test]
fn bank_conflicts_are_those_of_transposition() {
    let kernel = |width: u32| {
        format!(
            "__global__ void transpose(int *out, const int *in) {{
                __shared__ int tile[32][{width}];
                int x = threadIdx.x, y = threadIdx.y;
                tile[y][x] = in[y * 32 + x];
                __syncthreads();
                out[y * 32 + x] = tile[x][y];
            }}"
        )
    };
    let words = ["verify", "k.cu", "--block", "32,32", "--grid", "1"];
    let (folder, _) = file(&kernel(32));
    let conflicts = page(&words, folder.path()).texts("tr.conflict td");
    assert_eq!(conflicts[3..], ["32 words", "1024 instead of 32"]);
    let (folder, _) = file(&kernel(33));
    let page = page(&words, folder.path());
    assert_eq!(page.all("table.banks tbody tr").len(), 2);
    assert!(page.all("tr.conflict").is_empty());
}

#[test]
fn a_divergence_has_who_waits_where() {
    let page = page_of("cuda/barrier_in_if_diverges.cu");
    assert_eq!(page.texts(".finding h4 a.code"), ["WP0201"]);
    assert_eq!(page.all("svg .mark.hot").len(), 2);
    assert!(!page.all("svg .wait").is_empty());
    let caption = page.texts("figure.drawing figcaption").concat();
    assert!(caption.contains("left the kernel"), "{caption}");
}

#[test]
fn races_of_blocks_lack_no_barrier() {
    let page = page_of("cuda/axpy_racy.cu");
    assert_eq!(page.all("svg .mark.hot").len(), 2);
    assert!(page.all(".missing, svg.heat").is_empty());
    assert!(
        page.texts("figcaption")
            .concat()
            .contains("different blocks")
    );
}

#[test]
fn atomics_have_marks_of_their_own() {
    let page = page_of("cuda/atomic_block_scope_racy.cu");
    assert_eq!(page.texts(".finding h4 a.code"), ["WP0121"]);
    assert_eq!(page.all("svg .mark.hot path.atomic").len(), 2);
}

#[test]
fn what_no_run_shows_has_no_drawing() {
    let page = page_of("cuda/amount_stored_racy.cu");
    for finding in page.all(".finding.possible") {
        let svg = Selector::parse("svg").expect("a selector");
        assert_eq!(finding.select(&svg).count(), 0);
    }
}

#[test]
fn other_languages_and_several_files() {
    for kernel in [
        "opencl/axpy.cl",
        "hip/reduce_halving_racy.hip",
        "cuda/atomic_block_scope_racy.cu",
        "cuda/async_copy_stages_racy.cu",
        "cuda/assertion_fails.cu",
        "llvm/nvptx_axpy.ll",
    ] {
        let page = page_of(kernel);
        assert!(!page.all("article.kernel").is_empty(), "{kernel}");
    }
    let (folder, _) = file(ROTATE);
    std::fs::write(folder.path().join("gone.cu"), "#error no\n").expect("a file");
    let page = page(
        &["verify", "k.cu", "gone.cu", "--block", "64"],
        folder.path(),
    );
    assert_eq!(page.all("section.file").len(), 2);
    assert_eq!(page.texts("p.failure .badge"), ["not verified"]);
}

#[test]
fn changes_and_notices_are_shown() {
    let page = page(
        &[
            "verify",
            "tests/fix/first_round.cu",
            "--block",
            "256",
            "--fixes",
        ],
        Path::new("."),
    );
    assert_eq!(page.texts("section.change h3 code"), ["sum"]);
    assert_eq!(
        page.texts(".patch .plus")
            .concat()
            .matches("__syncthreads")
            .count(),
        1
    );
    let page = self::page(
        &[
            "verify",
            "tests/redundant/launches.cu",
            "--redundant-barriers",
        ],
        Path::new("."),
    );
    assert_eq!(page.texts(".notice a.code"), ["WP0716"]);
    assert_eq!(page.texts(".notice .line.hit .no"), ["10"]);
}

#[test]
fn names_and_sources_are_text() {
    let nasty = "<script>alert(1)</script>";
    let kernel = ROTATE.replace(
        "out[threadIdx.x] =",
        &format!("/* {nasty} </pre> & \" */ out[threadIdx.x] ="),
    );
    let folder = tempfile::tempdir().expect("a folder");
    let name = "a&b<img onerror=alert(1)>\"'.cu";
    std::fs::write(folder.path().join(name), kernel).expect("the kernel is written");
    let verified = page(
        &["verify", name, "--block", "64", "--grid", "1"],
        folder.path(),
    );
    assert!(verified.all("img, [onerror]").is_empty());
    assert!(verified.texts("h2 code").contains(&name.to_owned()));
    assert!(verified.texts(".line code").concat().contains(nasty));

    let message = "__global__ void k(int *a) { a[0] = blockIdx.x; }";
    std::fs::write(folder.path().join(name), message).expect("the kernel is written");
    let words = ["explore", name, "--block", "1", "--grid", "2"];
    let explored = page(&words, folder.path());
    assert!(explored.all("img, [onerror]").is_empty());
    assert!(explored.texts(".graph title").concat().contains(name));
}

#[test]
fn a_page_that_cannot_be_written_leaves_the_report() {
    let (folder, path) = file(ROTATE);
    let words = [
        "verify", "k.cu", "--block", "64", "--grid", "1", "--format", "json",
    ];
    let output = run(&words, folder.path(), Path::new("gone/page.html"));
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(
        errors.contains("gone/page.html cannot be written"),
        "{errors}"
    );
    serde_json::from_slice::<serde_json::Value>(&output.stdout).expect("the report is complete");

    let output = run(&words, folder.path(), Path::new("k.cu"));
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(path).expect("the source"), ROTATE);
}

#[test]
fn explorations_have_their_graphs() {
    let message = "\
__global__ void message(int *data, int *flag, int *out) {
    if (blockIdx.x == 0) {
        data[0] = 42;
        atomicExch(flag, 1);
    } else if (atomicAdd(flag, 0) == 1) {
        out[0] = data[0];
    }
}
";
    let (folder, _) = file(message);
    let words = ["explore", "k.cu", "--block", "1", "--grid", "2"];
    let page = page(&words, folder.path());
    assert_eq!(page.texts("pre a.code"), ["WP0801"]);
    assert_eq!(page.all(".graph .event.race").len(), 2);
    for edge in ["po", "rf", "co", "race"] {
        assert!(
            !page.all(&format!(".graph .edge.{edge} path")).is_empty(),
            "{edge}"
        );
    }
    let output = run(&words, folder.path(), Path::new("gone/page.html"));
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stdout).contains("WP0801"));
}

#[test]
fn runs_have_pages_too() {
    let (folder, _) = file(ROTATE);
    let page = page(&["run", "k.cu", "--block", "64"], folder.path());
    // The race, and a read of what nobody has written when the read comes first.
    assert_eq!(page.texts(".finding h4 a.code"), ["WP0101", "WP0311"]);
    assert_eq!(page.texts(".finding.defect .line.hit .no"), ["1", "4", "5"]);
    assert_eq!(page.all("svg .mark.hot").len(), 2);
}

#[test]
fn reads_of_old_values_have_edges() {
    let (folder, _) = file("");
    let litmus = "name \"sb\" cells { x = 0; y = 0; }
        thread P0 (block 0) { store.rlx.gpu x, 1; r0 = load.rlx.gpu y; }
        thread P1 (block 1) { store.rlx.gpu y, 1; r1 = load.rlx.gpu x; }
        exists P0:r0 == 0 && P1:r1 == 0";
    std::fs::write(folder.path().join("sb.litmus"), litmus).expect("a file");
    let page = page(&["explore", "sb.litmus"], folder.path());
    // First an execution in which both loads read what was there before.
    let graph = page.all(".graph")[0];
    let edges = |name: &str| {
        let selector = format!(".edge.{name} path");
        let selector = Selector::parse(&selector).expect("a selector");
        graph.select(&selector).count()
    };
    assert_eq!(["fr", "rf", "po", "race"].map(edges), [2, 0, 2, 0]);
}
