import CommandLineKit
import Foundation

/// Adds and removes the target of a feature in the text of the manifest.
struct ManifestEdit: Sendable {
    private let name: String
    private var call: String { ".feature(\"\(name)\"" }

    /// Edits the target of a feature.
    init(_ name: ModuleName) { self.name = name.text }

    /// Adds the target below those of the other features.
    /// - Throws: ``CommandError`` with the line to add if the manifest has no feature.
    func adding(to text: String) throws(CommandError) -> String {
        guard !text.contains(call) else { return text }
        var lines = text.components(separatedBy: "\n")
        guard let last = lines.lastIndex(where: { $0.contains(".feature(\"") }) else {
            throw .refused(
                "Package.swift has no line with .feature(…); add \(call)) to its targets first")
        }
        lines.insert(String(repeating: " ", count: 8) + call + "),", at: last + 1)
        return lines.joined(separator: "\n")
    }

    /// Removes the target.
    /// - Throws: ``CommandError`` if the target isn't written as one call.
    func removing(from text: String) throws(CommandError) -> String {
        guard let start = text.range(of: call) else { return text }
        guard let end = text[start.upperBound...].range(of: "),"),
            !text[start.upperBound..<end.lowerBound].contains("(")
        else {
            throw .refused("Package.swift: remove \(call), …) from its targets by hand first")
        }
        let line = text.lineRange(for: start)
        let before = text[line.lowerBound..<start.lowerBound]
        let after = text[end.upperBound...].prefix { $0 != "\n" }
        let isFirst = before.allSatisfy(\.isWhitespace)
        let lower = isFirst ? start.lowerBound : text.index(before: start.lowerBound)
        let range =
            switch (isFirst, after.isEmpty) {
            case (true, true): line.lowerBound..<text.index(after: end.upperBound)
            case (true, false): lower..<text.index(after: end.upperBound)
            case (false, _): lower..<end.upperBound
            }
        return text.replacingCharacters(in: range, with: "")
    }
}
