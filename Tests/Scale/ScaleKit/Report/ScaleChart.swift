import Foundation

/// The time with modules over that with one module as an SVG, for each number of features: a line
/// for each workload, and both axes logarithmic.
package struct ScaleChart: CustomStringConvertible {
    private struct Line {
        let title: String
        let points: [(features: Int, ratio: Double)]
    }

    private let lines: [Line]
    private let counts: [Int]

    /// Draws the workloads for which both shapes are measured.
    package init(_ file: FigureFile, counts: [Int]) {
        self.counts = counts.sorted()
        lines = Self.workloads.compactMap { workload, title -> Line? in
            let points = counts.sorted().compactMap { count -> (features: Int, ratio: Double)? in
                let known = ScaleKit.ratio(
                    file.median(features: count, shape: .modules, workload: workload),
                    file.median(features: count, shape: .one, workload: workload.pair))
                return known.map { (features: count, ratio: $0) }
            }
            return points.isEmpty ? nil : Line(title: title, points: points)
        }
    }

    package var description: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 420" \
        font-family="system-ui, sans-serif" font-size="13" fill="#1f2328">
        <title>Time of builds with modules, compared with one module</title>
        <rect width="720" height="420" fill="#ffffff"/>
        <text x="64" y="26" font-size="15" font-weight="600">\
        Time of builds and tests with modules, compared with one module</text>
        \(grid.joined(separator: "\n"))
        \(zip(lines, Self.colors).map(drawn).joined(separator: "\n"))
        \(labels.joined(separator: "\n"))
        </svg>

        """
    }

    private static let workloads: [(Workload, String)] = [
        (.clean, "first build"), (.unchanged, "nothing changed"), (.screen, "line in a screen"),
        (.parameters, "public parameters"), (.routingKit, "RoutingKit's API"),
        (.tests, "one feature's tests"), (.focused, "one feature alone"),
    ]
    private static let colors = [
        "#d1242f", "#6e7781", "#0969da", "#8250df", "#bc4c00", "#1a7f37", "#bf3989",
    ]
    private static let steps = [
        (0.03125, "1/32"), (0.0625, "1/16"), (0.125, "1/8"), (0.25, "1/4"), (0.5, "1/2"),
        (1, "equal"), (2, "2 times"), (4, "4 times"), (8, "8 times"), (16, "16 times"),
    ]

    /// The steps that the figures need, at least from half to double.
    private var visibleSteps: [(value: Double, label: String)] {
        let ratios: [Double] = lines.flatMap { line in line.points.map(\.ratio) } + [0.5, 2]
        let (low, high) = (ratios.min() ?? 0.5, ratios.max() ?? 2)
        let first = Self.steps.lastIndex { $0.0 <= low } ?? 0
        let last = Self.steps.firstIndex { $0.0 >= high } ?? Self.steps.count - 1
        return Self.steps[first...last].map { (value: $0.0, label: $0.1) }
    }

    private var grid: [String] {
        let ratios = visibleSteps.map { step in
            let isSame = step.value == 1
            return """
                <line x1="64" x2="540" y1="\(y(step.value))" y2="\(y(step.value))" \
                stroke="\(isSame ? "#1f2328" : "#d8dee4")"/>\
                <text x="58" y="\(y(step.value) + 4)" text-anchor="end">\(step.label)</text>
                """
        }
        let columns = counts.map { count in
            """
            <line x1="\(x(count))" x2="\(x(count))" y1="44" y2="372" stroke="#eaeef2"/>\
            <text x="\(x(count))" y="392" text-anchor="middle">\(count)</text>
            """
        }
        return ratios + columns + [
            "<text x=\"302\" y=\"412\" text-anchor=\"middle\">features</text>",
            "<text x=\"72\" y=\"62\" fill=\"#57606a\">one module is faster</text>",
            "<text x=\"72\" y=\"364\" fill=\"#57606a\">modules are faster</text>",
        ]
    }

    private func drawn(_ line: Line, _ color: String) -> String {
        let corners = line.points.map { "\(x($0.features)),\(y($0.ratio))" }
        let dots = line.points.map {
            "<circle cx=\"\(x($0.features))\" cy=\"\(y($0.ratio))\" r=\"3.5\" fill=\"\(color)\"/>"
        }
        return """
            <polyline points="\(corners.joined(separator: " "))" fill="none" stroke="\(color)" \
            stroke-width="2.5"/>
            \(dots.joined())
            """
    }

    /// The titles beside the ends of the lines, moved apart where they would overlap.
    private var labels: [String] {
        let height = 17
        let ends = zip(lines, Self.colors).compactMap { line, color in
            line.points.last.map { (line: line, color: color, y: y($0.ratio) + 4) }
        }.sorted { $0.y < $1.y }
        var places: [Int] = []
        for end in ends {
            places.append(max(end.y, (places.last ?? 0) + height))
        }
        // What was moved below the chart moves up again.
        var limit = 380
        for index in places.indices.reversed() {
            places[index] = min(places[index], limit)
            limit = places[index] - height
        }
        return zip(ends, places).map { end, place in
            """
            <text x="552" y="\(place)" fill="\(end.color)" font-weight="600">\(end.line.title)</text>
            """
        }
    }

    private func x(_ features: Int) -> Int {
        let first = log10(Double(counts.first ?? 1))
        let width = log10(Double(counts.last ?? 10)) - first
        return 84 + Int((log10(Double(features)) - first) / max(width, 0.01) * 446)
    }

    private func y(_ ratio: Double) -> Int {
        let low = log2(visibleSteps.first?.value ?? 0.5)
        let high = log2(visibleSteps.last?.value ?? 2)
        return 372 - Int((log2(ratio) - low) / (high - low) * 328)
    }
}
