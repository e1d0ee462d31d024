//! An execution graph as a drawing: threads as columns, time downwards, with program
//! order, reads-from, coherence, from-reads and synchronisation.

use svg::Document;
use svg::node::element::{Group, Path, Polygon, Rectangle, Text, Title};

use super::execution::{Execution, Label, Position};
use super::names::{Names, event_text};
use super::relations::{Edge, Relation, edges};

mod labels;

use labels::Labels;

/// The graph as an SVG document.
pub fn graph_svg(execution: &Execution, names: &dyn Names) -> String {
    let rows = rows(execution);
    let plan = Plan::new(execution, names, &rows);
    let mut document = Document::new()
        .set("viewBox", (0, 0, plan.width(), plan.height()))
        .set("width", plan.width())
        .set("height", plan.height())
        .set("font-family", "monospace")
        .set("font-size", FONT)
        .add(
            Rectangle::new()
                .set("width", "100%")
                .set("height", "100%")
                .set("class", "ground")
                .set("fill", "white"),
        );
    for thread in 0..execution.threads.len() {
        let title = Text::new(names.thread(thread))
            .set("x", plan.centre(thread))
            .set("y", MARGIN + FONT)
            .set("text-anchor", "middle")
            .set("font-weight", "bold");
        document = document.add(title);
    }
    let mut labels = Labels::default();
    for (thread, nodes) in execution.threads.iter().enumerate() {
        for index in 0..nodes.len() {
            labels.take(
                plan.corner(Position { thread, index }),
                (plan.box_width, BOX_HEIGHT),
            );
        }
    }
    // No line crosses a name.
    let edges = edges(execution);
    let drawn = edges.iter().map(|edge| plan.edge(edge, &mut labels));
    let (lines, names_of_edges): (Vec<Group>, Vec<Group>) = drawn.unzip();
    document = lines
        .into_iter()
        .chain(names_of_edges)
        .fold(document, Document::add);
    let racing = execution
        .race
        .map_or(Vec::new(), |(_, events)| events.to_vec());
    for (thread, nodes) in execution.threads.iter().enumerate() {
        for (index, node) in nodes.iter().enumerate() {
            let at = Position { thread, index };
            let (x, y) = plan.corner(at);
            let (colour, class) = match racing.contains(&at) {
                true => ("red", "event race"),
                false => ("black", "event"),
            };
            let frame = Rectangle::new()
                .set("x", x)
                .set("y", y)
                .set("width", plan.box_width)
                .set("height", BOX_HEIGHT)
                .set("rx", 4)
                .set("fill", "white")
                .set("stroke", colour);
            let what = line(
                event_text(execution, node),
                plan.centre(thread),
                y + FONT + 4,
            );
            let place = line(
                short_site(names, node.site),
                plan.centre(thread),
                y + 2 * FONT + 6,
            );
            document = document.add(
                Group::new()
                    .set("class", class)
                    .add(Title::new(names.site(node.site)))
                    .add(frame)
                    .add(what.set("fill", colour))
                    .add(place.set("fill", "gray").set("class", "place")),
            );
        }
    }
    document.add(plan.legend()).to_string() + "\n"
}

const FONT: i64 = 12;
const MARGIN: i64 = 16;
const GAP: i64 = 90;
const BOX_HEIGHT: i64 = 2 * FONT + 14;
const ROW: i64 = BOX_HEIGHT + 26;
const TOP: i64 = MARGIN + 2 * FONT;
/// What a character is wide.
const CHARACTER: i64 = 8;

const COLOURS: [(Relation, &str); 6] = [
    (Relation::ProgramOrder, "gray"),
    (Relation::ReadsFrom, "darkgreen"),
    (Relation::Coherence, "brown"),
    (Relation::FromRead, "purple"),
    (Relation::Synchronises, "blue"),
    (Relation::Race, "red"),
];

fn colour(relation: Relation) -> &'static str {
    let known = COLOURS.iter().find(|(known, _)| *known == relation);
    known.map_or("black", |(_, colour)| colour)
}

/// The file's name and the line: folders are in the tooltip.
fn short_site(names: &dyn Names, site: u32) -> String {
    let site = names.site(site);
    site.rsplit('/').next().unwrap_or_default().to_owned()
}

fn line(text: String, x: i64, y: i64) -> Text {
    Text::new(text)
        .set("x", x)
        .set("y", y)
        .set("text-anchor", "middle")
}

/// An arrow head with its tip here, on a line that comes from the left, from the right or from above.
fn head((x, y): (i64, i64), from: From) -> Polygon {
    let points = match from {
        From::Left => [(x, y), (x - 8, y - 4), (x - 8, y + 4)],
        From::Right => [(x, y), (x + 8, y - 4), (x + 8, y + 4)],
        From::Above => [(x, y), (x - 4, y - 8), (x + 4, y - 8)],
    };
    let points = points.map(|(x, y)| format!("{x},{y}"));
    Polygon::new().set("points", points.join(" "))
}

/// Where a line comes from.
enum From {
    Left,
    Right,
    Above,
}

/// The row of each event: below all that it follows in its thread, reads from or is
/// synchronised with; the parts of a barrier in one row.
fn rows(execution: &Execution) -> Vec<Vec<i64>> {
    let mut rows: Vec<Vec<i64>> = execution
        .threads
        .iter()
        .map(|nodes| (0..nodes.len() as i64).collect())
        .collect();
    let follows = [
        Relation::ProgramOrder,
        Relation::ReadsFrom,
        Relation::Synchronises,
    ];
    let edges: Vec<Edge> = edges(execution)
        .into_iter()
        .filter(|edge| follows.contains(&edge.relation))
        .collect();
    let barriers = barriers(execution);
    let events: usize = rows.iter().map(Vec::len).sum();
    // Program order and reads-from close no cycle: each round settles one more event.
    for _ in 0..=events {
        let before = rows.clone();
        for Edge { from, to, .. } in &edges {
            let least = rows[from.thread][from.index] + 1;
            let row = &mut rows[to.thread][to.index];
            let meets = barriers
                .iter()
                .any(|parts| parts.contains(from) && parts.contains(to));
            if !meets {
                *row = (*row).max(least);
            }
        }
        for parts in &barriers {
            let row = parts.iter().map(|at| rows[at.thread][at.index]).max();
            for at in parts {
                rows[at.thread][at.index] = row.unwrap_or_default();
            }
        }
        if rows == before {
            break;
        }
    }
    rows
}

/// The parts of each barrier.
fn barriers(execution: &Execution) -> Vec<Vec<Position>> {
    let mut barriers = indexmap::IndexMap::<u32, Vec<Position>>::new();
    for (thread, nodes) in execution.threads.iter().enumerate() {
        for (index, node) in nodes.iter().enumerate() {
            if let Label::Barrier(number) = node.label {
                let parts = barriers.entry(number).or_default();
                parts.push(Position { thread, index });
            }
        }
    }
    barriers.into_values().collect()
}

/// Where everything goes.
struct Plan<'r> {
    rows: &'r [Vec<i64>],
    box_width: i64,
    columns: i64,
    height_in_rows: i64,
}

impl<'r> Plan<'r> {
    fn new(execution: &Execution, names: &dyn Names, rows: &'r [Vec<i64>]) -> Plan<'r> {
        let texts = execution
            .threads
            .iter()
            .enumerate()
            .flat_map(|(thread, nodes)| {
                let title = names.thread(thread).len();
                let widths = nodes.iter().map(|node| {
                    let site = short_site(names, node.site);
                    event_text(execution, node).len().max(site.len())
                });
                widths.chain([title]).collect::<Vec<_>>()
            });
        let longest = texts.max().unwrap_or_default() as i64;
        Plan {
            rows,
            box_width: CHARACTER * longest + 2 * FONT,
            columns: execution.threads.len() as i64,
            height_in_rows: rows.iter().flatten().max().map_or(0, |row| row + 1),
        }
    }

    fn width(&self) -> i64 {
        let columns = self.columns * (self.box_width + GAP) + MARGIN;
        columns.max(MARGIN + COLOURS.len() as i64 * 14 * CHARACTER)
    }

    fn height(&self) -> i64 {
        TOP + self.height_in_rows * ROW + 3 * FONT
    }

    fn corner(&self, at: Position) -> (i64, i64) {
        let x = MARGIN + at.thread as i64 * (self.box_width + GAP);
        (x, TOP + self.rows[at.thread][at.index] * ROW)
    }

    fn centre(&self, thread: usize) -> i64 {
        MARGIN + thread as i64 * (self.box_width + GAP) + self.box_width / 2
    }

    /// The line of an edge, and its name.
    fn edge(&self, edge: &Edge, labels: &mut Labels) -> (Group, Group) {
        let ((x1, y1), (x2, y2)) = (self.corner(edge.from), self.corner(edge.to));
        let (half, width) = (BOX_HEIGHT / 2, self.box_width);
        let colour = colour(edge.relation);
        // Edges of one kind leave the box at a height of their own.
        let slot = COLOURS
            .iter()
            .position(|(known, _)| *known == edge.relation);
        let slot = slot.unwrap_or_default() as i64;
        let shift = 5 * slot - 12;
        let (y1, y2) = (y1 + half + shift, y2 + half + shift);
        let curve = match (edge.from.thread, edge.to.thread) {
            (a, b) if a == b && edge.relation == Relation::ProgramOrder => None,
            (a, b) if a == b => {
                let (x, bow) = (x1 + width, 30 + 2 * shift);
                Some([(x, y1), (x + bow, y1), (x + bow, y2), (x, y2)])
            }
            (a, b) => {
                let right = a < b;
                let (x1, x2) = if right {
                    (x1 + width, x2)
                } else {
                    (x1, x2 + width)
                };
                let bow = if right { GAP / 2 } else { -GAP / 2 };
                Some([(x1, y1), (x1 + bow, y1), (x2 - bow, y2), (x2, y2)])
            }
        };
        let name = edge.relation.name();
        let (data, label_at, head) = match curve {
            Some([from, near, far, to]) => {
                let data = format!(
                    "M {} {} C {} {} {} {} {} {}",
                    from.0, from.1, near.0, near.1, far.0, far.1, to.0, to.1
                );
                let width = CHARACTER * name.len() as i64;
                let at = labels.place([from, near, far, to], (width, FONT));
                let side = match far.0 < to.0 {
                    true => From::Left,
                    false => From::Right,
                };
                (data, Some(at), head(to, side))
            }
            None => {
                let (_, top) = self.corner(edge.from);
                let (_, bottom) = self.corner(edge.to);
                let x = x1 + width / 2;
                let data = format!("M {x} {} L {x} {bottom}", top + BOX_HEIGHT);
                (data, None, head((x, bottom), From::Above))
            }
        };
        let path = Path::new()
            .set("d", data)
            .set("fill", "none")
            .set("stroke", colour);
        let path = match edge.relation {
            Relation::Race => path.set("stroke-dasharray", "5 3").set("stroke-width", 2),
            _ => path,
        };
        let group = || Group::new().set("class", format!("edge {name}"));
        let named = match label_at {
            Some((x, y)) => {
                let text = line(name.to_owned(), x, y)
                    .set("fill", colour)
                    .set("class", "name")
                    .set("paint-order", "stroke")
                    .set("stroke", "white")
                    .set("stroke-width", 4);
                group().add(text)
            }
            None => group(),
        };
        (group().add(path).add(head.set("fill", colour)), named)
    }

    /// The names of the relations, in their colours.
    fn legend(&self) -> Group {
        let texts = COLOURS
            .iter()
            .enumerate()
            .map(|(index, (relation, colour))| {
                Text::new(relation.title())
                    .set("x", MARGIN + index as i64 * 14 * CHARACTER)
                    .set("y", self.height() - FONT)
                    .set("class", relation.name())
                    .set("fill", *colour)
            });
        texts.fold(Group::new(), Group::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explore::litmus::{Machine, parse};
    use crate::explore::{Options, explore};

    /// A message whose reader does not look whether it is there.
    const RACE: &str = "name \"race\" cells { x = 0; f = 0; }
        thread P0 (block 0) { store.na x, 1; store.rel.gpu f, 1; store.rlx.gpu f, 2; }
        thread P1 (block 1) { r0 = load.acq.gpu f; r1 = load.na x; }";

    #[test]
    fn drawings_have_threads_events_and_edges() {
        let litmus = parse(RACE).unwrap_or_else(|error| panic!("{error}"));
        let machine = Machine::new(&litmus, 8);
        let outcome = explore(&machine, &Options::default());
        let found = outcome.races.values().next().expect("a race");
        let drawing = graph_svg(&found.execution, &machine);
        assert!(drawing.starts_with("<svg") && drawing.ends_with("</svg>\n"));
        for text in ["P0", "P1", "W.na x = 1", "R.na x", "race", "polygon"] {
            assert!(drawing.contains(text), "{text}\n{drawing}");
        }
        assert_eq!(drawing, graph_svg(&found.execution, &machine));
    }

    #[test]
    fn what_is_read_stands_above() {
        let litmus = parse(&RACE.replace(".na x", ".rlx.gpu x")).expect("a program");
        let machine = Machine::new(&litmus, 8);
        let mut pictures = 0;
        crate::explore::explore_observed(&machine, &Options::default(), &mut |execution| {
            let rows = rows(execution);
            for edge in edges(execution) {
                let row = |at: Position| rows[at.thread][at.index];
                let may_rise = [Relation::Coherence, Relation::FromRead];
                if !may_rise.contains(&edge.relation) {
                    assert!(row(edge.from) < row(edge.to));
                }
            }
            pictures += 1;
        });
        assert!(pictures > 2);
    }
}
