public import RouteMatching

/// A link that a Navigator declares and that would not open.
public struct BrokenLink: Hashable, Sendable, CustomStringConvertible {
    /// Where the Navigator is registered.
    public let site: CallSite
    /// The pattern of the link, for instance `/product/:id`.
    public let path: String
    /// Whether no route answers the link, as in an app without one of its features.
    public let isUnanswered: Bool
    /// A sentence with the Navigator, the link and what is wrong.
    public let description: String

    /// What to do about it, as the end of a sentence.
    var remedy: String {
        isUnanswered
            ? "register a route for it, or name '\(path)' in start(unanswered:)"
            : "correct the template, or the route"
    }
}
