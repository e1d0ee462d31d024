//! How far a run is, on standard error where that is a terminal.

use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::explore;
use crate::progress::Progress;

/// Shows the progress until it is dropped.
pub struct Watch {
    bar: ProgressBar,
    over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

const INTERVAL: Duration = Duration::from_millis(100);
/// Parts of the whole that the bar tells apart.
const PARTS: u64 = 10_000;
/// What is done sooner is not told of.
const LONG: Duration = Duration::from_secs(1);

impl Watch {
    /// Of an exploration. None where nobody would see it.
    pub fn of_exploration() -> Option<(Watch, Arc<explore::Progress>)> {
        let progress = Arc::new(explore::Progress::default());
        let told = progress.clone();
        let start = Instant::now();
        let watch = Watch::start("{bar:30} {percent:>3} %  {msg}", move |bar| {
            let (executions, done) = (told.executions(), told.done());
            if executions == 0 {
                return;
            }
            let spent = start.elapsed().as_secs_f64();
            let left = match done > 0.001 {
                true => format!(", about {:.0} s left", spent / done - spent),
                false => String::new(),
            };
            bar.set_position((done * PARTS as f64) as u64);
            bar.set_message(format!("{executions} executions{left}"));
        })?;
        Some((watch, progress))
    }

    /// Of a verification. None where nobody would see it.
    pub fn of_verification() -> Option<(Watch, Progress)> {
        let progress = Progress::watched();
        let told = progress.clone();
        let (mut last, mut since) = (String::new(), Instant::now());
        let watch = Watch::start("{wide_msg}", move |bar| {
            let now = told.now();
            if now != last {
                (last, since) = (now, Instant::now());
            }
            let spent = since.elapsed();
            let text = match !last.is_empty() && spent >= LONG {
                true => format!("{last}, {} s", spent.as_secs()),
                false => String::new(),
            };
            // Nothing is drawn before there is something to say.
            if bar.message() != text {
                bar.set_message(text);
            }
        })?;
        Some((watch, progress))
    }

    fn start(style: &str, mut show: impl FnMut(&ProgressBar) + Send + 'static) -> Option<Watch> {
        if !std::io::stderr().is_terminal() {
            return None;
        }
        let bar = ProgressBar::new(PARTS);
        let style = ProgressStyle::with_template(style);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let over = Arc::new(AtomicBool::new(false));
        let builder = std::thread::Builder::new();
        let thread = builder.spawn({
            let (bar, over) = (bar.clone(), over.clone());
            move || {
                while !over.load(Ordering::Relaxed) {
                    std::thread::sleep(INTERVAL);
                    show(&bar);
                }
                bar.finish_and_clear();
            }
        });
        Some(Watch {
            bar,
            over,
            thread: thread.ok(),
        })
    }

    /// Prints something meanwhile.
    pub fn print<R>(&self, print: impl FnOnce() -> R) -> R {
        self.bar.suspend(print)
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
