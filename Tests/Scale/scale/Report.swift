import FigureKit

/// The part of the page that is written from the figures: the table, and the conditions in which it
/// was measured.
struct Report: CustomStringConvertible {
    let figures: [Figure]
    let counts: [Int]

    var description: String { "\(table)\n\n\(conditions)" }

    /// A row for each workload: the ratio of both times for each number of features, and both times
    /// for the largest.
    var table: String {
        let largest = counts.max() ?? 0
        let head = ["modules / one module"] + counts.map { "\($0)" } + ["seconds with \(largest)"]
        let rule = "|---|" + head.dropFirst().map { _ in "--:|" }.joined()
        let rows = Workload.allCases.map { workload in
            let ratios = counts.map { ratio(workload, $0)?.figures ?? "-" }
            return line([workload.title] + ratios + [times(workload, largest)])
        }
        return ([line(head), rule] + rows).joined(separator: "\n")
    }

    private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

    private func times(_ workload: Workload, _ count: Int) -> String {
        [median(count, .modules, workload), median(count, .one, workload.pair)].map { seconds in
            guard let seconds else { return "-" }
            return workload == .start ? "\((seconds * 1e3).figures) ms" : seconds.figures
        }.joined(separator: " : ")
    }

    /// The time with modules over that with one module; `nil` unless both are known.
    private func ratio(_ workload: Workload, _ count: Int) -> Double? {
        guard let modules = median(count, .modules, workload),
            let one = median(count, .one, workload.pair)
        else { return nil }
        return modules / one
    }

    private func median(_ count: Int, _ shape: Shape, _ workload: Workload) -> Double? {
        let seconds = figures.filter {
            ($0.key.features, $0.key.shape, $0.key.workload) == (count, shape, workload)
        }.map(\.seconds)
        return seconds.isEmpty ? nil : seconds.median
    }

    private var conditions: String {
        let loads = figures.map(\.load)
        let (least, most) = (loads.min() ?? 0, loads.max() ?? 0)
        return "Measured on \(Machine.description), with a load of \(least.figures) to "
            + "\(most.figures)."
    }
}
