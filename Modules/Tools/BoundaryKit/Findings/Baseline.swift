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
        places = lines.enumerated().reduce(into: [:]) { places, line in
            let key = line.element.trimmed
            guard !key.isEmpty, !key.hasPrefix("#") else { return }
            places[key] = SourcePlace(file: file, line: line.offset + 1)
        }
    }

    /// The accepted violations, as the keys of findings.
    package var keys: Set<String> { Set(places.keys) }

    /// The baseline in the format that ``init(text:file:)`` reads.
    package var text: String {
        let head = """
            # Violations that are accepted until they are fixed, written by 'boundary freeze'.

            """
        return head + keys.sorted().map { $0 + "\n" }.joined()
    }
}

extension Substring {
    /// The text without leading and trailing white space.
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
