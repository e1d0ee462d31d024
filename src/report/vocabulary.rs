//! The words for what a launch is made of.

use serde::{Deserialize, Serialize};

/// Whose words reports use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Vocabulary {
    /// CUDA's, in which reports are written.
    #[default]
    Cuda,
    /// OpenCL's (The OpenCL Specification 3.0, §3.2, "Execution model").
    OpenCl,
    /// Those of programs of which a block is an instance, and whose author knows no threads.
    Instances,
}

impl Vocabulary {
    pub fn is_cuda(&self) -> bool {
        *self == Vocabulary::Cuda
    }

    /// A sentence in CUDA's words in these. What stands in backquotes is the user's, and stays.
    pub fn say(self, sentence: &str) -> String {
        let parts = sentence.split('`').enumerate();
        let parts = parts.map(|(number, part)| match number % 2 {
            0 => self.said(part),
            _ => part.to_owned(),
        });
        parts.collect::<Vec<_>>().join("`")
    }

    /// What reports call `blockDim.x` and the like.
    pub fn name(self, name: &str) -> String {
        let own = match (self, name.split_once('.')) {
            (Vocabulary::OpenCl, Some(("blockDim", letter))) => Some(("get_local_size", letter)),
            (Vocabulary::OpenCl, Some(("gridDim", letter))) => Some(("get_num_groups", letter)),
            _ => None,
        };
        let dimension = |letter| ["x", "y", "z"].iter().position(|one| *one == letter);
        let own = own.and_then(|(function, letter)| Some((function, dimension(letter)?)));
        own.map_or(name.to_owned(), |(function, dimension)| {
            format!("{function}({dimension})")
        })
    }

    /// The sizes of a launch, such as `block 16,16, grid *`.
    pub fn sizes(self, block: &str, grid: &str) -> String {
        match self {
            Vocabulary::OpenCl => format!("local size {block}, groups {grid}"),
            Vocabulary::Cuda | Vocabulary::Instances => format!("block {block}, grid {grid}"),
        }
    }

    fn said(self, text: &str) -> String {
        let mut said = String::new();
        let mut word = String::new();
        for c in text.chars().chain(['\0']) {
            if c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | '/') {
                word.push(c);
                continue;
            }
            let (stem, end) = match word.strip_suffix('.') {
                Some(stem) => (stem, "."),
                None => (word.as_str(), ""),
            };
            said += self.word(stem);
            said += end;
            word.clear();
            if c != '\0' {
                said.push(c);
            }
        }
        said
    }

    fn word(self, word: &str) -> &str {
        let table = match self {
            Vocabulary::Cuda => return word,
            Vocabulary::OpenCl => OPENCL,
            Vocabulary::Instances => INSTANCES,
        };
        let known = table.iter().find(|(cuda, _)| *cuda == word);
        known.map_or(word, |(_, own)| own)
    }
}

const OPENCL: &[(&str, &str)] = &[
    ("thread", "work-item"),
    ("threads", "work-items"),
    ("block", "work-group"),
    ("blocks", "work-groups"),
    ("warp", "sub-group"),
    ("warps", "sub-groups"),
    ("grid", "NDRange"),
];

const INSTANCES: &[(&str, &str)] = &[
    ("block", "program instance"),
    ("blocks", "program instances"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_change_and_names_stay() {
        let say = |text| Vocabulary::OpenCl.say(text);
        assert_eq!(
            say("thread 3 of block (0, 1) writes `block`, in a grid."),
            "work-item 3 of work-group (0, 1) writes `block`, in a NDRange."
        );
        assert_eq!(
            say("in src/block.cl: threads"),
            "in src/block.cl: work-items"
        );
        assert_eq!(say(&say("warps of blocks")), "sub-groups of work-groups");
        assert_eq!(Vocabulary::Cuda.say("a block"), "a block");
    }

    #[test]
    fn sizes_have_opencls_functions() {
        assert_eq!(Vocabulary::OpenCl.name("gridDim.z"), "get_num_groups(2)");
        assert_eq!(Vocabulary::OpenCl.name("r.x"), "r.x");
        assert_eq!(Vocabulary::Cuda.name("gridDim.z"), "gridDim.z");
    }
}
