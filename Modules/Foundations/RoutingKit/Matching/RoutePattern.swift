/// The path of a route: `/product/:id`, `/moments/:id(uuid)`.
///
/// A segment is literal text, matched without regard to ASCII case, or `:name`, optionally with
/// the type that its value must have: `:name(int)`, `uint`, `double`, `bool` or `uuid`.
public struct RoutePattern: Hashable, Sendable {
    /// One segment of a pattern.
    public enum Segment: Hashable, Sendable {
        /// Text that a URL must repeat; decoded, as in a URL after percent-decoding.
        case literal(String)
        /// A value that a URL gives, under this name.
        case parameter(name: String, type: SegmentType)
    }

    /// The segments from left to right; none for `/`.
    public let segments: [Segment]

    /// Reads a pattern.
    /// - Throws: ``PatternError`` with the segment that is wrong and what would be right.
    public init(_ text: String) throws(PatternError) {
        guard text.hasPrefix("/") else {
            throw PatternError(text, "must start with a slash: /\(text)")
        }
        var segments: [Segment] = []
        var names: Set<String> = []
        for part in text == "/"
            ? [] : text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        {
            let segment = try Self.segment(String(part), of: text)
            if case .parameter(let name, _) = segment,
                !names.insert(name.asciiLowercased).inserted
            {
                throw PatternError(text, "names the parameter '\(name)' twice")
            }
            segments.append(segment)
        }
        self.segments = segments
    }

    private static func segment(_ part: String, of text: String) throws(PatternError) -> Segment {
        guard !part.isEmpty else { throw PatternError(text, "has an empty segment") }
        guard part.hasPrefix(":") else {
            guard !part.contains(where: { ":*?#%(){}<>".contains($0) }), part != ".", part != ".."
            else { throw PatternError(text, "has the segment '\(part)', which no URL can hold") }
            return .literal(part)
        }
        let name = part.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard let first = name.first, first.isLetter else {
            throw PatternError(
                text, "has the segment '\(part)'; a name is ASCII letters and digits")
        }
        let rest = part.dropFirst(1 + name.count)
        if rest.isEmpty { return .parameter(name: String(name), type: .string) }
        guard rest.hasPrefix("("), rest.hasSuffix(")"),
            let type = SegmentType(rawValue: String(rest.dropFirst().dropLast()))
        else {
            let types = SegmentType.allCases.map(\.rawValue).joined(separator: ", ")
            throw PatternError(text, "has the segment '\(part)'; a type is one of \(types)")
        }
        return .parameter(name: String(name), type: type)
    }
}

extension RoutePattern: CustomStringConvertible {
    /// The pattern as text, which reads back as an equal pattern.
    public var description: String {
        "/"
            + segments.map { segment in
                switch segment {
                case .literal(let text): text
                case .parameter(let name, .string): ":\(name)"
                case .parameter(let name, let type): ":\(name)(\(type.rawValue))"
                }
            }.joined(separator: "/")
    }

    /// The names of the parameters, in lower case, as they are compared.
    var parameterNames: Set<String> {
        Set(
            segments.compactMap { segment in
                if case .parameter(let name, _) = segment { name.asciiLowercased } else { nil }
            })
    }

    /// What two patterns have in common if they answer exactly the same paths.
    var shape: [Segment] {
        segments.map { segment in
            switch segment {
            case .literal(let text): .literal(text.asciiLowercased)
            case .parameter(_, let type): .parameter(name: "", type: type)
            }
        }
    }
}
