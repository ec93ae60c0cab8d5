import RoutingKit

/// All errors in a document of rules, which is refused: it closes what it switches off, and changes
/// nothing else.
public struct RuleDocumentError: Error, Sendable, CustomStringConvertible {
    /// A sentence for each error, with its place: first those of the document alone, then those
    /// that depend on the routes.
    public let issues: [String]
    /// The paths that the document switches off nevertheless, and that were open before.
    var closed: [String] = []

    public var description: String { issues.joined(separator: "\n") }
}

/// What is wrong with the documents of a review, and what of them doesn't apply. A class, because
/// all their parts report to it.
final class RuleIssues {
    var errors: [String] = []
    /// What is wrong with the targets of the rule that is read. A rule that only narrows uses none.
    var targetErrors: [String] = []
    /// Sentences about the parts that this version of the app does not know, or that have expired.
    private(set) var skipped: [String] = []

    /// What is wrong with a part.
    enum Kind {
        case error, target
        /// Another version of the app may know it: no error, if a server wrote it, which also
        /// writes for later versions.
        case unknown
    }

    /// Adds a sentence.
    /// - Parameters:
    ///   - problem: The reason and how to correct it.
    ///   - path: The path from the whole document to the part, for instance `rules[1].redirect`;
    ///     empty for the document itself.
    ///   - document: The document that has the part.
    ///   - kind: What it is about.
    func report(
        _ problem: String, at path: String, of document: RuleDocument, as kind: Kind = .error
    ) {
        let sentence = document.sentence(problem, at: path)
        switch kind {
        case .unknown where document.origin.isOutside: skipped.append(sentence)
        case .target: targetErrors.append(sentence)
        default: errors.append(sentence)
        }
    }
}

extension RuleDocument {
    /// One line: `rules.json: rules[1].redirect: it redirects to /prodct/42, but …`.
    func sentence(_ problem: String, at path: String = "") -> String {
        [name, path, problem].filter { !$0.isEmpty }.joined(separator: ": ").printable
    }
}
