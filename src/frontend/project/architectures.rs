//! What a program is compiled for.

use crate::frontend::options::{ARCHITECTURE, ARCHITECTURE_LIST, OFFLOAD_ARCHITECTURE};

/// The architectures that options name.
#[derive(Default)]
pub(super) struct Architectures {
    /// Of CUDA: the numbers, with what is behind them.
    of_cuda: Vec<(u32, String)>,
    /// Of HIP.
    of_hip: Vec<String>,
}

impl Architectures {
    /// Adds those in a list.
    pub fn add(&mut self, list: &str) {
        for name in list.split(|c: char| c == ',' || c == '"' || c.is_whitespace()) {
            match name.starts_with("gfx") {
                true => self.of_hip.push(name.to_owned()),
                false => self.of_cuda.extend(number(name)),
            }
        }
    }

    /// Clang's options for the newest one. What all are is a macro of CUDA.
    pub fn options(mut self) -> Vec<String> {
        self.of_cuda.sort();
        let mut numbers: Vec<String> = (self.of_cuda.iter())
            .map(|(number, _)| format!("{number}0"))
            .collect();
        numbers.dedup();
        let newest = self.of_cuda.pop().and_then(known);
        let architecture = newest.map(|name| format!("{ARCHITECTURE}sm_{name}"));
        let list = numbers.join(",");
        let is_said = !list.is_empty() && list != "900";
        let list = is_said.then(|| format!("{ARCHITECTURE_LIST}{list}"));
        // Numbers of later ones are longer, or come later.
        let newest = self.of_hip.into_iter().max_by_key(|name| {
            let end = name.find(':').unwrap_or(name.len());
            (end, name.clone())
        });
        let of_hip = newest.map(|name| format!("{OFFLOAD_ARCHITECTURE}{name}"));
        [architecture, list, of_hip].into_iter().flatten().collect()
    }
}

/// The number in `sm_90a` or `compute_80`, and what is behind it.
fn number(name: &str) -> Option<(u32, String)> {
    let prefixes = ["sm_", "compute_", "lto_"];
    let name = prefixes
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix))?;
    let digits = name.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    Some((digits.parse().ok()?, name[digits.len()..].to_owned()))
}

/// What clang 19 calls an architecture, or the next older one; none where that is what is compiled
/// for anyway, or where there is none.
fn known((number, behind): (u32, String)) -> Option<String> {
    const OLDER: [u32; 13] = [50, 52, 53, 60, 61, 62, 70, 72, 75, 80, 86, 87, 89];
    match number {
        90 if behind == "a" => Some("90a".to_owned()),
        90.. => None,
        _ => {
            let older = OLDER.iter().rev().find(|&&older| older <= number);
            older.map(u32::to_string)
        }
    }
}
