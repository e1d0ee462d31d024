//! Inline assembly: takes the text apart and binds its operands. What PTX
//! statements mean is in `ptx`.

use std::collections::{HashMap, HashSet};

use super::function::Importer;
use super::handle::{Ty, Val};
use super::target::Target;
use super::{Lowered, ptx, unmodelled};
use crate::kir::{Construct, Type, ValueId};

/// Translates a call of inline assembly.
pub(super) fn lower(
    importer: &mut Importer<'_>,
    inst: Val,
    asm: Val,
    args: &[Val],
) -> Lowered<Vec<ValueId>> {
    let text = asm.asm_text();
    if let Some(name) = text.strip_prefix(".unsupported ") {
        return unmodelled(Construct::Instruction(name.to_owned()));
    }
    let constraints = Constraints::parse(&asm.asm_constraints());
    if constraints.indirect || constraints.outputs + args.len() > MOST_OPERANDS {
        return unmodelled(describe(&text));
    }
    let statements = statements(&text);
    if statements.is_empty() {
        return importer.opaque_copy(inst.ty(), &constraints, args);
    }
    if importer.types.target != Target::Nvptx {
        return if statements.iter().all(|s| is_amd_hint(&s.opcode)) && inst.ty().is_void() {
            Ok(Vec::new())
        } else {
            unmodelled(describe(&text))
        };
    }
    let mut inputs = Vec::new();
    for &arg in args {
        inputs.push(importer.one(arg)?);
    }
    let results: Vec<Type> = match inst.ty().is_void() {
        true => Vec::new(),
        false => importer
            .types
            .leaves(inst.ty())?
            .iter()
            .map(|leaf| leaf.ty)
            .collect(),
    };
    if results.len() != constraints.outputs {
        return unmodelled(describe(&text));
    }
    let mut operands = Operands {
        constraints: asm.asm_constraints(),
        count: results.len(),
        outputs: vec![None; results.len()],
        results,
        inputs,
        registers: HashMap::new(),
        declared: HashSet::new(),
    };
    // A register that is read and written holds its input first.
    for (input, tie) in constraints.ties.iter().enumerate() {
        if let Some(output) = tie.filter(|&output| output < operands.count) {
            operands.outputs[output] = operands.inputs.get(input).copied();
        }
    }
    for statement in statements.iter().filter(|one| one.opcode == ".reg") {
        // Scopes are not kept apart.
        if !operands.declare(statement) {
            return unmodelled(describe(&text));
        }
    }
    match ptx::lower(importer, &statements, &mut operands) {
        Some(result) => result?,
        None => return unmodelled(describe(&text)),
    }
    let Operands {
        results, outputs, ..
    } = operands;
    Ok(outputs
        .into_iter()
        .zip(results)
        .take(constraints.outputs)
        .map(|(output, ty)| output.unwrap_or_else(|| importer.b.undef(ty)))
        .collect())
}

/// One instruction of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Statement {
    /// `@p` or `@!p`.
    pub(super) predicate: Option<String>,
    pub(super) opcode: String,
    pub(super) operands: Vec<String>,
}

/// The values that `$0`, `$1`, … stand for, outputs first, and those of the text's own registers.
pub(super) struct Operands {
    /// Which of them share registers, as LLVM writes it.
    pub(super) constraints: String,
    /// So many outputs.
    pub(super) count: usize,
    /// Types of outputs, and of registers behind them.
    pub(super) results: Vec<Type>,
    pub(super) inputs: Vec<ValueId>,
    /// What outputs and registers hold, where they were written.
    pub(super) outputs: Vec<Option<ValueId>>,
    /// The registers that the text declares.
    registers: HashMap<String, usize>,
    /// The names of all registers.
    declared: HashSet<String>,
}

impl Operands {
    /// Which output `$n` is, or which register.
    pub(super) fn output(&self, operand: &str) -> Option<usize> {
        let register = self.registers.get(operand.trim()).copied();
        register.or_else(|| placeholder(operand).filter(|&index| index < self.count))
    }

    /// The value of an input `$n`, or what was written to an output or register.
    pub(super) fn input(&self, operand: &str) -> Option<ValueId> {
        if let Some(index) = self.output(operand) {
            return self.outputs[index];
        }
        let index = placeholder(operand)?.checked_sub(self.count)?;
        self.inputs.get(index).copied()
    }

    /// Takes note of `.reg .b32 a, b;`. Predicates are apart. Is each name a new one?
    fn declare(&mut self, statement: &Statement) -> bool {
        let mut ty = None;
        for operand in &statement.operands {
            let (kind, name) = operand
                .split_once(char::is_whitespace)
                .unwrap_or(("", operand));
            if !self.declared.insert(name.trim().to_owned()) {
                return false;
            }
            if let Some(kind) = kind.strip_prefix('.') {
                ty = ptx::register_type(kind);
            }
            let Some(ty) = ty.filter(|_| !name.contains('<')) else {
                continue;
            };
            self.registers
                .insert(name.trim().to_owned(), self.results.len());
            self.results.push(ty);
            self.outputs.push(None);
        }
        true
    }
}

/// What one statement may read and write: a product of `wgmma` writes 128 registers, and reads
/// them too.
const MOST_OPERANDS: usize = 512;

#[derive(Debug, PartialEq, Eq)]
struct Constraints {
    outputs: usize,
    /// For each input the output whose register it shares.
    ties: Vec<Option<usize>>,
    /// An operand is in memory.
    indirect: bool,
}

impl Constraints {
    /// Reads `=r,=r,r,0,~{memory}`.
    fn parse(text: &str) -> Constraints {
        let mut constraints = Constraints {
            outputs: 0,
            ties: Vec::new(),
            indirect: false,
        };
        for part in text
            .split(',')
            .filter(|part| !part.is_empty() && !part.starts_with('~'))
        {
            constraints.indirect |= part.contains('*');
            match part.strip_prefix('=') {
                Some(_) => constraints.outputs += 1,
                None => constraints.ties.push(part.parse().ok()),
            }
        }
        constraints
    }
}

impl Importer<'_> {
    /// Assembly without text hides a value from the compiler: outputs that share
    /// a register with an input have its value, others are arbitrary.
    fn opaque_copy(
        &mut self,
        ty: Ty,
        constraints: &Constraints,
        args: &[Val],
    ) -> Lowered<Vec<ValueId>> {
        if ty.is_void() {
            return Ok(Vec::new());
        }
        let mut lanes = Vec::new();
        for (output, leaf) in self.types.leaves(ty)?.iter().enumerate() {
            let tied = constraints.ties.iter().position(|tie| *tie == Some(output));
            let value = match tied.and_then(|input| args.get(input)) {
                Some(&input) => Some(self.one(input)?),
                None => None,
            };
            lanes.push(match value.filter(|&value| self.b.ty(value) == leaf.ty) {
                Some(value) => value,
                None => self.b.nondet("asm", leaf.ty),
            });
        }
        Ok(lanes)
    }
}

/// The instructions of the text without comments, scopes and labels.
fn statements(text: &str) -> Vec<Statement> {
    let text = without_comments(text);
    text.split([';', '\n'])
        .map(without_scopes)
        .filter(|part| !part.is_empty())
        .map(statement)
        .collect()
}

/// The statement without the braces of scopes before and behind it. Those of vectors are pairs.
fn without_scopes(part: &str) -> &str {
    let mut part = part.trim().trim_start_matches('{').trim();
    while part.matches('}').count() > part.matches('{').count() {
        match part.strip_suffix('}') {
            Some(inner) => part = inner.trim(),
            None => return part,
        }
    }
    part
}

fn statement(text: &str) -> Statement {
    let (predicate, rest) = match text.strip_prefix('@') {
        Some(rest) => {
            let (predicate, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            (Some(predicate.to_owned()), rest.trim())
        }
        None => (None, text),
    };
    let (opcode, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    Statement {
        predicate,
        opcode: opcode.to_owned(),
        operands: operands(rest),
    }
}

/// Splits at commas outside of brackets and braces.
fn operands(text: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let (mut depth, mut start) = (0_i32, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '{' | '[' | '(' => depth += 1,
            '}' | ']' | ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim().to_owned());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim().to_owned());
    parts.retain(|part| !part.is_empty());
    parts
}

/// The text without comments, of which each ends where its own kind does. One that does not end
/// stays, for nothing to know it.
fn without_comments(text: &str) -> String {
    let mut result = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("//").into_iter().chain(rest.find("/*")).min() {
        let (before, comment) = rest.split_at(at);
        let end = match comment.starts_with("//") {
            true => Some(comment.find('\n').unwrap_or(comment.len())),
            false => comment[2..].find("*/").map(|end| end + 4),
        };
        let Some(end) = end else {
            break;
        };
        result.push_str(before);
        result.push(' ');
        rest = &comment[end..];
    }
    result.push_str(rest);
    result
}

/// `$3` and `${3:x}` are operand 3.
fn placeholder(text: &str) -> Option<usize> {
    let text = text.trim().strip_prefix('$')?;
    let text = text
        .strip_prefix('{')
        .and_then(|t| t.strip_suffix('}'))
        .unwrap_or(text);
    text.split(':').next()?.parse().ok()
}

fn is_amd_hint(opcode: &str) -> bool {
    ["s_waitcnt", "s_nop", "s_sleep", "s_setprio", "s_sched"]
        .iter()
        .any(|known| opcode.starts_with(known))
}

fn describe(text: &str) -> Construct {
    let words: Vec<&str> = text.split_whitespace().collect();
    Construct::InlineAssembly(words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_taken_apart() {
        let text = "{ .reg .pred p; // flag\n setp.ne.u32 p, $1, 0; @p ld.global.v2.u32 {$0, $2}, [$3 + 4]; }";
        let statements = statements(text);
        assert_eq!(statements.len(), 3);
        assert_eq!(statements[1].operands, ["p", "$1", "0"]);
        assert_eq!(statements[2].predicate.as_deref(), Some("p"));
        assert_eq!(statements[2].operands, ["{$0, $2}", "[$3 + 4]"]);
        assert!(super::statements(" /* nothing */ ").is_empty());
        let hidden = super::statements(
            "// rows /* columns\n st.global.u32 [$0], $1; /** x **/ ret; /* y */",
        );
        assert_eq!(
            (hidden.len(), hidden[0].opcode.as_str()),
            (2, "st.global.u32")
        );
        assert!(!super::statements("/* no end; st.global.u32 [$0], $1;").is_empty());
        let last = super::statements("{ @$2 st.global.b32 [ $1 + 0 ], { $0 }; { bar.sync 0; }}");
        assert_eq!(last[0].operands, ["[ $1 + 0 ]", "{ $0 }"]);
        assert_eq!((last.len(), last[1].opcode.as_str()), (2, "bar.sync"));
    }

    #[test]
    fn placeholders_may_have_modifiers() {
        assert_eq!(placeholder("$12"), Some(12));
        assert_eq!(placeholder("${1:x}"), Some(1));
        assert_eq!(placeholder("%r1"), None);
    }

    #[test]
    fn constraints_tie_inputs_to_outputs() {
        let constraints = Constraints::parse("=r,=f,l,1,~{memory}");
        assert_eq!(
            (constraints.outputs, constraints.ties),
            (2, vec![None, Some(1)])
        );
    }
}
