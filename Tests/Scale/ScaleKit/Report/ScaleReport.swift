/// The part of the page that is written from the figures: the answer, the table, and the conditions
/// in which it was measured.
package struct ScaleReport: CustomStringConvertible {
    private let file: FigureFile
    private let counts: [Int]
    private let machine: String

    package init(_ file: FigureFile, counts: [Int], machine: String = Machine.description) {
        (self.file, self.counts, self.machine) = (file, counts, machine)
    }

    package var description: String {
        let answers = [sentence("Modules are faster", { $0 < 0.95 }), oneIsFaster, same]
        return (answers + ["\(ScaleTable(file, counts: counts))", conditions])
            .compactMap(\.self).joined(separator: "\n\n")
    }

    /// The largest number of features for which both shapes are measured.
    private var largest: Int? {
        counts.filter { count in
            [Workload.clean, .screen].allSatisfy { ratio(of: $0, count) != nil }
        }.max()
    }

    private var oneIsFaster: String? { sentence("**One module is faster**", { $0 > 1.05 }) }

    private var same: String? {
        sentence("Within 5 % of each other", { 0.95...1.05 ~= $0 })
    }

    private func sentence(_ start: String, _ isPart: (Double) -> Bool) -> String? {
        guard let largest else { return nil }
        let parts = Workload.allCases.compactMap { workload -> String? in
            guard let ratio = ratio(of: workload, largest), isPart(ratio) else { return nil }
            let factor = ratio < 1 ? 1 / ratio : ratio
            return "\(workload.title) (\(factor.figures) times)"
        }
        return parts.isEmpty
            ? nil : "\(start) with \(largest) features: \(parts.joined(separator: ", "))."
    }

    private func ratio(of workload: Workload, _ count: Int) -> Double? {
        ScaleKit.ratio(
            file.median(features: count, shape: .modules, workload: workload),
            file.median(features: count, shape: .one, workload: workload.pair))
    }

    private var conditions: String {
        let loads = file.figures.map(\.load)
        let load =
            loads.isEmpty
            ? "" : ", with a load of \((loads.min() ?? 0).figures) to \((loads.max() ?? 0).figures)"
        return
            "Measured on \(machine)\(load). A load far above the number of cores means that other "
            + "programs ran: compare the two times of a cell, which were measured in turns."
    }
}
