//! Iterations over hash maps and sets, whose order differs from run to run.

use std::collections::BTreeSet;

use super::code::SourceFile;

/// Iterations whose order cannot be seen, as (file, variable), each with its reason.
const HARMLESS: &[(&str, &str)] = &[
    // Sorted by name right after.
    ("src/engines/twothread/dualise.rs", "functions"),
];

const METHODS: &[&str] = &[
    "iter",
    "iter_mut",
    "keys",
    "values",
    "values_mut",
    "into_iter",
    "into_keys",
    "into_values",
    "drain",
];

/// The places of a file that iterate over a variable or field of a hash type.
pub fn iterations(file: &SourceFile) -> Vec<String> {
    let names = Names::of(file);
    let mut found = BTreeSet::new();
    for [a, b, name, dot, method, open] in file.windows::<6>() {
        if dot == "." && METHODS.contains(&method) && open == "(" && names.is_hash(a, b, name) {
            found.insert(name);
        }
    }
    // `for x in name {`, with any of `&`, `mut` and `self.` before the name.
    for [a, b, c, d, e, name, after] in file.windows::<7>() {
        let mut before = [e, d, c, b, a].into_iter();
        let keyword = before.find(|word| !["&", "mut", "self", "."].contains(word));
        if after == "{" && keyword == Some("in") && names.is_hash(d, e, name) {
            found.insert(name);
        }
    }
    found
        .into_iter()
        .filter(|name| !HARMLESS.contains(&(file.path.as_str(), name)))
        .map(|name| format!("{}: {name}", file.path))
        .collect()
}

/// Names that are declared with a hash type.
#[derive(Default)]
struct Names {
    /// Variables and parameters.
    locals: BTreeSet<String>,
    fields: BTreeSet<String>,
}

impl Names {
    fn of(file: &SourceFile) -> Names {
        let types = hash_types(file);
        let mut names = Names::default();
        let mut open: Vec<&str> = Vec::new();
        let words = file.words();
        for (index, word) in words.iter().enumerate() {
            match word.as_str() {
                "(" | "{" => open.push(word),
                ")" | "}" => drop(open.pop()),
                ":" | "=" if index > 1 && is_hash_type(&words[index + 1..], &types) => {
                    let (before, name) = (words[index - 2].as_str(), words[index - 1].clone());
                    let is_local = ["let", "mut"].contains(&before)
                        || open.last() == Some(&"(")
                        || word == "=";
                    let set = if is_local {
                        &mut names.locals
                    } else {
                        &mut names.fields
                    };
                    set.insert(name);
                }
                _ => {}
            }
        }
        names
    }

    /// Whether the name after these two words is of a hash type. A field of
    /// something else than `self` may be another field of that name.
    fn is_hash(&self, a: &str, b: &str, name: &str) -> bool {
        match (a, b) {
            ("self", ".") => self.fields.contains(name),
            (_, ".") => false,
            _ => self.locals.contains(name),
        }
    }
}

/// `HashMap`, `HashSet` and the file's aliases of them.
fn hash_types(file: &SourceFile) -> BTreeSet<&str> {
    let mut types = BTreeSet::from(["HashMap", "HashSet"]);
    for [keyword, alias, _, target] in file.windows::<4>() {
        if keyword == "type" && types.contains(target) {
            types.insert(alias);
        }
    }
    types
}

/// Whether the words after a `:` or `=` start with a hash type.
fn is_hash_type(words: &[String], types: &BTreeSet<&str>) -> bool {
    let prefix = ["&", "'", "a", "mut", "std", "::", "collections", "crate"];
    let head = words.iter().find(|word| !prefix.contains(&word.as_str()));
    head.is_some_and(|head| types.contains(head.as_str()))
}

#[test]
fn iterations_are_found() {
    let text = "
struct S { seen: HashSet<u32>, order: Vec<u32> }
type Table = HashMap<u32, u32>;
fn f(s: &S, table: &Table, list: &[u32], known: &'a std::collections::HashSet<u8>) {
    let mut counts = HashMap::new();
    for x in &s.order {}
    for x in self.seen { use_it(x); }
    for x in seen { use_it(x); }
    for x in &s.counts {}
    counts.insert(1, 2);
    let y = counts.values().sum();
    for x in table { use_it(x); }
    if known.contains(&1) {}
    let z = list.iter();
}
fn main() { padding(); }
";
    let file = SourceFile::new("src/m.rs", text);
    let found = iterations(&file);
    assert_eq!(
        found,
        ["src/m.rs: counts", "src/m.rs: seen", "src/m.rs: table"]
    );
}
