//! What `--help` says: commands, their options, and the values these take.

use std::process::Command;

/// A command that does something, as its words behind the program's name.
pub struct Leaf {
    pub words: Vec<String>,
    pub options: Vec<Flag>,
}

/// An option as the help lists it.
#[derive(Default)]
pub struct Flag {
    pub name: String,
    pub aliases: Vec<String>,
    pub values: Vec<String>,
    pub default: Option<String>,
}

/// All commands but `help`.
pub fn commands() -> Vec<Leaf> {
    let mut leaves = Vec::new();
    collect(Vec::new(), &mut leaves);
    leaves
}

fn collect(words: Vec<String>, leaves: &mut Vec<Leaf>) {
    let text = help(&words);
    let (_, list) = text.split_once("\nCommands:\n").unwrap_or_default();
    let list = list.split("\n\n").next().unwrap_or_default();
    let names = list
        .lines()
        .filter_map(|line| line.split_whitespace().next());
    let names: Vec<&str> = names.filter(|name| *name != "help").collect();
    if names.is_empty() {
        let options = options(&text);
        leaves.push(Leaf { words, options });
        return;
    }
    for name in names {
        let longer = [words.clone(), vec![name.to_owned()]].concat();
        collect(longer, leaves);
    }
}

fn help(words: &[String]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .args(words)
        .arg("--help")
        .output()
        .expect("the program runs");
    String::from_utf8(output.stdout).expect("text")
}

fn options(help: &str) -> Vec<Flag> {
    let mut flags: Vec<Flag> = Vec::new();
    for line in help.lines().map(str::trim) {
        let letter = line.strip_prefix('-').and_then(|rest| rest.split_once(','));
        let is_short = letter.is_some_and(|(letter, _)| letter.len() == 1);
        if line.starts_with("--") || is_short {
            let name = line.split(' ').find_map(|word| word.strip_prefix("--"));
            flags.push(Flag {
                name: name.map(long_name).unwrap_or_default(),
                ..Flag::default()
            });
        }
        let Some(flag) = flags.last_mut() else {
            continue;
        };
        if let Some(value) = line.strip_prefix("- ") {
            flag.values
                .extend(value.split(':').next().map(str::to_owned));
        }
        if let Some(values) = bracketed(line, "possible values") {
            flag.values.extend(values.split(", ").map(str::to_owned));
        }
        for title in ["alias", "aliases"] {
            let aliases = bracketed(line, title).unwrap_or_default();
            let aliases = aliases.split(", ").filter(|alias| !alias.is_empty());
            flag.aliases.extend(aliases.map(str::to_owned));
        }
        flag.default = flag
            .default
            .take()
            .or(bracketed(line, "default").map(str::to_owned));
    }
    flags
}

/// `--name`, of the text that follows the dashes.
fn long_name(text: &str) -> String {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let end = text.find(|c| !is_part(c)).unwrap_or(text.len());
    format!("--{}", &text[..end])
}

/// The text of `[title: text]`.
fn bracketed<'a>(line: &'a str, title: &str) -> Option<&'a str> {
    line.strip_prefix('[')?
        .strip_suffix(']')?
        .strip_prefix(title)?
        .strip_prefix(": ")
}
