/// The violations that a package had before its rules, and that are accepted until they are fixed.
///
/// The text has one violation a line, with its rule, subject and file, sorted and without line
/// numbers, so that a change of the text is a change of the architecture. `boundary freeze` writes
/// it.
public struct Baseline: Hashable, Sendable {
    /// The default name of the file in a package's folder.
    package static let name = ".boundaries.baseline"

    /// The place of each entry, by its text.
    let places: [String: SourcePlace]
    /// The text that was read, with its comments; empty if there is no file.
    package let source: String

    /// Creates a baseline from the keys of findings. An empty one accepts nothing.
    public init(_ keys: some Sequence<String> = []) {
        self.init(text: keys.sorted().joined(separator: "\n"))
    }

    /// Reads a baseline. Empty lines and lines that begin with `#` are ignored.
    /// - Parameters:
    ///   - text: The baseline, one violation a line.
    ///   - file: The path of the file for findings about the baseline itself.
    init(text: String, file: String = name) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        source = text
        places = lines.enumerated().reduce(into: [:]) { places, line in
            let key = line.element.trimmed
            guard !key.isEmpty, !key.hasPrefix("#") else { return }
            places[key] = SourcePlace(file: file, line: line.offset + 1)
        }
    }

    /// The accepted violations, as the keys of findings.
    package var keys: Set<String> { Set(places.keys) }

    /// The text with other entries. Comments stay where they are, and new entries are sorted among
    /// the others.
    package func text(with keys: Set<String>) -> String {
        var lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { (key: $0.trimmed, text: String($0)) }
        if lines.last?.text.isEmpty == true { lines.removeLast() }
        if lines.isEmpty {
            let title =
                "# Violations that are accepted until they are fixed, written by 'boundary freeze'."
            lines = [(title, title)]
        }
        let isEntry = { (key: String) in !key.isEmpty && !key.hasPrefix("#") }
        lines.removeAll { isEntry($0.key) && !keys.contains($0.key) }
        for key in keys.subtracting(lines.map(\.key)).sorted() {
            let next = lines.firstIndex { isEntry($0.key) && $0.key > key } ?? lines.count
            lines.insert((key, key), at: next)
        }
        return lines.map { $0.text + "\n" }.joined()
    }
}

extension Substring {
    /// The text without leading and trailing white space.
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
