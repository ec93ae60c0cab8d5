/// All measurements as Markdown: what they were measured on, and a table for each section.
struct Report: CustomStringConvertible {
    let measurements: [Measurement]
    /// How and on which machine they were measured.
    let origin: String

    var description: String {
        let sections = measurements.map(\.section).unique.map { section in
            let table = MarkdownTable(measurements.filter { $0.section == section })
            return "### \(section)\n\n\(table)\n"
        }
        return ([origin + "\n"] + sections).joined(separator: "\n")
    }
}
