//! The columns of a drawing: threads from left to right, those in the middle left out where there
//! are too many.

use std::collections::BTreeSet;

use maud::{Markup, html};

use crate::report::model::ThreadReport;
use crate::report::scene::Scene;
use crate::report::words;

/// Threads, by their number in the scene.
pub struct Columns<'a> {
    scene: &'a Scene,
    columns: Vec<Column>,
    /// What a column is wide.
    step: i64,
    /// The last thread of all is there.
    ends: bool,
    width: i64,
}

struct Column {
    thread: usize,
    /// The left edge.
    x: i64,
    /// Threads left of it are left out.
    gap: bool,
}

/// Where the columns begin; what is told of rows is left of it.
pub const LEFT: i64 = 172;
/// Above it are the names of threads and blocks.
pub const TOP: i64 = 46;
const GAP: i64 = 22;
/// The name of a block, above its first thread.
const NAME: i64 = 96;
/// Threads that are shown where there are more.
const MOST: usize = 24;

impl<'a> Columns<'a> {
    /// All threads, or if there are many the wanted ones with their neighbours.
    pub fn new(scene: &'a Scene, wanted: &[usize]) -> Columns<'a> {
        let count = scene.threads.len();
        let per_block = scene.per_block();
        let near = |neighbours: usize| -> BTreeSet<usize> {
            let near = wanted.iter().flat_map(|&thread| {
                let block = thread / per_block * per_block;
                let first = thread.saturating_sub(neighbours).max(block);
                let end = (thread + neighbours + 1).min(block + per_block);
                first..end.min(count)
            });
            near.collect()
        };
        let shown = match count <= MOST {
            true => (0..count).collect(),
            false => {
                let wider = (0..MOST).map(near);
                let fitting = wider.take_while(|shown| shown.len() <= MOST);
                fitting.last().unwrap_or_else(|| near(0))
            }
        };
        let widest = shown.iter().map(|&thread| lane(scene, thread).len()).max();
        let step = (7 * widest.unwrap_or(1) as i64 + 10).max(24);
        let (mut x, mut block_x) = (LEFT, LEFT);
        let mut before = None;
        let columns = shown.into_iter().map(|thread| {
            let follows = before.map_or(thread == 0, |before: usize| before + 1 == thread);
            let is_first = thread % per_block == 0;
            let ends_block = before.is_some_and(|before| (before + 1) % per_block == 0);
            let gap = !(follows || is_first && ends_block);
            if before.is_some_and(|before| before / per_block != thread / per_block) {
                x = x.max(block_x + NAME);
                block_x = x + GAP;
            }
            if gap || is_first && before.is_some() {
                x += GAP;
            }
            let at = x;
            x += step;
            before = Some(thread);
            Column { thread, x: at, gap }
        });
        let columns: Vec<Column> = columns.collect();
        let ends = columns.last().is_none_or(|last| last.thread + 1 == count);
        Columns {
            scene,
            columns,
            step,
            ends,
            width: x.max(block_x + NAME) + if ends { 8 } else { GAP },
        }
    }

    pub fn width(&self) -> i64 {
        self.width
    }

    /// The threads that are shown.
    pub fn threads(&self) -> impl Iterator<Item = usize> + '_ {
        self.columns.iter().map(|column| column.thread)
    }

    /// The middle of a thread's column; none where it is left out.
    pub fn centre(&self, thread: usize) -> Option<i64> {
        let half = self.step / 2;
        let mut columns = self.columns.iter();
        let column = columns.find(|column| column.thread == thread)?;
        Some(column.x + half)
    }

    /// The left and the right edge of a thread's column.
    pub fn edges(&self, thread: usize) -> Option<(i64, i64)> {
        let (centre, half) = (self.centre(thread)?, self.step / 2);
        Some((centre - half, centre + half))
    }

    /// The names of threads and blocks, and a line down each column.
    pub fn header(&self, height: i64) -> Markup {
        let per_block = self.scene.per_block();
        let is_first = |(index, column): &(usize, &Column)| {
            let before = index.checked_sub(1).map(|index| self.columns[index].thread);
            before.is_none_or(|before| before / per_block != column.thread / per_block)
        };
        let blocks = self.columns.iter().enumerate().filter(is_first);
        let block = |thread: usize| {
            let [x, y, z] = self.scene.threads[thread].who.block;
            let text = format!("block ({x}, {y}, {z})");
            self.scene.launch.vocabulary.say(&text)
        };
        html! {
            @for (_, column) in blocks {
                text.strong x=(column.x + 2) y="14" { (block(column.thread)) }
            }
            text.dim x="4" y="36" { (self.scene.launch.vocabulary.say("thread")) }
            @if !self.ends { text.dim x=(self.width - GAP + 4) y="36" { "⋯" } }
            @for column in &self.columns {
                @let centre = column.x + self.step / 2;
                @if column.gap {
                    text.dim.middle x=(column.x - GAP / 2) y="36" { "⋯" }
                }
                text.middle x=(centre) y="36" { (lane(self.scene, column.thread)) }
                line.lane x1=(centre) y1=(TOP - 4) x2=(centre) y2=(height) {}
            }
        }
    }
}

/// A thread's coordinates in its block, in as many dimensions as this has.
fn lane(scene: &Scene, thread: usize) -> String {
    let sizes = scene.launch.block.map(|size| size.unwrap_or(1));
    let count = sizes.iter().rposition(|&size| size > 1).unwrap_or(0) + 1;
    let place = scene.threads[thread].who.thread;
    let numbers: Vec<String> = place[..count].iter().map(u32::to_string).collect();
    numbers.join(",")
}

/// A thread of the scene in words.
pub fn who(scene: &Scene, thread: usize) -> String {
    let who: &ThreadReport = &scene.threads[thread].who;
    words::thread(who, &scene.launch)
}

/// A place of the scene in words: its line.
pub fn line(scene: &Scene, place: usize) -> String {
    match &scene.places[place] {
        Some(span) => format!("line {}", span.line),
        None => "an unknown place".to_owned(),
    }
}
