import FigureKit
import Foundation

/// The time of a match over the number of routes as an SVG, both axes logarithmic, a line for each
/// contestant.
struct ScalingCurve: CustomStringConvertible {
    private struct Point {
        let routes: Double
        let nanoseconds: Double
    }

    private let lines: [(title: String, points: [Point])]

    /// Takes the hits with parameters.
    init(_ measurements: [Measurement]) {
        let hits = measurements.filter {
            $0.section == Matching.title && $0.workload == "parameters" && $0.figure == "ns"
        }
        lines = hits.map(\.contestant).unique.map { title in
            let own = hits.filter { $0.contestant == title }
            return (title, own.map { Point(routes: Double($0.routes), nanoseconds: $0.value) })
        }
    }

    var description: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 420" \
        font-family="system-ui, sans-serif" font-size="13" fill="#1f2328">
        <title>Time of a match over the number of routes</title>
        <rect width="720" height="420" fill="#ffffff"/>
        <text x="64" y="26" font-size="15" font-weight="600">\
        Time of a match with parameters, in a table of 12 to 100,000 routes</text>
        \(grid.joined(separator: "\n"))
        \(zip(lines, Self.colors).map(drawn).joined(separator: "\n"))
        </svg>

        """
    }

    private static let colors = ["#d1242f", "#0969da", "#6e7781", "#1a7f37"]
    private static let decades = [
        (10.0, "10 ns"), (100, "100 ns"), (1e3, "1 µs"), (1e4, "10 µs"), (1e5, "100 µs"),
        (1e6, "1 ms"), (1e7, "10 ms"), (1e8, "100 ms"), (1e9, "1 s"),
    ]

    private var grid: [String] {
        let times = Self.decades.map { value, label in
            """
            <line x1="64" x2="580" y1="\(y(value))" y2="\(y(value))" stroke="#d8dee4"/>\
            <text x="56" y="\(y(value) + 4)" text-anchor="end">\(label)</text>
            """
        }
        let counts = lines.first.map(\.points) ?? []
        let routes = counts.map { point in
            """
            <line x1="\(x(point))" x2="\(x(point))" y1="44" y2="372" stroke="#eaeef2"/>\
            <text x="\(x(point))" y="392" text-anchor="middle">\(Int(point.routes).grouped)</text>
            """
        }
        return times + routes + ["<text x=\"322\" y=\"412\" text-anchor=\"middle\">routes</text>"]
    }

    private func drawn(_ line: (title: String, points: [Point]), _ color: String) -> String {
        let corners = line.points.map { "\(x($0)),\(y($0.nanoseconds))" }.joined(separator: " ")
        let dots = line.points.map {
            "<circle cx=\"\(x($0))\" cy=\"\(y($0.nanoseconds))\" r=\"3.5\" fill=\"\(color)\"/>"
        }.joined()
        let end = line.points.last.map {
            """
            <text x="\(x($0) + 10)" y="\(y($0.nanoseconds) + 4)" fill="\(color)" \
            font-weight="600">\(line.title)</text>
            """
        }
        return """
            <polyline points="\(corners)" fill="none" stroke="\(color)" stroke-width="2.5"/>
            \(dots)\(end ?? "")
            """
    }

    private func x(_ point: Point) -> Int { 64 + Int((log10(point.routes) - 1) * 129) }

    private func y(_ nanoseconds: Double) -> Int { 372 - Int((log10(nanoseconds) - 1) * 41) }
}
