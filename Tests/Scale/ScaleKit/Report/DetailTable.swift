/// All medians, with processor time and jobs.
package struct DetailTable: CustomStringConvertible {
    private let file: FigureFile

    package init(_ file: FigureFile) {
        self.file = file
    }

    package var description: String {
        let counts = Set(file.figures.map(\.key.features)).sorted()
        let rows = counts.flatMap { count in
            Workload.allCases.flatMap { workload in
                Shape.allCases.compactMap { row(count, $0, workload) }
            }
        }
        return """
            | features | shape | workload | seconds | processor seconds | jobs | load |
            |--:|---|---|--:|--:|--:|--:|
            \(rows.joined(separator: "\n"))
            """
    }

    private func row(_ count: Int, _ shape: Shape, _ workload: Workload) -> String? {
        guard let figure = file.median(features: count, shape: shape, workload: workload) else {
            return nil
        }
        let stopped = figure.outcome == .stopped ? ", stopped" : ""
        let times = "\(figure.seconds.figures)\(stopped) | \(figure.processorSeconds.figures)"
        return "| \(count) | \(shape.rawValue) | \(workload.title) | \(times) "
            + "| \(figure.jobs) | \(figure.load.figures) |"
    }
}
