//! What reports say of what was done, and why there was no way.

use super::missing::Missing;
use super::{DEVICE_AFTER_ALL, Refusal, Session};
use crate::frontend::headers::Found;

/// Places that a message names.
const MAX_PLACES: usize = 5;

impl Session {
    /// What was done to have the file accepted, in the report's words.
    pub fn assumptions(&self) -> Vec<String> {
        let missing = self.missing.iter().map(|header| {
            format!(
                "the header `{}`, which was not found, does not matter to the kernels",
                header.name
            )
        });
        let mut list: Vec<String> = missing.collect();
        list.extend(self.found.iter().map(Found::assumption));
        let moved = self.moved.iter();
        list.extend(moved.map(|name| {
            format!("the host variable `{name}`, which device code names, is one of the device")
        }));
        if !self.left_out.is_empty() {
            let mut places: Vec<String> = self
                .left_out
                .iter()
                .map(|((path, line), _)| format!("{}:{line}", path.display()))
                .collect();
            let more = places.len().saturating_sub(MAX_PLACES);
            places.truncate(MAX_PLACES);
            if more > 0 {
                places.push(format!("{more} more"));
            }
            list.push(format!(
                "host code that does not compile does not matter to the kernels ({})",
                places.join(", ")
            ));
        }
        list
    }

    /// Why there is no way: `messages` are clang's, with `more` at the end.
    pub(super) fn refusal(&self, messages: &str, more: &str) -> Refusal {
        let own = self.own_header();
        let others = self.missing.iter().filter(|header| Some(*header) != own);
        let names: Vec<String> = others.map(|header| format!("`{}`", header.name)).collect();
        let mut advice = String::new();
        let also = if own.is_some() {
            "Nor were"
        } else {
            "Not found:"
        };
        if !names.is_empty() {
            advice = format!(
                "{also} {}. Name their folders with `-- -I FOLDER`.\n",
                names.join(", ")
            );
        }
        if self.missing.iter().any(Missing::is_of_toolkit) {
            advice.push_str(
                "Headers of CUB, Thrust and libcu++ come with the CUDA toolkit or its CCCL.\n",
            );
        }
        let rest: Vec<&str> = messages
            .lines()
            .filter(|line| line.contains("error: ") && !line.contains(DEVICE_AFTER_ALL))
            .filter(|line| !line.contains("' file not found"))
            .take(MAX_PLACES)
            .collect();
        if !rest.is_empty() && !self.missing.is_empty() {
            advice.push_str("Without what is missing the file does not compile:\n");
            advice.push_str(&rest.join("\n"));
            advice.push('\n');
        }
        advice.push_str(more);
        Refusal {
            header: own.map(|header| (header.name.clone(), header.included_at.clone())),
            advice,
        }
    }
}
