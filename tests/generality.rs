//! Of which parameters proofs hold for all values.

use warpproof::report::json::{Document, Entry};
use warpproof::report::model::Verdict;

use crate::support::folders::Folder;

const KERNEL: &str = "
__global__ void k(float *a, const int *from, int n, int stride, float factor, int shift) {
    __shared__ int s[64];
    int i = threadIdx.x + blockIdx.x * blockDim.x;
    s[threadIdx.x] = from[i] + shift;
    __syncthreads();
    if (i < n) a[PLACE] = factor * s[63 - threadIdx.x];
}
";

/// The parameters that the proof at this launch holds for all values of, with these said to be 1.
fn for_every(place: &str, said: &[&str]) -> Vec<String> {
    let mut options = vec!["--block", "64", "--grid", "4"];
    let said: Vec<String> = (said.iter())
        .map(|said| match said.contains(' ') {
            true => said.to_string(),
            false => format!("{said} == 1"),
        })
        .collect();
    for said in &said {
        options.extend(["--assume", said.as_str()]);
    }
    let source = KERNEL.replace("PLACE", place);
    let folder = Folder::of(&[("k.cu", &source)]);
    let words = [&["verify", "k.cu", "--format", "json"], &options[..]].concat();
    let (_, text) = folder.run(&words);
    let document = Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let [Entry::Report(file)] = document.files.as_slice() else {
        panic!("no report: {text}");
    };
    let report = &file.kernels[0];
    assert_eq!(report.verdict, Verdict::Proved, "{text}");
    report.for_every.clone()
}

#[test]
fn parameters_that_decide_nothing_are_told() {
    assert_eq!(for_every("i", &["n", "factor"]), ["factor"]);
    assert!(for_every("i", &[]).is_empty());
}

#[test]
fn what_is_said_together_with_what_counts_counts() {
    assert!(for_every("i", &["shift == n", "n == 3"]).is_empty());
    assert!(for_every("i", &["factor > 1 && factor < 2", "n == gridDim.x"]) == ["factor"]);
}

/// Of what is behind a loop nothing is known where it does not end.
#[test]
fn whether_a_loop_ends_counts() {
    let place = |rest: &str| format!("i] = 1; {{ int x = 0; while (x != n) x += 2; }} a[{rest}");
    assert!(for_every(&place("i"), &["n == 4", "factor"]) == ["factor"]);
    assert!(for_every(&place("0"), &["n == 3"]).is_empty());
}

#[test]
fn what_is_tied_to_what_counts_counts() {
    assert!(for_every("i", &["n <= shift", "shift == 8"]).is_empty());
}

#[test]
fn what_an_address_or_a_condition_takes_is_not() {
    assert!(for_every("i * stride", &["stride", "n"]).is_empty());
    // Through shared memory.
    assert!(for_every("s[0] > 0 ? i : i + 256", &["shift"]).is_empty());
    // What integers are written, threads may agree in: `s` holds `shift`.
    assert!(for_every("i", &["shift"]).is_empty());
}
