/// All measurements as Markdown: what they were measured on, and a table for each section.
struct Report: CustomStringConvertible {
    let measurements: [Measurement]
    /// The machine, and the command that was given.
    let origin: String

    var description: String {
        let sections = measurements.map(\.section).unique.map { section in
            let table = MarkdownTable(measurements.filter { $0.section == section })
            return "### \(section)\n\n\(table)\n"
        }
        return ([origin + "\n"] + sections).joined(separator: "\n")
    }
}
