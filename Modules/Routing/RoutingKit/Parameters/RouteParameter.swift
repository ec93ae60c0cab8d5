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

    package init(name: String, type: String, traits: Traits) {
        self.name = name
        self.type = type
        isRequired = traits.contains(.required)
        isRepeated = traits.contains(.repeated)
        isPayload = traits.contains(.payload)
        isPrivate = traits.contains(.private)
        holdsSeparators = traits.contains(.separators)
    }

    /// Ignores the case of ASCII letters; a repeated parameter may have brackets after its name,
    /// `?tags[]=a&tags[]=b`, as many servers write it.
    package func isNamed(_ other: String) -> Bool {
        name.equalsIgnoringASCIICase(other)
            || isRepeated && other.hasSuffix("[]")
                && name.equalsIgnoringASCIICase(String(other.dropLast(2)))
    }
}

extension RouteParameter {
    package struct Traits: OptionSet, Sendable {
        package let rawValue: Int

        package static let required = Traits(rawValue: 1 << 0)
        package static let repeated = Traits(rawValue: 1 << 1)
        package static let payload = Traits(rawValue: 1 << 2)
        package static let `private` = Traits(rawValue: 1 << 3)
        static let separators = Traits(rawValue: 1 << 4)

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }
    }
}
