public import Foundation

/// The violations that a package had before its rules, and that are accepted until they are fixed.
///
/// The text has one violation a line: its rule and its subject, such as a module and what it imports,
/// and the file as a help for readers. A change of the text is a change of the architecture: a file
/// that moves, and a line that moves in it, change nothing. `boundary freeze` writes it.
public struct Baseline: Hashable, Sendable {
    package static let name = ".boundaries.baseline"

    let places: [String: SourcePlace]
    /// The text that was read, with its comments; empty if there is no file.
    package let source: String

    /// An empty baseline accepts nothing.
    init() { self.init(text: "") }

    /// Reads one violation a line. Empty lines and lines that begin with `#` are ignored.
    init(text: String, file: String = name) {
        source = text
        places = Self.lines(of: text).enumerated().reduce(into: [:]) { places, line in
            guard let key = line.element.key else { return }
            places[key] = SourcePlace(file: file, line: line.offset + 1)
        }
    }

    var keys: Set<String> { Set(places.keys) }

    package var count: Int { places.count }

    /// The baseline after a check: without what is fixed and, if it grows or is empty, with what is new.
    /// - Returns: The baseline, and the number of violations that it lacked.
    package func updated(
        by report: BoundaryReport, growing: Bool
    ) -> (baseline: Baseline, new: Int) {
        let new = report.unfrozen
        let kept = keys.subtracting(report.stale.map(\.subject))
        let entries = Dictionary(uniqueKeysWithValues: kept.map { ($0, $0) })
            .merging(report.frozen.flatMap(\.entries)) { $1 }
            .merging(growing || keys.isEmpty ? new : [:]) { $1 }
        return (Baseline(text: text(with: entries)), new.count)
    }

    /// The text with other entries. Comments stay where they are, and new entries are sorted among
    /// the others.
    func text(with entries: [String: String]) -> String {
        var lines = Self.lines(of: source)
        if lines.last?.text.isEmpty == true { lines.removeLast() }
        if lines.isEmpty {
            let title =
                "# Violations that are accepted until they are fixed, written by 'boundary freeze'."
            lines = [(nil, title)]
        }
        lines.removeAll { line in line.key.map { entries[$0] == nil } ?? false }
        let known = Set(lines.compactMap(\.key))
        for (key, text) in entries.sorted(by: { $0.key < $1.key }) where !known.contains(key) {
            let next = lines.firstIndex { $0.key.map { $0 > key } ?? false }
            lines.insert((key, text), at: next ?? lines.count)
        }
        return lines.map { line in (line.key.flatMap { entries[$0] } ?? line.text) + "\n" }.joined()
    }

    private static func lines(of text: String) -> [(key: String?, text: String)] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            let entry = line.trimmingCharacters(in: .whitespacesAndNewlines)
            let isEntry = !entry.isEmpty && !entry.hasPrefix("#")
            return (isEntry ? entry.prefix(upTo: " in ") : nil, String(line))
        }
    }
}

extension PackageFolder {
    /// Reads the accepted violations from the package's `.boundaries.baseline` or another file. The
    /// baseline is empty if the file doesn't exist.
    public func baseline(in file: URL? = nil) throws(EvidenceError) -> Baseline {
        let file = file ?? url.appending(path: Baseline.name)
        let name = name(of: file)
        guard let data = try dataIfAny(of: file) else { return Baseline() }
        guard let text = String(data: data, encoding: .utf8) else {
            throw .invalidRules(
                name,
                "the file isn't UTF-8; delete it, and run 'boundary freeze' to write it again")
        }
        return Baseline(text: text, file: name)
    }
}
