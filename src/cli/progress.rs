//! How far an exploration is, on standard error where that is a terminal.

use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::explore::Progress;

/// Shows the progress until it is dropped.
pub struct Watch {
    progress: Arc<Progress>,
    over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

const INTERVAL: Duration = Duration::from_millis(100);
/// Parts of the whole that the bar tells apart.
const PARTS: u64 = 10_000;

impl Watch {
    /// None where nobody would see it.
    pub fn start() -> Option<Watch> {
        if !std::io::stderr().is_terminal() {
            return None;
        }
        let progress = Arc::new(Progress::default());
        let over = Arc::new(AtomicBool::new(false));
        let builder = std::thread::Builder::new();
        let thread = builder.spawn({
            let (progress, over) = (progress.clone(), over.clone());
            move || show(&progress, &over)
        });
        Some(Watch {
            progress,
            over,
            thread: thread.ok(),
        })
    }

    pub fn progress(&self) -> Arc<Progress> {
        self.progress.clone()
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // A panic of the bar is no reason to end.
            let _ = thread.join();
        }
    }
}

fn show(progress: &Progress, over: &AtomicBool) {
    let bar = ProgressBar::new(PARTS);
    let style = ProgressStyle::with_template("{bar:30} {percent:>3} %  {msg}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let start = std::time::Instant::now();
    while !over.load(Ordering::Relaxed) {
        std::thread::sleep(INTERVAL);
        let (executions, done) = (progress.executions(), progress.done());
        if executions == 0 {
            continue;
        }
        let spent = start.elapsed().as_secs_f64();
        let left = match done > 0.001 {
            true => format!(", about {:.0} s left", spent / done - spent),
            false => String::new(),
        };
        bar.set_position((done * PARTS as f64) as u64);
        bar.set_message(format!("{executions} executions{left}"));
    }
    bar.finish_and_clear();
}
