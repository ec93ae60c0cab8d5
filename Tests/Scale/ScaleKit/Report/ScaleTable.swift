/// The figures as a table: a row for each workload, and two times for each number of features.
package struct ScaleTable: CustomStringConvertible {
    private let file: FigureFile
    private let counts: [Int]

    package init(_ file: FigureFile, counts: [Int]) {
        (self.file, self.counts) = (file, counts)
    }

    package var description: String {
        let head = "| seconds with modules : one module | \(cells { "\($0)" })"
        let rule = "|---|\(counts.map { _ in "--:|" }.joined())"
        let rows = Workload.allCases.map { workload in
            "| \(workload.title) | \(cells { cell(workload, $0) })"
        }
        return ([head, rule] + rows).joined(separator: "\n")
    }

    private func cells(_ text: (Int) -> String) -> String {
        counts.map { "\(text($0)) |" }.joined(separator: " ")
    }

    private func cell(_ workload: Workload, _ count: Int) -> String {
        let modules = file.median(features: count, shape: .modules, workload: workload)
        let one = file.median(features: count, shape: .one, workload: workload.pair)
        if modules == nil && one == nil { return "not measured" }
        let times = "\(text(modules, workload)) : \(text(one, workload))"
        return ratio(modules, one).map { "\(times) = **\($0.figures)**" } ?? times
    }

    private func text(_ figure: Figure?, _ workload: Workload) -> String {
        guard let figure else { return "-" }
        if figure.outcome == .stopped { return "over \(figure.seconds.figures)" }
        return workload == .start
            ? "\((figure.seconds * 1e3).figures) ms" : figure.seconds.figures
    }
}

/// The time with modules over that with one module; `nil` unless both are known.
func ratio(_ modules: Figure?, _ one: Figure?) -> Double? {
    guard let modules, let one, modules.outcome == .done, one.outcome == .done, one.seconds > 0
    else { return nil }
    return modules.seconds / one.seconds
}
