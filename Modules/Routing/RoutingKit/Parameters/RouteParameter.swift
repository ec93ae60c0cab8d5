import RouteMatching

/// A parameter that a Navigator decodes or a link template fills.
public struct RouteParameter: Hashable, Codable, Sendable {
    /// The name, as the type that holds it declares it.
    public let name: String

    /// The type of the value as a reader would write it: `Int`, `[String]`, `heart|star`.
    public let type: String

    /// Whether a request without it is refused.
    public let isRequired: Bool

    /// Whether it may be repeated.
    public let isRepeated: Bool

    /// Whether it is passed beside the URL, as a ``Payload``.
    public let isPayload: Bool

    /// Whether only its Navigator sees its value, as of a ``Private`` parameter.
    public let isPrivate: Bool

    /// Whether its values may contain a slash or a backslash in a request from outside, too, as
    /// those of a ``PathText``.
    package let holdsSeparators: Bool

    /// Describes a parameter.
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

    /// Whether a name means this parameter: upper and lower case of ASCII letters are the same.
    package func isNamed(_ other: String) -> Bool { name.equalsIgnoringASCIICase(other) }
}
