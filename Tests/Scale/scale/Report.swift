import FigureKit

/// The part of the page that is written from the figures: the answer, the table, and the conditions
/// in which it was measured.
struct Report: CustomStringConvertible {
    let figures: [Figure]
    let counts: [Int]

    var description: String {
        let answers = [
            sentence("Modules are faster") { $0 < 0.95 },
            sentence("**One module is faster**") { $0 > 1.05 },
            sentence("Within 5 % of each other") { 0.95...1.05 ~= $0 },
        ]
        return (answers + [table, conditions]).compactMap(\.self).joined(separator: "\n\n")
    }

    /// A row for each workload, and two times for each number of features.
    var table: String {
        let head = "| seconds with modules : one module |" + counts.map { " \($0) |" }.joined()
        let rule = "|---|" + counts.map { _ in "--:|" }.joined()
        let rows = Workload.allCases.map { workload in
            "| \(workload.title) |" + counts.map { " \(cell(workload, $0)) |" }.joined()
        }
        return ([head, rule] + rows).joined(separator: "\n")
    }

    private func cell(_ workload: Workload, _ count: Int) -> String {
        let times = [
            median(count, .modules, workload), median(count, .one, workload.pair),
        ].map { seconds -> String in
            guard let seconds else { return "-" }
            return workload == .start ? "\((seconds * 1e3).figures) ms" : seconds.figures
        }.joined(separator: " : ")
        return ratio(workload, count).map { "\(times) = **\($0.figures)**" } ?? times
    }

    private func sentence(_ start: String, _ isPart: (Double) -> Bool) -> String? {
        guard let largest = counts.max() else { return nil }
        let parts = Workload.allCases.compactMap { workload -> String? in
            guard let ratio = ratio(workload, largest), isPart(ratio) else { return nil }
            let factor = ratio < 1 ? 1 / ratio : ratio
            return "\(workload.title) (\(factor.figures) times)"
        }
        return parts.isEmpty
            ? nil : "\(start) with \(largest) features: \(parts.joined(separator: ", "))."
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
        return """
            Measured on \(Machine.description), with a load of \(least.figures) to \(most.figures). \
            A load far above the number of cores means that other programs ran: compare the two \
            times of a cell, which were measured in turns.
            """
    }
}
