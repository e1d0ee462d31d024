//! Witnesses: JSON that a person may have edited.

use std::path::Path;
use std::time::Duration;

use warpproof::frontend::Source;
use warpproof::options::VerifyOptions;
use warpproof::replay;
use warpproof::report::witness::Witness;
use warpproof::verify::{self, Request};

use super::target::{Answer, Target, refused};

#[test]
fn witnesses() {
    let folder = tempfile::tempdir().expect("a folder for the witnesses");
    let path = folder.path().join("k.cu");
    let text = "__global__ void shift(int *p, int n) {\n\
                    __shared__ int tile[64];\n    tile[threadIdx.x % 64] = n;\n\
                    if (n > 3)\n        __syncthreads();\n\
                    p[threadIdx.x + n] = tile[(threadIdx.x + 1) % 64];\n    p[threadIdx.x] = 2;\n\
                    while (p[1] == 1)\n        ;\n    assert(p[blockIdx.x] != 7);\n}\n";
    std::fs::write(&path, text).expect("written");
    let source = Source::from_path(Path::new(&path)).expect("a known extension");
    let options = VerifyOptions {
        witness: Some(folder.path().to_owned()),
        ..VerifyOptions::default()
    };
    let request = Request { source, options };
    verify::verify(&request).unwrap_or_else(|error| panic!("{error}"));
    let mut files: Vec<_> = std::fs::read_dir(folder.path())
        .expect("the folder can be listed")
        .map(|entry| entry.expect("it can be listed").path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "json")
        })
        .collect();
    files.sort();
    let mut seeds: Vec<String> = files
        .iter()
        .map(|file| std::fs::read_to_string(file).expect("a witness is text"))
        .collect();
    assert!(seeds.len() >= 2, "{files:?}");
    // In these the loop does not end.
    let waiting = seeds.clone().into_iter();
    seeds.extend(waiting.map(|seed| seed.replace("\"zeros\"", "\"iota\"")));
    let (module, _) =
        verify::load(&request.source, &request.options).unwrap_or_else(|error| panic!("{error}"));
    let target = Target {
        name: "witness",
        seeds,
        cases: 1500,
        limit: Duration::from_secs(20),
    };
    target.run(|input| {
        let witness = match Witness::parse(&input.text()) {
            Ok(witness) => witness,
            Err(message) => return refused(&message),
        };
        let kernel = &module.kernels[0];
        match replay::witness::replay(&module, kernel, &witness, true) {
            Ok(_) => Ok(Answer::Accepted),
            Err(message) => refused(&message),
        }
    });
}
