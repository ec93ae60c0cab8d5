import FigureKit

/// The measurements of one section as a table, padded so that it reads well in a terminal too.
struct MarkdownTable: CustomStringConvertible {
    private var lines: [[String]] = []

    init(_ measurements: [Measurement]) {
        let rows = measurements.map { ["\($0.routes.grouped)", $0.workload] }.unique
        let columns = measurements.map { [$0.contestant, $0.figure] }.unique
        var cells: [[[String]]: String] = [:]
        for one in measurements {
            let row = ["\(one.routes.grouped)", one.workload]
            cells[[row, [one.contestant, one.figure]]] = one.value.figures
        }
        lines = [["routes", ""] + columns.map { $0.filter { $0 != "" }.joined(separator: ", ") }]
        lines += rows.map { row in row + columns.map { cells[[row, $0]] ?? "-" } }
    }

    var description: String {
        guard let head = lines.first else { return "" }
        let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        let rule = widths.indices.map { column in
            column == 1
                ? String(repeating: "-", count: widths[column])
                : String(repeating: "-", count: widths[column] - 1) + ":"
        }
        return ([head, rule] + lines.dropFirst()).map { line in
            let cells = line.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - line[column].count)
                return column == 1 ? line[column] + padding : padding + line[column]
            }
            return "| " + cells.joined(separator: " | ") + " |"
        }.joined(separator: "\n")
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, at its first position.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
