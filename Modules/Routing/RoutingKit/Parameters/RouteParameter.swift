import RouteMatching

/// A parameter that a Navigator decodes or a link template fills.
package struct RouteParameter: Hashable, Codable, Sendable {
    package let name: String

    /// The type of the value as a reader would write it: `Int`, `[String]`, `heart|star`.
    package let type: String

    /// Whether a request without it is refused.
    package let isRequired: Bool

    package let isRepeated: Bool

    package let isPayload: Bool

    package let isPrivate: Bool

    /// Whether it may hold a slash or a backslash in a request from outside, as a ``PathText``.
    package let holdsSeparators: Bool

    package init(
        name: String, type: String, isRequired: Bool, isRepeated: Bool = false,
        isPayload: Bool = false, isPrivate: Bool = false, holdsSeparators: Bool = false
    ) {
        self.name = name
        self.type = type
        self.isRequired = isRequired
        self.isRepeated = isRepeated
        self.isPayload = isPayload
        self.isPrivate = isPrivate
        self.holdsSeparators = holdsSeparators
    }

    /// Ignores the case of ASCII letters; a repeated parameter may have brackets after its name,
    /// `?tags[]=a&tags[]=b`, as many servers write it.
    package func isNamed(_ other: String) -> Bool {
        name.equalsIgnoringASCIICase(other)
            || isRepeated && other.hasSuffix("[]")
                && name.equalsIgnoringASCIICase(String(other.dropLast(2)))
    }
}
