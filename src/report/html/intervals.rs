//! A race as a drawing: threads from left to right, time downwards, barriers as lines across.

use std::collections::BTreeSet;

use maud::{Markup, html};

use super::columns::{Columns, TOP, line, who};
use super::rows::{Row, row, rows};
use crate::report::model::AccessKind;
use crate::report::scene::{Scene, Touch};
use crate::report::words;

/// The barrier intervals of the two accesses; nothing where the scene does not have them.
pub fn figure(scene: &Scene) -> Markup {
    let Some(pair) = scene.pair else {
        return html! {};
    };
    let drawing = Drawing::new(scene, pair);
    html! {
        figure.drawing {
            figcaption {
                b { "Barrier intervals." } " " (drawing.caption())
            }
            div.scroll tabindex="0" role="region" aria-label="Drawing of the barrier intervals" {
                (drawing.svg())
            }
        }
    }
}

struct Drawing<'a> {
    scene: &'a Scene,
    pair: [usize; 2],
    columns: Columns<'a>,
    bands: Vec<Band>,
}

/// A barrier interval.
struct Band {
    interval: u32,
    /// Rows, and how many are left out before each.
    rows: Vec<(Row, usize)>,
    /// How many are left out at its end.
    rest: usize,
}

const ROW: i64 = 26;
/// Rows of an interval that are shown whatever is in them.
const MOST_ROWS: usize = 12;
/// Rows on either side of one of the two accesses.
const NEIGHBOURS: usize = 2;

impl<'a> Drawing<'a> {
    fn new(scene: &'a Scene, pair: [usize; 2]) -> Drawing<'a> {
        let touches = pair.map(|index| &scene.touches[index]);
        let intervals: BTreeSet<u32> = touches
            .iter()
            .flat_map(|touch| touch.interval.saturating_sub(1)..=touch.interval + 1)
            .collect();
        let bands = intervals.into_iter().map(|interval| {
            let here =
                |touch: &&Touch| touch.interval == interval && touch.array == touches[0].array;
            let all = rows(scene.touches.iter().filter(here));
            let hot: Vec<usize> = (all.iter().enumerate())
                .filter(|(_, one)| touches.iter().any(|touch| row(touch) == **one))
                .map(|(index, _)| index)
                .collect();
            let is_near = |index: usize| hot.iter().any(|hot| hot.abs_diff(index) <= NEIGHBOURS);
            let mut left_out = 0;
            let mut shown = Vec::new();
            for (index, one) in all.iter().enumerate() {
                let is_end = index == 0 || index + 1 == all.len();
                if all.len() <= MOST_ROWS || is_near(index) || is_end {
                    shown.push((*one, std::mem::take(&mut left_out)));
                } else {
                    left_out += 1;
                }
            }
            Band {
                interval,
                rows: shown,
                rest: left_out,
            }
        });
        let passed = |band: &Band| {
            let mut barriers = scene.barriers.iter();
            !band.rows.is_empty() || barriers.any(|one| one.interval == band.interval)
        };
        Drawing {
            columns: Columns::new(scene, &touches.map(|touch| touch.thread)),
            bands: bands.filter(passed).collect(),
            scene,
            pair,
        }
    }

    fn touches(&self) -> [&'a Touch; 2] {
        self.pair.map(|index| &self.scene.touches[index])
    }

    fn same_block(&self) -> bool {
        let [a, b] = self
            .touches()
            .map(|touch| self.scene.threads[touch.thread].who.block);
        a == b
    }

    /// Is the order of the two open for want of a barrier of the block between them?
    fn lacks_barrier(&self) -> bool {
        let [a, b] = self.touches();
        self.same_block() && a.interval == b.interval && row(a) != row(b)
    }

    fn caption(&self) -> String {
        let [a, b] = self.touches();
        let array = &self.scene.arrays[a.array].name;
        let why = if !self.same_block() {
            "The two threads are in different blocks, which no barrier of a block orders."
        } else if self.lacks_barrier() {
            "No barrier stands between the two; the dashed line is the first place for one."
        } else if a.interval == b.interval {
            "Both are one instruction, which no barrier can separate."
        } else {
            "The barrier between the two does not order their accesses."
        };
        format!(
            "Accesses to {array} in the run that shows the race, threads from left to right, the \
             steps of each thread downwards. Within an interval the steps of different threads \
             have no order. {why}"
        )
    }

    fn svg(&self) -> Markup {
        let mut y = TOP;
        let bands: Vec<Markup> = self
            .bands
            .iter()
            .map(|band| self.band(band, &mut y))
            .collect();
        let height = y + 10;
        let width = self.columns.width();
        let [a, b] = self.touches().map(|touch| self.name(touch));
        html! {
            svg viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) role="img"
                aria-label={ "1: " (a) "; 2: " (b) } {
                (self.columns.header(height - 6))
                @for band in &bands { (band) }
            }
        }
    }

    fn band(&self, band: &Band, y: &mut i64) -> Markup {
        *y += 16;
        let top = *y;
        let rows: Vec<Markup> = (band.rows.iter())
            .map(|(one, left_out)| {
                let gap = left_out_text(*left_out, y);
                html! { (gap) (self.row(band, *one, y)) }
            })
            .collect();
        if band.rows.is_empty() {
            *y += ROW / 2;
        }
        let rest = left_out_text(band.rest, y);
        let barrier = self.barrier(band, *y);
        *y += 18;
        html! {
            g {
                text.dim x="4" y=(top - 2) { "interval " (band.interval) }
                @for row in &rows { (row) }
                (rest)
                (barrier)
            }
        }
    }

    /// One instruction: a mark in the column of each thread that does it.
    fn row(&self, band: &Band, one: Row, y: &mut i64) -> Markup {
        let [first, _] = self.touches();
        let here: Vec<(usize, &Touch)> = (self.scene.touches.iter().enumerate())
            .filter(|(_, touch)| {
                touch.interval == band.interval && touch.array == first.array && row(touch) == one
            })
            .collect();
        let middle = *y + ROW / 2;
        *y += ROW;
        let dashed = match self.lacks_barrier_behind(band, one) {
            true => {
                *y += 18;
                html! {
                    line.missing x1="4" y1=(*y - 1) x2=(self.columns.width() - 4) y2=(*y - 1) {}
                    text.missing x="4" y=(*y - 6) { "a barrier is missing" }
                }
            }
            false => html! {},
        };
        let label = here.first().map_or(String::new(), |(_, touch)| {
            let again = match touch.nth {
                0 => String::new(),
                nth => format!(", round {}", nth + 1),
            };
            let place = line(self.scene, touch.place);
            format!("{place} {}{again}", words::noun(touch.kind))
        });
        html! {
            text x="14" y=(middle + 4) { (label) }
            @for (index, touch) in &here {
                @if let Some(x) = self.columns.centre(touch.thread) {
                    (self.mark(*index, touch, x, middle))
                }
            }
            (dashed)
        }
    }

    /// Is the row the first of those of the two accesses, and is a barrier missing behind it?
    fn lacks_barrier_behind(&self, band: &Band, one: Row) -> bool {
        let touches = self.touches();
        let mut rows = band.rows.iter().map(|(row, _)| *row);
        let first = rows.find(|known| touches.iter().any(|touch| row(touch) == *known));
        self.lacks_barrier() && band.interval == touches[0].interval && first == Some(one)
    }

    fn mark(&self, index: usize, touch: &Touch, x: i64, y: i64) -> Markup {
        let number = self.pair.iter().position(|&one| one == index);
        let class = match number {
            Some(0) => "hot one",
            Some(_) => "hot two",
            None => "cold",
        };
        let size = if number.is_some() { 9 } else { 5 };
        html! {
            g class={ "mark " (class) } {
                title { (self.name(touch)) }
                @match touch.kind {
                    AccessKind::Read => circle.read cx=(x) cy=(y) r=(size) {},
                    AccessKind::Write => {
                        rect.write x=(x - size) y=(y - size) width=(2 * size) height=(2 * size) {}
                    }
                    AccessKind::Atomic => {
                        path.atomic d={
                            "M" (x) " " (y - size - 1) "l" (size + 1) " " (size + 1) "l" (-size - 1)
                            " " (size + 1) "l" (-size - 1) " " (-size - 1) "z"
                        } {}
                    }
                }
                @if let Some(number) = number {
                    text.middle.strong x=(x) y=(y + 4) { (number + 1) }
                }
            }
        }
    }

    fn name(&self, touch: &Touch) -> String {
        let array = &self.scene.arrays[touch.array];
        let element = touch.offset.div_euclid(i64::from(array.element.max(1)));
        let kind = words::noun(touch.kind);
        let (who, place) = (who(self.scene, touch.thread), line(self.scene, touch.place));
        format!("{who}, {kind} of {}[{element}], {place}", array.name)
    }

    /// The line at the end of an interval, as far as threads come to it.
    fn barrier(&self, band: &Band, y: i64) -> Markup {
        let here: Vec<_> = (self.scene.barriers.iter())
            .filter(|one| one.interval == band.interval)
            .collect();
        html! {
            @if let Some(one) = here.first() {
                text.strong x="4" y=(y + 10) { "barrier, " (line(self.scene, one.place)) }
                @for one in &here {
                    @if let Some((left, right)) = self.columns.edges(one.thread) {
                        line.barrier x1=(left) y1=(y + 6) x2=(right) y2=(y + 6) {}
                    }
                }
            } @else {
                text.dim x="4" y=(y + 10) { "end of the kernel" }
            }
        }
    }
}

fn left_out_text(count: usize, y: &mut i64) -> Markup {
    if count == 0 {
        return html! {};
    }
    *y += 14;
    html! { text.dim x="14" y=(*y - 2) { "⋯ " (count) " more" } }
}
