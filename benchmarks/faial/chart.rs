//! Time against size, one line per engine.

use std::error::Error;
use std::path::Path;

use plotters::prelude::*;

/// Sizes and milliseconds of each engine.
pub type Curves = [(String, Vec<(f64, f64)>)];

const COLOURS: [RGBColor; 4] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(120, 94, 160),
];

/// Writes the chart as SVG, milliseconds on a logarithmic scale.
///
/// # Errors
///
/// Says why the file cannot be written.
pub fn draw(path: &Path, title: &str, curves: &Curves) -> Result<(), String> {
    drawn(path, title, curves).map_err(|error| format!("{}: {error}", path.display()))
}

fn drawn(path: &Path, title: &str, curves: &Curves) -> Result<(), Box<dyn Error>> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let all = || curves.iter().flat_map(|(_, points)| points);
    let largest = all().map(|p| p.0).fold(1.0, f64::max);
    let (least, most) = (
        all().map(|p| p.1).fold(f64::INFINITY, f64::min).max(0.1),
        all().map(|p| p.1).fold(1.0, f64::max),
    );
    let least = least.min(most / 2.0);
    let area = SVGBackend::new(path, (640, 420)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .caption(title, ("sans-serif", 20))
        .margin(12)
        .x_label_area_size(40)
        .y_label_area_size(60)
        .build_cartesian_2d(0.0..largest, (least * 0.8..most * 1.25).log_scale())?;
    chart
        .configure_mesh()
        .x_desc("size")
        .y_desc("ms without clang")
        .light_line_style(WHITE.mix(0.0))
        .draw()?;
    for ((engine, points), colour) in curves.iter().zip(COLOURS.iter().cycle()) {
        let line = LineSeries::new(points.iter().copied(), colour.stroke_width(2));
        chart
            .draw_series(line)?
            .label(engine)
            .legend(|(x, y)| PathElement::new([(x, y), (x + 16, y)], colour.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .border_style(BLACK.mix(0.3))
        .background_style(WHITE.mix(0.8))
        .draw()?;
    area.present()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_names_its_engines() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("charts/family.svg");
        let curves = [
            ("protocol".to_owned(), vec![(1.0, 5.0), (50.0, 9.0)]),
            ("two-thread".to_owned(), Vec::new()),
        ];
        draw(&path, "family", &curves).expect("a chart");
        let text = std::fs::read_to_string(&path).expect("a file");
        assert!(text.contains("two-thread") && text.contains("family"));
    }
}
