/// The violations that a package had when its rules came, and may keep until they are mended.
///
/// A text with one violation a line, sorted and without files and lines, so that a change of the
/// list is a change of the architecture. `boundary freeze` is the only one to write it.
public struct Baseline: Hashable, Sendable {
    /// The name that the command looks for in a package's folder.
    public static let name = ".boundaries.baseline"

    /// The place of each violation, such as `[features-independent] Moments -> Shop`.
    let places: [String: SourcePlace]

    /// Creates a list; an empty one allows nothing.
    public init(_ keys: some Sequence<String> = []) {
        self.init(text: keys.sorted().joined(separator: "\n"))
    }

    /// Reads a list. Empty lines and what follows a `#` at the start of a line are left out.
    /// - Parameters:
    ///   - text: The list, one violation a line.
    ///   - file: The name of the file for findings about the list itself.
    public init(text: String, file: String = name) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        places = lines.enumerated().reduce(into: [:]) { places, line in
            let key = line.element.trimmed
            guard !key.isEmpty, !key.hasPrefix("#") else { return }
            places[key] = SourcePlace(file: file, line: line.offset + 1)
        }
    }

    /// The violations, such as `[features-independent] Moments -> Shop`.
    public var keys: Set<String> { Set(places.keys) }

    /// The list as ``init(text:file:)`` reads it.
    public var text: String {
        let head = """
            # Violations that may stay until they are mended, written by 'boundary freeze'.

            """
        return head + keys.sorted().map { $0 + "\n" }.joined()
    }
}

extension Substring {
    /// The text without white space at its ends.
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
