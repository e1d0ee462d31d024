//! Each pass over kernel IR on kernels in text: `tests/transform/*.kir`.
//!
//! The first line names the pass and what it depends on: `// pass: unroll, block 8`. Below
//! `// after` stands what the pass makes of the kernel; `WARPPROOF_BLESS=1` rewrites it,
//! to be reviewed as a difference.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use warpproof::kir::launch::{Launch, Size};
use warpproof::kir::parse::parse;
use warpproof::kir::print::ModuleText;
use warpproof::kir::verify::check;
use warpproof::transform::{PASSES, Pass, Settings};

const AFTER: &str = "// after\n";

#[test]
fn passes_make_of_kernels_what_is_pinned() {
    let bless = std::env::var_os("WARPPROOF_BLESS").is_some_and(|value| value == "1");
    let (mut changed, mut left_alone) = (BTreeSet::new(), BTreeSet::new());
    for path in files() {
        let name = path.display();
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let (before, pinned) = text.split_once(AFTER).unwrap_or((&text, ""));
        let (pass, settings) = header(before).unwrap_or_else(|| panic!("{name}: the first line"));
        let mut module = parse(before).unwrap_or_else(|error| panic!("{name}:{error}"));
        let given = ModuleText(&module).to_string();
        for kernel in &mut module.kernels {
            pass.run(kernel, &settings);
            check(kernel).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        }
        let made = ModuleText(&module).to_string();
        match given == made {
            true => left_alone.insert(pass.name),
            false => changed.insert(pass.name),
        };
        if bless {
            let text = format!("{before}{AFTER}{made}");
            std::fs::write(&path, text).expect("the folder can be written");
        } else {
            assert_eq!(made, pinned, "{name}");
        }
    }
    let all: BTreeSet<&str> = PASSES.iter().map(|pass| pass.name).collect();
    assert_eq!(changed, all, "passes that change a kernel here");
    assert_eq!(left_alone, all, "passes that leave a kernel alone here");
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new("tests/transform");
    let entries = folder
        .read_dir()
        .expect("tests run in the repository's root");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .collect();
    files.sort();
    files
}

/// `// pass: name, setting number, setting`
fn header(text: &str) -> Option<(&'static Pass, Settings)> {
    let mut words = text.lines().next()?.strip_prefix("// pass: ")?.split(", ");
    let name = words.next()?;
    let pass = PASSES.iter().find(|pass| pass.name == name)?;
    let mut settings = Settings::default();
    for word in words {
        match word.split_once(' ').unwrap_or((word, "0")) {
            ("keep-private-arrays", _) => settings.keep_private_arrays = true,
            ("sink", _) => settings.sink = true,
            ("no-invariants", _) => settings.invariants = false,
            ("offset", x) => settings.global_offset = Some([x.parse().ok()?, 0, 0]),
            ("iterations", times) => settings.iterations = times.parse().ok()?,
            ("block", threads) => {
                let one = Size::Fixed(1);
                settings.launch = Launch {
                    block: [Size::Fixed(threads.parse().ok()?), one, one],
                    ..settings.launch
                };
            }
            _ => return None,
        }
    }
    Some((pass, settings))
}
