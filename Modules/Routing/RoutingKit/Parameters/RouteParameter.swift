import RouteMatching

/// A parameter that a Navigator decodes or a link template fills.
package struct RouteParameter: Hashable, Codable, Sendable {
    package let name: String

    /// The type of the value as a reader would write it: `Int`, `[String]`, `heart|star`.
    package let type: String

    /// Whether a request without it is refused.
    package internal(set) var isRequired: Bool

    package internal(set) var isRepeated: Bool

    package internal(set) var isPayload = false

    package internal(set) var isPrivate = false

    /// Whether it may hold a slash or a backslash in a request from outside, as a ``PathText``.
    package internal(set) var holdsSeparators = false

    package init(name: String, type: String, isRequired: Bool, isRepeated: Bool = false) {
        self.name = name
        self.type = type
        self.isRequired = isRequired
        self.isRepeated = isRepeated
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
    /// The parameters that a type declares, in the order in which it decodes them.
    /// - Throws: A sentence about the Navigator, if no URL can fill the type.
    package static func all(
        of type: any Decodable.Type, in navigator: Any.Type
    ) throws -> [RouteParameter] {
        do {
            return try ParameterProbe.parameters(of: type)
        } catch {
            let navigator = String(nameOf: navigator)
            throw ParametersError(description: sentence(about: error, in: navigator))
        }
    }

    private static func sentence(about error: any Error, in navigator: String) -> String {
        switch error {
        case is ParameterShapeError:
            "the parameters of \(navigator) must be a structure with a property for each of "
                + "them, such as struct Parameters: Decodable { let id: Int }"
        case let property as UnreadableProperty:
            "the parameter '\(property)' of \(navigator) can't be read from a URL; use a "
                + "number, a text, an enumeration, a date, a URL, an array of these or a Payload, or "
                + "let its type conform to ParameterExample"
        default:
            "the parameters of \(navigator) can't be determined, because their init(from:) "
                + "throws for example values; let the types of the properties conform to "
                + "ParameterExample"
        }
    }
}

/// Why the parameters of a Navigator can't be determined.
private struct ParametersError: Error, CustomStringConvertible {
    let description: String
}
