import RoutingKit

/// A line of a trace, compared with its replay.
struct ReplayedLine: Encodable, Sendable {
    /// The number of the line in the file.
    let line: Int
    /// Whether it says what the replay did after the line.
    let isAfter: Bool
    /// The line in a few words.
    let what: String
    /// What differs; empty if the line is the same.
    let differences: [Difference]
    /// The earlier line with a masked value from which the differences may follow; `nil` if there is
    /// none.
    let maskedLine: Int?
    /// What replay can't restore here.
    let notes: [String]

    /// Whether it is the same, as far as it can be compared.
    var isSame: Bool { differences.isEmpty }

    /// The line for people.
    var text: [String] {
        var text = notes.map { "note: \($0)" }
        let place = (isAfter ? "after line " : "line ") + "\(line)"
        if isSame {
            if !isAfter { text.append("\(place): same       \(what)") }
            return text
        }
        text.append("\(place): different  \(what)")
        for difference in differences {
            text.append("    expected  \(difference.expected)")
            text.append("    got       \(difference.got)")
        }
        if let maskedLine {
            text.append("    This may follow from the value that is masked in line \(maskedLine).")
        }
        return text
    }
}
