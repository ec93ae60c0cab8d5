public import Foundation

/// What identifies a violation in a baseline: its rule, and the modules that it is about.
///
/// A violation by other modules, such as `[gn] G -> N by F -> N`, is another one than a dependency
/// of the module's own. Which dependency is to blame is a help for readers: mending one that others
/// share can change it.
struct BaselineKey: Hashable, Sendable, Comparable {
    /// The rule and the subject, such as `[gn] G -> N`.
    let text: String
    /// The dependency to blame, such as `F -> N`; `nil` if the module depends on the other one
    /// itself.
    let cause: String?

    init(_ key: String) {
        let parts = key.components(separatedBy: " by ")
        let isIndirect = parts.count == 2 && parts.allSatisfy { $0.contains(" -> ") }
        text = isIndirect ? parts[0] : key
        cause = isIndirect ? parts[1] : nil
    }

    /// The key of the same pair of modules, if one depends on the other itself.
    var direct: BaselineKey { BaselineKey(text) }

    /// The modules of a cycle; one text for another subject.
    var members: Set<String> { Set(text.suffix(after: "] ").components(separatedBy: ", ")) }

    func isPart(of other: BaselineKey) -> Bool {
        rule == other.rule && members.isStrictSubset(of: other.members)
    }

    private var rule: String { text.prefix(upTo: "] ") }

    var description: String { text + (cause.map { " by \($0)" } ?? "") }

    static func == (left: Self, right: Self) -> Bool {
        left.text == right.text && (left.cause == nil) == (right.cause == nil)
    }

    static func < (left: Self, right: Self) -> Bool { left.description < right.description }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// The violations that a package had before its rules, and that are accepted until they are fixed.
///
/// The text has one violation a line: its rule and its subject, such as a module and what it
/// imports, and the file as a help for readers. A change of the text is a change of the
/// architecture: a file that moves, and a line that moves in it, change nothing. `boundary freeze`
/// writes it.
public struct Baseline: Hashable, Sendable {
    private struct Line: Hashable, Sendable {
        let key: BaselineKey?
        let text: String
    }

    package static let name = ".boundaries.baseline"
    /// The first line of a new text.
    private static let title =
        "# Violations that are accepted until they are fixed, written by 'boundary freeze'."

    let places: [BaselineKey: SourcePlace]
    /// The text that was read, with its comments; empty if there is no file.
    package let source: String

    /// Reads one violation a line. Empty lines and lines that begin with `#` are ignored. A
    /// baseline without a text accepts nothing.
    init(text: String = "", file: String = name) {
        source = text
        places = Self.lines(of: text).enumerated().reduce(into: [:]) { places, line in
            guard let key = line.element.key else { return }
            places[key] = SourcePlace(file: file, line: line.offset + 1)
        }
    }

    package var count: Int { places.count }

    /// Finds the lines that accept a violation, its own one first:
    ///
    /// - The line of the violation itself.
    /// - For a cycle, the line of a larger cycle, of which this one is left.
    /// - For a module that depends through others, the line that says that it does so itself.
    func lines(accepting key: BaselineKey) -> [BaselineKey] {
        var lines = [key]
        if key.members.count > 1, places[key] == nil {
            lines += places.keys.filter { key.isPart(of: $0) }.sorted()
        } else if key.cause != nil {
            lines.append(key.direct)
        }
        return lines.filter { places[$0] != nil }
    }

    /// The baseline after a check: without what is fixed and, if it grows or is empty, with what is
    /// new.
    /// - Returns: The baseline, and the number of violations that it lacked.
    package func updated(
        by report: BoundaryReport, growing: Bool
    ) -> (baseline: Baseline, new: Int) {
        let new = report.unfrozen
        let entries = (growing || places.isEmpty ? new : [:])
            .merging(report.frozen.flatMap(\.entries)) { $1 }
        return (Baseline(text: text(with: entries, without: report.needless)), new.count)
    }

    /// The text with some entries, and without others. Comments stay where they are, and new
    /// entries are sorted among the others.
    func text(
        with entries: [BaselineKey: String], without needless: Set<BaselineKey> = []
    ) -> String {
        var lines = Self.lines(of: source.isEmpty ? Self.title : source)
        if lines.last?.text.isEmpty == true { lines.removeLast() }
        lines.removeAll { line in line.key.map(needless.contains) ?? false }
        let known = Set(lines.compactMap(\.key))
        for (key, text) in entries.sorted(by: { $0.key < $1.key }) where !known.contains(key) {
            let next = lines.firstIndex { $0.key.map { $0 > key } ?? false }
            lines.insert(Line(key: key, text: text), at: next ?? lines.count)
        }
        return lines.map { line in (line.key.flatMap { entries[$0] } ?? line.text) + "\n" }.joined()
    }

    private static func lines(of text: String) -> [Line] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            let entry = line.trimmingCharacters(in: .whitespacesAndNewlines)
            let isEntry = !entry.isEmpty && !entry.hasPrefix("#")
            // The name of a rule can have the word that is before the file.
            let key = entry.prefixMatch(of: /(?:\[.*?\] )?.*?(?= in |$)/).map { String($0.output) }
            return Line(key: isEntry ? key.map(BaselineKey.init) : nil, text: String(line))
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
