import RouteMatching

/// One parameter that a Navigator decodes or a link template fills.
public struct RouteParameter: Hashable, Codable, Sendable {
    /// The name, as the type that holds it declares it.
    public let name: String

    /// The type of the value as a reader would write it: `Int`, `[String]`, `heart|star`.
    public let type: String

    /// Whether a request without it is refused.
    public let isRequired: Bool

    /// Whether it may be given several times.
    public let isRepeated: Bool

    /// Whether it travels beside the URL, as a payload.
    public let isPayload: Bool

    /// Whether only its Navigator sees its value.
    public let isPrivate: Bool

    /// Whether its values may hold a slash or a backslash from outside too, as a ``PathText``.
    package let holdsSeparators: Bool

    package init(
        name: String, type: String, isRequired: Bool, isRepeated: Bool, isPayload: Bool,
        isPrivate: Bool, holdsSeparators: Bool
    ) {
        self.name = name
        self.type = type
        self.isRequired = isRequired
        self.isRepeated = isRepeated
        self.isPayload = isPayload
        self.isPrivate = isPrivate
        self.holdsSeparators = holdsSeparators
    }

    /// Whether two names mean the same parameter.
    package func isNamed(_ other: String) -> Bool { name.equalsIgnoringASCIICase(other) }
}
