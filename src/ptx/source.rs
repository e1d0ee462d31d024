//! The modules in a file: one, or what `cuobjdump -ptx` prints.

use super::PtxError;

/// The text of each module, with lines counted as in the file: what is no module is empty
/// lines.
///
/// # Errors
/// There is no module.
pub fn modules(text: &str) -> Result<Vec<String>, PtxError> {
    let mut found: Vec<String> = Vec::new();
    let mut inside = false;
    let mut assembly = Assembly::Outside;
    for (number, line) in text.lines().enumerate() {
        let trimmed = line.trim_start();
        if trimmed.starts_with("Fatbin ") {
            inside = false;
        }
        if trimmed.starts_with(".version") {
            found.push("\n".repeat(number));
            inside = true;
        }
        assembly = assembly.after(trimmed);
        if inside && let Some(module) = found.last_mut() {
            if assembly != Assembly::Counted {
                module.push_str(line);
            }
            module.push('\n');
        }
    }
    match found.is_empty() {
        true => Err(PtxError::new(
            1,
            "there is no PTX module, which begins with `.version`",
        )),
        false => Ok(found),
    }
}

/// Inline assembly, which LLVM sets between comments. At each of its lines LLVM writes the place of
/// the statement with the line counted on, which is no place in the source: the first one is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Assembly {
    Outside,
    /// No place stood in it yet.
    Begins,
    Placed,
    /// This line is a further place.
    Counted,
}

impl Assembly {
    /// Where one is after a line, with no space before it.
    fn after(self, line: &str) -> Assembly {
        let is_place = line.strip_prefix(".loc").is_some_and(|numbers| {
            // Nothing else stands there, which would go with it.
            let mut numbers = numbers.split("//").next().unwrap_or("").chars();
            numbers.all(|c| c.is_ascii_digit() || c.is_whitespace())
        });
        match self {
            _ if line.starts_with("// begin inline asm") => Assembly::Begins,
            _ if line.starts_with("// end inline asm") => Assembly::Outside,
            Assembly::Begins if is_place => Assembly::Placed,
            Assembly::Placed | Assembly::Counted if is_place => Assembly::Counted,
            Assembly::Counted => Assembly::Placed,
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dump_of_binaries_has_modules_between_other_lines() {
        let dump = "\nFatbin elf code:\n====\narch = sm_80\n\nFatbin ptx code:\n====\n\
                    compressed\n\n.version 7.1\n.target sm_80\n\nFatbin elf code:\n===\n";
        let found = modules(dump).unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].trim(), ".version 7.1\n.target sm_80");
        assert_eq!(found[0].lines().count(), 12);
        assert!(modules("int x;").is_err());
    }

    #[test]
    fn lines_of_inline_assembly_are_no_lines_of_the_source() {
        let text = ".version 8.0\n\t// begin inline asm\n\t.loc\t1 8 9\n\tmov.u32 %r1, 0;\n\
                    \t.loc\t1 9 9\n\tmov.u32 %r2, 0;\n\t// end inline asm\n\t.loc\t1 9 9\n";
        let found = modules(text).unwrap().concat();
        assert_eq!(found.matches(".loc").count(), 2);
        assert!(found.contains("1 8 9") && found.lines().nth(4) == Some(""));
    }
}
