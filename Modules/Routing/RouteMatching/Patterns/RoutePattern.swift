/// The path of a route, for instance `/product/:id(int)`.
///
/// | segment | answers |
/// |---|---|
/// | `text` | that text, without regard to ASCII case; `%20` and `\:` are decoded |
/// | `:name(a\|b)` | one of these texts |
/// | `:name(int)` | a value of this ``SegmentType`` |
/// | `:name(sku)` | a value that the constraint registered as `sku` accepts |
/// | `:name` | any segment |
/// | `p-:name.html` | a segment with these texts around a value, which may be constrained as above |
/// | `*` | any segment, without a name |
/// | `**`, `**name` | the rest of the path, one segment at least; only at the end |
///
/// The last parameters and the rest may be missing, each with all after it: `/:year?/:month?`,
/// `/files/**path?`. Braces separate a parameter from a text that would continue its name: `{id}_x`.
public struct RoutePattern: Hashable, Sendable {
    /// One segment of a pattern.
    public enum Segment: Hashable, Sendable {
        /// Text that a URL must repeat; decoded, as in a URL after percent-decoding.
        case literal(String)
        /// A value that a URL gives under this name.
        case parameter(name: String, SegmentConstraint)
        /// A value of at least one character between two texts in ASCII, one of which may be empty:
        /// `p-:id(int).html`. The texts are compared without regard to case.
        // In a place of its own, so that other segments stay small.
        indirect case affixed(prefix: String, name: String, SegmentConstraint, suffix: String)
        /// A value without a name.
        case wildcard
        /// All segments that are left, under this name if there is one.
        case rest(name: String?)
    }

    /// The segments from left to right; none for `/`.
    public let segments: [Segment]

    /// How many segments at the end may be missing, each only with all that follow it.
    public let optionalCount: Int

    /// Reads a pattern.
    /// - Throws: ``PatternError`` with the column, what is expected there, and what was meant.
    public init(_ text: String) throws(PatternError) {
        self = try PatternParser.parse(text)
    }

    /// The most segments that a pattern may have: matching goes one call deeper for each.
    static let maximumSegments = 256

    init(segments: [Segment], optionalCount: Int = 0) {
        self.segments = segments
        self.optionalCount = optionalCount
    }
}

extension RoutePattern.Segment {
    /// The name under which its value is read; `nil` if it gives none.
    public var name: String? {
        switch self {
        case .parameter(let name, _), .affixed(_, let name, _, _): name
        case .rest(let name): name
        case .literal, .wildcard: nil
        }
    }
}

extension RoutePattern: Codable {
    /// Reads the text of a pattern.
    /// - Throws: `DecodingError` with what is wrong with it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            try self.init(container.decode(String.self))
        } catch let error as PatternError {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: error.description)
        }
    }

    /// Writes the canonical text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension RoutePattern {
    /// The names of the parameters, in lower case, as they are compared.
    package var parameterNames: Set<String> {
        Set(segments.compactMap { $0.name?.asciiLowercased })
    }

    /// Whether a parameter has this name, without regard to ASCII case.
    package func hasParameter(named name: String) -> Bool {
        segments.contains { $0.name?.equalsIgnoringASCIICase(name) ?? false }
    }

    /// The names of the constraints that an app has to register.
    package var constraints: [String] { segments.compactMap(\.constraintName) }

    /// The sequences of segments that it answers, the longest first: one more for each segment that
    /// may be missing.
    package var forms: [ArraySlice<Segment>] {
        (0...optionalCount).map { segments.dropLast($0) }
    }

    /// Whether the segment at a place may be missing.
    package func isOptional(at place: Int) -> Bool { place >= segments.count - optionalCount }

    /// A pattern without what decides no match.
    package typealias Identity = RoutePattern

    /// The same for all patterns that match exactly the same paths: to look one up among many.
    package var identity: Identity {
        RoutePattern(segments: segments.map(\.identity), optionalCount: optionalCount)
    }

    /// Whether both match exactly the same paths.
    package func isEquivalent(to other: RoutePattern) -> Bool { identity == other.identity }
}

extension RoutePattern {
    /// The link that this pattern answers with these values: those that the path names are part of
    /// the path, the others of the query.
    /// - Returns: `nil` if a value of the path is missing or can't be a segment: `""`, `.`, `..`.
    package func link(of values: ParameterValues) -> DeepLink? {
        var given = segments[...]
        while isOptional(at: given.count - 1), let name = given.last?.name, values[name].isEmpty {
            given.removeLast()
        }
        var filled: [String] = []
        for segment in given {
            switch segment {
            case .literal(let text): filled.append(text)
            case .parameter(let name, _), .affixed(_, let name, _, _):
                guard let text = values[name].first.flatMap(segment.filled) else { return nil }
                filled.append(text)
            case .rest(let name?):
                let rest = values[name]
                guard !rest.isEmpty, rest.allSatisfy(\.isSegment) else { return nil }
                filled += rest
            case .wildcard, .rest(nil): return nil
            }
        }
        let query = values.items.filter { !hasParameter(named: $0.name) }
        return DeepLink(segments: filled, query: query)
    }

    /// Whether it gives each segment of its links, and spells those that it gives itself in small
    /// letters that are never escaped.
    package var isCanonical: Bool {
        segments.allSatisfy { segment in
            switch segment {
            case .literal(let text): text.isCanonical
            case .affixed(let prefix, _, _, let suffix): prefix.isCanonical && suffix.isCanonical
            case .parameter, .rest(.some): true
            case .wildcard, .rest(nil): false
            }
        }
    }

    /// The values with a text beside them in a path that the pattern matches: the place of each
    /// segment, the value, and the segment with a mask in place of the value.
    package func affixedItems(
        in path: [String], mask: String
    ) -> [(place: Int, item: DeepLink.QueryItem, masked: String)] {
        zip(segments.indices, path).compactMap { place, text in
            guard let affixes = segments[place].affixes, let name = segments[place].name else {
                return nil
            }
            let item = DeepLink.QueryItem(name: name, value: affixes.inner(of: text))
            return (place, item, segments[place].around(mask))
        }
    }
}

extension RoutePattern.Segment {
    /// The segment of a path that gives a parameter a value; `nil` if no URL has it, or if another
    /// value would be read from it.
    fileprivate func filled(with value: String) -> String? {
        let text = around(value)
        let isReadBack = affixes.map { affixes in
            affixes.value(in: text).map { $0.utf8.elementsEqual(value.utf8) } ?? false
        }
        return text.isSegment && isReadBack ?? true ? text : nil
    }
}

extension String {
    /// Whether it is in small letters that are never escaped.
    fileprivate var isCanonical: Bool { self == PercentEncoding.encode(asciiLowercased) }
}
