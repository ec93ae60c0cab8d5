import RoutingKit

/// One part of a document that is wrong, or that doesn't apply.
struct RuleIssue: Hashable, Sendable, CustomStringConvertible {
    let document: String
    /// The path from the whole document to the part, for instance `rules[1].redirect`; empty for
    /// the document itself.
    let path: String
    /// The reason and how to correct it.
    let problem: String

    /// One line: `rules.json: rules[1].redirect: it redirects to /prodct/42, but …`.
    var description: String {
        [document, path, problem].filter { !$0.isEmpty }.joined(separator: ": ").printable
    }
}

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
