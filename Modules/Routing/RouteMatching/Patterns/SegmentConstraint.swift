/// What a parameter's value must be for its pattern to answer.
public enum SegmentConstraint: Hashable, Sendable {
    /// Any text.
    case none
    /// One of these texts, without regard to ASCII case.
    case oneOf([String])
    /// A value of this type.
    case type(SegmentType)
    /// A value that the ``RouteConstraint`` of this name accepts.
    case named(String)

    func admits(_ value: String, constraints: [String: RouteConstraint]) -> Bool {
        switch self {
        case .none: true
        case .oneOf(let texts):
            texts.contains { $0.equalsIgnoringASCIICase(value) }
        case .type(let type): type.admits(value)
        case .named(let name): constraints[name]?.admits(value) ?? false
        }
    }
}

extension SegmentConstraint: CustomStringConvertible {
    /// The text between the parentheses of a pattern.
    public var description: String {
        switch self {
        case .none: ""
        case .oneOf(let texts): texts.map(PatternLiteral.text).joined(separator: "|")
        case .type(let type): type.rawValue
        case .named(let name): name
        }
    }
}

extension RoutePattern.Segment {
    /// The name of the ``RouteConstraint`` that its value must pass; `nil` if there is none.
    var constraintName: String? {
        if case .named(let name) = constraint { name } else { nil }
    }
}
