import RoutingKit

/// A part of a server's document that does not apply: a route, a field or a kind that this version
/// of the app does not know, or everything that an expired document does besides narrowing. Routes
/// that the rules close, or for which they require a login, are not affected.
public struct SkippedRule: Hashable, Sendable, CustomStringConvertible {
    /// The name of the document, for instance `rules.json`.
    let document: String
    /// The path from the whole document to the part, for instance `rules[1].kind`.
    package let path: String
    /// Why it does not apply, and the similar name that was perhaps meant.
    package let reason: String

    /// One line: `rules.json: rules[1].path: the app has no route /later`.
    public var description: String { "\(document): \(path): \(reason)".printable }
}
