//! Mutants of PTX: one instruction that orders threads left out, or weakened.

use std::fmt;

/// A text with one change.
pub struct Mutant {
    /// Of the change, from 1.
    pub line: usize,
    before: String,
    /// Nothing where the line is left out.
    after: String,
    pub text: String,
}

impl Mutant {
    /// What is changed, without numbers and operands: `bar.sync` or `.gpu -> .cta`.
    pub fn kind(&self) -> String {
        let (before, after) = (opcode(&self.before), opcode(&self.after));
        match after {
            "" => format!("`{before}` left out"),
            _ if before == after => format!("`{before}` with one more group"),
            _ => {
                let parts: Vec<&str> = after.split('.').collect();
                let lost: Vec<&str> = before
                    .split('.')
                    .filter(|part| !parts.contains(part))
                    .collect();
                format!("`.{}` of `{}` weakened", lost.join("."), parts[0])
            }
        }
    }

    /// Is what is left out a fence that orders proxies, of which runs and enumeration know no more
    /// than the verdict?
    pub fn is_about_proxies(&self) -> bool {
        let before = opcode(&self.before);
        before.starts_with("fence.proxy") || before.starts_with("wgmma.fence")
    }

    /// Is it between instances of the program that the change matters?
    pub fn is_between_instances(&self) -> bool {
        opcode(&self.before) != opcode(&self.after) && !self.after.is_empty()
    }
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let (line, before, after) = (self.line, words(&self.before), words(&self.after));
        match after.as_str() {
            "" => write!(f, "line {line}, `{before}` left out"),
            _ => write!(f, "line {line}, `{before}` becomes `{after}`"),
        }
    }
}

/// Each of a text, in the order of its lines.
pub fn mutants(text: &str) -> Vec<Mutant> {
    let lines: Vec<&str> = text.lines().collect();
    let mut mutants = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        for after in changes(line) {
            let mut changed: Vec<&str> = lines.clone();
            changed[index] = &after;
            mutants.push(Mutant {
                line: index + 1,
                before: (*line).to_owned(),
                text: changed.join("\n") + "\n",
                after,
            });
        }
    }
    mutants
}

/// What may stand in place of a line.
fn changes(line: &str) -> Vec<String> {
    let opcode = opcode(line);
    let parts: Vec<&str> = opcode.split('.').collect();
    let mut changes = Vec::new();
    let is_left_out = match parts[0] {
        "bar" | "barrier" | "fence" | "membar" => true,
        "cp" | "wgmma" => parts
            .iter()
            .any(|part| ["fence", "wait_group", "wait_all", "commit_group"].contains(part)),
        _ => false,
    };
    if is_left_out {
        changes.push(String::new());
    }
    if parts.contains(&"wait_group")
        && let Some((before, count)) = line.trim_end_matches(';').rsplit_once(char::is_whitespace)
        && let Ok(count) = count.parse::<u32>()
    {
        changes.push(format!("{before} {};", count + 1));
    }
    if !["atom", "red", "ld", "st", "fence"].contains(&parts[0]) {
        return changes;
    }
    for scope in ["gpu", "sys"].iter().filter(|scope| parts.contains(scope)) {
        changes.push(line.replacen(&format!(".{scope}"), ".cta", 1));
    }
    let orders = ["acq_rel", "acquire", "release", "sc"];
    for order in orders.iter().filter(|order| parts.contains(order)) {
        if parts[0] != "fence" {
            changes.push(line.replacen(&format!(".{order}"), ".relaxed", 1));
        }
    }
    changes
}

/// The instruction of a line, without its guard and operands.
fn opcode(line: &str) -> &str {
    let mut words = line.split_whitespace();
    let first = words.next().unwrap_or_default();
    let first = if first.starts_with('@') {
        words.next().unwrap_or_default()
    } else {
        first
    };
    first.trim_end_matches(';')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_order_is_weakened_on_its_own() {
        let text = "bar.sync 0;\n\tcp.async.wait_group \t2;\n\
            @%p1 atom.global.gpu.acq_rel.add.u32 %r1, [%rd1], 1;\nld.global.b32 %r2, [%rd1];\n";
        let all = mutants(text);
        let shown: Vec<String> = all.iter().map(Mutant::to_string).collect();
        assert_eq!(
            shown,
            [
                "line 1, `bar.sync 0;` left out",
                "line 2, `cp.async.wait_group 2;` left out",
                "line 2, `cp.async.wait_group 2;` becomes `cp.async.wait_group 3;`",
                "line 3, `@%p1 atom.global.gpu.acq_rel.add.u32 %r1, [%rd1], 1;` becomes \
                 `@%p1 atom.global.cta.acq_rel.add.u32 %r1, [%rd1], 1;`",
                "line 3, `@%p1 atom.global.gpu.acq_rel.add.u32 %r1, [%rd1], 1;` becomes \
                 `@%p1 atom.global.gpu.relaxed.add.u32 %r1, [%rd1], 1;`",
            ]
        );
        assert_eq!(all[3].kind(), "`.gpu` of `atom` weakened");
        assert!(all.iter().all(|mutant| mutant.text.lines().count() == 4));
    }
}
