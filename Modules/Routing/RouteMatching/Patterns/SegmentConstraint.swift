/// What the value of a parameter must be, as a pattern writes it in parentheses.
public enum SegmentConstraint: Hashable, Sendable {
    /// Any value fits.
    case none
    /// One of these texts, without regard to ASCII case.
    case oneOf([String])
    /// A value of this type.
    case type(SegmentType)
    /// Accepted by the ``RouteConstraint`` of this name.
    case named(String)
}

extension SegmentConstraint: CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: ""
        case .oneOf(let texts): texts.map(PatternLiteral.text).joined(separator: "|")
        case .type(let type): type.rawValue
        case .named(let name): name
        }
    }
}
