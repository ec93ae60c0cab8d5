import CommandLineKit
import Foundation

/// Adds and removes the owner of a feature in the text of CODEOWNERS.
struct OwnerEdit: Sendable {
    private let name: ModuleName
    private let features: String
    private var folder: String { "\(features)\(name.text)/" }

    /// Edits the line of a feature.
    init(_ name: ModuleName, in app: AppLayout) {
        self.name = name
        features = "/\(app.featureFolder)/"
    }

    /// Adds a team of the feature's name to those of the other features.
    /// - Throws: ``CommandError`` with the line to add if no other feature has one.
    func adding(to text: String) throws(CommandError) -> String {
        var lines = text.components(separatedBy: "\n")
        guard !lines.contains(where: isOwn) else { return text }
        guard let last = lines.lastIndex(where: { $0.hasPrefix(features) }),
            let organization = lines[last].firstMatch(of: /@[^\/\s]+\//)
        else {
            throw .refused(
                "CODEOWNERS has no line of a feature; add first: \(folder) @ORGANIZATION/TEAM")
        }
        lines.insert("\(folder) \(organization.output)\(name.segment)", at: last + 1)
        return lines.joined(separator: "\n")
    }

    /// Removes the line of the feature.
    func removing(from text: String) -> String {
        text.components(separatedBy: "\n").filter { !isOwn($0) }.joined(separator: "\n")
    }

    private func isOwn(_ line: String) -> Bool { line.hasPrefix("\(folder) ") }
}
