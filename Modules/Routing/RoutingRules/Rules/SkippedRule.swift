/// A part of a document of rules that this version of the app does not know, and skips: a route, a
/// field or a kind. What its rule closes, or asks a login for, counts all the same.
public struct SkippedRule: Hashable, Sendable, CustomStringConvertible {
    /// The name of the document, for instance `rules.json`.
    public let document: String
    /// The way from the whole document to the part, for instance `rules[1].kind`.
    public let path: String
    /// What is unknown, and what was perhaps meant.
    public let reason: String

    /// One line: `rules.json: rules[1].path: /later is no route of the app`.
    public var description: String { "\(document): \(path): \(reason)" }
}
