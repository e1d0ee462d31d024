//! Heat maps: which threads touch which cells of a shared array between two barriers.

use std::collections::{BTreeMap, BTreeSet};

use maud::{Markup, html};

use super::banks::{self, BANKS, WORD};
use super::columns::{line, who};
use crate::report::model::{AccessKind, MemorySpace, Verdict};
use crate::report::scene::{Scene, Touch};

/// The shared arrays in the interval of a race, the one of the race first; nothing of a race in
/// other memory.
pub fn of_race(scene: &Scene) -> Markup {
    let Some(pair) = scene
        .pair
        .map(|pair| pair.map(|index| &scene.touches[index]))
    else {
        return html! {};
    };
    if !is_shared(scene, pair[0].array) {
        return html! {};
    }
    let block = pair[1].thread / scene.per_block();
    let interval = Interval::new(scene, block, pair[1].interval);
    interval.figure(Some(pair), MOST_ROWS)
}

/// The shared arrays in each interval of a run that shows no defect.
pub fn of_run(scene: &Scene, verdict: Verdict) -> Markup {
    let intervals: BTreeSet<u32> = scene.touches.iter().map(|touch| touch.interval).collect();
    let count = intervals.len();
    let rows = match verdict {
        Verdict::Proved => FEW_ROWS,
        _ => MOST_ROWS,
    };
    let sizes = |sizes: [Option<u32>; 3]| {
        let sizes: Vec<String> = sizes.iter().flatten().map(u32::to_string).collect();
        sizes.join(",")
    };
    let [block, grid] = [scene.launch.block, scene.launch.grid].map(sizes);
    let launch = scene.launch.vocabulary.sizes(&block, &grid);
    html! {
        details.run {
            summary { "Shared memory in one run (" (launch) ")" }
            p.note {
                @match verdict {
                    Verdict::Proved => "What the threads of one block do in a run with made-up \
                                        inputs; no part of the proof.",
                    _ => "What the threads of one block do.",
                }
            }
            @for interval in intervals.into_iter().take(MOST_INTERVALS) {
                (Interval::new(scene, 0, interval).figure(None, rows))
            }
            @if count > MOST_INTERVALS {
                p.note { (count - MOST_INTERVALS) " more intervals are not shown." }
            }
        }
    }
}

/// Intervals of a run that are shown.
const MOST_INTERVALS: usize = 6;
/// Rows of a map that are shown, and where the run is none that anyone asked for.
const MOST_ROWS: usize = 40;
const FEW_ROWS: usize = 12;
/// What a cell is wide and high.
const CELL: i64 = 26;
/// Where the cells begin, right of the numbers of rows and below those of banks.
const LEFT: i64 = 52;
const TOP: i64 = 34;

fn is_shared(scene: &Scene, array: usize) -> bool {
    scene.arrays[array].memory == MemorySpace::Shared
}

/// What the threads of a block do between two barriers.
struct Interval<'a> {
    scene: &'a Scene,
    number: u32,
    /// Accesses to shared arrays.
    touches: Vec<&'a Touch>,
    /// Where the barriers at both ends are.
    ends: [Option<usize>; 2],
}

/// Who touches a cell, and how.
#[derive(Default)]
struct Cell {
    threads: BTreeSet<usize>,
    kinds: BTreeSet<AccessKind>,
}

impl<'a> Interval<'a> {
    fn new(scene: &'a Scene, block: usize, number: u32) -> Interval<'a> {
        let per_block = scene.per_block();
        let touches = scene.touches.iter().filter(|touch| {
            touch.interval == number
                && touch.thread / per_block == block
                && is_shared(scene, touch.array)
        });
        let end = |number: u32| {
            let mut barriers = scene.barriers.iter();
            let one =
                barriers.find(|one| one.interval == number && one.thread / per_block == block);
            one.map(|one| one.place)
        };
        Interval {
            scene,
            number,
            touches: touches.collect(),
            ends: [number.checked_sub(1).and_then(end), end(number)],
        }
    }

    fn figure(&self, pair: Option<[&Touch; 2]>, most_rows: usize) -> Markup {
        let racing = pair.map(|pair| pair[0].array);
        let mut arrays: Vec<usize> = (racing.into_iter())
            .chain(self.touches.iter().map(|touch| touch.array))
            .collect();
        let mut seen = BTreeSet::new();
        arrays.retain(|&array| seen.insert(array));
        html! {
            @for array in arrays {
                figure.drawing {
                    figcaption {
                        b { "Who touches " (self.scene.arrays[array].name) } " " (self.between())
                        ". Cells are "
                        (Cells::of(self.scene, array).bytes) " bytes: r read, w written, a updated \
                         atomically, with the number of threads if there are several (grey); one \
                         thread has its own colour."
                    }
                    (self.map(array, pair.filter(|pair| pair[0].array == array), most_rows))
                }
            }
            (banks::table(self.scene, &self.touches))
        }
    }

    fn between(&self) -> String {
        let end = |place: Option<usize>, none: &str| match place {
            Some(place) => format!("the barrier in {}", line(self.scene, place)),
            None => none.to_owned(),
        };
        let [start, stop] = self.ends;
        format!(
            "in interval {}, from {} to {}",
            self.number,
            end(start, "the start of the kernel"),
            end(stop, "the end of the kernel")
        )
    }

    fn map(&self, array: usize, pair: Option<[&Touch; 2]>, most_rows: usize) -> Markup {
        let form = Cells::of(self.scene, array);
        let mut cells: BTreeMap<i64, Cell> = BTreeMap::new();
        for touch in self.touches.iter().filter(|touch| touch.array == array) {
            for cell in form.touched(touch) {
                let cell = cells.entry(cell).or_default();
                cell.threads.insert(touch.thread);
                cell.kinds.insert(touch.kind);
            }
        }
        let hot: BTreeSet<i64> = pair.map_or(BTreeSet::new(), |pair| {
            let [a, b] = pair.map(|touch| form.touched(touch).collect::<BTreeSet<i64>>());
            &a & &b
        });
        let row = |cell: i64| cell.div_euclid(form.columns);
        let mut rows: BTreeSet<i64> = hot.iter().map(|&cell| row(cell)).collect();
        let all: BTreeSet<i64> = cells.keys().map(|&cell| row(cell)).collect();
        for &one in &all {
            if rows.len() < most_rows {
                rows.insert(one);
            }
        }
        let left_out = all.len() - rows.len().min(all.len());
        let lines: BTreeMap<i64, i64> = rows.iter().copied().zip(0..).collect();
        let width = LEFT + form.columns * CELL + 6;
        let height = TOP + lines.len() as i64 * CELL + 6;
        let name = &self.scene.arrays[array].name;
        html! {
            div.scroll tabindex="0" role="region" aria-label={ "Map of " (name) } {
                svg.heat viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height)
                    role="img" aria-label={ (cells.len()) " cells of " (name) " are touched" } {
                    text.dim x="2" y="12" { "bank" }
                    text.dim x="2" y="28" { "index" }
                    @for column in 0..form.columns {
                        text.dim.middle x=(LEFT + column * CELL + CELL / 2) y="12" {
                            (column * form.bytes / WORD % BANKS)
                        }
                    }
                    @for (row, at) in &lines {
                        text.dim x="2" y=(TOP + at * CELL + 17) {
                            (row * form.columns * form.bytes / form.element)
                        }
                        @for column in 0..form.columns {
                            @let number = row * form.columns + column;
                            (self.cell(&form, number, cells.get(&number), hot.contains(&number),
                                (LEFT + column * CELL, TOP + at * CELL)))
                        }
                    }
                }
            }
            @if left_out > 0 {
                p.note { (left_out) " more rows of cells are not shown." }
            }
        }
    }

    fn cell(
        &self,
        form: &Cells,
        number: i64,
        cell: Option<&Cell>,
        hot: bool,
        (x, y): (i64, i64),
    ) -> Markup {
        let Some(cell) = cell else {
            return html! { rect.empty x=(x) y=(y) width=(CELL - 2) height=(CELL - 2) {} };
        };
        let count = cell.threads.len();
        let letters: String = cell.kinds.iter().map(|&kind| letter(kind)).collect();
        let first = cell.threads.first().copied().unwrap_or_default();
        let fill = match count {
            1 => {
                let per_block = self.scene.per_block();
                format!("hsl({}, 70%, 78%)", first % per_block * 300 / per_block)
            }
            2..8 => "hsl(0, 0%, 84%)".to_owned(),
            8..32 => "hsl(0, 0%, 74%)".to_owned(),
            _ => "hsl(0, 0%, 64%)".to_owned(),
        };
        let index = form.index(number);
        let few = cell.threads.iter().take(MOST_NAMES);
        let names: Vec<String> = few.map(|&thread| who(self.scene, thread)).collect();
        let more = count.saturating_sub(MOST_NAMES);
        html! {
            g.cell.hot[hot] {
                title {
                    (index) ": " (names.join(", ")) @if more > 0 { " and " (more) " more" }
                }
                rect x=(x) y=(y) width=(CELL - 2) height=(CELL - 2) fill=(fill) {}
                @if count == 1 {
                    text.middle x=(x + CELL / 2 - 1) y=(y + 15) { (letters) }
                } @else {
                    text.middle x=(x + CELL / 2 - 1) y=(y + 10) { (letters) }
                    text.middle x=(x + CELL / 2 - 1) y=(y + 20) { (count) }
                }
            }
        }
    }
}

/// Threads that a cell names.
const MOST_NAMES: usize = 8;

fn letter(kind: AccessKind) -> char {
    match kind {
        AccessKind::Read => 'r',
        AccessKind::Write => 'w',
        AccessKind::Atomic => 'a',
    }
}

/// How an array is cut into cells: elements, or the words of banks if these are larger.
struct Cells {
    element: i64,
    bytes: i64,
    /// Cells of a row, which has all banks once.
    columns: i64,
}

impl Cells {
    fn of(scene: &Scene, array: usize) -> Cells {
        let element = i64::from(scene.arrays[array].element.max(1));
        let bytes = element.max(WORD);
        Cells {
            element,
            bytes,
            columns: (BANKS * WORD / bytes).max(1),
        }
    }

    /// The cells of an access.
    fn touched(&self, touch: &Touch) -> std::ops::RangeInclusive<i64> {
        let last = touch.offset + i64::from(touch.bytes.max(1)) - 1;
        touch.offset.div_euclid(self.bytes)..=last.div_euclid(self.bytes)
    }

    /// The elements of a cell in words.
    fn index(&self, cell: i64) -> String {
        let first = cell * self.bytes / self.element;
        match self.bytes / self.element {
            0 | 1 => format!("[{first}]"),
            count => format!("[{first}] to [{}]", first + count - 1),
        }
    }
}
