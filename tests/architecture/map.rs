//! `ARCHITECTURE.md` against the repository.

use std::collections::BTreeSet;

use super::code::crate_files;

/// Every invariant names, in parentheses at its end, the test that backs it.
#[test]
fn every_invariant_has_a_test() {
    let mut count = 0;
    for paragraph in map().split("\n\n") {
        let Some((_, invariant)) = paragraph.split_once("**Architecture invariant:**") else {
            continue;
        };
        count += 1;
        let named = invariant
            .trim_end()
            .strip_suffix("`)")
            .and_then(|text| text.rsplit_once("(`"));
        let Some((_, test)) = named else {
            panic!("no test is named at the end of: {invariant}");
        };
        let (file, function) = test.split_once("::").expect("`file::function`");
        let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(
            text.contains(&format!("fn {function}(")),
            "{file} has no test {function}"
        );
    }
    assert!(count > 0, "the map states invariants");
}

/// The code map names every top-level module.
#[test]
fn the_map_is_complete() {
    let map = map();
    let modules: BTreeSet<&str> = crate_files().iter().map(|file| &*file.module).collect();
    for module in modules
        .iter()
        .filter(|module| !["lib", "main"].contains(module))
    {
        let names = [format!("`src/{module}`"), format!("`src/{module}.rs`")];
        let named = names.iter().any(|name| map.contains(name));
        assert!(named, "ARCHITECTURE.md does not name {}", names[0]);
    }
}

fn map() -> String {
    std::fs::read_to_string("ARCHITECTURE.md").expect("tests run in the repository's root")
}
