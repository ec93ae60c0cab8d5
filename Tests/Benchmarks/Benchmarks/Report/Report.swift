/// All measurements as Markdown: a heading and a table for each section.
struct Report: CustomStringConvertible {
    private let measurements: [Measurement]

    init(_ measurements: [Measurement]) {
        self.measurements = measurements
    }

    var description: String {
        measurements.map(\.section).unique.map { section in
            let table = MarkdownTable(measurements.filter { $0.section == section })
            return "### \(section)\n\n\(table)\n"
        }.joined(separator: "\n")
    }
}
