import RoutingKit

/// A launch of the app in a trace: its first line, and its steps.
struct RecordedSession {
    /// What someone did, and what it caused.
    struct Step {
        /// The input, which is also the first line; `nil` for what happened before the first one.
        let input: TraceInput?
        var lines: [RecordedLine]
    }

    let header: TraceHeader
    /// The first line.
    let first: RecordedLine
    var steps: [Step] = []
    /// The number of a last line that was cut off, for instance when the app was killed; `nil` if
    /// none was.
    var cutLine: Int?

    /// Adds a line.
    mutating func add(_ line: RecordedLine, _ input: TraceInput?) {
        if input == nil, !steps.isEmpty {
            steps[steps.count - 1].lines.append(line)
        } else {
            steps.append(Step(input: input, lines: [line]))
        }
    }
}
