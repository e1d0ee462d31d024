//! What a client may set.

use std::time::Duration;

use serde::Deserialize;

/// `initializationOptions`, and `settings.warpproof` of `workspace/didChangeConfiguration`.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "camelCase", default)]
pub struct Settings {
    /// Arguments of `verify` beside those of the configuration, such as `--timeout 20`.
    pub arguments: Vec<String>,
    /// Milliseconds without an edit after which the text is verified.
    pub delay: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            arguments: Vec::new(),
            delay: 300,
        }
    }
}

impl Settings {
    /// The time without an edit after which the text is verified.
    pub fn idle(&self) -> Duration {
        Duration::from_millis(self.delay)
    }
}
