import RoutingKit

/// A part of a server's document that does not count: a route, a field or a kind that this version
/// of the app does not know, or all that an expired document does besides narrowing. What the rules
/// close, or require a login for, counts all the same.
public struct SkippedRule: Hashable, Sendable, CustomStringConvertible {
    /// The name of the document, for instance `rules.json`.
    public let document: String
    /// The way from the whole document to the part, for instance `rules[1].kind`.
    public let path: String
    /// Why it does not count, and what was perhaps meant.
    public let reason: String

    /// One line: `rules.json: rules[1].path: the app has no route /later`.
    public var description: String { "\(document): \(path): \(reason)".printable }
}
