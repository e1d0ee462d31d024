//! The test kernels as the library sees them, for tests that look at what lies
//! between a source file and its verdict.

use std::path::Path;
use std::sync::Mutex;

use warpproof::cli::verify_requests;
use warpproof::verify::Request;

/// The file `tests/NAME` with the options in its header; none where these or its name are
/// refused.
pub fn open(name: &str) -> Option<Request> {
    let path = format!("tests/{name}");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let options = text
        .lines()
        .map_while(|line| line.strip_prefix("//").or_else(|| line.strip_prefix(';')))
        .find_map(|comment| comment.trim().strip_prefix("verify:"))
        .and_then(shlex::split)
        .unwrap_or_else(|| panic!("{path}: no `verify:` line at the top"));
    let words: Vec<String> = [path].into_iter().chain(options).collect();
    verify_requests(&words).ok()?.pop()
}

/// The names under `tests` of the kernel files in a folder and its subfolders,
/// in a fixed order.
pub fn files(folder: &str) -> Vec<String> {
    let entries = std::fs::read_dir(Path::new("tests").join(folder));
    let mut names = Vec::new();
    for entry in entries.expect("the folder can be read") {
        let path = entry.expect("its entries can be read").path();
        let name = path.file_name().and_then(|name| name.to_str());
        let name = format!("{folder}/{}", name.expect("a name in UTF-8"));
        let extension = path.extension().and_then(|extension| extension.to_str());
        if path.is_dir() {
            names.extend(files(&name));
        } else if matches!(extension, Some("cu" | "hip" | "cl" | "ll")) {
            names.push(name);
        }
    }
    names.sort();
    names
}

/// Calls `f` with each item on as many threads as there are processors. What
/// it complains of is put together.
///
/// # Panics
///
/// With the complaints, if there are any.
pub fn for_each<T: Send>(items: Vec<T>, f: impl Fn(T) -> Vec<String> + Sync) {
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    let items = Mutex::new(items.into_iter());
    let wrong = Mutex::new(Vec::new());
    let next = || items.lock().expect("no holder panics").next();
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(item) = next() {
                    let found = f(item);
                    wrong.lock().expect("no holder panics").extend(found);
                }
            });
        }
    });
    let mut wrong = wrong.into_inner().expect("no holder panics");
    wrong.sort();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
