//! Barrier divergence as a drawing: which thread waits where.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::columns::{Columns, TOP, line, who};
use crate::report::model::ThreadReport;
use crate::report::scene::{Scene, Stop};

/// Where the threads were when none could go on; `pair` are those that the report names.
pub fn figure(scene: &Scene, pair: &[ThreadReport]) -> Markup {
    let mut stops: BTreeMap<(u32, u8, usize), Vec<usize>> = BTreeMap::new();
    for (thread, actor) in scene.threads.iter().enumerate() {
        stops
            .entry(key(scene, actor.stop))
            .or_default()
            .push(thread);
    }
    let named = (0..scene.threads.len()).filter(|&one| pair.contains(&scene.threads[one].who));
    let named: Vec<usize> = named.collect();
    // One thread of each place at least.
    let firsts = stops
        .values()
        .filter_map(|threads| threads.first().copied());
    let wanted: Vec<usize> = named.iter().copied().chain(firsts).collect();
    let columns = Columns::new(scene, &wanted);
    let told: Vec<String> = (stops.values())
        .map(|threads| {
            let stop = scene.threads[threads[0]].stop;
            let (count, verb) = match (threads.len(), stop) {
                (1, Stop::Waiting(_)) => ("1 thread".to_owned(), "waits"),
                (count, Stop::Waiting(_)) => (format!("{count} threads"), "wait"),
                (1, _) => ("1 thread".to_owned(), "has"),
                (count, _) => (format!("{count} threads"), "have"),
            };
            match stop {
                Stop::Waiting(place) => format!("{count} {verb} in {}", line(scene, place)),
                Stop::Returned => format!("{count} {verb} left the kernel"),
                Stop::Running => format!("{count} {verb} not come so far"),
            }
        })
        .collect();
    html! {
        figure.drawing {
            figcaption {
                b { "Who waits where." } " At the end of the run that shows it: "
                (told.join(", ")) "."
            }
            div.scroll tabindex="0" role="region" aria-label="Drawing of the waiting threads" {
                (svg(scene, &columns, &stops, &named))
            }
        }
    }
}

/// Places in the order of the source, then the end of the kernel.
fn key(scene: &Scene, stop: Stop) -> (u32, u8, usize) {
    match stop {
        Stop::Waiting(place) => {
            let span = scene.places[place].as_ref();
            (span.map_or(0, |span| span.line), 0, place)
        }
        Stop::Running => (u32::MAX, 1, 0),
        Stop::Returned => (u32::MAX, 2, 0),
    }
}

const ROW: i64 = 30;

fn svg(
    scene: &Scene,
    columns: &Columns,
    stops: &BTreeMap<(u32, u8, usize), Vec<usize>>,
    named: &[usize],
) -> Markup {
    let passed = scene.barriers.iter().map(|one| one.interval + 1).max();
    let passed = passed.unwrap_or(0);
    let first = passed.saturating_sub(MOST_BARRIERS);
    let mut y = TOP;
    if first > 0 {
        y += ROW / 2;
    }
    let before: Vec<Markup> = (first..passed)
        .map(|interval| {
            y += ROW;
            barrier(scene, columns, interval, y - ROW / 2)
        })
        .collect();
    let rows: Vec<Markup> = (stops.values())
        .map(|threads| {
            y += ROW;
            row(scene, columns, threads, named, y - ROW / 2)
        })
        .collect();
    let (width, height) = (columns.width(), y + 6);
    html! {
        svg viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) role="img"
            aria-label="Where each thread waits" {
            (columns.header(height - 4))
            @if first > 0 {
                text.dim x="4" y=(TOP + 12) { "⋯ " (first) " barriers before" }
            }
            @for one in &before { (one) }
            @for row in &rows { (row) }
        }
    }
}

/// Barriers before the one in question that are shown.
const MOST_BARRIERS: u32 = 3;

fn barrier(scene: &Scene, columns: &Columns, interval: u32, y: i64) -> Markup {
    let here: Vec<_> = (scene.barriers.iter())
        .filter(|one| one.interval == interval)
        .collect();
    let place = here
        .first()
        .map_or(String::new(), |one| line(scene, one.place));
    html! {
        text.strong x="4" y=(y + 4) { "barrier, " (place) }
        @for one in &here {
            @if let Some((left, right)) = columns.edges(one.thread) {
                line.barrier x1=(left) y1=(y) x2=(right) y2=(y) {}
            }
        }
    }
}

fn row(scene: &Scene, columns: &Columns, threads: &[usize], named: &[usize], y: i64) -> Markup {
    let stop = scene.threads[threads[0]].stop;
    let (class, text) = match stop {
        Stop::Waiting(place) => ("waits", format!("waits, {}", line(scene, place))),
        Stop::Returned => ("left", "has left the kernel".to_owned()),
        Stop::Running => ("left", "not come so far".to_owned()),
    };
    let waits = matches!(stop, Stop::Waiting(_));
    html! {
        g.(class) {
            text.strong x="4" y=(y + 4) { (text) }
            @if waits {
                @for thread in columns.threads() {
                    @if let Some((left, right)) = columns.edges(thread) {
                        @if threads.contains(&thread) {
                            line.barrier x1=(left) y1=(y) x2=(right) y2=(y) {}
                        } @else {
                            line.missing x1=(left) y1=(y) x2=(right) y2=(y) {}
                        }
                    }
                }
            }
            @for &thread in threads {
                @if let Some(x) = columns.centre(thread) {
                    @let number = named.iter().position(|&one| one == thread);
                    g class={ "mark " (if number.is_some() { "hot one" } else { "cold" }) } {
                        title { (who(scene, thread)) ": " (text) }
                        @if waits {
                            circle.wait cx=(x) cy=(y) r=(if number.is_some() { 8 } else { 5 }) {}
                        } @else {
                            path.end d={
                                "M" (x - 5) " " (y - 5) "l10 10m0 -10l-10 10"
                            } {}
                        }
                    }
                }
            }
        }
    }
}
